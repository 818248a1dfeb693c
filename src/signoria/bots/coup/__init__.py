"""The bots of one game, and what they are made of."""
