### Les commandes comme Discord les montre, et ce qui est dit en privé une fois qu’elles sont faites.
###
### Noms : minuscules, sans espace ni apostrophe, 32 caractères au plus. Descriptions : 100 au plus.

## Commandes.

command-perudo = perudo
    .about = Perudo, le jeu de dés et de bluff
command-start = ouvrir
    .about = Ouvrir une table dans ce salon
command-join = rejoindre
    .about = S’asseoir à la table de ce salon
command-leave = quitter
    .about = Se lever de table
command-begin = commencer
    .about = Commencer la partie, si tu es l’hôte
command-computers = ordinateurs
    .about = Asseoir des ordinateurs à la table, si tu es l’hôte
command-dice = mes-dés
    .about = Voir tes dés et ce que tu peux jouer
command-table = montrer
    .about = Remettre la carte de la table en bas du salon
command-rules = règles
    .about = Lire les règles de cette table
command-stop = arrêter
    .about = Fermer la table (hôte ou modération)
command-settings = configurer
    .about = Choisir comment on joue sur ce serveur ou dans ce salon
command-remove = retirer
    .about = Retirer un joueur absent (hôte ou modération)
command-language = langue
    .about = Choisir la langue des réponses que toi seul vois
command-verify = vérifier
    .about = Vérifier tous les dés d’une partie finie, et la télécharger
command-fairness = hasard
    .about = Voir à quelle fréquence tombe chaque valeur
command-bid = annonce
    .about = Annoncer, ou surenchérir
command-dudo = dudo
    .about = Douter de l’annonce en cours
command-calza = calza
    .about = Dire que l’annonce est parfaitement exacte
command-leaderboard = classement
    .about = Voir qui gagne sur ce serveur

## Ce que prennent les commandes.

argument-preset = formule
    .about = Les règles à suivre
argument-computers = ordinateurs
    .about = Combien d’ordinateurs s’assoient avec toi
argument-level = niveau
    .about = La force des ordinateurs
argument-temperament = tempérament
    .about = Le caractère des ordinateurs ; au hasard si rien n’est choisi
argument-clock = temps
    .about = La durée d’un tour
argument-dice = dés
    .about = Le nombre de dés de chacun au départ
argument-count = nombre
    .about = Combien d’ordinateurs s’assoient
argument-seat = place
    .about = Qui est retiré
argument-game = partie
    .about = Ce que dit sa dernière carte ; sinon, la dernière partie de ce salon
argument-language = langue
    .about = Une langue, ou celle de ton Discord
argument-quantity = quantité
    .about = Combien de dés au moins
argument-face = valeur
    .about = La valeur qu’ils montrent

clock-choice-30 = 30 secondes
clock-choice-60 = 60 secondes
clock-choice-90 = 90 secondes
clock-choice-180 = 3 minutes
clock-choice-86400 = 1 jour
clock-choice-off = sans limite

# Le nom de cette langue dans cette langue.
language-name = Français
language-automatic = Comme mon Discord

# Un nombre que l’on peut annoncer, et les valeurs permises. $faces : une liste.
bid-offer = { $quantity } – { $faces }

## C’est fait.

done-joined = Te voilà à table.
done-left = Tu as quitté la table.
done-begun = La partie commence.
# $phrase : ce qui a été écrit.
done-phrase = Ta phrase porte-bonheur est « { $phrase } ». Elle entre dans tous les dés de la partie, et sera montrée au début.
done-phrase-none = Tu n’as plus de phrase porte-bonheur.
# $count : combien ont été demandés.
done-computers = { $count ->
    [one] Un ordinateur s’assoit.
   *[other] { $count } ordinateurs s’assoient.
}
done-table = La carte est maintenant en bas du salon.
done-stopped = La table est fermée.
# $name : qui a été retiré.
done-removed = { $name } ne joue plus.
done-bid = Tu as annoncé { BID($quantity, $face) }.
done-dudo = Tu as dit { -dudo }
done-calza = Tu as dit { -calza }
done-language = Les réponses que toi seul vois sont désormais en français.
done-language-automatic = Les réponses que toi seul vois suivent la langue de ton Discord.
