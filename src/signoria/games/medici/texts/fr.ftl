# Court of the Medici en français.

medici-title = Court of the Medici
medici-about = Deux Maisons, Della Rovere et Gonzaga, envoient leurs nobles à la cour du Grand-Duc, nouent des alliances et conspirent. Quand le premier cercle est vide, la Maison qui pèse le plus à la cour l’emporte.

## Mots

word-minister = Ministre
    .the = le Ministre
    .a = un Ministre
word-lady = Muse
    .the = la Muse
    .a = une Muse
word-2 = 2
    .the = le 2
    .a = un 2
word-3 = 3
    .the = le 3
    .a = un 3
word-4 = 4
    .the = le 4
    .a = un 4
word-5 = 5
    .the = le 5
    .a = un 5
word-6 = 6
    .the = le 6
    .a = un 6
word-7 = 7
    .the = le 7
    .a = un 7
word-8 = 8
    .the = le 8
    .a = un 8
word-9 = 9
    .the = le 9
    .a = un 9
word-10 = 10
    .the = le 10
    .a = un 10
word-jester = Bouffon
    .the = le Bouffon
    .a = un Bouffon
word-duke = Duc
    .the = le Duc
    .a = un Duc
word-rovere = Della Rovere
word-gonzaga = Gonzaga
word-R1 = R1
word-R2 = R2
word-G1 = G1
word-G2 = G2
word-circle = le premier cercle
word-play = une carte à jouer
word-announce = ce que vaut le Bouffon, ta dernière carte
word-over = la fin

## Ce qu’on tape pour choisir

key-send = e
key-ally = a
key-conspire = c
key-plan = p
key-pass = p
key-keep = l

## Comment on peut écrire les mots de la notation : le premier est celui qu’on montre

say-send = envoyer, envoie
say-ally = allier, allie
say-conspire = conspirer, conspire
say-plan = préparer, prépare
say-pass = passer, passe
say-keep = laisser, laisse
say-replace = remplacer, remplace
say-announce = annoncer, annonce
say-on = sur, avec
say-against = contre
say-where = où
say-lady = muse

## Ce qu’on peut faire

medici-card-ways = { $theCard } — alliance avec { $allies ->
    [one] { $allies } pile
   *[other] { $allies } piles
}, { $conspiracies ->
    [0] aucune conspiration
    [one] { $conspiracies } conspiration
   *[other] { $conspiracies } conspirations
}
medici-step-send = Envoyer la carte, seule, à la cour extérieure devant toi
medici-step-ally = { $count ->
    [one] Allier la carte à l’unique pile
   *[other] Allier la carte à l’une des { $count } piles
}
medici-step-conspire = Conspirer : rejoindre une pile, en abattre une de même valeur ({ $count ->
    [one] { $count } façon
   *[other] { $count } façons
})
medici-step-plan = Préparer l’avenir : la glisser face cachée sous ta pioche
medici-step-worth = vaudra { $value }
medici-step-clears = le Ministre la défausse en entier
medici-step-parts = la Muse la sépare
medici-step-strikes = contre { $piles }
medici-step-falls = tombe : { $sums }
medici-step-pile-inner = Pile { $pile }, premier cercle : { $nobles }
medici-step-pile-outer = Pile { $pile }, cour extérieure ({ $player }) : { $nobles }
medici-noble = { $card } { $house }
medici-noble-jester = { $card } { $jester } { $house } ({ $value })
medici-step-value = { $jester } vaut { $value }
medici-step-values = si { $values }
medici-dial-played = Ton Bouffon vaut
medici-dial-court = { $jester } vaut
medici-move-pass = Passer : tu ne peux jouer aucune de tes cartes
medici-move-keep = Laisser le cercle tel quel
medici-move-replace = { $noble } : la mettre de côté et piocher une autre carte
medici-move-announce = Ton Bouffon vaut { $value }, et c’est ta limite
medici-ask-play = À toi de jouer : quelle carte ?
medici-ask-pass = Tu ne peux jouer aucune de tes cartes.
medici-ask-manner = Que fais-tu avec { $theCard } ?
medici-ask-ally = À quelle pile se joint { $theCard } ?
medici-ask-conspire = À quelle pile se joint { $theCard } pour conspirer ?
medici-ask-target = Quelle pile de même valeur tombe ?
medici-ask-circle = Tu as deux cartes égales dans le cercle. En remplaces-tu une ?
medici-ask-announce = Ta dernière carte est un Bouffon. Combien doit-il valoir ? Tu ne pourras désormais plus jouer de carte plus haute.

## Ce qui s’est passé

event-placed = { $player } pose { $theCard } dans le cercle (pile { $pile }).
event-set-aside = { $player } met de côté { $theCard } (pile { $pile }).
event-kept = { $player } laisse le cercle tel quel.
event-shuffled = { $player } remélange { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} dans la pioche.
event-dealt = { $player } reçoit une carte.
event-dealt-card = { $player } reçoit { $theCard }.
event-deck = { $player } a une pioche de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-started = { $player } commence.
event-sent = { $player } envoie { $theCard } à la cour extérieure (pile { $pile }).
event-allied = { $player } allie { $theCard } à la pile { $pile }.
event-conspired = { $player } conspire : { $theCard } rejoint la pile { $pile }.
event-planned = { $player } prépare l’avenir : une carte va sous la pioche.
event-planned-card = { $player } prépare l’avenir : { $theCard } va sous la pioche.
event-valued = { $jester } vaut { $value }.
event-equalled = { $worth } + { $added } = { $total }.
event-fell = Alors la pile { $pile }, qui vaut aussi { $value }, tombe.
event-cleared = Le Ministre défausse les { $count } nobles de la pile { $pile }.
event-discarded = { $house } perd { $theCard }.
event-parted = { $house } : { $theCard } se tient à part (pile { $pile }).
event-drew = { $player } pioche une carte.
event-drew-card = { $player } pioche { $theCard }.
event-last = { $player } tire la dernière carte de sa pioche et la montre : { $theCard }.
event-limited = Désormais, { $player } ne joue rien au-dessus de { $value }.
event-passed = { $player } ne peut pas jouer et passe.
event-emptied = Le premier cercle est vide.
event-absent = { $house } n’a plus de noble dans le premier cercle.
event-stuck = Plus personne ne peut jouer.
event-stalled = Trois avenirs préparés de chaque côté : la partie s’arrête net.
event-scored = { $player } totalise { $value } à la cour ({ $count ->
    [one] { $count } noble
   *[other] { $count } nobles
}).
event-won = { $player } gagne.
event-drawn = La partie est nulle.

## Refus et données incorrectes

error-not-held = Tu n’as pas { $theCard } en main.
error-above-limit = Tu ne peux pas jouer { $theCard } : ta dernière carte n’autorise rien au-dessus de { $limit }.
error-must-pass = Tu ne peux jouer aucune de tes cartes : il ne te reste qu’à passer.
error-not-stuck = Tu ne peux pas passer : seul passe qui ne peut jouer aucune carte.
error-no-piles = Il n’y a personne à la cour avec qui s’allier.
error-no-conspiracy = Impossible de conspirer avec { $theCard } : sur aucune pile, le total n’en égale une autre.
error-no-equal-to = Avec { $theCard } sur la pile { $pile }, aucune autre pile n’a la même valeur.
error-unequal = Les sommes ne sont pas égales : la conspiration vaut { $worth }, la pile { $pile } vaut { $other }.
error-same-pile = Une conspiration ne peut pas abattre la pile qu’elle rejoint.
error-no-such-pile = Cette pile n’est pas à la cour.
error-no-such-pile-id = Il n’y a pas de pile { $pile } à la cour.
error-plan-deck = Tu ne peux pas préparer l’avenir : ta pioche est vide.
error-plan-alone = Tu ne peux pas préparer l’avenir : tant que ton adversaire ne peut que passer, tu y as droit { $most } fois de suite ; ensuite, il faut jouer un noble.
error-plan-revalues = Préparer l’avenir ne change la valeur d’aucun Bouffon.
error-not-jester = On n’annonce que la valeur d’un Bouffon, en le jouant, et une seule fois.
error-above-most = Tu peux donner au Bouffon une valeur de { $most } au plus.
error-jester-range = Un Bouffon vaut de 1 à 10, pas { $value }.
error-jester-absent = { $jester } n’est pas à la cour.
error-jester-twice = { $jester } ne peut recevoir qu’une seule valeur par coup.
error-no-equal = La pile { $pile } n’est pas un de tes doublons dans le cercle.
error-impossible-draw = Le hasard ne peut pas donner cela maintenant.
error-card-unknown = Il n’y a pas de carte « { $typed } ». Disponibles : { $known }.
error-house-unknown = Il n’y a pas de Maison « { $typed } ». Disponibles : { $known }.
error-jester-unknown = « { $typed } » ne donne la valeur d’aucun Bouffon. Bouffons : { $known } (R1=4).
error-notation-number = Dans « { $move } », « { $typed } » devrait être un nombre.
error-notation-value = « { $move } » : seul un Bouffon qui arrive à la cour a une valeur.
error-setup-list = Dans la mise en place, « { $key } » doit être une liste.
error-setup-cards = { $player } : les cartes doivent former une liste.
error-setup-noble = « { $typed } » n’est pas un noble à la cour : écris une Maison et une carte (rovere 7, gonzaga jester=5).
error-setup-too-many = { $player } ne peut pas avoir { $theCard } : il n’en reste pas.
error-setup-noble-gone = Il ne reste plus de cette carte ({ $card }) à { $house } pour une autre pile.
error-setup-few = Il reste trop peu de cartes pour le cercle.
error-setup-deck = { $player } ne peut pas avoir une pioche de { $size }. Cartes restantes : { $most }.
error-setup-pile-id = Une pile ne peut pas avoir l’id « { $pile } » : chacune a son propre numéro, de 1 à 99.
error-setup-zone = La pile { $pile } ne peut pas être dans « { $zone } ». Zones : { $known }.
error-setup-pile-cards = Il faut une liste de cartes pour la pile { $pile }.
error-setup-value = La pile { $pile } vaut { $value }, ce n’est pas ce que dit la mise en place.

## La table et l’aide-mémoire

key-minister = Mi
key-lady = Mu
key-jester = Bo
key-duke = D
key-rovere = R
key-gonzaga = G
medici-table-inner = Premier cercle
medici-table-outer = Cour extérieure ({ $player })
medici-table-nobody = personne
medici-table-counts = total { $points }
medici-table-hand = Main
medici-table-deck = pioche { $count }
medici-table-planned = ({ $count } dessous)
medici-table-hidden = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main
medici-table-limit = limite { $value }
medici-table-plans = avenir { $count }
medici-table-discard = défausse
medici-table-under = Sous ta pioche
medici-mark-dukes = sans Ducs
medici-mark-distinct_circle = cercle sans doublons
medici-mark-end = fin si une Maison est absente
medici-mark-plan_draw = avenirs comptés au total
medici-option-dukes = jouer avec les deux Ducs
medici-option-distinct_circle = les doublons du cercle de départ peuvent être remplacés
medici-option-end = la partie finit quand le cercle est vide, ou quand une Maison en est absente
medici-option-plan_draw = comment se comptent, pour la partie nulle, les trois avenirs préparés de chaque côté
medici-summary-title = Aide-mémoire
medici-summary-goal = But : que les nobles de ta Maison pèsent plus à la cour que ceux d’en face à la fin de la partie.
medici-summary-send = Envoyer
medici-summary-send-about = une carte seule à ta propre cour extérieure
medici-summary-ally = Allier
medici-summary-ally-about = une carte à n’importe quelle pile, de n’importe quelle Maison, où qu’elle soit
medici-summary-conspire = Conspirer
medici-summary-conspire-about = une carte rejoint une pile, et une autre pile d’exactement la même valeur est défaussée
medici-summary-plan = Préparer l’avenir
medici-summary-plan-about = une carte va face cachée sous ta pioche
medici-summary-minister-about = 0. Allié à deux nobles ou plus : tous sont défaussés, lui reste
medici-summary-lady-about = 1. Alliée : toute la pile, elle comprise, se sépare en nobles isolés
medici-summary-jester-about = De 1 à 10, annoncé quand tu le joues ; qui joue un noble peut donner une nouvelle valeur à tout Bouffon à la cour. À la fin, il vaut 1
medici-summary-duke-about = 15
medici-summary-words = En toutes lettres : envoyer 7 · allier 7 sur 3 · conspirer 7 sur 3 contre 9 · préparer 7. Un Bouffon : envoyer bouffon=4. Pour changer la valeur d’un Bouffon à la cour, ajoute à la fin (sauf pour préparer) : … où R1=2 G1=7. Cartes : ministre muse 2 … 10 bouffon duc.
medici-summary-rules = Joue une carte, puis pioches-en une. Qui tire la dernière carte de sa pioche la montre et ne peut dès lors plus rien jouer de plus haut (le Ministre reste permis), ni préparer l’avenir. Les nobles de ta Maison comptent où qu’ils soient à la cour.
medici-summary-circle-empty = La partie finit quand le premier cercle est vide ou quand plus personne ne peut jouer.
medici-summary-house-absent = La partie finit quand une Maison n’a plus personne dans le premier cercle ou quand plus personne ne peut jouer.
medici-summary-consecutive = Six avenirs préparés d’affilée, sans noble joué entre eux, et la partie est nulle.
medici-summary-total = Quand chacun a préparé l’avenir trois fois dans la partie, elle est nulle.

## Adversaires

bot-medici-random-name = Biagio
bot-medici-random-role = le page
bot-medici-random-style = Pose ses cartes comme elles viennent et se réjouit quand l’une tombe bien.
bot-medici-greedy-name = Ludovico
bot-medici-greedy-role = le marchand
bot-medici-greedy-style = Prend tout ce qu’il peut tout de suite et craint ce que tu pourrais lui reprendre.
bot-medici-search-name = Caterina
bot-medici-search-role = la régente
bot-medici-search-style = Pense plusieurs coups à l’avance, avec chaque main que tu peux avoir.
