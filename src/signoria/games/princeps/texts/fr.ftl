# Princeps en français.

princeps-title = Princeps
princeps-about = Des princes de la Renaissance négocient, posent leurs cartes face cachée sur leurs territoires et frappent : par les armes, par la révolte, par la conjuration. Qui domine en territoires et en richesse stable l’emporte.

## Mots : cartes

word-prince = Prince
    .the = le Prince
    .a = un Prince
word-counsellor = Conseiller
    .the = le Conseiller
    .a = un Conseiller
word-captain = Capitaine
    .the = le Capitaine
    .a = un Capitaine
word-citizen = Armée citoyenne
    .the = l’Armée citoyenne
    .a = une Armée citoyenne
word-mercenary = Armée mercenaire
    .the = l’Armée mercenaire
    .a = une Armée mercenaire
word-revolt = Révolte
    .the = la Révolte
    .a = une Révolte
word-conspiracy = Conjuration
    .the = la Conjuration
    .a = une Conjuration
word-spy = Espion
    .the = l’Espion
    .a = un Espion
word-reform = Réforme des lois
    .the = la Réforme des lois
    .a = une Réforme des lois
word-colonists = Colons
    .the = les Colons
    .a = des Colons
word-castle = Château
    .the = le Château
    .a = un Château
word-punishment = Châtiment
    .the = le Châtiment
    .a = un Châtiment
word-machiavelli = Machiavel
    .the = Machiavel
    .a = Machiavel

## Mots : territoires (les noms sont ceux de territories.json)

word-florence = Florence
    .the = Florence
    .a = Florence
    .from = depuis Florence
    .in = à Florence
word-venice = Venise
    .the = Venise
    .a = Venise
    .from = depuis Venise
    .in = à Venise
word-genoa = Gênes
    .the = Gênes
    .a = Gênes
    .from = depuis Gênes
    .in = à Gênes
word-siena = Sienne
    .the = Sienne
    .a = Sienne
    .from = depuis Sienne
    .in = à Sienne
word-lucca = Lucques
    .the = Lucques
    .a = Lucques
    .from = depuis Lucques
    .in = à Lucques
word-pisa = Pise
    .the = Pise
    .a = Pise
    .from = depuis Pise
    .in = à Pise
word-swiss = Cantons suisses
    .the = les Cantons suisses
    .a = les Cantons suisses
    .from = depuis les Cantons suisses
    .in = dans les Cantons suisses
word-germany = Villes d'Allemagne
    .the = les Villes d'Allemagne
    .a = les Villes d'Allemagne
    .from = depuis les Villes d'Allemagne
    .in = dans les Villes d'Allemagne
word-milan = Milan
    .the = Milan
    .a = Milan
    .from = depuis Milan
    .in = à Milan
word-naples = Naples
    .the = Naples
    .a = Naples
    .from = depuis Naples
    .in = à Naples
word-ferrara = Ferrare
    .the = Ferrare
    .a = Ferrare
    .from = depuis Ferrare
    .in = à Ferrare
word-romagna = Romagne
    .the = la Romagne
    .a = la Romagne
    .from = depuis la Romagne
    .in = en Romagne
word-rome = Rome
    .the = Rome
    .a = Rome
    .from = depuis Rome
    .in = à Rome
word-sicily = Sicile
    .the = la Sicile
    .a = la Sicile
    .from = depuis la Sicile
    .in = en Sicile
word-france = France
    .the = la France
    .a = la France
    .from = depuis la France
    .in = en France
word-spain = Espagne
    .the = l’Espagne
    .a = l’Espagne
    .from = depuis l’Espagne
    .in = en Espagne
word-constantinople = Constantinople
    .the = Constantinople
    .a = Constantinople
    .from = depuis Constantinople
    .in = à Constantinople
word-macedonia = Macédoine
    .the = la Macédoine
    .a = la Macédoine
    .from = depuis la Macédoine
    .in = en Macédoine
word-morea = Morée
    .the = la Morée
    .a = la Morée
    .from = depuis la Morée
    .in = en Morée
word-anatolia = Anatolie
    .the = l’Anatolie
    .a = l’Anatolie
    .from = depuis l’Anatolie
    .in = en Anatolie
word-syria = Syrie
    .the = la Syrie
    .a = la Syrie
    .from = depuis la Syrie
    .in = en Syrie
word-egypt = Égypte
    .the = l’Égypte
    .a = l’Égypte
    .from = depuis l’Égypte
    .in = en Égypte
word-persia = Perse
    .the = la Perse
    .a = la Perse
    .from = depuis la Perse
    .in = en Perse
word-tunis = Tunis
    .the = Tunis
    .a = Tunis
    .from = depuis Tunis
    .in = à Tunis

## Mots : princes, catégories, actions, phases

word-noble = prince civil noble
    .a = un prince civil noble
word-popular = prince civil populaire
    .a = un prince civil populaire
word-hereditary = prince héréditaire
    .a = un prince héréditaire
word-ecclesiastic = prince ecclésiastique
    .a = un prince ecclésiastique
word-territories = le plus de territoires
word-gold = le plus d’or stable
word-commerce = le plus de commerce stable
word-agriculture = le plus d’agriculture stable
word-attack = attaquer
word-conspire = conspirer
word-fortify = bâtir un château
word-colonise = installer des colons
word-stabilise = stabiliser
word-end = terminer
word-pass = passer
word-deal = la distribution
word-draw = la pioche
word-negotiate = la négociation
word-prepare = la préparation
word-act = tes actions
word-punish = si tu châties une conjuration
word-defend = ta défense
word-sacrifice = un sacrifice
word-enter = si ton agent entre
word-discard = des cartes à défausser, au-delà de douze
word-over = la fin

## Noms courts sur la carte

key-florence = Flo
key-venice = Ven
key-genoa = Gên
key-siena = Sie
key-lucca = Luc
key-pisa = Pis
key-swiss = Sui
key-germany = All
key-milan = Mil
key-naples = Nap
key-ferrara = Fer
key-romagna = Rmg
key-rome = Rom
key-sicily = Sic
key-france = Fra
key-spain = Esp
key-constantinople = Con
key-macedonia = Mac
key-morea = Mor
key-anatolia = Ana
key-syria = Syr
key-egypt = Égy
key-persia = Per
key-tunis = Tun

## Ce qu’on tape pour choisir

key-prince = pr
key-counsellor = co
key-captain = ca
key-citizen = ci
key-mercenary = me
key-revolt = re
key-conspiracy = cj
key-spy = es
key-reform = rl
key-colonists = cl
key-castle = ch
key-punishment = ct
key-machiavelli = ma
key-draw = p
key-offer = o
key-nothing = n
key-accept = a
key-decline = x
key-withdraw = t
key-done = f
key-ready = p
key-recall = r
key-attack = a
key-conspire = c
key-fortify = f
key-colonise = i
key-stabilise = s
key-end = t
key-pass = p
key-enter = e
key-stay = r

## Comment on peut écrire les mots de la notation : le premier est celui qu’on montre

say-draw = piocher, pioche
say-ready = prêt, prête
say-pass = passer, passe
say-enter = entrer, entre
say-stay = rester, reste
say-end = terminer, fin
say-done = finir, fini
say-accept = accepter, accepte
say-decline = refuser, refuse
say-withdraw = retirer, retire
say-discard = défausser, défausse
say-settle = établir, s’établir
say-lay = poser, pose
say-recall = reprendre, reprends
say-punish = châtier, châtie
say-defend = défendre, défends
say-sacrifice = sacrifier, sacrifie
say-offer = offre, offrir
say-give = donne, donner
say-want = demande, demander, veux
say-nothing = rien
say-anyone = tous, qui veut
say-in = à, en, dans
say-from = depuis, de
say-with = avec
say-by = par
say-under = sous
say-attack = attaquer, attaque
say-conspire = conspirer, conspire
say-fortify = fortifier, fortifie
say-colonise = coloniser, colonise
say-stabilise = stabiliser, stabilise
say-spy = espion, espionner
say-reform = réforme, réformer
say-citizen = citoyenne, citoyennes
say-mercenary = mercenaire, mercenaires
say-swiss = suisse, suisses
say-germany = allemagne

## Ce qui s’est passé : début, manche, pioche

event-crowned = { $player } gouverne en { $prince }.
event-granted = { $player } possède { $theTerritory }.
event-armed = { $player } prend en main { $citizens ->
    [one] { $citizens } Armée citoyenne
   *[other] { $citizens } Armées citoyennes
} et { $mercenaries ->
    [one] { $mercenaries } Armée mercenaire
   *[other] { $mercenaries } Armées mercenaires
}.
event-round = Manche { $round } : { $player } est la Mano et commence.
event-discarded = { $player } défausse { $theCard }.
event-drawing = { $player } { $count ->
    [0] ne pioche rien
    [one] pioche { $count } carte
   *[other] pioche { $count } cartes
} (jusqu’à { $target }).
event-drew = { $player } pioche une carte.
event-drew-card = { $player } pioche { $theCard }.
event-emptied = Il ne reste plus de cartes à piocher.
event-shuffled = La défausse est mélangée : nouvelle pioche de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.

## Ce qui s’est passé : négociation

event-opened = La négociation est ouverte.
event-offered = Offre { $offer }, { $player } à { $other }.
event-gives = Donné : { $theCard }.
event-wants = Demandé : { $theCard }.
event-offered-all = Offre { $offer }, { $player } à qui veut.
event-gives-all = Donné : { $theCard }.
event-wants-all = Demandé : { $theCard }.
event-accepted = { $player } et { $other } font un échange.
event-accepted-offer-other = { $player } accepte l’offre { $offer } ({ $other }).
event-gave = { $player } donne une carte à { $other }.
event-gave-card-other = { $player } donne { $theCard } à { $other }.
event-accepted-all = { $player } accepte l’offre { $offer } ({ $other }).
event-gave-openly = { $player } donne { $theCard } à { $other }.
event-ceded = { $player } cède { $theTerritory } à { $other }, en l’état.
event-declined = { $player } refuse l’offre { $offer } ({ $other }).
event-declined-all = { $player } refuse l’offre { $offer } ({ $other }).
event-withdrew = { $player } retire l’offre { $offer } faite à { $other }.
event-withdrew-all = { $player } retire l’offre { $offer }.
event-lapsed = L’offre { $offer } ({ $player } à { $other }) tombe : { $player } n’a plus tout ce qui était promis.
event-lapsed-all = L’offre { $offer } tombe : { $player } n’a plus tout ce qui était promis.
event-done = { $player } a fini de négocier.
event-undone = { $player } revient négocier.
event-closed = La négociation est close ; les offres ouvertes tombent.

## Ce qui s’est passé : préparation

event-settled = { $player } s’établit { $inTerritory }.
event-laid = { $player } pose une carte face cachée { $inTerritory }.
event-laid-card-territory = { $player } pose { $theCard } face cachée { $inTerritory }.
event-recalled = { $player } reprend une carte face cachée { $inTerritory }.
event-recalled-card-territory = { $player } reprend { $theCard } { $inTerritory }.
event-recalled-shown = { $player } reprend { $theCard } { $inTerritory }.
event-ready = { $player } a fini sa préparation.

## Ce qui s’est passé : actions

event-showed = { $player } révèle { $theCard } { $inTerritory }.
event-attacked = { $player } attaque { $theTerritory } { $fromOrigin }.
event-led = Sous { $theCard } : { $citizens ->
    [0] { $mercenaries ->
        [one] { $mercenaries } Armée mercenaire
       *[other] { $mercenaries } Armées mercenaires
    }
    [one] { $citizens } Armée citoyenne{ $mercenaries ->
        [0] { "" }
        [one] {" "}et { $mercenaries } Armée mercenaire
       *[other] {" "}et { $mercenaries } Armées mercenaires
    }
   *[other] { $citizens } Armées citoyennes{ $mercenaries ->
        [0] { "" }
        [one] {" "}et { $mercenaries } Armée mercenaire
       *[other] {" "}et { $mercenaries } Armées mercenaires
    }
}.
event-led-card = C’est { $theCard } qui agit.
event-revolted = { $player } fomente { $fromOrigin } une révolte { $inTerritory }.
event-conspired = { $player } ourdit { $fromOrigin } une conjuration { $inTerritory }.
event-spied = { $player } envoie un Espion { $inTerritory } { $fromOrigin } : ce qui s’y trouve face cachée est révélé.
event-fortified = { $player } bâtit un Château { $inTerritory }.
event-colonised = { $player } installe des Colons { $inTerritory } : le territoire est stable, à l’abri des révoltes et des conjurations.
event-reformed = { $player } réforme les lois { $inTerritory } : le territoire est stable.
event-stabilised = { $player } dépense { $inTerritory } l’action de son Prince : le territoire est stable.
event-used = { $player } défausse { $theCard } après usage.
event-punished = { $player } châtie les conjurés { $fromTerritory } : la conjuration est annulée.
event-unpunished = { $player } ne châtie pas.
event-defended = { $player } défend avec { $citizens ->
    [0] { $mercenaries ->
        [one] { $mercenaries } Armée mercenaire
       *[other] { $mercenaries } Armées mercenaires
    }
    [one] { $citizens } Armée citoyenne{ $mercenaries ->
        [0] { "" }
        [one] {" "}et { $mercenaries } Armée mercenaire
       *[other] {" "}et { $mercenaries } Armées mercenaires
    }
   *[other] { $citizens } Armées citoyennes{ $mercenaries ->
        [0] { "" }
        [one] {" "}et { $mercenaries } Armée mercenaire
       *[other] {" "}et { $mercenaries } Armées mercenaires
    }
}.
event-commanded = Sous { $theCard }.
event-undefended = { $player } n’engage aucune armée en défense.
event-answered = { $player } a répondu.
event-answered-answer = { $player } a répondu : { $answer }.
event-trumped = { $player } joue Machiavel et gagne sur-le-champ !
event-mustered = Attaque : { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
}{ $sea ->
    [0] { "" }
   *[other] {" "}− 1 par mer
}.
event-incited = Force de { $theCard } : 1{ $bonus ->
    [0] { "" }
   *[other] {" "}+ 1, car le territoire y est enclin
}.
event-resisted = Défense : { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
}{ $castle ->
    [0] { "" }
   *[other] {" "}+ 1 pour le Château
}{ $prince ->
    [0] { "" }
   *[other] {" "}+ 1 pour le type de prince
}.
event-held-out = Défense : conjurés 1{ $castle ->
    [0] { "" }
   *[other] {" "}+ 1 pour le Château
}.
event-balance = { $attack } contre { $defence }.
event-won-battle = { $player } gagne la bataille pour { $theTerritory }.
event-lost-battle = { $player } perd la bataille pour { $theTerritory }.
event-tied = Personne ne gagne la bataille pour { $theTerritory } : chaque camp perd une des armées qui ont combattu, s’il en a.
event-retreated = { $player } se retire sans pertes devant { $theTerritory }.
event-sacrificed = { $player } { $count ->
    [0] ne sacrifie personne
    [one] sacrifie { $count } Armée citoyenne
   *[other] sacrifie { $count } Armées citoyennes
}.
event-died = { $player } perd { $theCard } dans la bataille.
event-lost = { $player } perd { $theCard }.
event-returned = { $player } ramène une carte face cachée en main { $fromTerritory }.
event-returned-card-territory = { $player } ramène { $theCard } en main { $fromTerritory }.
event-returned-shown = { $player } ramène { $theCard } en main { $fromTerritory }.
event-conquered = { $player } entre { $inTerritory } : le territoire change de mains, instable.
event-annexed = La révolte réussit : { $player } annexe { $theTerritory }, territoire instable.
event-freed = La conjuration réussit : { $player } perd { $theTerritory }, désormais territoire indépendant.
event-failed = C’est un échec : rien ne change { $inTerritory }.
event-routed = Les conjurés { $inTerritory } sont battus.
event-entered = { $player } fait entrer son agent { $inTerritory } : { $theCard }.
event-stayed = { $player } garde son agent sur place.
event-ended = { $player } a terminé.

## Ce qui s’est passé : la fin

event-led-category = { $player } : { $category } ({ $count }), 1 point.
event-scored = { $player } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $stable ->
    [one] { $stable } territoire stable
   *[other] { $stable } territoires stables
}.
event-won = { $player } gagne.

## Refus

error-prince-stays = Le Prince ne se défausse jamais.
error-not-held = Tu n’as pas { $theCard } en main.
error-not-so-many = Tu n’en as que { $count } à donner ({ $card }).
error-draw-excess = Tu as trop de cartes : défausses-en d’abord { $count }.
error-discard-excess = Tu peux en défausser { $most } au plus.
error-no-machiavelli = Tu n’as pas Machiavel : tu ne peux que passer.
error-not-yours = Tu ne possèdes pas { $theTerritory }.
error-no-punishment = Tu n’as { $inTerritory } aucun Châtiment auprès d’un Conseiller ou d’un Prince.
error-sacrifice-range = Tu peux en sacrifier { $most } au plus.
error-offer-self = Tu ne peux pas te faire une offre.
error-offers-most = Tu peux avoir { $most } offres ouvertes au plus : retires-en d’abord une.
error-offer-not-yours = Tu n’as pas d’offre de ce genre à retirer.
error-offer-own = C’est ton offre : retire-la, ou attends une réponse.
error-offer-closed = Aucune offre de ce genre ne t’est ouverte.
error-offer-unknown = Il n’y a pas d’offre { $offer } à laquelle tu puisses répondre ou que tu puisses retirer.
error-offer-lacking = Tu n’as pas ce que cette offre demande.
error-offer-last = Impossible d’accepter : personne ne donne le dernier territoire qui lui reste sur la table.
error-offer-nothing = Rien contre rien n’est pas une offre.
error-offer-last-card = Tu n’as rien d’autre à donner que cette carte.
error-prince-traded = Un Prince ne s’échange jamais.
error-land-traded = Tu ne peux pas donner { $theCard } : le territoire est sur la table, et on n’échange que des cartes en main.
error-land-last = Tu ne peux pas donner { $theCard } : il faut garder un territoire sur la table.
error-land-wanted = Tu ne peux pas demander { $theCard } : le territoire est sur la table.
error-wanted-too-many = { $card } : le jeu n’en compte que { $most }.
error-no-land = Tu n’as aucun territoire où poser une carte.
error-land-laid = { $card } : c’est un territoire ; on s’y établit, on ne le pose jamais face cachée.
error-nothing-placed = Tu n’as aucune carte libre sur tes territoires.
error-nothing-there = Tu n’as aucune carte libre { $inTerritory }.
error-recall-full = Ta main dépasserait douze : reprends-en { $most } au plus.
error-not-there = Tu n’as pas cette carte { $inTerritory } : { $card }.
error-no-such-action = Aucune de tes cartes de commandement ne peut faire cela maintenant ({ $action }).
error-no-leader = Personne { $inTerritory } ne peut faire cela maintenant ({ $action }) : il y faut une carte de commandement qui n’ait pas agi.
error-too-few-armies = Il n’y a pas assez d’armées { $inTerritory }.
error-has-attacked = Cette armée { $inTerritory } a déjà attaqué dans cette manche ({ $card }).
error-no-aim = Il n’y a rien contre quoi tu puisses faire cela { $fromTerritory } ({ $action }).
error-cannot-lead = Cela ne se fait pas avec { $theCard } ({ $action }).
error-has-acted = Cette carte de commandement { $inTerritory } a déjà agi dans cette manche ({ $card }).
error-has-castle = Il y a déjà un Château { $inTerritory }.
error-has-colonists = Il y a déjà des Colons { $inTerritory }.
error-is-stable = { $territory } : le territoire est déjà stable.
error-not-on-table = { $territory } : le territoire n’est pas sur la table.
error-own-target = { $territory } : le territoire est à toi.
error-independent = { $territory } : le territoire est indépendant, il n’y a personne à espionner ni contre qui conspirer.
error-no-border = Il n’y a pas de frontière entre { $theTerritory } et { $theOrigin }.
error-last-land = { $territory } : c’est le dernier territoire de qui le possède, on ne peut ni l’attaquer ni le soulever.
error-colonised = Il y a des Colons { $inTerritory } : ni révolte ni conjuration n’y sont possibles.
error-cannot-command = Seul un Capitaine ou un Prince peut commander une défense, pas { $theCard }.
error-needs-commander = Plus d’une armée { $inTerritory } ne peut défendre que sous un Capitaine ou un Prince qui s’y trouve, et qu’il faut nommer aussi.
error-command-nothing = Personne ne commande une défense sans armée.
error-impossible-draw = Le hasard ne peut pas donner cela maintenant.

## Données incorrectes

error-card-unknown = Il n’y a pas de carte « { $typed } ». Disponibles : { $known } et les territoires.
error-territory-unknown = Il n’y a pas de territoire « { $typed } ». Disponibles : { $known }.
error-notation-number = Dans « { $move } », « { $typed } » devrait être un nombre.
error-notation-leader = Dans « { $move } », « { $typed } » n’est pas une carte de commandement : prince, captain, counsellor.
error-notation-army = Dans « { $move } », « { $typed } » n’est pas une armée : citizen, mercenary.
error-setup-list = Dans la mise en place, « { $key } » doit être une liste.
error-setup-flag = Dans la mise en place, « { $key } » doit être true ou false.
error-setup-round = Dans la mise en place, la manche ne peut pas être « { $round } ».
error-setup-phase = Dans la mise en place, la phase ne peut pas être « { $typed } ». Possibles : { $known }.
error-setup-mano = Dans la négociation, le tour est à la Mano : la mise en place nomme deux personnes différentes.
error-setup-prince = Il n’y a pas de prince « { $typed } ». Disponibles : { $known }.
error-setup-princes = { $player } ne peut pas avoir ce prince : il n’en reste pas ({ $prince }).
error-setup-prince-twice = { $player } n’a qu’un Prince, qui n’est qu’à un seul endroit.
error-setup-prince-place = Le Prince ne peut pas être aussi { $inTerritory }.
error-setup-too-many = { $where } : il n’en reste pas ({ $card }).
error-setup-hand = { $player } ne peut pas avoir en main plus de { $most } cartes, Prince compris.
error-setup-owner = { $territory } : la mise en place doit dire à qui est le territoire (owner) ; null le rend indépendant.
error-setup-conspirators = Il n’y a de conjurés que dans un territoire indépendant, et celui-ci appartient à quelqu’un : { $territory }.
error-setup-independent = Un territoire indépendant a des conjurés, n’est pas stable et n’a ni colons ni cartes libres : { $territory }.
error-setup-land-laid = { $card } : c’est un territoire ; on ne le pose jamais sur un autre.
error-setup-piles = Une mise en place peut nommer la pioche ou la défausse, pas les deux, et seulement si elle nomme les territoires ou toutes les mains.
error-setup-armies = Il ne reste pas assez d’armées pour les mains que la mise en place ne nomme pas.
error-setup-lands = Il ne reste pas assez de territoires à distribuer.

## Questions dans le terminal

princeps-ask-draw = Pioche : défausse ce que tu ne veux pas, puis pioche jusqu’à { $target } (tu en comptes { $counted }).
princeps-ask-draw-excess = Tu comptes { $counted } cartes, et { $target } sont permises : défausse d’abord { $excess }.
princeps-ask-discard = Tu as plus de douze cartes en main. Laquelle défausses-tu ?
princeps-ask-negotiate = Négociation : fais une offre, réponds à une offre, ou arrête là.
princeps-ask-give = Que donnes-tu ?
princeps-ask-want = Que demandes-tu en échange ?
princeps-ask-prepare = Préparation : établis-toi, pose des cartes face cachée, reprends-en, ou arrête là.
princeps-ask-lay = Où poses-tu { $theCard } ?
princeps-ask-recall = Sur quel territoire reprends-tu une carte ?
princeps-ask-recall-card = Quelle carte reprends-tu { $inTerritory } ?
princeps-ask-act = Actions : une pour chaque carte de commandement sur tes territoires.
princeps-ask-from = Depuis quel territoire ?
princeps-ask-at = Dans quel territoire ?
princeps-ask-leader = Qui le fait ?
princeps-ask-target = Contre quel territoire ?
princeps-ask-citizens = Combien d’Armées citoyennes ?
princeps-ask-mercenaries = Combien d’Armées mercenaires ?
princeps-ask-punish = { $player } conspire contre { $theTerritory }. Châties-tu les conjurés ?
princeps-ask-defend = { $player } fond sur { $theTerritory } avec une force de { $attack }. Avec quoi défends-tu ?
princeps-ask-under = Sous les ordres de qui ?
princeps-ask-machiavelli = { $attack } contre { $defence }. Avant que tout se décide : joues-tu Machiavel ?
princeps-ask-sacrifice = La bataille est perdue. Combien d’Armées citoyennes sacrifies-tu, chacune pour une armée du camp vainqueur ?
princeps-ask-enter = Tu possèdes maintenant { $theTerritory }. Ton agent y entre-t-il ?

## Choix dans le terminal

princeps-move-draw = Piocher jusqu’à en avoir { $target }
princeps-move-discard = Défausser { $theCard }
princeps-move-done = Finir de négocier
princeps-move-ready = Prêt : tes cartes sont bien placées
princeps-move-end = Terminer tes actions
princeps-move-pass = Passer
princeps-move-machiavelli = Jouer Machiavel et gagner
princeps-move-punish = Châtier { $fromTerritory } : la conjuration est annulée
princeps-move-enter = Y entrer et quitter { $theOrigin }
princeps-move-stay = Rester { $inOrigin }
princeps-move-sacrifice = { $count ->
    [0] Aucune : elles reviennent dans ta main
    [one] { $count } Armée citoyenne
   *[other] { $count } Armées citoyennes
}
princeps-move-stabilise = Stabiliser { $theTerritory } : le Prince y dépense son action
princeps-move-defend-nothing = Rien : laisser venir
princeps-asked = { $question } ({ $chosen })
princeps-step-where = { $territory } : { $cards }
princeps-step-aim = { $territory } ({ $owner })
princeps-step-aim-independent = { $territory } (indépendant)
princeps-polity-free = Libre
princeps-polity-noble = Noble
princeps-polity-oriental = Oriental
princeps-wealth-commerce = Commerce
princeps-wealth-gold = Or
princeps-wealth-agriculture = Agriculture
princeps-short-oriental = Orient.
princeps-short-noble = Noble
princeps-short-free = Libre
princeps-short-agriculture = Agric.
princeps-short-gold = Or
princeps-short-commerce = Comm.
princeps-step-offer = Faire une offre à :
princeps-step-offer-anyone = Faire une offre à qui veut
princeps-step-accept = Accepter l’offre { $offer } ({ $player } donne : { $give } ; demande : { $want })
princeps-step-decline = Refuser l’offre { $offer } ({ $player } donne : { $give } ; demande : { $want })
princeps-step-withdraw = Retirer l’offre { $offer } à { $other } (tu donnes : { $give } ; tu demandes : { $want })
princeps-step-nothing = rien
princeps-step-settle = S’établir { $inTerritory } ({ $about })
princeps-step-lay = Poser { $theCard } face cachée
princeps-step-recall = Reprendre une carte sur un territoire
princeps-step-attack = Attaquer avec des armées, sous un Capitaine ou le Prince
princeps-step-revolt = Fomenter une Révolte, pour annexer un territoire voisin
princeps-step-conspire = Ourdir une Conjuration, pour rendre un voisin indépendant
princeps-step-spy = Envoyer un Espion, pour révéler ce qui est face cachée
princeps-step-fortify = Bâtir un Château
princeps-step-colonise = Installer des Colons
princeps-step-reform = Réformer les lois, pour stabiliser
princeps-step-stabilise = Stabiliser avec le Prince { $inTerritory }
princeps-step-force = { $citizens ->
    [0] { $mercenaries ->
        [one] { $mercenaries } Armée mercenaire
       *[other] { $mercenaries } Armées mercenaires
    }
    [one] { $citizens } Armée citoyenne{ $mercenaries ->
        [0] { "" }
        [one] {" "}et { $mercenaries } Armée mercenaire
       *[other] {" "}et { $mercenaries } Armées mercenaires
    }
   *[other] { $citizens } Armées citoyennes{ $mercenaries ->
        [0] { "" }
        [one] {" "}et { $mercenaries } Armée mercenaire
       *[other] {" "}et { $mercenaries } Armées mercenaires
    }
}
princeps-step-citizens = { $citizens ->
    [0] aucune Armée citoyenne
    [one] { $citizens } Armée citoyenne
   *[other] { $citizens } Armées citoyennes
} ; choisis ensuite combien de Mercenaires
princeps-step-under = sous { $theCard }
princeps-step-strength = force { $sum }
princeps-step-sea = { $armies } − 1 par mer = { $total }
princeps-step-inclined = 1 + 1 = 2
princeps-step-against = contre { $low }{ $high ->
    [same] { "" }
   *[other] –{ $high }
}
princeps-step-made-of = ({ $parts })
princeps-part-armies = { $count ->
    [one] { $count } armée visible
   *[other] { $count } armées visibles
}
princeps-part-castle = Château + 1
princeps-part-prince = prince + 1
princeps-part-conspirators = conjurés 1
princeps-part-empty = rien là-bas
princeps-step-lone = une armée seule se retirerait d’un Château dégarni

## La table

princeps-table-round = Manche { $round } sur { $rounds }
princeps-table-round-deck = Manche { $round }, une pioche
princeps-table-mano = Mano { $player }
princeps-table-deck = pioche { $count }
princeps-table-discards = défausse { $count }
princeps-table-discarded = Défausse :
princeps-table-player = { $count ->
    [one] { $count } en main
   *[other] { $count } en main
}
princeps-table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} à présent
princeps-table-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
princeps-table-independent = Indépendant
princeps-table-unstable = instable
princeps-table-castle = château
princeps-table-colonists = colons
princeps-table-conspirators = conjurés
princeps-table-face-down = { $count } face cachée
princeps-table-shown = visible : { $cards }
princeps-table-acted = action faite : { $cards }
princeps-table-no-land = aucun territoire
princeps-table-hand = Ta main :
princeps-table-hand-of = Main :
princeps-table-offers = Offres
princeps-table-offer = { $offer } : { $player } à { $other } — donne : { $give } ; demande : { $want }
princeps-table-anyone = qui veut
princeps-table-nothing = rien
princeps-table-contest-attack = { $player } attaque { $theTerritory } { $fromOrigin } avec { $attack }
princeps-table-contest-revolt = { $player } fomente { $fromOrigin } une révolte { $inTerritory } ({ $attack })
princeps-table-contest-conspire = { $player } conspire { $fromOrigin } contre { $theTerritory } ({ $attack })
princeps-table-contest-defence = défense { $defence }
princeps-table-legend = Ven·Br5 maître, cartes · → frontières, ~ mer · ? cachée · (…) hors jeu
princeps-table-folded = Ven·5! cartes, instable · ^ château · + colons · Entrée : toute la table
princeps-mark-hand_counts = cartes posées comptées à la pioche
princeps-mark-tied_category = égalités sans points
princeps-mark-trade_territories = échange de territoires
princeps-option-players = combien de personnes jouent
princeps-option-rounds = combien de manches, cinq ou plus, ou jusqu’à épuiser la pioche
princeps-option-hand_counts = si les cartes posées sur les territoires comptent pour la pioche
princeps-option-tied_category = si, à égalité en tête d’une catégorie, tout le monde marque ou personne
princeps-option-trade_territories = si les territoires sur la table peuvent s’échanger

## L’aide-mémoire

princeps-summary-title = Aide-mémoire
princeps-summary-goal = But : avoir le plus de points à la fin, 1 pour le plus de territoires, 1 pour le plus d’or stable, 1 pour le plus de commerce stable, 1 pour le plus d’agriculture stable.
princeps-summary-round = Une manche
princeps-summary-round-about = pioche jusqu’à tes territoires + 4 (douze au plus) · négocie, avec tous à la fois · prépare : établis-toi dans des territoires, pose des cartes face cachée · agis : une action pour chaque carte de commandement
princeps-summary-prince-about = fait tout ; stabilise le territoire où il est. Jamais perdu
princeps-summary-counsellor-about = utilise les cartes politiques du même territoire
princeps-summary-captain-about = mène des armées, en attaque et en défense
princeps-summary-citizen-about = 1 en attaque et en défense ; dans la défaite, elle fuit dans ta main, ou se sacrifie pour une armée du camp vainqueur
princeps-summary-mercenary-about = 1 en attaque et en défense ; perdue dans la défaite
princeps-summary-revolt-about = 1, et 1 de plus dans un territoire libre : annexe un voisin. Les princes ecclésiastique et populaire résistent avec 1 de plus
princeps-summary-conspiracy-about = 1, et 1 de plus dans un territoire noble : rend un voisin indépendant. Les châteaux n’y font rien ; les princes ecclésiastique et héréditaire résistent avec 1 de plus
princeps-summary-spy-about = révèle tout ce qui est face cachée dans n’importe quel territoire adverse
princeps-summary-reform-about = stabilise un territoire
princeps-summary-colonists-about = stabilisent un territoire et en écartent révolte et conjuration
princeps-summary-castle-about = 1 de plus en défense contre attaque et révolte ; une armée seule se retire devant lui si aucune armée ne défend
princeps-summary-punishment-about = annule une conjuration contre toi, s’il est auprès d’un Conseiller ou du Prince
princeps-summary-machiavelli-about = gagne sur-le-champ tout affrontement, depuis la main ou un territoire
princeps-summary-rules = Par mer, l’attaque perd 1. Plus d’une armée ne défend que sous un Capitaine ou un Prince. Une égalité coûte une armée à chaque camp, s’il en a. Le dernier territoire de chacun est à l’abri. Ce qui est pris est instable, et la richesse instable ne compte pas.
princeps-summary-words = En toutes lettres : défausser espion · piocher · offre Bruno donne espion demande capitaine · offre tous donne rien demande milan · accepter 1 · finir · établir milan · poser capitaine citoyenne à milan · reprendre capitaine de milan · prêt · attaquer ferrare depuis milan avec capitaine citoyenne mercenaire · révolte gênes depuis milan par conseiller · espion rome depuis milan par prince · fortifier milan par conseiller · stabiliser milan · terminer · refuser 1 · retirer 1 · conspirer ferrare depuis milan par prince · coloniser milan par prince · réforme milan par prince · châtier depuis milan · défendre citoyenne mercenaire sous capitaine · machiavel · passer · sacrifier 1 · entrer · rester.

## Adversaires

bot-princeps-random-name = Ventura
bot-princeps-random-role = le vagabond
bot-princeps-random-style = Va où souffle le vent, échange n’importe quoi et gagne parfois une province par erreur.
bot-princeps-planner-name = Fabrizio
bot-princeps-planner-role = le capitaine
bot-princeps-planner-style = S’installe, met des garnisons et frappe où les chances sont bonnes ; échange ce qu’il a en trop.
bot-princeps-search-name = Bianca
bot-princeps-search-role = la stratège
bot-princeps-search-style = Joue de tête les prochaines manches, avec tout ce qui peut être caché, avant de bouger un soldat.
