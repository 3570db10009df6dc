### Ce qui est conservé des personnes.

command-privacy = confidentialité
    .about = Voir ce qui est conservé sur toi, le recevoir en fichier ou le faire oublier
privacy-title = Ce qui est conservé sur toi
privacy-games = **Les parties où tu t’assois** : ton identifiant et ton nom, ta phrase porte-bonheur et tes coups, avec tous les dés, aussi longtemps que l’hébergeur du bot les garde. Toute la table les a vus.
privacy-totals = **Ce que donnent tes parties finies** : places, comptes, cotes et exploits, jusqu’à ce que tu te fasses oublier.
privacy-settings = **Ce que tu as choisi** : ta langue, jusqu’à ce que tu en changes ou te fasses oublier.
privacy-not = Rien d’autre : ni messages, ni listes de membres, ni rien sur qui ne s’est jamais assis.
button-export = Exporter mes données
button-forget = M’oublier
export-done = Voici chaque ligne qui contient ton identifiant.
export-how = Ce message n’est visible que par toi. Le fichier est en JSON, tel que dans la base de données.
forget-title = T’oublier ?
forget-why = Tu quittes toutes les tables. Tes totaux, tes cotes et tes réglages disparaissent pour de bon. Dans les parties que tu as jouées, un pseudonyme sans nom prend ta place : les résultats des autres et la preuve de leurs dés restent valables. Une phrase porte-bonheur reste, sans ton nom, car les dés en découlent.
button-forget-surely = M’oublier pour de bon
forget-done = C’est oublié. Les messages déjà sur Discord y restent jusqu’à ce que quelqu’un les supprime, et les sauvegardes de l’hébergeur jusqu’à leur expiration.