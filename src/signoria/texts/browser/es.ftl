# What the browser says that belongs to no game.

ui-title = Signoria
