### Ce que disent les cartes, les panneaux et les formulaires. Les noms arrivent sûrs et en gras, souvent précédés de leur marque.

## Les places

seat-unnamed = Joueur { $seat }
seat-host-unnamed = Quelqu’un
seat-somebody = Quelqu’un
seat-level-unnamed = spécial
seat-named = { $mark } { $name } ({ colour })
seat-host = 👑 hôte
seat-computer = { $icon } { $level }
seat-character = { $icon } { $level }, { $temperament }
seat-away = 💤 absent
seat-on-turn = **à son tour**
seat-out = hors jeu
seat-left = a quitté la partie

## Les boutons, 80 caractères au plus.

button-join = Rejoindre
button-leave = Partir
button-computer = Ajouter un ordinateur
button-options = Réglages
button-phrase = Porte-bonheur
button-begin = Commencer
button-dice = Mes dés
button-bid = Annoncer
button-dudo = { -dudo }
button-calza = { -calza }
button-hint = Conseil
button-rematch = Revanche
button-leave-surely = Quitter la partie

## Avant la partie

gathering-title = Perudo : prends place
gathering-free = { $count ->
    [0] Toutes les places sont prises.
    [one] { $count } place est libre.
   *[other] { $count } places sont libres.
}
gathering-preset = **{ $preset }** : { $about }
gathering-changed = Changé : { $options }
gathering-too-few = Il faut au moins { $seats } joueurs : invite quelqu’un ou ajoute un ordinateur.
gathering-ready = Tout est prêt : { $name } peut commencer.

## Qui ouvre

shaking-title = Qui ouvre ?
shaking-now = Chacun lance un dé ; le plus fort ouvre la première manche.
shaking-first = Lancer : { $rolls }
shaking-again = Égalité, on relance : { $rolls }
shaking-die = { $name } { $die } { face }
shaking-opens = { $name } a le plus fort et ouvre.

luck = 🍀 Phrases porte-bonheur : { $phrases }
luck-phrase = { $mark } « { $phrase } »

## Une manche

round-title = Manche { $number }
round-title-palifico = Manche { $number } · PALAFICO
round-dice = { DICE($count) } en jeu
palifico-one-die-seats = Les Pacos ne sont plus des jokers et la valeur est fixée ; seuls ceux qui n’ont qu’un dé peuvent la changer.
palifico-locked = Les Pacos ne sont plus des jokers et la valeur est fixée.
round-no-bid = Pas encore d’annonce : { $name } ouvre.
round-earlier = { $count ->
    [one] { $count } annonce plus ancienne
   *[other] { $count } annonces plus anciennes
}
round-bid = { $name } : { BID($quantity, $face) }
round-bid-stand-in = { $name } : { BID($quantity, $face) } (remplaçant)
round-by = annonce de { $name }
round-by-stand-in = annonce de { $name } (remplaçant)
round-claim = Au moins { DICE($quantity) } sur { $dice } : { FACES($face) }.
round-claim-wild = Au moins { DICE($quantity) } sur { $dice } : { FACES($face) } ou Pacos.
round-turn = C’est le tour de { $name }
round-until = ⏳ Fin du temps { $when }
round-only-call = On ne peut plus monter : il ne reste qu’à trancher.
round-hints = 💡 conseils permis

## Le verdict

call-title-dudo = { -dudo }
call-title-calza = { -calza }
call-dudo = { $caller } doute de l’annonce de { $bidder } : **{ BID($quantity, $face) }**.
call-calza = { $caller } juge parfaitement exacte l’annonce de { $bidder } : **{ BID($quantity, $face) }**.
call-stand-in = Par le remplaçant : le temps était écoulé.
call-lifting = Les gobelets se lèvent…
reveal-counting = { $count ->
    [one] { $count } compte : { $dice }
   *[other] { $count } comptent : { $dice }
}
reveal-none = aucun ne compte : { $dice }
reveal-rest = sans compter : { $dice }
reveal-count = Compté : { BID($quantity, $face) }
reveal-bid = Annoncé : { BID($quantity, $face) }
reveal-bid-wild = Annoncé : { BID($quantity, $face) } ; les Pacos comptent aussi.
verdict-dudo-right = ✅ { $name } a eu raison de douter : il y en a moins.
verdict-dudo-wrong = ❌ { $name } a eu tort de douter : il y en a assez.
verdict-calza-right = ✅ { $name } a raison : c’est exactement ça.
verdict-calza-wrong = ❌ { $name } a tort : ce n’est pas exact.
change-loses = { $name } perd { DICE($count) } : { $left ->
    [0] plus aucun.
   *[other] il en reste { $left }.
}
change-regains = { $name } récupère { DICE($count) } et en a maintenant { $left }.
change-none = { $name } a déjà { $count ->
    [one] son seul dé
   *[other] ses { DICE($count) }
} et n’en récupère pas.
change-out = { $name } est hors jeu.
next-loser = { $name } a perdu et commence la manche suivante.
next-caller = { $name } a tranché et commence la manche suivante.
next-after = { $name } vient après { $out } et commence la manche suivante.
next-starter = { $name } commence la manche suivante.
next-palifico = La manche suivante est un **PALAFICO**.

## Une manche annulée

void-title = La manche est annulée
void-left = { $name } a quitté la partie.
void-nobody-loses = Personne d’autre ne perd de dé.
void-again = On secoue de nouveau les gobelets ; { $name } commence.

## La fin

end-title = { $name } gagne !
end-place = { $medal } { $place }.
end-proof =
    Partie `{ $game }` · { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }
    Empreinte des dés : `{ $commitment }`
end-secret = Leur secret, maintenant ouvert : `{ $secret }`
end-check = `/perudo verify` vérifie tous les dés de cette partie.
end-opening = L’empreinte était [ici]({ $link }) avant que quiconque s’assoie.
stopped-title = La table est fermée
stopped-before = La partie n’avait pas commencé.
stopped-in-play = La partie a été arrêtée et ne compte pour personne.
stopped-next = `/perudo start` ouvre une nouvelle table.
past-note = Cette carte est ancienne : la plus récente est plus bas.

## Mes dés

panel-title = Tes dés ({ colour })
panel-holds = Tu as { $held }
panel-holds-wild = Avec les Pacos, tu as { $held }
panel-no-dice = Tes dés arrivent au prochain lancer.
panel-out = Tu n’as plus de dés. Tu peux regarder la partie jusqu’au bout.
# Ce que dit le panneau d’un joueur une fois la partie finie.
panel-over = La partie est finie. *Revanche*, sur sa carte, en lance une autre.
panel-palifico = **PALAFICO**. { $rules }
panel-your-turn = C’est ton tour
panel-raise = Surenchérir à…
panel-open = Ouvrir avec…
panel-you-hold = tu en as { $count }

## Le formulaire d’une annonce

bid-title = Ton annonce
bid-quantity = Combien de dés
bid-first = De 1 à { $dice }, tous les dés en jeu.
bid-over = Annonce actuelle : { BID($quantity, $face) } ; { DICE($dice) } en jeu.
bid-face = Quelle valeur

## Le formulaire d’une phrase porte-bonheur

phrase-title = Ta phrase porte-bonheur
phrase-label = Elle entre dans tous les dés de la partie
phrase-how = Personne ne la voit avant le début de la partie. Laisse vide pour n’en avoir aucune.

## Les panneaux privés

options-title = Les réglages de la table
options-how = Chaque choix compte aussitôt. Choisir une formule règle toutes les options.
options-preset = Formule
computer-title = Ajouter un ordinateur
computer-how = Il voit ce qu’une personne à sa place verrait, et rien de plus.
computer-choose = De quelle force ?
leave-title = Quitter la partie ?
leave-why = Tu es éliminé aussitôt, la manche en cours est annulée, et tes dés ne reviennent pas.

rules-title = La règle de cette table
rules-title-new = Les règles d’une table ouverte ici
rules-foot = Cette règle est faite à partir des réglages de la table.

## Le panneau de configuration

settings-title-server = Configuration de ce serveur
settings-title-channel = Configuration de { $channel }
settings-how = Chaque choix est gardé aussitôt et vaut pour les tables ouvertes à partir de maintenant.
settings-channels = Configurés à part : { $channels }
settings-scope = Pour quoi vaut cette configuration
settings-for-server = Pour tout le serveur
settings-for-channel = Pour ce salon et ses fils seulement

## Le classement

board-title = Classement de ce serveur
board-empty = Personne n’a encore fini de partie ici. `/perudo start` ouvre une table.
board-line = { $medal } { $place }. { $name } · { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} · { $rate } %

## Si les dés d’une partie sont les bons

verify-holds = Les dés de la partie `{ $game }` sont les bons
verify-holds-not = Les dés de la partie `{ $game }` ne sont pas les bons
verify-fingerprint = L’empreinte est celle de cette partie et de son secret, maintenant ouvert.
verify-first = Qui a ouvert la première manche avait gagné le lancer.
verify-dice = Les { DICE($count) } de { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} découlent du secret, de la partie et des phrases porte-bonheur : rien n’a été choisi ni changé après coup.
verify-compare-link = Compare maintenant l’empreinte avec celle qui [était là avant que quiconque s’assoie]({ $link }) :
verify-compare = Compare maintenant l’empreinte avec celle du message qui a ouvert la table :
verify-limits = Cela ne montre pas que personne, chez l’hébergeur, n’a regardé les dés, ni qu’un hébergeur complice d’un joueur n’a pas essayé bien des phrases.
verify-file = Le fichier contient toute la partie : `perudo verify` la vérifie sans ce bot, et un programme à toi le peut aussi.
verify-tell = Merci de le dire à qui fait tourner ce bot.
flaw-fingerprint = L’empreinte n’est pas celle de cette partie et de ce secret.
flaw-phrases = Les dés ne viennent pas de ce secret avec ces phrases porte-bonheur.
flaw-first = La place { $seat } a ouvert la manche 1, mais la place { $winner } avait gagné le lancer.
flaw-round-left-out = Une manche a été omise avant la manche { $round }.
flaw-rounds-swapped = Les dés des manches { $round } et { $other } sont échangés.
flaw-seats-swapped = À la manche { $round }, les dés des places { $seat } et { $other } sont échangés.
flaw-too-many = À la manche { $round }, la place { $seat } { $written ->
    [0] n’a aucun dé
   *[other] a { DICE($written) }
}, mais en tient { $held }.
flaw-too-few = À la manche { $round }, la place { $seat } { $written ->
    [0] n’a aucun dé
   *[other] a { DICE($written) }
}, mais en tient { $held }.
flaw-die = À la manche { $round }, le dé { $place } de la place { $seat } montre { $written }, mais c’est { $drawn } qui est sorti.
flaw-cup = À la manche { $round }, les dés de la place { $seat } ne sont pas ceux qui sont sortis.

## À quelle fréquence tombe chaque valeur

fairness-title = Toutes les valeurs tombent-elles aussi souvent ?
fairness-here = Sur ce serveur
fairness-everywhere = Sur tous les serveurs de ce bot
fairness-none = Aucune partie n’est encore finie.
fairness-band = { DICE($dice) } : chaque valeur devrait tomber de { $least } à { $most } fois.
fairness-face = { $die } { FACES($face) } : **{ $count }**
fairness-face-outside = { $die } { FACES($face) } : **{ $count }** – en dehors
fairness-foot = Tous les dés lancés dans des parties finies. Même les meilleurs dés sortent parfois de ces bornes : environ un compte sur 370.

## Les messages à côté de la carte

opening-line = 🎲 { $name } ouvre une table de Perudo.
opening-proof = Empreinte des dés, fixée avant que quiconque s’assoie : `{ $commitment }`
nudge = ⏳ { $mention }, c’est ton tour.
nudge-until = ⏳ { $mention }, c’est ton tour : le remplaçant joue { $when }.
nudge-moved = { $name } a joué.
nudge-stood-in = Le remplaçant a joué pour { $name }.

## Conseil

hint-how = 💡 D’après tes dés et le seul hasard :
hint-standing = - L’annonce en cours, { $bid } : { $chance }
hint-exact = - Exactement ce nombre : { $chance }
hint-raise = - { $bid } : { $chance }
chance-surely = presque certain ({ $percent } %)
chance-likely = probable ({ $percent } %)
chance-even = à peu près une chance sur deux ({ $percent } %)
chance-unlikely = peu probable ({ $percent } %)
chance-hardly = presque impossible ({ $percent } %)
