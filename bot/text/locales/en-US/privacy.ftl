### What is stored of people: to see it, to have it, to have it forgotten.

command-privacy = privacy
    .about = See what is stored about you, get it as a file, or have it forgotten
privacy-title = What is stored about you
privacy-games = **Games that you sit down to**: your id and your name, your lucky phrase and your moves, with all dice, for as long as the bot’s host keeps them. Everyone at the table saw them.
privacy-totals = **What your finished games add up to**: places, counts, ratings and achievements, until you are forgotten.
privacy-settings = **What you chose**: your language, until you change it or are forgotten.
privacy-not = Nothing else: no messages, no member lists, nothing about people who never sat down.
button-export = Export my data
button-forget = Forget me
export-done = Here is every row that holds your id.
export-how = Only you see this message. The file is JSON, as the database has it.
forget-title = Forget you?
forget-why = You leave every table. Your totals, ratings and settings go for good. In games that you played a pseudonym without a name takes your place: the results of others and the proof of their dice stay valid. A lucky phrase stays, without your name, because the dice follow from it.
button-forget-surely = Forget me for good
forget-done = You are forgotten. Messages that are on Discord already stay until somebody deletes them, and the host’s backups until they expire.