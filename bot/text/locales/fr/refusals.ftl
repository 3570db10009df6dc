### Pourquoi quelque chose n’a pas été fait, et ce qui marcherait. En privé, une ligne chacun.
### Les noms arrivent déjà sûrs.

## Par les règles : un message pour chaque refus du moteur, nommé d’après sa clé.

refusal-game-over = Cette partie est finie. `/perudo start` ouvre une nouvelle table.
refusal-not-started = Aucune manche n’est en cours : attends le prochain lancer.
refusal-already-started = La partie a déjà commencé. Attends la fin, ou ouvre une table dans un autre salon.
refusal-no-such-seat = Il n’y a pas de place { $seat } à cette table.
refusal-seat-out = Tu es éliminé ; tu peux regarder la partie jusqu’au bout.
refusal-calza-off = Cette table joue sans Calza. À ton tour, tu peux surenchérir ou douter.
refusal-no-bid-yet = Il n’y a pas encore d’annonce. C’est à celui qui commence d’annoncer.
refusal-own-bid = C’est ta propre annonce : à un autre de la juger.
refusal-calza-in-palifico = Pas de Calza pendant un { -palifico }. À ton tour, tu peux surenchérir ou douter.
refusal-calza-two-left = Pas de Calza à deux joueurs. À ton tour, tu peux surenchérir ou douter.
refusal-calza-on-turn = À cette table, le Calza est pour ceux dont ce n’est pas le tour. Surenchéris ou doute.
refusal-calza-off-turn = À cette table, seul celui dont c’est le tour peut dire Calza.
refusal-not-your-turn = C’est à { $name } de jouer.
refusal-opening-on-pacos = On n’ouvre pas une manche avec des Pacos. Toutes les autres valeurs vont.
refusal-face-stands = Pendant ce { -palifico }, la valeur reste aux { FACES($face) } : seule la quantité peut monter.
refusal-bid-too-low = { $face ->
    [1] { $pacos ->
        [0] Trop bas, et on ne peut plus monter en Pacos.
       *[other] Trop bas. Minimum : { BID($pacos, 1) }.
    }
   *[other] { $least ->
        [0] { $pacos ->
            [0] Trop bas : aucune annonce en { FACES($face) } n’est plus permise.
           *[other] Trop bas : aucune annonce en { FACES($face) } n’est plus permise. Minimum : { BID($pacos, 1) }.
        }
       *[other] { $pacos ->
            [0] Trop bas. Minimum : { BID($least, $face) }.
           *[other] Trop bas. Minimum : { BID($pacos, 1) }, { BID($least, $face) }.
        }
    }
}
refusal-bid-too-high = Trop haut : il n’y a que { DICE($dice) } en jeu.

refusal-already-seated = Tu es déjà à cette table.
refusal-table-full = Les { $seats } places sont prises.
refusal-too-few-seats = Il faut au moins { $seats } joueurs. Invite quelqu’un ou ajoute un ordinateur.
refusal-not-host = Seul l’hôte peut faire ça : demande à { $name }.
refusal-not-away = { $name } n’est pas absent. On ne peut retirer que les absents.
refusal-phrase-too-long = Ta phrase porte-bonheur peut avoir au plus { $most } caractères.

## À la porte : avant les règles, ou à côté d’elles.

door-stale-bid = Trop tard : l’annonce est maintenant { BID($quantity, $face) }, par { $name }. Rien n’a été fait.
door-stale-card = La partie a avancé depuis cette carte. Prends la plus récente, ou `/perudo table`. Rien n’a été fait.
door-called-first = Trop tard : { $name } a parlé en premier.
door-between-rounds = Cette manche est finie. La suivante commence dans un instant.

door-no-table = Aucune table n’est ouverte ici. `/perudo start` en ouvre une.
door-table-open = Une table est déjà ouverte ici. `/perudo table` la montre.
door-not-seated = Tu n’es pas à cette table. `/perudo join` pendant que les joueurs se réunissent.
door-no-dice = Tu n’as pas de dés en ce moment. Ils arrivent au prochain lancer.
door-no-hints = Cette table joue sans conseils. On peut les permettre dans *Réglages* avant le début d’une partie.
door-no-such-game = Cette partie est introuvable. `/perudo start` ouvre une nouvelle table.

door-nothing-to-check = Aucune partie n’est encore finie dans ce salon. La dernière carte d’une partie dit son nom.
door-no-game-to-check = Aucune partie de ce nom n’a pris fin sur ce serveur. La dernière carte d’une partie dit son nom.
door-still-played = Cette partie n’est pas finie. Ses dés pourront être vérifiés à la fin.
door-no-dice-to-check = Cette partie n’a jamais commencé : il n’y a pas de dés à vérifier.
door-moves-gone = Les coups de cette partie ne sont plus conservés. Son résultat l’est, et compte toujours.

door-needs-manage-messages = Seul l’hôte, ou quelqu’un qui peut gérer les messages ici, peut faire ça.
door-needs-manage-server = Il faut pouvoir gérer ce serveur pour changer sa configuration.
door-old-button = Cela vient d’une autre version du bot. Tape la commande à nouveau, ou prends la carte la plus récente. Rien n’a été fait.
door-old-command = Cette commande vient d’une autre version du bot. Recharge Discord et choisis-la à nouveau. Rien n’a été fait.
door-moderators-open = Dans ce salon, seuls ceux qui peuvent gérer les messages ouvrent des tables. Demande-leur, ou essaie un autre salon.
door-nobody-opens = On n’ouvre pas de table dans ce salon. Essaie un autre salon, ou demande à qui peut gérer ce serveur.
door-servers-only = Le Perudo se joue dans les salons d’un serveur, pas en messages privés.
door-cannot-post = Je ne peux pas montrer de table ici. Il me faut ces permissions : { $permissions }.
# Les noms de Discord pour les permissions, comme dans ses réglages.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
door-paused = La partie est en pause : je ne peux pas montrer la table ici pour l’instant. Rien n’est perdu.

door-not-a-number = Ce n’est pas un nombre de dés. Écris un nombre entier de 1 à { $most }.
door-not-a-face = Ce n’est pas une valeur de dé. Choisis une des six.
door-no-such-level = Il n’y a pas d’ordinateur de ce niveau.

door-busy = La table est occupée. Rien n’a été fait : réessaie dans un instant.
door-not-saved = L’enregistrement a échoué : ton coup n’a pas été joué. Réessaie dans un instant.
door-restarting = Le bot redémarre. Rien n’est perdu : réessaie dans une minute.
door-broken = Quelque chose a mal tourné de notre côté, désolé. La partie continue ; `/perudo table` montre où elle en est.

## Ce qu’un joueur apprend à son retour.

door-stood-in-bid = Ton temps est écoulé : le remplaçant a annoncé { BID($quantity, $face) } pour toi.
door-stood-in-dudo = Ton temps est écoulé : le remplaçant a dit « { -dudo } » pour toi.
door-was-away = Tu étais absent : tes tours ont été raccourcis. Content de te revoir.
door-taken-out = Tu as été absent trop longtemps et tu n’es plus dans la partie.
door-removed = Tu as été retiré de la partie pendant ton absence.
