# Coup en français.

coup-title = Coup
coup-about = Tout le monde a deux influences à la cour, face cachée. Perds les deux et tu es hors jeu ; la dernière personne en lice gagne. Annonce le personnage que tu veux, tant que personne ne démasque ton bluff.

## Mots

word-duke = Duc
    .the = le Duc
    .a = un Duc
word-assassin = Assassin
    .the = l’Assassin
    .a = un Assassin
word-captain = Capitaine
    .the = le Capitaine
    .a = un Capitaine
word-ambassador = Ambassadeur
    .the = l’Ambassadeur
    .a = un Ambassadeur
word-inquisitor = Inquisiteur
    .the = l’Inquisiteur
    .a = un Inquisiteur
word-contessa = Comtesse
    .the = la Comtesse
    .a = une Comtesse
word-income = Revenu
word-aid = Aide étrangère
word-coup = Coup d’État
word-tax = Taxe
word-assassinate = Assassinat
word-steal = Vol
word-exchange = Échange
word-examine = Examen
word-deal = la donne
word-draft = choisir une carte
word-action = une action
word-challenge = contester ou passer
word-block = bloquer ou passer
word-challenge-block = contester le blocage ou passer
word-prove = montrer la carte ou céder
word-lose = une influence à perdre
word-reveal = une carte à montrer
word-verdict = rendre la carte ou la faire remplacer
word-over = la fin

## Ce qu’on tape pour choisir

key-income = r
key-aid = a
key-tax = t
key-exchange = e
key-coup = c
key-assassinate = s
key-steal = v
key-examine = x
key-pass = p
key-challenge = c
key-show = m
key-concede = n
key-return = r
key-replace = f
key-duke = du
key-assassin = as
key-captain = ca
key-ambassador = am
key-inquisitor = in
key-contessa = co

## Comment on peut écrire les mots de la notation : le premier est celui qu’on montre

say-income = revenu, revenus
say-aid = aide, aide étrangère
say-tax = taxe, taxes
say-exchange = échange, échanger
say-coup = coup, coup d’État
say-assassinate = assassiner, assassinat, tuer
say-steal = voler, vol
say-examine = examiner, examen
say-pass = passer, passe
say-challenge = contester, conteste, douter
say-show = montrer, montre
say-concede = céder, cède
say-return = rendre, rends
say-replace = remplacer
say-block = bloquer, bloque
say-lose = perdre, perds
say-reveal = révéler, révèle
say-draft = choisir, choisis
say-keep = garder, garde
fillers = à, au, chez, contre, comme, avec, le, la

## Ce qu’on peut faire

coup-move-income = Revenu : prendre 1 pièce
coup-move-aid = Aide étrangère : prendre 2 pièces
coup-move-tax = Taxe : prendre 3 pièces, avec le Duc
coup-move-exchange = Échanger des cartes à la Cour, avec { $theDiplomat }
coup-move-coup = Coup d’État, pour 7 pièces, contre :
coup-move-assassinate = Assassiner, pour 3 pièces, avec l’Assassin :
coup-move-steal = Voler 2 pièces, avec le Capitaine, à :
coup-move-examine = Examiner une carte, avec l’Inquisiteur, chez :
coup-move-pass = Passer
coup-move-pass-block = Ne pas contester ; tu pourras encore bloquer
coup-move-challenge = Contester : { $player } n’a pas { $theClaim }
coup-move-block = Bloquer, avec { $theCard }
coup-move-show = Montrer { $theClaim }
coup-move-concede = Ne pas montrer la carte et perdre une influence
coup-move-lose = Perdre { $theCard }
coup-move-reveal = Montrer { $theCard }
coup-move-return = Rendre { $theShown }
coup-move-replace = Faire remplacer { $theShown }
coup-move-draft = Choisir { $theCard }
coup-move-keep-one = Garder { $theCard }
coup-move-keep-two = Garder { $aCard } et { $aSecond }

## Ce qu’on demande

coup-ask-action = À toi de jouer. Tu as { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
coup-ask-must-coup = À toi de jouer. Avec { $coins } pièces, tu dois faire un coup d’État.
coup-ask-challenge = { $player } annonce « { $action } » et dit avoir { $theClaim }. Tu y crois ?
coup-ask-challenge-target = { $player } annonce « { $action } » contre { $target } et dit avoir { $theClaim }. Tu y crois ?
coup-ask-block = { $player } annonce « { $action } ». Tu bloques ?
coup-ask-block-you = { $player } annonce « { $action } » contre toi. Tu bloques ?
coup-ask-challenge-you = { $player } annonce « { $action } » contre toi et dit avoir { $theClaim }. Tu y crois ?
coup-ask-challenge-block = { $player } bloque et dit avoir { $theClaim }. Tu y crois ?
coup-ask-prove = { $player } ne croit pas que tu aies { $theClaim }.
coup-ask-lose = Tu perds une influence. Laquelle ?
coup-ask-exchange = Tu pioches à la Cour : { $cards }. Que gardes-tu ?
coup-ask-reveal = { $player } t’examine. Quelle carte montres-tu ?
coup-ask-verdict = { $target } te montre { $theShown }.
coup-ask-draft = Choisis en secret une carte de ton paquet.

## Ce qui s’est passé

event-started = { $player } commence.
event-drew = { $player } pioche une carte à la Cour.
event-drew-card = { $player } pioche { $theCard }.
event-passed = { $player } passe.
event-picked = { $player } choisit { $theCard }.
event-drafted = Les deux choix secrets sont faits.
event-declared = { $player } annonce « { $action } ».
event-declared-action-target = { $player } annonce « { $action } » contre { $target }.
event-paid = { $player } paie { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
event-refunded = { $player } récupère { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
event-took = { $player } { $coins ->
    [0] ne prend rien : le Trésor est vide
    [one] prend { $coins } pièce
   *[other] prend { $coins } pièces
}.
event-stole = { $player } { $coins ->
    [0] ne vole rien
    [one] vole { $coins } pièce
   *[other] vole { $coins } pièces
} à { $target }.
event-forfeited = { $player } laisse { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} au Trésor.
event-challenged = { $player } conteste : { $target } n’a pas { $theCharacter } !
event-showed = { $player } montre { $theCard }, remet la carte dans la Cour et en pioche une autre.
event-bluffed = { $player } ne peut pas montrer { $theCharacter } : c’était du bluff.
event-conceded = { $player } ne montre pas { $theCharacter }.
event-lost = { $player } perd { $theCard }.
event-out = { $player } est hors jeu.
event-blocked = { $player } bloque { $target }, avec { $theCharacter }.
event-stopped = Le blocage tient ({ $action }).
event-returned = { $player } rend une carte à la Cour.
event-returned-card = { $player } rend { $theCard } à la Cour.
event-presented = { $player } montre une carte à { $target }.
event-presented-card-target = { $player } montre { $theCard } à { $target }.
event-gave-back = { $player } rend la carte à { $target }.
event-replaced = { $player } oblige { $target } à changer de carte.
event-surrendered = { $player } rend à la Cour la carte examinée.
event-surrendered-card-target = { $player } rend { $theCard } à la Cour.
event-unchallenged = Personne ne conteste.
event-unblocked = Personne ne bloque.
event-won = { $player } gagne.

## Refus et données incorrectes

error-must-coup = Avec { $coins } pièces, tu dois faire un coup d’État.
error-too-poor = Cela coûte { $cost } pièces, et tu en as { $coins }.
error-self-target = Tu ne peux pas être ta propre cible.
error-dead-target = Cette personne est déjà hors jeu.
error-not-in-game = Cette partie se joue sans { $theCharacter }.
error-cannot-block = Cette action ({ $action }) ne se bloque pas avec { $theCharacter }.
error-not-held = Tu n’as pas { $theCharacter }.
error-keep-count = Tu gardes autant de cartes que tu as d’influences : { $count }.
error-not-there-to-keep = Ces cartes ne sont pas parmi les tiennes.
error-impossible-draw = Cette carte n’est pas dans la pioche de la Cour.
error-character-unknown = Il n’y a pas de personnage « { $typed } ». Disponibles : { $known }.
error-edition-lacks = Dans l’édition « { $edition } », l’option « { $option } » ne peut pas être « { $value } ».
error-copies-derived = À { $players } joueurs, il y a { $copies } cartes de chaque personnage ; cela ne se choisit pas.
error-draft-players = Un duel avec draft ({ $duel }) se joue à deux seulement, pas à { $players }.
error-first-seat = La place { $first } ne peut pas commencer : il y a { $players } joueurs et les places se comptent à partir de 0.
error-setup-coins = { $player } ne peut pas avoir { $coins } pièces.
error-setup-cards = { $player } : les cartes doivent former une liste.
error-setup-character = { $player } ne peut pas avoir { $theCharacter }, qui n’est pas dans cette partie.
error-setup-influence = { $player } doit avoir deux cartes en tout, cachées et visibles comprises.
error-setup-too-many = { $player } ne peut pas avoir { $theCharacter } : il n’en reste pas.
error-setup-draft = Dans un duel avec draft, on ne peut fixer pour { $player } que la carte distribuée par draft-court.
error-setup-alive = Dans une mise en place, il faut au moins deux joueurs encore en jeu.
error-setup-dead-coins = { $player } est hors jeu et ne peut pas avoir de pièces.
error-setup-treasury = Les joueurs ont plus de pièces que les { $coins } de la partie.
error-setup-turn = { $player } est hors jeu : ce ne peut pas être son tour.

## La table et l’aide-mémoire

coup-table-treasury = Trésor
coup-table-court = Cour
coup-table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
coup-table-player = Nom
coup-table-coins = Pièces
coup-table-influence = Influences
coup-table-out = hors jeu
coup-mark-edition = édition { $value }
coup-mark-duel = { $value }
coup-mark-coins = { $value } pièces
coup-mark-refuse_proof = preuve facultative
coup-option-players = combien de personnes jouent
coup-option-copies = cartes de chaque personnage ; dépend du nombre de joueurs
coup-option-diplomat = quel diplomate est à la cour
coup-option-coins = toutes les pièces de la partie
coup-option-duel = comment on reçoit ses cartes à deux joueurs
coup-option-refuse_proof = face à une contestation, on peut refuser de montrer la carte
coup-option-opener_coins = à deux joueurs, les pièces de départ pour qui commence
coup-option-first = la place qui commence ; random : au hasard
coup-option-edition = jouer selon une édition imprimée
coup-summary-title = Aide-mémoire
coup-summary-goal = But : être le dernier à garder une influence.
coup-summary-who = Personnage
coup-summary-does = Action
coup-summary-effect = Effet
coup-summary-blocks = Bloque
coup-summary-anyone = tout le monde
coup-summary-income = prends 1 pièce
coup-summary-aid = prends 2 pièces
coup-summary-coup = paie 7 : la cible perd une influence ; obligatoire avec 10 pièces
coup-summary-tax = prends 3 pièces
coup-summary-assassinate = paie 3 : la cible perd une influence
coup-summary-steal = vole 2 pièces à la cible
coup-summary-exchange-ambassador = pioche 2 cartes, rends-en 2
coup-summary-exchange-inquisitor = pioche 1 carte, rends-en 1
coup-summary-examine = regarde une carte de la cible ; rends-la ou fais-la remplacer
coup-summary-rules = Toute annonce peut être un bluff, et n’importe qui peut la contester. Bluff démasqué ou contestation à tort : tu perds une influence. La carte montrée est remplacée. Le coût n’est remboursé que si le bluff démasqué est celui de l’action elle-même.

## La leçon

coup-lesson-action = À chaque tour, tu fais une chose. Certaines demandent un personnage : tu as le Duc [1], donc la Taxe [2] est vraie, et sûre. Personne ne regarde tes cartes si personne ne conteste.
coup-lesson-action-why = Tu peux aussi dire que tu as le Duc sans l’avoir. Si personne ne conteste, cela marche tout aussi bien. Si quelqu’un conteste, tu perds une influence et tu ne reçois rien.
coup-lesson-claim = { $player } dit avoir { $theClaim } [1]. Passe, ou conteste [2]. Si c’est un mensonge, cela échoue, et { $player } perd une influence. Si c’est vrai, c’est toi qui en perds une.
coup-lesson-claim-why = Chaque personnage est trois fois dans le jeu. { $seen ->
    [0] Tu ne vois aucune de ces cartes : c’est peut-être bien vrai.
    [3] Tu vois toutes ces cartes : c’est forcément un mensonge.
   *[other] De ces cartes, tu en vois { $seen } ; les autres peuvent être n’importe où.
}
coup-lesson-theft = { $player } dit avoir le Capitaine [1], pour te prendre jusqu’à deux pièces. Conteste, ou passe : tu pourras encore bloquer. Le Capitaine et l’Ambassadeur bloquent. { $holds ->
    [0] Tu n’as ni l’un ni l’autre, mais tu peux dire que si.
   *[other] Tu en as un qui bloque, donc ton blocage peut être vrai.
}
coup-lesson-theft-why = Un blocage aussi peut être un mensonge, et n’importe qui peut le contester. Si personne ne le fait, tu gardes tes pièces. Si c’était un mensonge et qu’on conteste, tu perds une influence, et le vol a lieu.
coup-lesson-proof = { $player } a contesté, et tu as montré { $theCard }. Donc { $player } a perdu une influence [1], et ce que tu disais a tenu. Ta carte est retournée à la Cour, et tu en as pioché une autre à sa place.
coup-lesson-proof-why = Tout le monde a vu la carte que tu as montrée, donc elle est remplacée. Tu as peut-être repioché la même : personne d’autre ne la voit.
coup-lesson-caught-you = Tu as contesté, et c’était un mensonge : { $player } n’avait pas { $theClaim }. Cela a échoué, et { $player } a perdu une influence : elle est face visible [1].
coup-lesson-caught = { $challenger } a contesté, et c’était un mensonge : { $player } n’avait pas { $theClaim }. Cela a échoué, et { $player } a perdu une influence : elle est face visible [1].
coup-lesson-caught-why = Les cartes face visible le restent : compte-les. Quand tu vois les trois d’un personnage, qui dit ensuite l’avoir ment forcément.
coup-lesson-lose = Tu perds une influence. Choisis la carte que tu retournes : elle reste face visible, et tu ne peux plus rien prouver avec elle. Qui a ses deux cartes face visible est hors jeu.
coup-lesson-lose-why = Garde le personnage que tu veux jouer sans mentir. Tu peux encore dire que tu as n’importe quel autre.
coup-lesson-exchange = Pour l’Échange [1], tu dis que tu as l’Ambassadeur : tu pioches deux cartes à la Cour, tu en gardes autant que tu as d’influences et tu en rends deux. { $holds ->
    [0] Tu n’as pas l’Ambassadeur : ce serait du bluff.
   *[other] Tu as l’Ambassadeur : ce serait vrai.
}
coup-lesson-exchange-keep = Deux cartes sont venues de la Cour [1]. Gardes-en autant que tu as d’influences ; deux repartent. Personne d’autre ne voit lesquelles.
coup-lesson-exchange-why = Avec d’autres cartes, tu peux faire d’autres choses sans mentir. Et personne d’autre ne voit ce que tu gardes.
coup-lesson-assassin = { $player } a payé 3 pièces et dit avoir l’Assassin [1] : cela te coûterait une influence. Conteste, ou passe : tu pourras encore bloquer avec la Comtesse. { $holds ->
    [0] Tu n’as pas la Comtesse : ce serait du bluff.
   *[other] Tu as la Comtesse : ce serait vrai.
}
coup-lesson-assassin-why = Si tu contestes un vrai Assassin, tu perds une influence, et l’assassinat a lieu si tu ne peux pas encore le bloquer. Si ta Comtesse est un mensonge et qu’on conteste, tu en perds une pour le mensonge et, s’il t’en reste une, celle-là à cause de l’Assassin.
coup-lesson-assassinate = Pour { $cost } pièces, tu peux assassiner [1] : tu dis que tu as l’Assassin, et la cible perd une influence, si elle ne bloque pas avec la Comtesse. { $holds ->
    [0] Tu n’as pas l’Assassin : ce serait du bluff.
   *[other] Tu as l’Assassin : ce serait vrai.
}
coup-lesson-assassinate-why = Les { $cost } pièces ne te reviennent que si on conteste ton Assassin et que c’était un mensonge. Un blocage ne les rend pas.
coup-lesson-coup = Tu as { $coins } pièces. Pour { $cost }, tu peux faire un coup d’État [1] : la cible perd une influence, et personne ne peut le contester ni le bloquer. Qui commence son tour avec 10 pièces ou plus doit en faire un.
coup-lesson-coup-why = Un coup d’État ne demande aucun personnage. C’est la façon la plus sûre d’ôter une influence, et la plus chère.
coup-lesson-end-won = Il ne reste que toi : tu as gagné. Tu sais jouer à Coup : dis ce que tu veux, et observe ce que disent les autres. Le reste, ce sont des visages.
coup-lesson-end-lost = Il ne reste que { $winner }, qui gagne [1]. Tu sais jouer à Coup : dis ce que tu veux, et observe ce que disent les autres. Le reste, ce sont des visages.

## Adversaires

bot-coup-random-name = Pasquino
bot-coup-random-role = le bouffon
bot-coup-random-style = Fait la première chose qui lui passe par la tête : nul ne lit un visage qui ne cache rien.
bot-coup-honest-name = Prudenza
bot-coup-honest-role = la nonne
bot-coup-honest-style = N’annonce que ce qu’elle a et croit tout ce qui peut être vrai.
bot-coup-bluffer-name = Lucrezia
bot-coup-bluffer-role = la dame de cour
bot-coup-bluffer-style = Ment quand cela paie, retient qui a menti et rend les coups ; son humeur change d’une partie à l’autre.
bot-coup-search-name = Cosimo
bot-coup-search-role = le banquier
bot-coup-search-style = Déduit de tes actes ce que tu peux avoir, essaie chaque réponse de tête et ne joue jamais deux fois pareil.

arena-rate-bluffs = Bluffs parmi les prétentions
arena-rate-caught = Démasqués parmi les bluffs
arena-rate-challenges = Défis là où c’est possible
arena-rate-right = Justes parmi les défis
arena-rate-blocks = Blocages là où c’est possible
