"""Tables at which people, bots and programs meet: a server that knows no game."""
