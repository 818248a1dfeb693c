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
error-stale = La table a changé entre-temps : cela répondait à la version { $version }, c’est maintenant la { $now }.
error-play-unfinished = Le coup n’est pas complet : il reste un choix à faire.

## Données incorrectes

error-game-unknown = Aucun jeu ne s’appelle « { $game } ». Disponibles : { $known }.
error-game-other = « { $part } », qu’un paquet apporte comme le jeu « { $game } », n’est pas un jeu de ce nom.
error-game-incomplete = Le jeu « { $game } » ne déclare pas tout ce qu’un jeu doit déclarer. Il manque : { $missing }.
error-game-texts = Le jeu « { $game } » n’a pas de textes : { $file } manque.
error-game-tableless = Le jeu « { $game } » n’a pas de table pour le terminal : seuls des bots peuvent y jouer.
error-part-missing = « { $part } » ne peut pas être chargé : { $reason }
error-option-unknown = Il n’y a pas d’option « { $option } ». Disponibles : { $known }.
error-option-value = L’option « { $option } » ne peut pas être « { $value } ». Valeurs possibles : { $allowed }.
error-names-count = Il y a { $names ->
    [one] { $names } nom
   *[other] { $names } noms
} pour { $seats } joueurs.
error-name-bad = « { $name } » ne convient pas comme nom : il faut un seul mot, de 24 caractères imprimables au plus.
error-name-reserved = « { $name } » ne convient pas comme nom : la notation s’en sert.
error-name-taken = Quelqu’un s’appelle déjà « { $name } » ici : choisis un autre nom.
error-name-twice = Le nom « { $name } » apparaît deux fois.
error-no-such-play = Il n’y a que { $most } coups, pas { $number }.
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
error-journal-form = Le journal ne peut être lu à la ligne { $number } : { $reason }.
error-dealt = Ce que le hasard a distribué au début ne correspond pas à la mise en place.
error-record-json = Cet enregistrement n’est pas complet : { $reason }.
error-record-form = Ce n’est pas un enregistrement : { $reason }.
error-record-format = L’enregistrement est au format { $format } ; cette version lit le format { $known }.
error-record-digest = L’enregistrement ne correspond pas à son empreinte : il est abîmé ou modifié.
error-record-game = C’est un enregistrement de « { $game } », pas de « { $known } ».
error-record-rules = Cette partie suit la version { $rules } des règles et Signoria joue désormais avec la version { $known } : ici, elle ne peut être ni reprise ni revue.
error-record-options = L’enregistrement ne donne pas toutes les options avec leur valeur définitive.
error-record-move = Le coup { $number } de l’enregistrement ({ $name } : { $move }) est impossible. { $reason }
error-record-returns = Les coups de l’enregistrement ne mènent pas au résultat indiqué.
error-bot-unknown = Il n’y a pas de bot « { $bot } » pour { $game }. Disponibles : { $known }.
error-bot-other = « { $part } » n’est pas un bot : un bot est une classe dérivée de signoria.bots.Bot.
error-bot-refused = { $player } ({ $bot }) a choisi ce qui ne peut pas être joué : { $reason }
error-bots-needed = Qui participe ? Nomme des bots avec --bots, les tiens avec --bot. Connus : { $known }.
error-bot-setting-range = { $setting } est un nombre de { $least } à { $most }.
error-bot-setting-unknown = « { $bot } » n’a pas de réglage « { $setting } ». Il a : { $known }.
error-bots-count = { $bots } bots, c’est trop pour { $players } joueurs.
error-games-attended = Pour jouer plusieurs parties, il faut un bot à chaque place : donne autant de bots que de joueurs.
error-save-needed = Pour des parties entre bots, il faut --save, un dossier pour les enregistrements.
error-save-other = { $file } existe déjà et n’est pas une sauvegarde antérieure de cette partie. Choisis un autre fichier.
error-save-no-file = { $file } ne peut pas être écrit : ce n’est pas un fichier ordinaire.
error-save-no-folder = { $file } ne peut pas être écrit : il n’y a pas de dossier { $folder }.
error-kept-busy = La partie { $file } est en cours dans un autre terminal.
error-kept-form = La partie { $file } ne peut pas être reprise : { $reason }.
error-kept-record = { $file } n’est pas une partie à reprendre. Si c’est un enregistrement, signoria replay le montre.
error-kept-rules = La partie { $file } suit la version { $rules } des règles et Signoria joue désormais avec la version { $known } : elle ne peut pas être reprise.
error-kept-none = Il n’y a aucune partie à reprendre.
error-kept-no-record = Aucune partie n’a encore été terminée ici : indique un fichier.
error-resume-game = --resume reprend une partie laissée : sans jeu ni options.
error-path-empty = Un chemin vide ne désigne aucun fichier.
error-replay-unknown = « { $typed } » n’est pas une commande. Entrée, s, b, q ou une position de 0 à { $last }.
error-key-unknown = Il n’y a pas de choix « { $typed } » ici. Choix : { $known }.
error-opponents-many = { $most } adversaires au plus, pas { $number }.
error-aim-needed = Contre qui ? { $known }.
error-key-too-many = « { $typed } » est de trop : le coup était déjà complet.
error-number-range = { $option } doit être compris entre { $least } et { $most }.
error-arguments = { $reason }
error-arena-bot-twice = « { $bot } » est inscrit deux fois, ou est déjà le nom d’un bot.
error-arena-compare = --compare demande au moins deux valeurs de { $option }. Possibles : { $allowed }.
error-arena-compare-given = { $option } est ce que l’on compare : il ne peut pas être fixé aussi.
error-arena-folder-busy = Un autre programme joue en ce moment le tournoi de { $folder }.
error-arena-folder-file = Aucun tournoi ne peut être gardé dans { $folder } : { $file } n’est pas un dossier.
error-arena-folder-used = { $folder } contient déjà un tournoi. Ajoute --resume pour le continuer, ou choisis un autre dossier avec --out.
error-arena-game-failed = La partie { $number } n’a pas pu être jouée, car un bot a échoué ({ $reason }). Ce qui a été joué avant est gardé.
error-arena-no-plan = Il n’y a dans { $folder } aucun tournoi à continuer.
error-arena-plan-form = { $file } n’est pas le plan d’un tournoi que cette version puisse continuer : { $reason }.
error-arena-plan-other = { $folder } contient un autre tournoi : là-bas { $what } est { $there }, ici { $here }.
error-arena-ray-failed = Ray n’a pas pu démarrer, ou ne répond pas : { $reason }
error-arena-resume-where = --resume demande --out DOSSIER ou --seed N, pour savoir quel tournoi continue.
error-arena-workers-died = Les processus ont été tués encore et encore avant d’avoir fini une partie. Ce qui a été joué est gardé dans { $folder } ; --resume continue.
error-program-form = « { $said } » n’est pas un programme qui puisse participer. Écris --program NOM=COMMANDE, le nom en lettres et chiffres.
error-program-missing = Le programme « { $program } » ne peut pas démarrer : il n’y a pas de commande « { $command } » ici.
error-extra-missing = Il faut ici { $package }, qui vient avec l’extra « { $extra } » : pip install "signoria[{ $extra }]"
error-unix-arena = On ne peut jouer des tournois que sous Linux, macOS ou un autre Unix.
error-unix-programs = Les programmes extérieurs ne peuvent participer que sous Linux, macOS ou un autre Unix.

## Le terminal

frame-counted = { $item } ×{ $count }
frame-prompt = À toi
frame-more-hint = un plus après un code ({ $example }+) : une autre carte suit
frame-left = Tu as quitté la table.
frame-bye = À la prochaine.
frame-saved = Partie enregistrée dans { $file }.
frame-help =
    Tape le code devant un choix, plusieurs codes d’un coup, ou le coup en toutes lettres ({ $example }).
    ?  cette aide et l’aide-mémoire        log, journal  tout ce qui s’est passé
    b  reprendre le dernier choix          save, garder [FICHIER]  enregistrer et quitter
    q  quitter ; la partie est conservée   Entrée  montrer à nouveau toute la table
frame-hint-move = un code, ou le coup en toutes lettres ({ $example })
frame-hint-steps = un code, plusieurs ({ $example }) ou le coup
frame-hint-back = b retour
frame-value-now = { $what } { $value } (changer)
frame-value-which = { $what }… combien ?
frame-hint-rest = ? aide · q quitter
frame-more-news = { $count ->
    [one] … { $count } chose de plus avant (log)
   *[other] … { $count } choses de plus avant (log)
}
frame-bluff = (bluff)
frame-thinking = { $count ->
    [one] { $players } réfléchit …
   *[other] { $players } réfléchissent …
}
frame-unkept = À partir d’ici, cette partie ne peut pas être conservée dans { $folder } : { $reason }.
frame-kept = La partie est conservée : { $command } la reprend.
frame-not-kept = Cette partie n’a pas été conservée.
frame-kept-record = Partie enregistrée dans { $file } (signoria replay la montre).
frame-rematch = Une autre partie à cette table ? Entrée : oui · q : quitter
frame-not-understood = « { $typed } » n’est pas une réponse.
frame-go-on = Reprendre : { $game } contre { $players }, partie laissée le { $when }
frame-older = { $game } contre { $players }, partie laissée le { $when } : version antérieure des règles, impossible à reprendre
frame-older-delete = Son fichier est { $file }. Le supprimer ? { $yes } ou { $no } (Entrée : { $no })
frame-yes = o
frame-no = n
frame-older-deleted = Supprimée.
frame-mixed = une table variée : un de chaque tour à tour, le plus fort d’abord
frame-which-opponents = Quels adversaires, une sorte ou plusieurs, comme { $example } (Entrée : { $default } · b : retour · q : quitter) ?
say-back = b, retour
say-quit = q, quit, quitter
say-help = ?, help
say-log = log, journal
say-save = save, garder
say-step = s, pas
frame-winner = { $player } remporte la partie.
frame-you-win = Tu remportes la partie !
frame-draw = La partie est nulle.
frame-welcome = Bienvenue à Signoria : intrigues de cour, bluff et cartes cachées.
frame-which-game = Quel jeu (Entrée : { $default } · q : quitter) ?
frame-which-opponent = Quel adversaire (Entrée : { $default } · b : retour · q : quitter) ?
frame-which-house = Quelle Maison (Entrée : { $default } · b : retour · q : quitter) ?
frame-how-many = Combien d’adversaires, { $low }–{ $high } (Entrée : { $default } · b : retour · q : quitter) ?
frame-you = toi
frame-replay-hint = Entrée : tour suivant · s : un coup · b : retour · un numéro : y aller · q : quitter
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
frame-uncompiled = { $why ->
    [no-compiler] non compilé : lent, faute de compilateur C au moment de l’installation
    [no-headers] non compilé : lent, faute des en-têtes C de Python (Python.h) au moment de l’installation
    [failed] non compilé : lent, car le compilateur C a échoué au moment de l’installation ({ $said })
   *[source] non compilé : lent
}
program-faults = { $bot } : { $crash ->
    [one] 1 plantage
   *[other] { $crash } plantages
}, { $silence ->
    [one] 1 réponse jamais venue
   *[other] { $silence } réponses jamais venues
}, { $illegal ->
    [one] 1 réponse illégale
   *[other] { $illegal } réponses illégales
}. Là où il a failli, un bot a joué au hasard.

## Ce que dit argparse, qui remplit %s et le reste

parser-usage = utilisation :{" "}
parser-arguments = arguments
parser-options = options
parser-help = afficher cette aide et quitter
parser-version = afficher la version et quitter
parser-required = il manque ces arguments : %s
parser-unrecognized = arguments inconnus : %s
parser-argument = argument %(argument_name)s : %(message)s
parser-choice = « %(value)s » n’est pas possible (possibles : %(choices)s)
parser-value = « %(value)s » n’est pas un nombre valable (%(type)s)
parser-command = « %(parser_name)s » n’existe pas (possibles : %(choices)s)
parser-one = il manque une valeur
parser-at-most-one = une valeur au plus
parser-at-least-one = il manque au moins une valeur
parser-explicit = ne prend pas de valeur : %r

## La ligne de commande

help-commands = commandes
help-lang = la langue de tous les textes
help-play = jouer une partie dans le terminal
help-resume = reprendre une partie laissée ; la dernière, si rien n’est dit
help-replay-file = une partie enregistrée ; la dernière jouée ici, si rien n’est dit
help-replay = revoir pas à pas une partie enregistrée
help-check = vérifier des scénarios (fichiers YAML ou dossiers entiers)
help-schema = afficher les schémas JSON des vues, événements, menus et enregistrements
help-bench = mesurer la vitesse des règles
help-bench-json = afficher un seul objet JSON
help-test = ./signoria test lance toutes les vérifications et tous les tests du projet ; avec --quick, sans les tests longs.
help-name = ton nom à la table
help-house = la Maison que tu joues (rovere, gonzaga)
help-bots = les adversaires, séparés par des virgules ; avec un bot à chaque place, la partie se joue toute seule
help-bot = un bot à toi, une classe dérivée de signoria.bots.Bot ; il participe à côté de ceux de --bots ; peut être répété
help-program = un programme extérieur qui participe sous ce nom, à mettre ensuite dans --bots ; peut être répété
help-program-seconds = combien de temps un tel programme peut prendre pour répondre (10 secondes par défaut)
help-seed = la même graine donne les mêmes cartes
help-games = combien de parties entre bots
help-save = un fichier pour l’enregistrement de la partie ; pour des parties entre bots, un dossier
help-view = la revoir avec les yeux de cette personne
help-json = afficher des lignes JSON, pour des programmes
help-arena = fais jouer un tournoi aux bots, et mesure-les
help-arena-bots = qui participe, séparé par des virgules ; un réglage suit deux points (NOM:réglage=nombre)
help-arena-games = combien de parties (1000 si rien n’est dit), arrondi vers le haut pour que chaque formation soit jouée dans toutes ses rotations
help-arena-seed = le même nombre donne les mêmes parties, avec n’importe quelle quantité de processus et l’un ou l’autre moteur
help-arena-field = aux tables de plus de deux : un de ceux-ci contre tous les autres de ceux-là, pour chaque paire et l’inverse (one), ou pour le premier bot seulement (first) ; tous les bots mélangés (mixed) ; ou l’un et l’autre tour à tour (all, si rien n’est dit)
help-arena-compare = joue le même tournoi avec chacune de ces valeurs d’une option du jeu, et les montre côte à côte
help-arena-workers = combien de parties se jouent à la fois ; tous les cœurs si rien n’est dit
help-arena-engine = jouer sur des processus de cette machine, ou sur un cluster Ray
help-arena-out = le dossier des parties et du rapport (si rien n’est dit, arena-JEU-NOMBRE)
help-arena-resume = continue le tournoi du dossier

## La mesure

bench-yardstick = Étalon : { $rate } M de pas par seconde de CPU.
bench-game = { $game }, par seconde : natif { $native }, pas à pas { $stepwise }, copies { $copy }.

## L’arène

arena-headline = { $game } : { $count ->
    [one] 1 partie
   *[other] { $count } parties
} à { $players } joueurs, graine { $seed }
arena-compare-title = { $game } : { $values }
arena-written = Rapport : { $file }. Toutes les parties et tous les chiffres : { $folder }.
arena-stopped = Interrompu. { $played } parties sur { $planned } ont été jouées et gardées dans { $folder }. La même commande avec --resume continue.
arena-worker-lost = Un processus a été tué. Ce qui a été joué est gardé ; un autre prend sa place.
arena-part-ratings = Classement
arena-part-pairs = Paire par paire
arena-part-one = Un contre tous les autres d’une autre sorte
arena-part-together = Aux tables mixtes
arena-part-seats = Places
arena-part-length = Durée des parties
arena-part-manner = Bluffs et doutes
arena-part-plays = Usage de chaque coup
arena-part-time = Temps de réflexion
arena-part-remarks = Remarques
arena-head-bot = Bot
arena-head-share = Victoires
arena-head-par = × pair
arena-head-rating = Cote
arena-head-nash-weight = Poids de Nash
arena-head-nash-share = contre Nash
arena-head-seat = Place
arena-head-all = Tous, par partie
arena-head-decisions = Décisions
arena-head-mean = Moyenne
arena-head-longest = La plus longue
arena-note-ratings = Cotes OpenSkill (Plackett–Luce), tous partant de 25, et la part de victoires par place ; la ligne tiretée est le pair ({ $par }). Tous les intervalles sont à 95 %.
arena-note-nash = Moyenne de Nash : le mélange de bots qu’aucun bot ne bat, et ce que chacun gagnerait contre lui. Les bots qui jouent de la même façon se partagent leur poids.
arena-note-pairs = La part de victoires de la ligne contre la colonne. Chaque donne est jouée deux fois, places échangées.
arena-note-one = La part de victoires d’un bot (ligne) à une table où tous les autres sont de l’autre sorte (colonne) ; le pair est { $par }. Chaque donne est jouée une fois de chaque place.
arena-note-together = Des victoires de l’un ou de l’autre aux tables où tous deux étaient assis parmi d’autres, la part de la ligne.
arena-note-seats = La part de victoires de chaque place, qui que ce soit qui l’occupe ; la ligne tiretée est le pair ({ $par }).
arena-note-manner = À quelle fréquence une prétention est fausse, une fausse est démasquée, on doute d’une prétention là où c’est possible, on doute à raison, et on bloque une action là où c’est possible.
arena-note-plays = Coups selon le premier mot de leur notation : combien en fait chaque bot, par partie et par place ; et tous ensemble, par partie.
arena-note-time = Temps d’horloge d’une décision : il dépend de la machine et de ce qu’elle fait d’autre.
arena-length = Une partie a { $mean } coups en moyenne, { $median } pour la médiane.
arena-partial = { $played } parties sur { $planned } ont été jouées.
arena-unfinished = { $count ->
    [one] 1 partie a été coupée
   *[other] { $count } parties ont été coupées
} faute de fin en vue ; elles comptent comme partagées entre tous.
arena-undecided = { $count ->
    [one] 1 partie s’est terminée
   *[other] { $count } parties se sont terminées
} sans vainqueur ; elles comptent comme partagées entre tous.
arena-tuned = { $bot } a été réglé contre { $others } : ces résultats disent moins que ceux obtenus contre d’autres bots.
arena-untuned = D’aucun de ces bots on ne sait qu’il ait été réglé contre d’autres.
arena-fact-bots = Bots
arena-fact-options = Options
arena-fact-version = Version
arena-compare-length = Durée des parties
arena-compare-seat = Victoires par place
arena-compare-bot = Victoires par bot
arena-compare-play = Usage de chaque coup, par partie
arena-compare-rate = Bluffs et doutes
arena-of-length = Coups
arena-of-seat = Place
arena-of-bot = Bot
arena-of-play = Coup
arena-of-rate = Fréquence

## Bots

help-bots-list = contre qui l’on peut jouer, et de quelle force
bots-who = Qui
bots-wins = Victoires
bots-introduction = { $name }, { $role }. { $style }
bots-measured = Victoires : à quelle fréquence l’un d’eux gagne parmi des rivaux de l’échelon inférieur, à { $players } autour de la table, avec son intervalle à 95 % ; entre égaux, il gagnerait { $par }. Le dernier chiffre vient de :
bots-settings = Dans --bots, un réglage suit deux-points, comme bluffer:honesty=0.3:scepticism=0.8 ou search:simulations=2000.
frame-opponent = { $player } : { $who }
bench-search = { $game } : { $rate } milliers de simulations par seconde dans la recherche, chacune une partie au hasard jusqu’à la fin.
bench-live = { $game } : { $rate } milliers de coups par seconde à une table en direct (vue, nouvelles et menu de chaque place en JSON) ; une partie entière reprise de son journal en { $restored } ms

## Chez un serveur

help-join = s’asseoir à une table d’un serveur, ou voir quelles tables il a
help-join-url = le lien d’une table, ou l’adresse d’un serveur
help-join-watch = regarder sans prendre de place
help-join-key = le lien par lequel tu apportes ta clé d’un autre appareil
help-join-new = ouvrir une nouvelle table de ce jeu
help-join-options = les options du jeu à la nouvelle table
help-join-bots = des bots pour les places de la nouvelle table, séparés par des virgules
help-join-clock = secondes pour chaque décision à la nouvelle table (120), ou none s’il n’y a pas d’horloge
help-join-public = tout le monde peut trouver la nouvelle table
help-join-bot = un bot prend la place (NOM:réglage=nombre, ou MODULE:CLASSE)
help-join-program = un programme extérieur prend la place
help-join-once = pour un bot : partir quand la partie est finie
help-verify = vérifier que le hasard a donné dans une partie enregistrée ce qu’il avait promis
verify-holds = { $count ->
    [one] Le seul tirage découle
   *[other] Les { $count } tirages découlent
} de la graine et des dons des joueurs. Engagement : { $commitment }
error-chance-unsaid = Cet enregistrement ne dit rien de son hasard : ses tirages ne peuvent pas être vérifiés.
error-chance-scheme = Les tirages de cet enregistrement suivent le schéma « { $scheme } » ; cette version sait vérifier « { $known } ».
error-chance-seed = La graine n’est pas celle qui était promise avant la donne.
error-chance-gifts = Il n’y a pas un don pour chaque joueur.
error-chance-draw = Le coup { $number } n’est pas ce que le hasard devait tirer : « { $move } » au lieu de « { $drawn } ».
error-chance-other = L’enregistrement a un autre engagement que celui que la table montrait avant la donne.
error-chance-gift = Ce que tu as donné au hasard a été laissé de côté.
error-chance-seen = L’enregistrement n’est pas la partie qui a été vue de cette place.
error-heard-form = « { $kind } » n’est pas un événement de ce jeu, ou pas sous cette forme.
error-lines-gap = Les lignes du serveur commencent à l’événement { $number }, mais seuls { $known } sont connus.
error-address = « { $address } » n’est ni l’adresse d’un serveur ni le lien d’une table.
error-table-link = « { $address } » n’est pas le lien d’une table : après /t/ il y a 16 lettres et chiffres. Copie-le en entier.
error-link-key = Ce qui suit # dans ce lien n’est pas une clé. Copie le lien en entier, ou enlève cette partie.
error-new-elsewhere = --new ouvre une table à part, et ceci est le lien d’une autre : dis { $server } --new …
error-clock-form = « { $typed } » n’est pas une horloge (--clock) : c’est un nombre de secondes de 1 à { $most }, ou none.
say-none = aucune, none
error-server-unreachable = { $server } ne peut pas être joint : { $reason }
error-server-away = Il n’y a pas de connexion en ce moment. Rien n’a été envoyé ; réessaie quand elle sera revenue.
error-bot-or-program = Une place est pour un bot ou pour un programme, pas pour les deux.
error-table-needed = À quelle table ? Donne son lien, ou ouvres-en une avec --new JEU.
error-table-word = Il manque quelque chose après « { $typed } » ; ? dit quoi.
say-table-say = dire, dis, say
say-table-whisper = chuchoter, whisper
say-table-mute = taire, mute
say-table-unmute = entendre, unmute
say-table-link = lien, link
say-table-key = clé, key
say-table-sit = asseoir, sit
say-table-start = commencer, start
say-table-fill = remplir, fill
say-table-free = libérer, free
say-table-up = lever, up
say-table-rematch = revanche, rematch
say-table-back = revenir, back
error-save-there = { $file } existe déjà. Choisis un autre fichier.
error-server-other = { $server } répond, mais pas comme un serveur de Signoria.
join-saved = Enregistrée dans { $file } : la partie telle que ta place la connaît. L’enregistrement complet sera là à la fin.
join-stood-up = Un bot ({ $bot }) joue maintenant pour toi ; avec { $word } tu joues de nouveau toi-même.
join-back = Tu joues de nouveau toi-même.
join-go-on = Il y a eu une revanche : { $link } · Entrée : y aller · q : quitter
join-link = Envoie ce lien à tes amis : { $link }
join-link-near = Le lien de cette table : { $link }
    Il ne mène ici que depuis cette machine. Pour des amis ailleurs, ouvre le serveur avec signoria serve --lan, et envoie-leur l’adresse qu’il montre.
join-finished = { $game } : { $players } ({ $when }), finie : la revoir
join-older = { $game } : { $players } ({ $when }), version antérieure des règles : l’enregistrer ou la supprimer
join-older-kept = Son enregistrement est dans { $file }.
join-older-delete = Supprimer la table pour tout le monde ? { $yes } ou { $no } (Entrée : { $no })
join-variants = Variantes du jeu : { $command }
join-which-clock = Secondes par décision, ou { $none } (Entrée : { $default } · b : retour · q : quitter) :
join-by-link = seulement qui a le lien
join-public = tout le monde : elle est dans la liste des tables
join-for-whom = Qui peut trouver la table (Entrée : { $default } · b : retour · q : quitter) ?
join-key = Qui a ce lien joue à ta place, ne le montre donc à personne : signoria join URL --key LIEN le reprend sur un autre appareil.
    { $link }
join-key-taken = Désormais tu joues ici avec la clé de ce lien.
join-key-before = La clé qui servait ici jusqu’à présent est gardée dans { $file }.
join-new = une nouvelle table
join-table = { $game } : { $players } ({ $stage ->
    [open] { $free ->
        [one] une place libre
       *[other] { $free } places libres
    }
   *[playing] en cours
}){ $own ->
    [yes] , la tienne
   *[no] {""}
}
join-which-table = Quelle table (Entrée : { $default } · q : quitter) ?
join-how-many = Combien de joueurs, { $low }–{ $high } (Entrée : { $default } · b : retour · q : quitter) ?
join-which-bots = Quels bots, { $most } au plus, par exemple 2 3 (Entrée : aucun, les places sont pour des personnes · b : retour · q : quitter) ?
join-nickname = Ton nom à cette table (Entrée : { $name }) ?
join-full = Toutes les places sont prises : tu regardes.
join-begun = La partie a déjà commencé : tu regardes.
join-no-clock = sans horloge
join-clock = { $time } pour chaque décision
join-free = libre
join-host = hôte
join-is-away = absent
join-prompt-room = Avant la partie
join-hint-host = commencer : les bots prennent les places libres · remplir [BOT] : des bots pour les places libres · libérer N : libérer une place · lien · dire … · ? aide · q quitter
join-hint-standing = Tu es l’hôte, sans place. asseoir [NOM] : en prendre une · commencer : les bots prennent les places libres · remplir [BOT] · libérer N · lien · ? aide · q quitter
join-hint-seated = L’hôte commence la partie. lever : quitter la place · lien · dire … · ? aide · q quitter
join-hint-watching = Tu regardes. asseoir [NOM] : prendre une place libre · lien · ? aide · q quitter
join-help-room =
    commencer  les bots complètent        remplir [N] [BOT]  un bot pour la
    libérer N  libérer la place N           place N, ou pour toutes les libres
    asseoir [NOM ou N]  prendre une       lever  la quitter
      place, ou passer à la place N
    dire TEXTE  parler à la table         taire NOM, entendre NOM  ne plus
    lien  le lien pour les amis             entendre un joueur, ou de nouveau
    clé  le lien qui porte ta clé sur un autre appareil
    chuchoter NOM TEXTE  à une seule personne ; les autres voient à qui, pas quoi
    q  quitter ; ta place reste à toi
join-help-asked =
    Tape le code devant un choix, plusieurs codes d’un coup, ou le coup en toutes
    lettres ({ $example }).
    ?  cette aide et l’aide-mémoire       b  reprendre le dernier choix
join-help-playing =
    journal  tout ce qui s’est passé      Entrée  montrer à nouveau la table
    dire TEXTE  parler à la table         taire NOM, entendre NOM  ne plus
    lever  un bot joue pour toi             entendre un joueur, ou de nouveau
    lien  le lien de cette table          remplir N [BOT]  (hôte) un bot pour
    clé  le lien avec ta clé                qui est parti
    garder [FICHIER]  enregistrer la partie telle que ta place la connaît
    chuchoter NOM TEXTE  à une seule personne ; les autres voient à qui, pas quoi
    q  quitter ; tu reviens avec le même lien
join-help-over =
    r, revanche  une autre partie         Entrée  montrer à nouveau la fin
    journal  tout ce qui s’est passé      garder [FICHIER]  enregistrer
    dire TEXTE  parler à la table         q  quitter
join-prompt = { $prompt } ({ $time })
join-talk = { $name } : « { $text } »
join-whisper = { $name } chuchote à { $to } : « { $text } »
join-whispered = { $name } chuchote quelque chose à { $to }.
join-muted = Tu n’entends plus { $name }.
join-unmuted = Tu entends de nouveau { $name }.
join-lost = La connexion est perdue. Rien ne peut être joué avant son retour ; on réessaie …
join-found = La connexion est revenue.
join-hurry = { $count ->
    [one] Il reste 1 seconde.
   *[other] Il reste { $count } secondes.
}
join-stands-in = { $bot } joue pour { $name }.
join-here = { $name } est là.
join-away = { $name } est absent.
join-stale = Quelque chose s’est passé avant l’arrivée de ta réponse, elle n’a donc pas été prise.
join-asked-anew = La table a changé : voici de nouveau la question.
join-too-late = C’est déjà décidé : quelqu’un a été plus rapide.
join-time-up = Ton temps est écoulé : un coup prudent a été joué pour toi.
join-time-up-so = Ton temps est écoulé, un coup prudent a donc été joué pour toi : { $what }
join-closed = Cette table a été fermée sans résultat.
join-proved = { $count ->
    [one] Vérifié : le seul tirage du hasard est
   *[other] Vérifié : les { $count } tirages du hasard sont
} comme promis{ $early ->
    [yes] {" "}avant la donne, avec ton don
   *[no] {""}
}.
join-unproved = LE HASARD N’A PAS TENU SA PROMESSE : { $reason }
join-rematch = Une autre partie avec les mêmes personnes ? r : revanche · q : quitter
join-watched = Entrée : quitter
join-follow = À la prochaine partie : { $link }
join-left = Ta place reste à toi : { $link }
join-left-grace = Après { $time } un bot joue pour toi jusqu’à ton retour : { $link }
join-bot-seated = { $name } est assis à { $link }
join-bot-left = La place est perdue, ou la table a été fermée.
join-bot-over = La partie est finie : { $returns }

## Le serveur

serve-ready = Signoria { $version } est ouverte à l’adresse { $address }
serve-table = Une table pour jouer tout de suite, contre des bots : { $address }
serve-join = Dans un autre terminal : { $command }
serve-lan = Pour les téléphones et les autres ordinateurs proches : { $address }
serve-data = Les parties sont conservées dans { $folder }
serve-stop = Ctrl-C le ferme ; les parties continuent quand il est rouvert.
help-serve = ouvre un serveur pour toi et tes amis (ce qui se passe si l’on ne dit rien)
help-host = l’adresse où écouter : 127.0.0.1 n’est que cette machine, 0.0.0.0 tous ses réseaux
help-port = le port où écouter (8080, ou le suivant qui est libre ; 0 : n’importe lequel)
help-data = le dossier où tout est conservé
help-store = un autre dépôt : postgresql://…, que plusieurs serveurs peuvent partager
help-proxy = les adresses d’un proxy inverse qui dit d’où viennent les requêtes (* : n’importe lequel)
help-lan = être là pour d’autres appareils proches, et montrer l’adresse en code QR
help-no-browser = n’ouvrir aucun navigateur
help-no-limits = aucune limite à ce qu’un client peut demander : pour mesurer seulement
help-quiet = n’écrire aucun journal
notice-store-away = En ce moment, rien ne peut être enregistré. Les coups attendent que cela soit réparé ; rien n’est perdu.
notice-store-back = Tout peut de nouveau être enregistré. Continuez à jouer.
notice-closing = Le serveur se ferme. Quand il rouvrira, tu seras de nouveau à ta place sans rien faire ; d’ici là, les horloges sont arrêtées.
error-reload = Ce que tu as vu de cette partie ne correspond pas à la table : la voici depuis le début.
error-protocol = Ce client parle une autre version que le serveur : recharge-le.
error-not-understood = Ceci ne se comprend pas : { $reason }
error-key-needed = Seul quelqu’un qui a une clé peut faire cela.
error-key-form = Ce n’est pas une clé : elle est faite de 43 à 64 lettres, chiffres, « - » et « _ », tirés au hasard.
error-not-host = Seul l’hôte en décide.
error-not-seated = Tu n’es pas assis à cette table.
error-origin = Les pages d’autres sites ne peuvent pas faire cela.
error-path-unknown = Il n’y a rien ici.
error-method = Cela ne se fait pas à cette adresse.
error-body-long = C’est trop long : { $most } octets au plus.
error-body-kind = On attend ici du JSON (Content-Type: application/json).
error-tables-many = Le serveur a trop de tables en ce moment.
error-server = Quelque chose a échoué dans le serveur.
error-seat-twice = Tu es déjà assis à cette table.
error-seat-taken = Cette place est prise.
error-seat-free = Personne n’y est assis.
error-seats-free = { $count ->
    [one] Une place est encore libre
   *[other] { $count } places sont encore libres
}.
error-table-begun = La partie a déjà commencé.
error-table-closed = Cette table est fermée.
error-table-unknown = Il n’y a pas de telle table, ou plus maintenant.
error-code-unknown = Aucune table n’a ce code en ce moment. Relis-le.
error-example-unknown = Il n’y a pas d’exemple « { $name } » des règles de ce jeu.
error-not-begun = La partie n’a pas encore commencé.
error-not-over = La partie n’est pas encore finie.
error-rules-ours = Seule une table créée pour une autre version des règles peut être supprimée.
error-talk-empty = Rien n’a été dit.
error-talk-fast = Pas si vite : dans { $seconds } s, tu pourras reparler.
error-bots-many = { $bots } bots ne tiennent pas dans { $seats } places libres.
error-people-many = { $people } personnes ne tiennent pas dans { $seats } places.
error-busy = La table est occupée : réessaie.
error-requests-fast = Trop de requêtes : réessaie dans { $seconds } s.
error-creating-fast = Trop de nouvelles tables : réessaie dans { $seconds } s.
error-finding-fast = Trop de codes essayés : réessaie dans { $seconds } s.
error-connecting-fast = Trop de connexions en peu de temps : réessaie dans { $seconds } s.
error-connections-many = Trop de connexions à la fois : réessaie dans { $seconds } s.
error-commands-fast = Pas si vite : réessaie dans { $seconds } s.
error-number = « { $number } » n’est pas un nombre entier.
error-no-such-moment = Il n’y a pas de moment { $number } : le dernier est { $last }.
error-lesson-none = Il n’y a pas de leçon pour ce jeu.
error-lesson-later = La leçon y viendra plus tard : choisis une des réponses proposées.
error-lesson-over = La leçon est terminée : on ne peut plus rien jouer.
error-host = L’adresse { $host } ne peut pas servir : { $reason }
error-port = Le serveur ne peut pas écouter à { $host }, port { $port } : { $reason }
error-port-number = { $port } n’est pas un port : c’est un nombre de 0 à 65535.
serve-closed = Le serveur est fermé ; ses parties sont conservées.
error-mute-self = On ne peut pas se faire taire soi-même.
error-whisper-self = On ne peut pas se chuchoter à soi-même.
error-whisper-bot = { $name } est un bot et n’entend pas.
error-data-folder = Le dossier { $folder } ne peut pas servir (--data) : { $reason }
error-proxy = « { $proxy } » ne sont pas des adresses de proxy : des nombres comme 127.0.0.1 ou 10.0.0.0/8, ou *.
page-won = Cette partie est finie. A gagné : { $players }
page-soon = Sans scripts on peut regarder ici ; on joue dans le terminal d’un ordinateur.
page-title = Signoria
page-quick = Une table pour jouer tout de suite, contre des bots :
page-tables = Tables ouvertes
page-none = En ce moment, personne n’attend à une table publique.
page-terminal = Dans un terminal
page-schema = Le protocole, pour les programmes
page-open = { $game } : { $players } ({ $free ->
    [one] une place libre
   *[other] { $free } places libres
})
page-playing = { $game } : { $players } (en cours)
page-over = { $game } : { $players } (finie)
page-ended = Cette partie est finie.
page-record = L’enregistrement, avec tout ce qui était caché
page-log = Ce qui s’est passé
page-next = La revanche
page-home = Toutes les tables
page-free = Une place libre

error-store-conflict = Quelqu’un a été plus rapide : la table a changé entre-temps.
error-store-away = Rien ne peut être enregistré en ce moment ({ $reason }), donc rien n’est fait. Le serveur continue d’essayer.
error-store-kind = Il n’y a pas de stockage du type « { $store } ». Connus : sqlite:DOSSIER et postgresql://…
error-store-held = Un autre serveur utilise { $folder }. Donne à celui-ci son propre dossier avec --data.
error-store-newer = Une version plus récente de Signoria a écrit ici (forme { $form } ; cette version connaît la forme { $known }). Utilise cette version-là, ou un autre endroit.
error-store-address = L’adresse du stockage ne peut pas être lue. Elle a la forme postgresql://UTILISATEUR:MOTDEPASSE@HÔTE:PORT/BASE, avec des signes % à la place des caractères spéciaux.
error-store-refused = La base de données ne laisse pas entrer ce serveur : { $reason }.
help-bench-what = ce qui est mesuré : les règles, le serveur ou la page pour navigateurs
help-bench-game = seulement ce jeu (serveur, page)
bench-server = { $game }, { $tables } tables : { $movesPerCpuS } coups enregistrés par seconde de CPU, là où un simple écho de leurs messages se fait { $echoPerCpuS } fois : un coup coûte { $ratio } fois cela. Réponse p50 { $p50Ms } ms, p99 { $p99Ms } ms ; { $kbPerTable } ko par table ; { $framesPerMove } messages par coup de { $bytesPerFrame } octets.
error-measure-server = Le serveur à mesurer n’a pas démarré.
error-measure-linux = Le serveur ne se mesure que sous Linux.
bench-page = { $game } : une première visite à une table demande { $files } fichiers, { $kilobytes } ko tels qu’ils sont envoyés.
bench-page-file = Fichier
bench-page-bytes = Octets
error-measure-page = Cette installation n’a pas la page pour navigateurs, il n’y a donc rien à peser.
error-store-unreachable = Le dépôt n’est pas joignable : { $reason }
