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
    [one] Conclure une alliance avec l’unique pile
   *[other] Conclure une alliance avec l’une des { $count } piles
}
medici-step-conspire = Conspirer : rejoindre une pile, en abattre une de même valeur ({ $count ->
    [one] { $count } façon
   *[other] { $count } façons
})
medici-step-stalls = la partie s’arrête net, elle est nulle
medici-step-plan = Préparer l’avenir : la glisser face cachée sous ta pioche (avenirs préparés : toi { $mine } sur 3, { $player } { $theirs } sur 3)
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
medici-dial-aside = { $jester }, ailleurs, vaut
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
event-valued = Le Bouffon { $jester } vaut { $value }.
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
medici-table-plans = avenirs { $count } sur 3
medici-table-discard = défausse
medici-table-under = Sous ta pioche
medici-mark-dukes = sans Ducs
medici-mark-distinct_circle = cercle sans doublons
medici-mark-end = fin si une Maison est absente
medici-mark-plan_draw = seuls comptent les avenirs d’affilée
medici-option-dukes = jouer avec les deux Ducs
medici-option-distinct_circle = les doublons du cercle de départ peuvent être remplacés
medici-option-end = la partie finit quand le cercle est vide, ou quand une Maison en est absente
medici-option-plan_draw = comment se comptent, pour la partie nulle, les trois avenirs préparés de chaque côté
medici-summary-title = Aide-mémoire
medici-summary-goal = But : que les nobles de ta Maison pèsent plus à la cour que ceux d’en face à la fin de la partie.
medici-summary-send = Envoyer
medici-summary-send-about = une carte seule à ta propre cour extérieure
medici-summary-ally = Conclure une alliance
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
medici-summary-consecutive = Six avenirs préparés d’affilée, trois chacun sans noble joué entre eux, et la partie est aussitôt nulle.
medici-summary-total = Dès que chacun a préparé l’avenir trois fois dans la partie, elle est nulle. La table en tient le compte.

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

## The table in the browser

medici-ui-about = Deux Maisons à la cour du Grand-Duc. Noue des alliances, et fais tomber celles de même valeur.
medici-ui-facts = 2 joueurs, 20 minutes
medici-ui-value-end-circle-empty = le cercle est vide
medici-ui-value-end-house-absent = une Maison en est absente
medici-ui-value-plan_draw-consecutive = à la suite
medici-ui-value-plan_draw-total = en tout
medici-score-after = { $player } { $before } → { $after }
medici-term = { $value }
medici-term-named = { $card } { $value }
medici-term-own = ton { $value }
medici-term-own-named = ta carte { $card } { $value }
medici-closed-onto = Elle vaudrait { $value }, et aucune autre pile ne vaut cela.
medici-closed-against = Elle vaut { $value }, pas { $wanted }.
medici-closed-value = Avec { $value }, ce serait { $mine } contre { $other } : jamais égal.
medici-ui-you = Toi
medici-ui-scores = Le score
medici-ui-counts = total à la cour
medici-ui-stock = main { $hand } · pioche { $deck }
medici-ui-zone-inner = Le premier cercle
medici-ui-zone-mine = Ta cour extérieure
medici-ui-zone = Cour extérieure { $house }
medici-ui-pile = Pile { $pile }, { $zone } : { $nobles } ; vaut { $value }.
medici-ui-joined = Ta carte la rejoint.
medici-ui-hand = Ta main
medici-ui-hand-of = La main de { $player }
medici-ui-locked = fermée
medici-ui-limit-mine = La dernière carte de ta pioche était { $theCard } : désormais tu ne joues rien au-dessus de { $value }, et tu ne peux plus préparer.
medici-ui-limit-theirs = Dernière carte de la pioche ({ $player }) : { $theCard }. Désormais { $player } ne joue rien au-dessus de { $value }, et ne peut plus préparer.
medici-ui-ask-play = Joue une carte
medici-ui-ask-manner = { $card } : et comment ?
medici-ui-ask-ally = Conclure une alliance : avec quelle pile ?
medici-ui-ask-conspire = Conspirer : depuis quelle pile ?
medici-ui-ask-target = Quelle pile tombe ?
medici-ui-ask-announce = Ta dernière carte est un Bouffon
medici-ui-ask-pass = Tu ne peux pas jouer
medici-ui-ask-circle = Mets-tu une carte de côté ?
medici-ui-sure-ally = Conclure une alliance avec la pile { $pile } ?
medici-ui-sure-target = Conspirer contre la pile { $pile } ?
medici-ui-hint-play = Choisis une carte ou fais-la glisser sur la table ; dis ensuite comment elle entre à la cour.
medici-ui-hint-ally = Le nombre dit ce que la pile vaudra.
medici-ui-hint-conspire = Le nombre dit combien d’autres piles vaudraient autant. Touche une pile pâle pour savoir pourquoi elle est exclue.
medici-ui-hint-target = Le signe = indique qu’une pile vaut autant.
medici-ui-hint-target-jester = Le signe = indique qu’une pile vaut autant ; J{ $value }, qu’un Bouffon doit valoir { $value } pour cela.
medici-ui-hint-announce = Annonce ta limite : désormais tu ne joues rien de plus haut, sauf le Ministre. Tout le monde l’entend.
medici-ui-hint-pass = Tout ce que tu tiens dépasse ta limite. L’autre continue ; si personne ne peut jouer, la partie est finie.
medici-ui-hint-circle = Deux de tes nobles sont égaux. Tu peux en piocher un autre à la place de l’un ; il retourne dans ta pioche avant la donne.
medici-ui-manner-send = Envoyer
medici-ui-manner-ally = Conclure une alliance
medici-ui-manner-conspire = Conspirer
medici-ui-manner-plan = Préparer
medici-ui-way-send = dans ta cour extérieure
medici-ui-way-send-score = total { $score }
medici-ui-way-ally = à une pile
medici-ui-way-conspire = une pile tombe
medici-ui-way-plan = sous la pioche
medici-ui-closed = pas là : pourquoi ?
medici-ui-path = Ton coup jusqu’ici
medici-ui-path-onto = sur
medici-ui-path-onto-pile = sur la pile { $pile }
medici-ui-path-against = contre
medici-ui-path-against-pile = contre la pile { $pile }
medici-ui-equals = égale
medici-ui-falls = Défaussés : { $nobles }
medici-ui-falls-own = Défaussés, de ta propre Maison : { $nobles }
medici-ui-jesters = Bouffons qui participent
medici-ui-jesters-change = Donner de nouvelles valeurs aux Bouffons
medici-ui-dial-played = Ton Bouffon
medici-ui-dial-court = { $jester } : { $house }, pile { $pile }
medici-ui-dial-hint = L’or marque ce qui est proposé : le moins de changements, les valeurs les plus basses. Les autres Bouffons suivent.
medici-ui-dial-hint-free = L’or marque ce que vaut un Bouffon si tu ne dis rien. Une valeur reste jusqu’à ce que quelqu’un la change.
medici-ui-limit = Ta limite
medici-ui-pass = Passer
medici-ui-keep = Garder les deux
medici-ui-back = Retour
medici-ui-go-send = Envoyer { $theCard }
medici-ui-go-plan = Préparer { $theCard }
medici-ui-go-ally = Conclure une alliance : { $theCard }
medici-ui-go-conspire = Conspirer
medici-ui-go-replace = Remplacer celle-ci
medici-ui-go-announce = Annoncer { $value }
medici-ui-wait = On attend { $players }
medici-ui-watch = Observe
medici-ui-last-turn = le dernier coup
medici-ui-you-player-sent = Tu envoies { $theCard } à la cour extérieure (pile { $pile }).
medici-ui-you-player-allied = Tu allies { $theCard } à la pile { $pile }.
medici-ui-you-player-conspired = Tu conspires : { $theCard } rejoint la pile { $pile }.
medici-ui-you-player-planned = Tu prépares l’avenir : { $theCard } va sous la pioche.
medici-ui-you-player-limited = Désormais, tu ne joues rien au-dessus de { $value }.
medici-ui-you-player-passed = Tu ne peux pas jouer et passes.
medici-ui-you-player-last = Tu tires la dernière carte de ta pioche et la montres : { $theCard }.
medici-ui-fell = Tombés :
medici-ui-fallen = Tombés
medici-ui-aside = De côté
medici-ui-of-house = { $house }, { $player }
medici-ui-plans = Préparations qui comptent pour la partie nulle, qui en demande trois de chacun : { $count }. Cartes préparées encore sous la pioche : { $planned }.
medici-ui-plans-made = avenirs { $count }/3
medici-ui-last = La dernière carte de la pioche était { $theCard }.
medici-ui-draw-plans = Égalité par préparation de l’avenir : rien n’est compté.
medici-ui-draw = Égalité : { $score } et { $count } nobles chacun.
medici-ui-won-tie = { $score } chacun : { $player } a { $count ->
    [one] un noble de plus.
   *[other] { $count } nobles de plus.
}
medici-ui-won-by = { $player } gagne de { $count }.
medici-ui-jesters-one = Bouffons, à 1 chacun
medici-ui-score = Score
medici-ui-nobles = Nobles à la cour
medici-ui-decides = décide
medici-ui-equal = égal
medici-ui-not-asked = pas nécessaire

## The first game, explained

medici-lesson-send = Ta Maison est Della Rovere ; Cosimo a Gonzaga. Quand le premier cercle [1] est vide, la Maison dont les nobles pèsent le plus à la cour gagne. Choisis une carte, puis Envoyer [2] : elle se tient seule dans ta cour extérieure [3], et compte son nombre pour toi.
medici-lesson-send-why = À chaque tour, tu joues une carte et tu en pioches une. Tes nobles comptent où qu’ils soient : une carte haute vaut donc plus. Mais qui est à la cour peut aussi tomber.
medici-lesson-conspire = Voici une conspiration. Avec { $theCard } [1] sur [2], la somme est { $worth } + { $added } = { $total }, et [3], en face, vaut aussi { $total }. Choisis la carte, puis Conspirer, où elle va et qui tombe. La pile qui conspire reste.
medici-lesson-conspire-why = Une conspiration demande deux sommes exactement égales. Elle peut rejoindre n’importe quelle pile, de toute Maison et de toute zone, et en abattre n’importe quelle autre : la pile entière est défaussée. Ce qui vaut un de plus, ou un de moins, est à l’abri.
medici-lesson-struck = { $player } a conspiré contre toi : { $theCard } a rejoint [1], { $worth } + { $added } = { $total }, et tu avais justement { $total } ailleurs. Ainsi { $count ->
    [one] tu as perdu un noble.
   *[other] tu as perdu { $count } nobles.
} Continue comme tu veux.
medici-lesson-struck-why = Une pile tombe entière : une alliance est donc une plus belle prise qu’un noble seul. Avant de jouer, cherche quelles sommes d’en face peuvent égaler les tiennes ; une carte de plus sur une pile les change toutes.
medici-lesson-minister = Le Ministre [1] vaut 0. Mais choisis-le, puis Conclure une alliance et une pile de deux ou plus, comme [2] : il la rejoint, et les { $count } nobles qui s’y trouvent, qui valent { $value }, sont défaussés. Lui reste à leur place.
medici-lesson-minister-why = Pour cela, il ne faut aucune somme. Avec un noble seul, il ne défausse personne, et dans une conspiration il ne vaut que 0.
medici-lesson-jester = Dans les sommes, un Bouffon [1] vaut ce que tu dis, de 1 à 10 ; au score, il vaut 1. Sur [2], à { $added }, la somme est { $worth } + { $added } = { $total }, et [3] vaut aussi { $total }. Choisis le Bouffon, Conspirer et les deux piles : la valeur se trouve toute seule.
medici-lesson-jester-why = Qui joue un noble peut donner une nouvelle valeur à tout Bouffon à la cour, le tien aussi. Une pile avec un Bouffon peut donc devenir égale à beaucoup d’autres. Les Bouffons s’appellent R1, R2, G1 et G2, par Maison et dans l’ordre de leur arrivée à la cour.
medici-lesson-lady = Une Muse [1] vaut 1. Allie-la à une pile, et la pile se sépare : chaque noble se tient seul, elle aussi, dans la même zone.
medici-lesson-lady-why = Elle sauve une de tes alliances qui pourrait tomber entière, et gâche une somme sur laquelle on comptait en face. Dans une conspiration elle ne vaut que 1, et ne sépare rien.
medici-lesson-ally = Conclure une alliance est la manière tranquille. Choisis une carte, puis Conclure une alliance [1] : elle rejoint n’importe quel noble ou pile, de toute Maison, dans toute zone. Personne ne tombe, et la pile vaut désormais la somme.
medici-lesson-ally-why = C’est ainsi qu’une carte entre dans le premier cercle, qu’une somme échappe à une conspiration, et qu’on en prépare une. Tes nobles comptent pour toi dans toute alliance ; ceux d’en face comptent pour l’autre Maison.
medici-lesson-plan = Si aucune carte n’est bonne à jouer, choisis-en une, puis Préparer [1] : elle va face cachée sous ta pioche, et tu en tires une autre. Personne d’autre ne sait laquelle, et tu la retrouveras à la fin.
medici-lesson-plan-why = Dès que chacun a préparé l’avenir trois fois dans la partie, elle est nulle : pour l’instant, toi { $mine } fois sur 3, { $player } { $theirs }. Et la fin de la pioche compte : qui en tire la dernière carte la montre, et ne peut dès lors plus rien jouer de plus haut.
medici-lesson-score = Pour l’instant tu as { $mine }, et { $player } { $theirs } [1]. Rien n’est joué tant que le premier cercle [2] n’est pas vide : si tu mènes, vide-le ; sinon, garde-le plein.
medici-lesson-score-why = Une Maison compte ses nobles où qu’ils soient : cercle, cours extérieures, alliances. Les Ministres valent 0, les Muses et les Bouffons 1. À égalité, la Maison qui a le plus de nobles gagne.
medici-lesson-end-ahead = C’est assez pour une première fois, et tu mènes : { $mine } à { $theirs }. Tu connais maintenant toutes les manières de jouer une carte. Fais les sommes : d’abord les tiennes, puis celles d’en face.
medici-lesson-end = C’est assez pour une première fois. { $player } a { $theirs }, et toi { $mine }. Tu connais maintenant toutes les manières de jouer une carte. Fais les sommes : d’abord les tiennes, puis celles d’en face.

## The rules, as pages

medici-rules-1-title = Le but
medici-rules-1 = Deux Maisons, Della Rovere et Gonzaga, veulent l’oreille du Grand-Duc. À chaque tour, tu amènes un noble à la cour : seul, dans une alliance, ou pour conspirer. Quand le premier cercle est vide, la Maison dont les nobles à la cour valent le plus gagne.
medici-rules-2-title = La cour et ses nobles
medici-rules-2 =
    La cour a trois zones : le premier cercle, et une cour extérieure devant chaque camp. Les nobles y sont seuls ou en piles ; une pile est une alliance, et vaut la somme de ses nobles. Un noble compte toujours pour sa propre Maison, où qu’il soit et qui que ce soit qui l’ait joué.
    Chaque Maison a 25 cartes :
    • 2 Ministres : 0
    • 2 Muses : 1
    • 2 de chaque valeur : de 2 à 10
    • 2 Bouffons : de 1 à 10, selon l’annonce
    • 1 Duc : 15
    Pour les premières parties, vous pouvez laisser de côté les deux Ducs.
medici-rules-3-title = La mise en place
medici-rules-3 =
    Chacun choisit une Maison et en mélange les cartes. Quatre cartes de chacune vont face visible dans le premier cercle, toutes seules ; puis chacun en prend cinq en main.
    La Maison dont les nobles ont la plus grande somme dans le cercle commence ; un Bouffon y vaut 1. À égalité, le hasard décide.
    Règle facultative : qui a deux nobles égaux dans le cercle de départ peut en mettre un de côté et en poser un autre, tant qu’il y en a deux égaux. Della Rovere choisit d’abord, puis Gonzaga. Un Bouffon vaut ici 1 : il est donc égal à un autre Bouffon, et aussi à une Muse. Ce qui a été mis de côté est remélangé avant de distribuer les mains et de comparer les sommes.
medici-rules-4-title = Ton tour
medici-rules-4 =
    Vous jouez à tour de rôle, une carte à la fois ; la table indique à qui c’est le tour. Tu dois jouer une carte, de l’une de ces quatre façons :
    • Envoyer : le noble est seul dans ta propre cour extérieure. Personne n’entre seul dans le cercle ni dans la cour adverse.
    • Conclure une alliance : il rejoint n’importe quel noble ou pile, de n’importe quelle Maison, dans n’importe quelle zone. Cela seul n’abat personne, même si les valeurs sont alors égales.
    • Conspirer : il rejoint un noble ou une pile, et une autre pile d’exactement la même valeur tombe.
    • Préparer l’avenir : la carte va face cachée sous ta pioche.
    Ensuite on regarde si la partie est finie, et tu pioches une carte. Tu ne peux passer que si tu n’as aucune carte jouable, et alors tu le dois.
medici-rules-5-title = Les conspirations
medici-rules-5 =
    Ta carte rejoint une pile, où qu’elle soit. S’il y a une autre pile d’exactement la même valeur, tu la désignes, et elle est défaussée tout entière, chaque noble dans la défausse visible de sa propre Maison.
    • Sans pile de valeur égale, pas de conspiration : avoir plus ne suffit pas.
    • Si plusieurs sont égales, seule tombe celle que tu désignes. Elle peut être n’importe où, et de ta propre Maison.
    • Une pile ne peut pas se frapper elle-même.
    • Les conspirateurs restent ensemble, en alliance.
medici-rules-6-title = Le Ministre
medici-rules-6 = Un Ministre qui s’allie à deux nobles ou plus les fait tous défausser, et reste seul à leur place. C’est obligatoire. Allié à un noble seul, il ne fait rien : ils forment une paire. Quand il conspire, il vaut 0 et n’a pas de pouvoir.
medici-rules-7-title = La Muse
medici-rules-7 = Une Muse qui s’allie défait toute la pile : ses nobles et elle-même sont ensuite seuls, dans cette même zone. C’est obligatoire. Elle fait de même auprès d’un noble seul. Quand elle conspire, elle vaut 1 et n’a pas de pouvoir.
medici-rules-8-title = Le Bouffon
medici-rules-8 =
    Tu dis ce que vaut un Bouffon quand tu le joues, de 1 à 10. Celui qui est distribué dans le cercle montre 1.
    Qui joue un noble peut en même temps donner une nouvelle valeur, de 1 à 10, à n’importe quels Bouffons à la cour, des deux Maisons et dans toute zone, une fois chacun. Les nouvelles valeurs comptent avant qu’une conspiration compare ses piles, même pour les Bouffons qui s’y trouvent, et restent jusqu’à ce que quelqu’un les change. Préparer l’avenir n’en change aucune.
    Les valeurs des Bouffons n’importent que pour les conspirations. Quand tu en choisis une, on te propose les valeurs avec le moins de changements, et tu peux en mettre d’autres.
    Les Bouffons s’appellent R1, R2, G1 et G2, selon leur Maison et l’ordre de leur arrivée à la cour.
medici-rules-9-title = Préparer l’avenir
medici-rules-9 =
    Tu peux préparer l’avenir tant que ta pioche n’est pas vide. Les cartes ainsi mises dessous se piochent après toutes les autres, la première mise en premier. Cela retarde donc ta dernière carte. En face, on voit seulement combien il y en a.
    • Partie nulle : dès que chacun a préparé l’avenir trois fois dans la partie, elle s’arrête et elle est nulle, quoi qu’on ait joué entre-temps. La table montre combien de fois chacun l’a fait. Avec le compte facultatif, seuls comptent les avenirs préparés d’affilée : six, trois chacun, sans noble joué entre eux.
    • Tant que l’autre camp ne peut que passer, tu peux préparer l’avenir trois fois d’affilée ; ensuite tu dois jouer un noble.
medici-rules-10-title = La dernière carte
medici-rules-10 =
    Qui tire la dernière carte de sa pioche la montre aussitôt. Dès lors, il ne peut plus jouer que des cartes qui ne valent pas plus, annoncer un Bouffon qu’il joue au plus à cette valeur, et ne plus préparer l’avenir. L’autre camp reste libre.
    • Ministre : il peut toujours être joué. Comme dernière carte, il ne te laisse que des Ministres.
    • Bouffon : tu annonces aussitôt ce qu’il vaut, de 1 à 10 ; en le jouant, tu pourras l’annoncer plus bas.
    • Duc : aucune limite.
    La limite ne touche pas les nouvelles valeurs que tu donnes aux Bouffons à la cour. On ne pioche plus, et la main diminue. Qui ne peut pas jouer passe à chaque tour, et l’autre continue.
medici-rules-11-title = La fin et les points
medici-rules-11 =
    La partie finit
    • quand le premier cercle est vide après un coup, avant de piocher ;
    • quand plus personne ne peut jouer ;
    • par une partie nulle, à force de préparer l’avenir.
    Règle facultative : elle finit aussi dès qu’une Maison n’a plus personne dans le premier cercle ; les nobles dans les alliances comptent comme présents.
    Chaque Maison compte ses nobles dans toute la cour, aussi dans les cours extérieures et les alliances mêlées. Un Bouffon vaut 1, quelle que soit sa dernière valeur. La plus grande somme gagne ; à égalité, la Maison qui a le plus de nobles à la cour ; sinon la partie est nulle.
medici-rules-12-title = Ce que tu vois
medici-rules-12 =
    Tu vois ta main et les cartes que tu as mises sous ta pioche, toute la cour, les deux défausses, combien de cartes il y a dans les pioches et les mains, et les dernières cartes. La main d’en face, ce qui y a été préparé et l’ordre des pioches, personne ne les voit. Tu ne peux montrer en face ni ta main ni ce que tu as préparé ; seule se montre la dernière carte d’une pioche.
    Si ton temps est écoulé, la plus basse carte que tu peux jouer est envoyée à ta propre cour extérieure.
