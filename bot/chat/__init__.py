"""Discord: the only room that imports `discord`. It turns presses into moves, and views into cards."""
