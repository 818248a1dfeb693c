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
coup-ask-block-again = Le blocage est tombé. { $player } annonce « { $action } ». Tu bloques ?
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
event-unchallenged = Personne ne conteste { $player } en { $character }.
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
coup-option-edition = édition
coup-lead-ask = Quelle édition (Entrée : { $default } · b : retour · q : quitter) ?
coup-lead-en = L’Ambassadeur, 50 pièces, jusqu’à six joueurs ; dans un duel, les deux commencent avec deux pièces.
coup-lead-it = L’Ambassadeur ou l’Inquisiteur, 50 pièces, jusqu’à dix joueurs ; un joueur contesté peut refuser de montrer la carte ; le premier d’un duel a une pièce.
coup-lead-es = L’Ambassadeur ou l’Inquisiteur, 42 pièces, jusqu’à six joueurs ; le premier d’un duel a une pièce.
coup-lead-null = Chaque règle se choisit à part.
coup-experienced = Les tables de plus de six sont pour joueurs aguerris : les parties s’allongent, et qui tombe en premier attend longtemps.
coup-summary-title = Aide-mémoire
coup-summary-goal = But : être le dernier à garder une influence.
coup-summary-who = Personnage
coup-summary-does = Action
coup-summary-effect = Effet
coup-summary-blocks = Bloque
coup-summary-anyone = tout le monde
coup-summary-printed = { $edition ->
    [fr] { $printed }
   *[other] { $word } ({ $printed })
}
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

## La table dans le navigateur

coup-ui-players = Les autres
coup-ui-you = Toi
coup-ui-coins = { $coins ->
    [one] pièce
   *[other] pièces
}
coup-ui-influences = { $count ->
    [0] aucune influence
    [one] une influence
   *[other] deux influences
}
coup-ui-face-up = { $card }, face visible
coup-ui-said = a dit
coup-ui-claim-said = { $card } : dit
coup-ui-claim-proven = { $card } : prouvé
coup-ui-claim-lie = { $card } : mensonge
coup-ui-i-am = « Je suis { $theCard }. »
coup-ui-may-answer = peut répondre
coup-ui-on-turn = joue son tour
coup-ui-chooses = choisit
coup-ui-did-declared-income = a pris son revenu
coup-ui-did-declared-aid = aide étrangère
coup-ui-did-declared-coup = coup contre { $target }
coup-ui-did-declared-coup-you = coup contre toi
coup-ui-did-declared-tax = a levé la taxe
coup-ui-did-declared-assassinate = assassin contre { $target }
coup-ui-did-declared-assassinate-you = assassin contre toi
coup-ui-did-declared-steal = vol contre { $target }
coup-ui-did-declared-steal-you = vol contre toi
coup-ui-did-declared-exchange = a échangé des cartes
coup-ui-did-declared-examine = a examiné { $target }
coup-ui-did-declared-examine-you = t’a examiné
coup-ui-did-challenged = a contesté
coup-ui-did-showed = a prouvé { $theCard }
coup-ui-did-bluffed = n’avait pas { $theCard }
coup-ui-did-conceded = n’a pas montré { $theCard }
coup-ui-did-lost = a perdu { $aCard }
coup-ui-did-blocked = a bloqué
coup-ui-did-stopped = action bloquée
coup-ui-did-presented = a montré une carte
coup-ui-quiet = Personne n’a encore rien dit.
coup-ui-last-turn = le dernier tour
coup-ui-you-player-declared = Tu annonces « { $action } ».
coup-ui-you-player-declared-action-target = Tu annonces « { $action } » contre { $target }.
coup-ui-you-target-declared = { $player } annonce « { $action } » contre toi.
coup-ui-you-player-challenged = Tu contestes : { $target } n’a pas { $theCharacter } !
coup-ui-you-target-challenged = { $player } te conteste : tu n’as pas { $theCharacter } !
coup-ui-you-player-blocked = Tu bloques { $target }, avec { $theCharacter }.
coup-ui-you-target-blocked = { $player } te bloque, avec { $theCharacter }.
coup-ui-you-player-showed = Tu montres { $theCard }, remets la carte dans la Cour et en pioches une autre.
coup-ui-you-player-bluffed = Tu ne peux pas montrer { $theCharacter } : c’était du bluff.
coup-ui-you-player-conceded = Tu ne montres pas { $theCharacter }.
coup-ui-you-player-lost = Tu perds { $theCard }.
coup-ui-you-player-out = Tu es hors jeu.
coup-ui-you-player-took = { $coins ->
    [0] Tu ne prends rien : le Trésor est vide
    [one] Tu prends { $coins } pièce
   *[other] Tu prends { $coins } pièces
}.
coup-ui-you-player-stole = { $coins ->
    [0] Tu ne voles rien
    [one] Tu voles { $coins } pièce
   *[other] Tu voles { $coins } pièces
} à { $target }.
coup-ui-you-target-stole = { $player } { $coins ->
    [0] ne te vole rien
    [one] te vole { $coins } pièce
   *[other] te vole { $coins } pièces
}.
coup-ui-you-player-gave-back = Tu rends la carte à { $target }.
coup-ui-you-target-gave-back = { $player } te rend la carte.
coup-ui-you-player-replaced = Tu obliges { $target } à changer de carte.
coup-ui-you-target-replaced = { $player } t’oblige à changer de carte.
coup-ui-does-income = { $player } prend 1 pièce.
coup-ui-does-i-income = Tu prends 1 pièce.
coup-ui-does-aid = { $player } prend 2 pièces. Un Duc peut bloquer.
coup-ui-does-i-aid = Tu prends 2 pièces. Un Duc peut bloquer.
coup-ui-does-tax = { $player } prend 3 pièces au Trésor.
coup-ui-does-i-tax = Tu prends 3 pièces au Trésor.
coup-ui-does-exchange = { $player } échange des cartes à la Cour.
coup-ui-does-i-exchange = Tu échanges des cartes à la Cour.
coup-ui-does-coup-at = { $player } renverse { $target } : une influence tombe.
coup-ui-does-coup-me = { $player } te renverse : une influence tombe.
coup-ui-does-i-coup-at = Tu renverses { $target } : une influence tombe.
coup-ui-does-assassinate-at = { $player } envoie un assassin chez { $target }.
coup-ui-does-assassinate-me = { $player } envoie un assassin chez toi.
coup-ui-does-i-assassinate-at = Tu envoies un assassin chez { $target }.
coup-ui-does-steal-at = { $player } vole 2 pièces à { $target }.
coup-ui-does-steal-me = { $player } te vole 2 pièces.
coup-ui-does-i-steal-at = Tu voles 2 pièces à { $target }.
coup-ui-does-examine-at = { $player } veut voir une carte chez { $target }.
coup-ui-does-examine-me = { $player } veut voir une de tes cartes.
coup-ui-does-i-examine-at = Tu veux voir une carte chez { $target }.
coup-ui-blocks = { $player } bloque « { $action } ».
coup-ui-blocks-i = Tu bloques « { $action } ».
coup-ui-step-challenge = Contester ?
coup-ui-step-block = Bloquer ?
coup-ui-step-challenge-block = Contester le blocage ?
coup-ui-step-prove = Montrer ou céder
coup-ui-step-lose = Une influence tombe
coup-ui-step-exchange = Choix des cartes
coup-ui-step-reveal = Une carte est montrée
coup-ui-step-verdict = Rendre ou remplacer ?
coup-ui-step-deal = Une carte est piochée
coup-ui-step-over = La fin
coup-ui-step-resolves = Effet
coup-ui-true = vrai
coup-ui-false = faux
coup-ui-conceded = cède
coup-ui-was = { $player } avait bien { $theCard }
coup-ui-was-not = { $player } n’avait pas { $theCard }
coup-ui-you-was = Tu avais bien { $theCard }
coup-ui-you-was-not = Tu n’avais pas { $theCard }
coup-ui-only-two = entre vous deux
coup-ui-examining = { $player } voit { $theCard } et décide.
coup-ui-examined-hint = Les autres voient qu’une carte a été montrée, pas laquelle.
coup-ui-wait = On attend { $players }
coup-ui-watch = Observe
coup-ui-act-income = Revenu
coup-ui-act-aid = Aide étrangère
coup-ui-act-coup = Coup d’État
coup-ui-act-tax = Taxe
coup-ui-act-assassinate = Assassinat
coup-ui-act-steal = Vol
coup-ui-act-exchange = Échange
coup-ui-act-examine = Examen
coup-ui-gain-income = +1
coup-ui-gain-aid = +2
coup-ui-gain-coup = −7
coup-ui-gain-tax = +3
coup-ui-gain-assassinate = −3
coup-ui-gain-steal = +2
coup-ui-gain-exchange = {""}
coup-ui-gain-examine = {""}
coup-ui-as-held = avec { $theCard }, que tu as
coup-ui-as-tax = prends 3, avec { $theCard }
coup-ui-as-steal = vole 2, avec { $theCard }
coup-ui-as-assassinate = paie 3, avec { $theCard }
coup-ui-as-exchange = avec { $theCard }
coup-ui-as-examine = avec { $theCard }
coup-ui-about-income = nul ne peut l’empêcher
coup-ui-about-aid = un Duc peut bloquer
coup-ui-about-coup = coûte 7, nul ne peut l’empêcher
coup-ui-a-bluff = un bluff
coup-ui-bluff = bluff
coup-ui-held = tu l’as
coup-ui-bluff-hint = Tu n’as pas cette carte. Personne d’autre ne voit ce signe.
coup-ui-aim-coup = Renverser qui ?
coup-ui-aim-assassinate = Assassiner qui ?
coup-ui-aim-steal = Voler qui ?
coup-ui-aim-examine = Examiner qui ?
coup-ui-aim-hint = Choisis quelqu’un ci-dessus.
coup-ui-aim-claim = Tout le monde t’entendra dire que tu as { $theCard }.
coup-ui-pick-coup = Renverser { $target }
coup-ui-pick-assassinate = Assassiner { $target }
coup-ui-pick-steal = Voler 2 à { $target }
coup-ui-pick-examine = Examiner { $target }
coup-ui-back = Retour aux choix
coup-ui-answer-pass = Passer
coup-ui-answer-pass-block = Ne pas bloquer
coup-ui-block-later = Tu pourras encore bloquer ensuite.
coup-ui-answer-challenge = Contester
coup-ui-answer-show = Montrer { $theClaim }
coup-ui-answer-concede = Céder
coup-ui-answer-return = La rendre
coup-ui-answer-replace = La remplacer
coup-ui-count = { $card } : { $up ->
    [0] aucune carte face visible
    [one] une sur { $copies } face visible
   *[other] { $up } sur { $copies } face visible
} ; { $mine ->
    [0] tu n’en as pas.
    [one] tu en as une.
   *[other] tu en as { $mine }.
}
coup-ui-pick-lose = La carte reste face visible, sous les yeux de tout le monde.
coup-ui-pick-reveal = Seule la personne qui examine la voit.
coup-ui-pick-exchange = Personne d’autre ne voit ces cartes. Gardes-en { $count ->
    [one] une
   *[other] deux
}.
coup-ui-pick-draft = Personne ne voit ce que prend l’autre.
coup-ui-pick-none = { $count ->
    [one] Choisis une carte
   *[other] Choisis { $count } cartes
}
coup-ui-auto-turn = Tout jusqu’au prochain tour
coup-ui-auto-turn-hint = Croire ce qui se dit pendant ce tour, si cela ne te vise pas
coup-ui-auto-others = Ce qui vise les autres
coup-ui-auto-others-hint = Vol, assassinat, examen
coup-ui-auto-unaimed = Ce qui ne vise personne
coup-ui-auto-unaimed-hint = Taxe, échange, aide étrangère
coup-ui-notes-of = { $player } peut avoir
coup-ui-note-none = { $card } : sans avis, encore { $count } à voir
coup-ui-note-maybe = { $card } : peut-être, encore { $count } à voir
coup-ui-note-sure = { $card } : sûrement, encore { $count } à voir
coup-ui-note-not = { $card } : sûrement pas, encore { $count } à voir
coup-ui-note-words = Une note sur { $player }
coup-ui-notes-hint = Touche un visage : peut-être, sûrement, sûrement pas. Le nombre dit combien tu n’en as pas vu. Personne d’autre ne voit cette page.
coup-ui-claims = { $claims ->
    [one] { $claims } annonce
   *[other] { $claims } annonces
}, { $bluffs ->
    [0] aucun bluff
    [one] { $bluffs } bluff
   *[other] { $bluffs } bluffs
}, { $caught ->
    [0] aucun démasqué
    [one] { $caught } démasqué
   *[other] { $caught } démasqués
}
coup-ui-value-diplomat-ambassador = Ambassadeur
coup-ui-value-diplomat-inquisitor = Inquisiteur
coup-ui-value-duel-open = donne habituelle
coup-ui-value-duel-draft-court = au choix, le reste à la Cour
coup-ui-value-duel-draft-discard = au choix, le reste hors jeu
coup-ui-value-edition-en = anglaise
coup-ui-value-edition-it = italienne
coup-ui-value-edition-es = espagnole
coup-ui-value-edition-null = règles mêlées
coup-ui-value-first-random = tirage au sort
coup-ui-about = Prétends être qui tu veux à la cour, que ce soit vrai ou non. Perds tes deux cartes et tu es hors jeu.
coup-ui-facts = De 2 à 10 joueurs, 10 minutes

## Les règles, dans le navigateur

coup-rules-1-title = Le but
coup-rules-1 = Tout le monde commence avec deux pièces et deux cartes face cachée : deux influences à la cour. Quand tu perds une influence, tu retournes une de tes cartes, et elle reste face visible. Qui n’en a plus est hors jeu. La dernière personne à garder une influence gagne.
coup-rules-2-title = Ton tour
coup-rules-2 =
    Qui a gagné la dernière partie commence ; à la première, qui occupe la première place, ou quelqu’un tiré au sort. On joue dans le sens des aiguilles d’une montre.
    Tu fais une action, et tu dois en faire une. Le revenu, l’aide étrangère et le coup d’État sont ouverts à tout le monde. Les autres actions appartiennent aux personnages : pour les faire, tu dis avoir ce personnage, que ce soit vrai ou non. Qui commence son tour avec dix pièces ou plus doit faire un coup d’État.
    Une action se paie quand on l’annonce. Tu peux voler qui n’a rien ; tu ne peux viser ni toi ni qui est hors jeu.
coup-rules-3-title = Contester
coup-rules-3 =
    Quand quelqu’un dit avoir un personnage, n’importe qui d’autre peut contester. Si c’était vrai, la carte est montrée, remise dans la Cour et remplacée par une carte piochée là ; qui a contesté perd une influence. Si c’était un mensonge, qui a menti perd une influence, l’action n’a pas lieu, et ce qu’elle a coûté est rendu.
    On demande à tous les autres à la fois, et ils répondent dans n’importe quel ordre ; la première contestation tranche. On ne dit pas qui passe. La carte montrée peut être repiochée.
    Dans l’édition italienne, un joueur contesté peut refuser de montrer la carte, et perd alors comme s’il avait menti. Sans édition, la table en décide.
coup-rules-4-title = Bloquer
coup-rules-4 =
    Certaines actions peuvent être bloquées par qui dit avoir un personnage. N’importe qui peut bloquer l’aide étrangère avec le Duc. La cible d’un vol peut le bloquer avec le Capitaine, l’Ambassadeur ou l’Inquisiteur ; celle d’un assassinat, avec la Comtesse. Un blocage se conteste comme toute annonce : si c’était un mensonge, l’action a lieu. Une action bloquée ne fait rien, et ce qu’elle a coûté n’est pas rendu.
    Qui bloque dit avec qui. D’abord, chacun peut contester l’action ; ce n’est que si elle tient qu’elle peut être bloquée. Tout le monde peut contester un blocage, sauf qui bloque.
    N’importe qui peut bloquer l’aide étrangère ; un faux Duc ne règle donc rien : quand il est démasqué, on demande de nouveau à ceux qui n’avaient pas encore répondu, mais pas à qui l’a laissée passer ni à qui a été démasqué. S’il ne reste personne, l’aide est versée. On ne dit pas qui l’avait laissée passer.
coup-rules-5-title = Perdre deux fois
coup-rules-5 =
    Une contestation se règle avant tout le reste. Qui conteste à tort un Assassin, ou ment en disant avoir la Comtesse, peut perdre ses deux influences en un seul tour.
    Une cible qui a contesté en vain et garde une influence peut bloquer quand même. La dernière influence se perd sans question.
coup-rules-6-title = Échange et examen
coup-rules-6 = Avec l’Ambassadeur, tu pioches deux cartes à la Cour et tu en rends deux, à ton choix. L’Inquisiteur peut jouer à la place de l’Ambassadeur : tu en pioches alors une et tu en rends une. Ou bien tu examines quelqu’un, qui choisit une carte et te la montre ; tu la rends ou tu la fais remplacer.
coup-rules-7-title = Tomber, les pièces et la fin
coup-rules-7 =
    Qui perd sa dernière influence est aussitôt hors jeu. Toutes ses pièces vont aussitôt au Trésor. Seule la cible d’un vol en cours les garde jusqu’à ce qu’il soit réglé : le voleur prend sa part, et le reste va au Trésor. Quand il ne reste qu’une personne, la partie est finie et plus rien ne se passe.
    Le Trésor ne donne que ce qu’il a. S’il est vide, une action ne rapporte rien, mais peut être faite.
coup-rules-8-title = Ce qui se voit, et les paroles
coup-rules-8 =
    Tu vois tes cartes, toutes celles qui sont face visible, toutes les pièces et combien de cartes il y a à la Cour. Les cartes piochées dans un échange, seul qui le fait les voit ; une carte examinée, seulement les deux. Dis et promets ce que tu veux : cela n’engage personne, et ni pièce ni carte ne change de main par accord. Tu ne peux montrer tes cartes à personne.
    Si ton temps est écoulé, tu prends le revenu (avec dix pièces, un coup d’État contre la personne suivante), tu ne contestes ni ne bloques rien, et tu montres ce que tu as.
coup-rules-9-title = À deux joueurs
coup-rules-9 = Dans la plupart des éditions, à deux joueurs, qui commence a une pièce au lieu de deux. Dans un duel avec draft, chacun prend un paquet avec une carte de chaque personnage et en choisit une en secret ; seule l’autre carte est distribuée.
coup-rules-10-title = Grandes tables et éditions
coup-rules-10 =
    Jusqu’à six joueurs, il y a trois cartes de chaque personnage. À sept ou huit, il y en a quatre ; à neuf ou dix, cinq. Plus de six, c’est pour des joueurs expérimentés : les parties s’allongent, et qui tombe en premier attend longtemps.
    Une édition fixe tout cela comme elle a été imprimée : l’anglaise, avec l’Ambassadeur, 50 pièces et jusqu’à six joueurs ; l’italienne, jusqu’à dix, avec des preuves qu’on peut refuser et des drafts qui sortent du jeu les autres cartes ; l’espagnole, avec 42 pièces, jusqu’à six joueurs et des drafts dont les autres cartes vont à la Cour. Sans édition, tout se combine.
coup-ui-you-are-out = Tu as perdu
coup-ui-you-are-out-hint = Reste pour regarder ou quitte la table : la partie continue sans toi.
coup-ui-count-first = place { $next }
coup-ui-dealt = Tu as reçu { $aCard }
coup-ui-dealt-hint = Choisis l’autre. Personne d’autre ne connaît ni l’une ni l’autre.
coup-ui-price-doubter = { $doubter } a contesté à tort et perd une influence.
coup-ui-price-liar = { $doubter } avait raison : { $player } perd une influence.
coup-ui-price-you-doubter = Tu as contesté à tort et perds une influence.
coup-ui-price-you-right = Tu avais raison : { $player } perd une influence.
coup-ui-price-you-liar = { $doubter } avait raison : tu perds une influence.
coup-ui-ask-challenge = Tu y crois ?
coup-ui-ask-block = Tu bloques ?
coup-ui-ask-challenge-block = Tu crois à ce blocage ?
coup-ui-ask-verdict = La rendre, ou la faire remplacer ?
coup-ui-claims-none = aucune annonce
