"""The game of Perudo itself: no clock, no chance, no text and no Discord.

A game is a list of events. `decide.decide` says which events a move causes and may refuse it;
`evolve.evolve` folds one event into the state and never refuses.
"""
