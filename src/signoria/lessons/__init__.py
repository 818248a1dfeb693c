"""Lessons: a first game with a coach, on the real rules.  `lesson` holds what all share; each game has its file."""
