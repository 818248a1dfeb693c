# Ce que dit le cadre du navigateur.

ui-title = Signoria
ui-home = À l’accueil
ui-back = Retour
ui-close = Fermer
ui-leave = Quitter la table
ui-away = Le serveur est injoignable.
ui-composing-gone = Ce que tu avais commencé n’est plus possible.
ui-try-again = Réessayer
ui-reload = Recharger
ui-fault = Un problème est survenu ici. Le reste continue.
ui-try-now = Essayer
ui-door-path = Il n’y a rien ici.
ui-door-table-hint = Le lien est peut-être incomplet, ou la table n’existe plus. Demande un nouveau lien ou lance ta propre partie.
ui-door-game = Ce jeu n’a pas encore de table dans le navigateur.
ui-door-terminal = On peut y jouer dans un terminal : signoria join { $address }
ui-yes = oui
ui-no = non
ui-none = non
ui-bot = bot
ui-somebody = Anonyme

## À la table

ui-table-code = Table { $code }
ui-gone = { $players } : hors de la table
ui-log = Journal
ui-notes = Notes
ui-card = Qui fait quoi
ui-chat = Chat
ui-chat-new = Chat, { $count } à lire
ui-autos = Passer sans demander
ui-more = Plus
ui-side = Journal, notes et règles
ui-only-you = rien que toi
ui-seconds = { $seconds } s
ui-time-short = Plus que cinq secondes.
ui-sound-on = Mettre le son
ui-sound-off = Couper le son
ui-say = Dis quelque chose
ui-say-hint = Dis un mot : rien n’engage
ui-send = Envoyer
ui-whispers = chuchote à { $name }
ui-whisper-to = à qui
ui-whisper-all = à tous
ui-whisper-hint = En aparté : lu par { $name } uniquement
ui-mute = Faire taire { $name }
ui-unmute = Réentendre { $name }
ui-copy-link = Copier le lien
ui-copied = Copié
ui-replace-by-bot = Laisser un bot jouer pour { $name }
ui-options = Règles en jeu : { $options }
ui-options-usual = On joue avec les règles habituelles.
ui-rules-whole = Toutes les règles
ui-settings = Réglages
ui-language = Langue
ui-theme = Aspect
ui-theme-auto = comme l’appareil
ui-theme-light = plâtre
ui-theme-dark = noir de vigne
ui-pace = Rythme de ce que font les autres
ui-pace-slow = lent
ui-pace-usual = normal
ui-pace-quick = rapide
ui-pace-go = Continuer
ui-pace-step = Un pas
ui-pace-pause = Pause
ui-pace-skip = Sauter
ui-seat-away = pas là
ui-autos-hint = On te demande toujours ton avis sur ce qui te vise. Personne ne voit si on te l’a demandé, ni si tu as répondu.
ui-watching = Tu regardes
ui-watching-hint = Tu vois ce que tout le monde voit, et la main de personne.
ui-watching-notes = Les notes sont pour qui joue.
ui-sit = S’asseoir

## Ce qui fait obstacle

ui-lost = Reconnexion
ui-lost-hint = La table continue un moment sans toi. Ce que tu as déjà répondu compte.
ui-lost-wait = Nouvel essai dans { $seconds } s.
ui-offline-hint = Cet appareil est hors ligne. Dès qu’il ne le sera plus, tu reviendras à la table sans rien faire.
ui-notice-closing = La maison redémarre
ui-notice-closing-hint = Les horloges sont arrêtées pour tout le monde. Tu reviendras à cette table sans rien faire.
ui-notice-store-away = Rien ne peut être enregistré pour l’instant
ui-notice-store-away-hint = Rien n’est perdu. La table reprendra d’elle-même dès que possible.

## La fin

ui-you-won = La Signoria est à toi
ui-won = La Signoria revient à { $players }
ui-ended = La partie est finie
ui-closed = Cette table est fermée
ui-winner = gagne
ui-rematch = Rejouer, même table
ui-rematch-join = Rejoindre la suivante
ui-rematch-watch = Regarder la suivante
ui-replay-watch = Revoir la partie
ui-record = Télécharger la partie
ui-older = Parties aux règles antérieures
ui-older-one = Une partie aux règles antérieures
ui-older-why = Cette partie suit la version { $rules } des règles et Signoria joue désormais avec la version { $known } : ici, elle ne peut être ni reprise ni revue.
ui-older-list = On ne peut ni les continuer ni les revoir ici. Ouvrez-en une pour la télécharger ou la supprimer.
ui-older-delete = Supprimer cette table
ui-older-sure = Elle est supprimée pour tous ceux qui y étaient assis, sans retour possible.

## La première page

ui-hero = Jeux de cour pour qui sait garder son sérieux
ui-hero-hint = Des jeux de cartes faits de bluff, d’alliances et d’ambition. Rien à installer, pas de compte.
ui-continue = Reprendre { $game }
ui-nobody = encore personne
ui-first-time = Jamais joué ?
ui-first-time-hint = Une première partie de { $game }, expliquée pendant que tu joues
ui-games = Jeux
ui-play-bots = Jouer contre des bots
ui-play-friends = Jouer entre amis
ui-join = Rejoindre une table
ui-join-hint = Le mot que ton hôte te dit, ou le lien.
ui-join-do = Entrer
ui-open-tables = Tables ouvertes
ui-open-none = Il n’y a personne à une table publique.
ui-learn = Apprendre
ui-learn-game = Apprendre { $game }
ui-rules-of = Règles de { $game }
ui-replays = Tes parties finies
ui-record-open = Revoir une partie depuis un fichier
ui-plain = Pages sans scripts

## La salle d’attente

ui-lobby = Une table de { $game }
ui-lobby-where = salle d’attente
ui-invite = Inviter
ui-code = le mot est
ui-qr = Code QR du lien de la table
ui-qr-large = Voir en grand
ui-seats = Places
ui-seats-taken = { $taken } sur { $seats } prises
ui-you = toi
ui-host = hôte
ui-here = là
ui-stand-up = Se lever
ui-remove = Retirer { $name }
ui-seat-free = Place libre
ui-seat-take = S’asseoir ici
ui-bot-add = Ajouter un bot
ui-bot-kind = bots à ajouter
ui-bot-usual = le bot habituel
ui-name = ton nom
ui-full = Plus de place libre
ui-start = Lancer
ui-start-hint = { $free ->
    [one] Un bot prend la place libre.
   *[other] Des bots prennent les { $free } places libres.
}
ui-start-wait = En attente : { $name } lance la partie.
ui-start-wait-host = En attente : l’hôte lance la partie.
ui-start-without = Commencer sans moi
ui-name-ask = Comment t’appelles-tu ?
ui-name-hint = Tes amis verront ce nom. Tu peux le changer dans les réglages.
ui-name-go = Continuer
ui-clock = limite pour répondre
ui-public = N’importe qui peut trouver cette table
ui-rules-more = Plus de règles

## Réglages

ui-settings-where = gardés dans ce navigateur
ui-language-hint = Les cartes et les lieux changent aussi de nom ; les autres à ta table gardent leur langue.
ui-motion = Mouvement
ui-motion-auto = comme l’appareil
ui-motion-on = oui
ui-motion-off = non
ui-motion-hint = Sans mouvement, les choses apparaissent à leur place. La pause après une carte retournée reste, pour que tout le monde puisse regarder.
ui-sound = Son
ui-volume = Volume
ui-notify = Me prévenir quand on m’attend et que la page est en arrière-plan
ui-notify-forbidden = Ce navigateur ne le permet pas.
ui-device = Un autre appareil
ui-device-hint = Ouvre ce lien là-bas, et c’est toujours toi : à ta place, avec tes parties.
ui-device-secret = Qui a le lien joue en ton nom.
ui-device-copy = Copier mon lien

## Règles

ui-examples = Exemples
ui-examples-all = Montrer les { $count } exemples
ui-example = Exemple
ui-example-begin = Voici le début.
ui-example-again = Revenir au début
ui-example-count = { $number } sur { $of }
ui-example-tried = { $player } essaie : « { $move } ».
ui-example-link = Copier un lien vers cet exemple
ui-rules-contents = Sommaire
ui-rules = Règles

## Relecture

ui-replay = Relecture
ui-replay-of = Relecture : { $game }
ui-replay-turn = { $turn ->
    [0] Le début
   *[other] Tour { $turn }
}
ui-replay-moment = Moment
ui-replay-turn-back = Un tour en arrière
ui-replay-turn-next = Un tour en avant
ui-replay-back = Un pas en arrière
ui-replay-next = Un pas en avant
ui-replay-play = Lire
ui-replay-link = Copier un lien vers ce moment
ui-replay-eyes = Avec quels yeux
ui-replay-all = Tout
ui-record-drop = Dépose le fichier ici, ou choisis-le.
ui-record-choose = Choisir un fichier

## Une leçon

ui-lesson = Une première partie de { $game }
ui-lesson-where = contre des bots, sans horloge
ui-lesson-number = leçon, { $number } sur { $of }
ui-lesson-why = Pourquoi ?
ui-lesson-skip = Passer
ui-lesson-done = fin de la leçon
ui-lesson-known = Tu sais jouer à { $game }
ui-lesson-again = Encore une fois
