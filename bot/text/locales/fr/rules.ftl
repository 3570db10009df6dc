### Les règles d’une table, assemblées d’après ses options par bot/text/rulebook.py. Tous les nombres viennent du moteur.
### $bid, $low, $bids et semblables arrivent en mots, comme « 9 × quatre ».

## Préparation

rules-setup = Préparation
rules-setup-dice = Chacun commence avec { DICE($count) } sous son gobelet.
rules-setup-seats = À { $seats } joueurs, { DICE($dice) } sont en jeu au départ.
rules-setup-most = De 2 à { $seats } joueurs : au plus { DICE($dice) } en jeu.
rules-setup-first = Chacun lance un dé ; le plus fort ouvre la première manche, les ex æquo relancent.
rules-setup-round = À chaque manche, tous lancent en même temps et ne regardent que leurs propres dés.
rules-setup-hints = Les conseils sont permis : tu peux demander quelles sont les chances d’après tes dés.

## Annonces

rules-bidding = Annonces
rules-bidding-claim = { BID($quantity, $face) } veut dire : sous tous les gobelets réunis, au moins autant de dés montrent un { face }.
rules-bidding-wild = Les Pacos (les uns) sont des jokers : ils comptent pour la valeur annoncée, quelle qu’elle soit. Une annonce de Pacos ne compte que les Pacos.
rules-bidding-opening = Celui qui commence doit annoncer, mais pas des Pacos. Ensuite, dans le sens des aiguilles d’une montre, chacun surenchérit ou doute ; personne ne passe.
rules-raise-any-face = Pour surenchérir, annonce plus de dés de n’importe quelle valeur, ou autant de dés d’une valeur plus forte.
rules-raise-never-lower-face = Pour surenchérir, annonce plus de dés de la même valeur ou d’une plus forte, ou autant de dés d’une valeur plus forte. La valeur ne baisse jamais.
rules-raise-same-face-or-same-number = Pour surenchérir, annonce plus de dés de la même valeur, ou autant de dés d’une valeur plus forte. Pas les deux à la fois.
rules-raise-example = Sur { $bid }, tu peux annoncer { $bids }.
rules-raise-counterexample = Sur { $bid }, tu ne peux pas annoncer { $bids }.
rules-raise-to-pacos = Pour passer aux Pacos, la moitié suffit, arrondie à l’unité supérieure : sur { $bid }, le minimum est { $low }.
rules-raise-from-pacos = Sur { $bid }, annonce plus de Pacos ({ $more }), ou une autre valeur avec le double plus un : au minimum { $low }.
rules-raise-from-pacos-only = Sur { $bid }, annonce plus de Pacos : { $more }. Une autre valeur demande le double plus un, plus que tous les dés ici.
rules-raise-cap = Aucune annonce ne dépasse le nombre de dés en jeu. Quand on ne peut plus monter, il ne reste qu’à trancher.

## Dudo

rules-dudo = { -dudo }
rules-dudo-call = À ton tour, dis « { -dudo } » si tu doutes de l’annonce. Tous les gobelets se lèvent et on compte.
rules-dudo-one = Moins que l’annonce : son auteur perd un dé. Autant ou plus : celui qui a douté en perd un.
rules-dudo-difference = Moins que l’annonce : son auteur perd autant de dés qu’il en manque. Autant ou plus : celui qui a douté perd un dé, plus un par dé en trop.
rules-dudo-all = Moins que l’annonce : son auteur perd tous ses dés et il est éliminé. Autant ou plus : c’est celui qui a douté.
rules-dudo-example = Par exemple, on doute de { $bid }. { $few ->
    [0] S’il n’y en a aucun
   *[other] S’il n’y en a que { $few }
}, l’auteur de l’annonce perd { DICE($few_cost) } ; s’il y en a { $many }, celui qui a douté perd { DICE($many_cost) }.
rules-dudo-next = Celui qui a perdu commence la manche suivante ; s’il est éliminé, c’est le prochain encore en jeu.

## Calza

rules-calza = { -calza }
rules-calza-anyone = Tous sauf l’auteur de l’annonce, à leur tour ou non, peuvent dire « { -calza } » s’ils pensent l’annonce parfaitement exacte.
rules-calza-on-turn = À ton tour, tu peux dire « { -calza } » si tu penses l’annonce parfaitement exacte.
rules-calza-off-turn = Quand ce n’est pas ton tour, tu peux dire « { -calza } » sur l’annonce d’un autre si tu la penses parfaitement exacte.
rules-calza-result = Si c’est exact, tu récupères un dé, sans dépasser { DICE($most) }. Sinon, tu en perds un. Les dés des autres ne changent pas.
rules-calza-next = Celui qui l’a dit commence la manche suivante. Le premier à parler l’emporte.
rules-calza-duel = Pas de Calza à deux joueurs.
rules-calza-in-palifico-no = Pas de Calza pendant un { -palifico }.
rules-calza-in-palifico-yes = Le Calza est permis pendant un { -palifico }.
rules-calza-off = Pas de Calza à cette table.

## Palifico

rules-palifico = { -palifico }
rules-palifico-first-time = Quand un joueur passe à un seul dé pour la première fois de la partie, la manche qu’il commence est un { -palifico }.
rules-palifico-every-time = Chaque fois qu’un joueur passe à un seul dé, la manche qu’il commence est un { -palifico }, même s’il avait récupéré un dé.
rules-palifico-plain = Les Pacos n’y sont plus des jokers, et on peut ouvrir avec eux.
rules-palifico-face = La valeur est fixée et seule la quantité monte : sur { $bid }, le minimum est { $low }.
rules-palifico-face-locked = Personne ne peut changer la valeur, pas même avec un seul dé.
rules-palifico-face-one-die-seats = Seuls ceux qui n’ont qu’un dé peuvent changer la valeur, et ce changement engage les suivants : eux peuvent aussi annoncer { $bids }.
rules-palifico-duel-yes = Il se joue aussi à deux joueurs.
rules-palifico-duel-no = Il ne se joue pas à deux joueurs.
rules-palifico-never = Pas de { -palifico } à cette table.

## Fin

rules-end = Fin de la partie
rules-end-out = Sans dés, tu es éliminé. Le dernier joueur qui a des dés gagne.
rules-end-leave = Celui qui quitte la table est éliminé aussitôt, classé derrière tous ceux encore en jeu ; la manche en cours est annulée et relancée.
