# Ce qui se dit en dehors de tout jeu.

language-name = Français

## Refus communs à tous les jeux

error-no-such-move = Ce coup n’existe pas dans ce jeu.
error-over = La partie est finie.
error-chance-only = C’est le hasard qui en décide, pas les joueurs.
error-not-for-chance = Ce sont les joueurs qui en décident, pas le hasard.
error-not-asked = Ce n’est pas à toi de décider maintenant.
error-not-now = On te demande autre chose pour l’instant ({ $phase }).
error-no-passing = Tu ne peux pas passer : choisis une action.
error-no-such-seat = Cette place n’existe pas dans cette partie.
error-play-begun = Un coup est commencé : finis-le d’abord.

## Données incorrectes

error-game-unknown = Aucun jeu ne s’appelle « { $game } ». Disponibles : { $known }.
error-option-unknown = Il n’y a pas d’option « { $option } ». Disponibles : { $known }.
error-option-value = L’option « { $option } » ne peut pas être « { $value } ». Valeurs possibles : { $allowed }.
error-names-count = Il y a { $names ->
    [one] { $names } nom
   *[other] { $names } noms
} pour { $seats } joueurs.
error-name-bad = « { $name } » ne convient pas comme nom : il faut un seul mot, de 24 caractères imprimables au plus.
error-name-reserved = « { $name } » ne convient pas comme nom : la notation s’en sert.
error-name-twice = Le nom « { $name } » apparaît deux fois.
error-player-unknown = Personne ici ne s’appelle « { $name } ». À la table : { $names }.
error-notation-unknown = « { $move } » n’est pas un coup dans la notation de ce jeu.
error-notation-words = « { $move } » a un mot de trop ou de moins.
error-bytes = Ces données ({ $length } nombres ou octets) ne sont pas une position.
error-setup-key = Une mise en place ne peut pas fixer « { $key } ». Elle peut fixer : { $known }.
error-setup-form = Dans la mise en place, « { $key } » doit être un dictionnaire.
error-no-scenarios = Il n’y a pas de scénarios (.yaml) dans { $folder }.
error-file-unreadable = Impossible de lire { $file } : { $reason }.
error-file-unwritable = Impossible d’écrire { $file } : { $reason }.
error-output = La sortie ne peut pas être écrite : { $reason }.
error-record-json = Cet enregistrement n’est pas complet : { $reason }.
error-record-form = Ce n’est pas un enregistrement : { $reason }.
error-record-format = L’enregistrement est au format { $format } ; cette version lit le format { $known }.
error-record-digest = L’enregistrement ne correspond pas à son empreinte : il est abîmé ou modifié.
error-record-game = C’est un enregistrement de « { $game } », pas de « { $known } ».
error-record-rules = L’enregistrement suit la version { $rules } des règles ; ici, on joue avec la version { $known }.
error-record-options = L’enregistrement ne donne pas toutes les options avec leur valeur définitive.
error-record-move = Le coup { $number } de l’enregistrement ({ $name } : { $move }) est impossible. { $reason }
error-record-returns = Les coups de l’enregistrement ne mènent pas au résultat indiqué.
error-bot-unknown = Il n’y a pas de bot « { $bot } » pour { $game }. Disponibles : { $known }.
error-bot-setting-range = { $setting } est un nombre de { $least } à { $most }.
error-bot-setting-unknown = « { $bot } » n’a pas de réglage « { $setting } ». Il a : { $known }.
error-bots-count = { $bots } bots, c’est trop pour { $players } joueurs.
error-games-attended = Pour jouer plusieurs parties, il faut un bot à chaque place : donne autant de bots que de joueurs.
error-save-needed = Pour des parties entre bots, il faut --save, un dossier pour les enregistrements.
error-number-unknown = Il n’y a pas de choix numéro { $number }.
error-key-unknown = Il n’y a pas de choix « { $typed } » ici. Choix : { $known }.
error-number-range = { $option } doit être compris entre { $least } et { $most }.
error-arguments = { $reason }

## Le terminal

frame-prompt = À toi
frame-prompt-hint = un numéro ou les mots de droite ; ? pour l’aide, q pour quitter
frame-steps-hint = tape ce qui est jaune (ou plusieurs : { $example }), ou en mots ; b retour, ? aide, q quitter
frame-left = Tu as quitté la table.
frame-saved = Partie enregistrée dans { $file }.
frame-not-saved = La partie n’a pas été enregistrée (pour la garder : --save FICHIER).
frame-help =
    Tape ce qui est en jaune devant un coup, ou le coup en mots ({ $example }).
    ?  cette aide et l’aide-mémoire        log  tout ce qui s’est passé jusqu’ici
    q  quitter la table                    save FICHIER  enregistrer et quitter
    Entrée  montrer la table à nouveau
frame-winner = { $player } remporte la partie.
frame-you-win = Tu remportes la partie !
frame-draw = La partie est nulle.
frame-welcome = Bienvenue à Signoria : intrigues de cour, bluff et cartes cachées.
frame-which-game = Quel jeu (Entrée : { $default }, q pour quitter) ?
frame-how-many = Combien d’adversaires ({ $low }–{ $high } ; Entrée : { $default }, q pour quitter) ?
frame-you = toi
frame-replay-hint = Entrée : suite · b : retour · un numéro : y aller · q : quitter
frame-replay-position = Position { $number } sur { $total }
frame-replay-seen-by = vue par { $name }
frame-replay-all = toutes cartes visibles
frame-checked = { $count ->
    [one] { $count } scénario
   *[other] { $count } scénarios
} : { $passed } sans faute, { $failed } en échec.
frame-played = { $count ->
    [one] { $count } partie jouée et enregistrée
   *[other] { $count } parties jouées et enregistrées
} dans { $folder }.
frame-compiled = compilé
frame-uncompiled = non compilé : lent, faute de compilateur C au moment de l’installation

## La ligne de commande

help-commands = commandes
help-lang = la langue de tous les textes
help-play = jouer une partie dans le terminal
help-replay = revoir pas à pas une partie enregistrée
help-check = vérifier des scénarios (fichiers YAML ou dossiers entiers)
help-bench = mesurer la vitesse des règles
help-bench-json = afficher un seul objet JSON
help-test = ./signoria test lance toutes les vérifications et tous les tests du projet.
help-name = ton nom à la table
help-bots = les adversaires, séparés par des virgules ; avec un bot à chaque place, la partie se joue toute seule
help-seed = la même graine donne les mêmes cartes
help-games = combien de parties entre bots
help-save = un fichier pour l’enregistrement de la partie ; pour des parties entre bots, un dossier
help-view = la revoir avec les yeux de cette personne
help-json = afficher des lignes JSON, pour des programmes

## La mesure

bench-yardstick = Étalon : { $rate } M de pas par seconde de CPU.
bench-game = { $game }, par seconde : natif { $native }, pas à pas { $stepwise }, copies { $copy }.
