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
    .short = Flo
word-venice = Venise
    .the = Venise
    .a = Venise
    .from = depuis Venise
    .in = à Venise
    .short = Ven
word-genoa = Gênes
    .the = Gênes
    .a = Gênes
    .from = depuis Gênes
    .in = à Gênes
    .short = Gên
word-siena = Sienne
    .the = Sienne
    .a = Sienne
    .from = depuis Sienne
    .in = à Sienne
    .short = Sie
word-lucca = Lucques
    .the = Lucques
    .a = Lucques
    .from = depuis Lucques
    .in = à Lucques
    .short = Luc
word-pisa = Pise
    .the = Pise
    .a = Pise
    .from = depuis Pise
    .in = à Pise
    .short = Pis
word-swiss = Cantons suisses
    .the = les Cantons suisses
    .a = les Cantons suisses
    .from = depuis les Cantons suisses
    .in = dans les Cantons suisses
    .short = Sui
word-germany = Villes d'Allemagne
    .the = les Villes d'Allemagne
    .a = les Villes d'Allemagne
    .from = depuis les Villes d'Allemagne
    .in = dans les Villes d'Allemagne
    .short = All
word-milan = Milan
    .the = Milan
    .a = Milan
    .from = depuis Milan
    .in = à Milan
    .short = Mil
word-naples = Naples
    .the = Naples
    .a = Naples
    .from = depuis Naples
    .in = à Naples
    .short = Nap
word-ferrara = Ferrare
    .the = Ferrare
    .a = Ferrare
    .from = depuis Ferrare
    .in = à Ferrare
    .short = Fer
word-romagna = Romagne
    .the = la Romagne
    .a = la Romagne
    .from = depuis la Romagne
    .in = en Romagne
    .short = Rmg
word-rome = Rome
    .the = Rome
    .a = Rome
    .from = depuis Rome
    .in = à Rome
    .short = Rom
word-sicily = Sicile
    .the = la Sicile
    .a = la Sicile
    .from = depuis la Sicile
    .in = en Sicile
    .short = Sic
word-france = France
    .the = la France
    .a = la France
    .from = depuis la France
    .in = en France
    .short = Fra
word-spain = Espagne
    .the = l’Espagne
    .a = l’Espagne
    .from = depuis l’Espagne
    .in = en Espagne
    .short = Esp
word-constantinople = Constantinople
    .the = Constantinople
    .a = Constantinople
    .from = depuis Constantinople
    .in = à Constantinople
    .short = Con
word-macedonia = Macédoine
    .the = la Macédoine
    .a = la Macédoine
    .from = depuis la Macédoine
    .in = en Macédoine
    .short = Mac
word-morea = Morée
    .the = la Morée
    .a = la Morée
    .from = depuis la Morée
    .in = en Morée
    .short = Mor
word-anatolia = Anatolie
    .the = l’Anatolie
    .a = l’Anatolie
    .from = depuis l’Anatolie
    .in = en Anatolie
    .short = Ana
word-syria = Syrie
    .the = la Syrie
    .a = la Syrie
    .from = depuis la Syrie
    .in = en Syrie
    .short = Syr
word-egypt = Égypte
    .the = l’Égypte
    .a = l’Égypte
    .from = depuis l’Égypte
    .in = en Égypte
    .short = Égy
word-persia = Perse
    .the = la Perse
    .a = la Perse
    .from = depuis la Perse
    .in = en Perse
    .short = Per
word-tunis = Tunis
    .the = Tunis
    .a = Tunis
    .from = depuis Tunis
    .in = à Tunis
    .short = Tun

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
word-answer = ta réponse à un soulèvement
word-defend = ta défense
word-sacrifice = un sacrifice
word-enter = si ton agent entre
word-discard = des cartes à défausser, au-delà de douze
word-over = la fin

## Noms courts sur la carte

key-florence = { word-florence.short }
key-venice = { word-venice.short }
key-genoa = { word-genoa.short }
key-siena = { word-siena.short }
key-lucca = { word-lucca.short }
key-pisa = { word-pisa.short }
key-swiss = { word-swiss.short }
key-germany = { word-germany.short }
key-milan = { word-milan.short }
key-naples = { word-naples.short }
key-ferrara = { word-ferrara.short }
key-romagna = { word-romagna.short }
key-rome = { word-rome.short }
key-sicily = { word-sicily.short }
key-france = { word-france.short }
key-spain = { word-spain.short }
key-constantinople = { word-constantinople.short }
key-macedonia = { word-macedonia.short }
key-morea = { word-morea.short }
key-anatolia = { word-anatolia.short }
key-syria = { word-syria.short }
key-egypt = { word-egypt.short }
key-persia = { word-persia.short }
key-tunis = { word-tunis.short }

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
event-calmed = { $player } installe des Colons { $inTerritory } : le soulèvement prend fin et le territoire est stable.
event-unanswered = { $player } laisse venir.
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
error-revolt-punished = Un Châtiment répond à une conjuration, pas à une révolte.
error-no-colonists = Tu n’as { $inTerritory } aucun Colon auprès d’un Conseiller ou de ton Prince.
error-not-the-target = Les Colons ne répondent que là où est le soulèvement, pas { $inTerritory }.
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
error-land-kept = Aucun de ceux à qui tu demandes ne pourrait donner { $theCard } et garder un territoire.
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
princeps-ask-answer-conspire = { $player } conspire contre { $theTerritory }. Que réponds-tu ?
princeps-ask-answer-revolt = { $player } fomente une révolte { $inTerritory }. Que réponds-tu ?
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
princeps-move-calm = Installer des Colons { $inTerritory } : le soulèvement est annulé, et ils restent
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
princeps-table-mano = Mano { $player } ↺
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
princeps-mark-trade_territories = les territoires de la table ne s’échangent pas
princeps-option-players = combien de personnes jouent
princeps-option-rounds = combien de manches, cinq ou plus, ou jusqu’à épuiser la pioche
princeps-option-hand_counts = si les cartes posées sur les territoires comptent pour la pioche
princeps-option-tied_category = si, à égalité en tête d’une catégorie, tout le monde marque ou personne
princeps-option-trade_territories = si les territoires sur la table peuvent s’échanger

## L’aide-mémoire

princeps-summary-title = Aide-mémoire
princeps-summary-goal = But : avoir le plus de points à la fin, 1 pour le plus de territoires, 1 pour le plus d’or stable, 1 pour le plus de commerce stable, 1 pour le plus d’agriculture stable.
princeps-summary-round = Une manche
princeps-summary-round-about = depuis la Mano, en sens antihoraire (↺) : pioche jusqu’à tes territoires + 4 (douze au plus) · négocie, avec tous à la fois · prépare : établis-toi dans des territoires, pose des cartes face cachée · agis : une action pour chaque carte de commandement
princeps-summary-prince-about = fait tout ; stabilise le territoire où il est. Jamais perdu
princeps-summary-counsellor-about = utilise les cartes politiques du même territoire
princeps-summary-captain-about = mène des armées, en attaque et en défense
princeps-summary-citizen-about = 1 en attaque et en défense ; dans la défaite, elle fuit dans ta main, ou se sacrifie pour une armée du camp vainqueur
princeps-summary-mercenary-about = 1 en attaque et défense ; perdue dans la défaite si elle a combattu
princeps-summary-revolt-about = 1, et 1 de plus dans un territoire libre : annexe un voisin. Les princes ecclésiastique et populaire résistent avec 1 de plus
princeps-summary-conspiracy-about = 1, et 1 de plus dans un territoire noble : rend un voisin indépendant. Les châteaux n’y font rien ; les princes ecclésiastique et héréditaire résistent avec 1 de plus
princeps-summary-spy-about = révèle tout ce qui est face cachée dans n’importe quel territoire adverse
princeps-summary-reform-about = stabilise un territoire
princeps-summary-colonists-about = en place, ils stabilisent un territoire et éloignent révolte et conjuration ; posés là avec un Conseiller ou le Prince, ils peuvent répondre à l’une d’elles
princeps-summary-castle-about = 1 de plus en défense contre attaque et révolte ; une armée seule se retire devant lui si aucune armée ne défend
princeps-summary-punishment-about = répond à une conjuration contre toi, s’il est avec un Conseiller ou le Prince : elle est annulée
princeps-summary-machiavelli-about = gagne sur-le-champ tout affrontement, depuis la main ou un territoire
princeps-summary-rules = Par mer, l’attaque perd 1. Plus d’une armée ne défend que sous un Capitaine ou un Prince. Une égalité coûte une armée à chaque camp, s’il en a. Le dernier territoire de chacun est à l’abri. Ce qui est pris est instable, et la richesse instable ne compte pas.
princeps-summary-words = En toutes lettres : défausser espion · piocher · offre Bruno donne espion demande capitaine · offre tous donne rien demande milan · accepter 1 · finir · établir milan · poser capitaine citoyenne à milan · reprendre capitaine de milan · prêt · attaquer ferrare depuis milan avec capitaine citoyenne mercenaire · révolte gênes depuis milan par conseiller · espion rome depuis milan par prince · fortifier milan par conseiller · stabiliser milan · terminer · refuser 1 · retirer 1 · conspirer ferrare depuis milan par prince · coloniser milan par prince · réforme milan par prince · châtier depuis milan · coloniser milan · défendre citoyenne mercenaire sous capitaine · machiavel · passer · sacrifier 1 · entrer · rester.

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

## The table in the browser

princeps-closed-attack = Il faut le Prince ou un Capitaine qui n’a pas agi, avec une armée sur le même territoire, à côté d’un autre qu’on peut attaquer.
princeps-closed-revolt = Il faut une Révolte avec le Prince ou un Conseiller qui n’a pas agi, à côté d’un territoire qu’on peut soulever.
princeps-closed-conspire = Il faut une Conjuration avec le Prince ou un Conseiller qui n’a pas agi, à côté d’un territoire rival.
princeps-closed-spy = Il faut un Espion avec le Prince ou un Conseiller qui n’a pas agi.
princeps-closed-fortify = Il faut un Château avec le Prince ou un Conseiller qui n’a pas agi, là où il n’y en a pas encore.
princeps-closed-colonise = Il faut des Colons avec le Prince ou un Conseiller qui n’a pas agi, là où il n’y en a pas encore.
princeps-closed-reform = Il faut une Réforme des lois avec le Prince ou un Conseiller qui n’a pas agi, sur un territoire instable.
princeps-closed-stabilise = Il faut le Prince lui-même, qui n’a pas agi, sur un territoire instable.
princeps-closed-punish = Aucun Châtiment à toi ne se trouve avec un Conseiller ou le Prince.
princeps-closed-accept = Accepter
princeps-step-walls = il reste { $total } contre { $attack }
princeps-ui-phases = La manche
princeps-ui-past = fait
princeps-ui-phase-draw = Piocher
princeps-ui-phase-negotiate = Négocier
princeps-ui-phase-prepare = Préparer
princeps-ui-phase-act = Agir
princeps-ui-players = Joueurs
princeps-ui-anticlockwise = On joue dans le sens inverse des aiguilles d’une montre : ici, de droite à gauche
princeps-ui-you = Toi
princeps-ui-rules-as = { $prince }
princeps-ui-hand-of = { $count ->
    [one] 1 carte en main
   *[other] { $count } cartes en main
}
princeps-ui-hand-of-done = a fini : une offre à son nom rappelle
princeps-ui-points = { $points } pt
princeps-ui-mano = Mano : commence cette manche
princeps-ui-done = a fini de négocier
princeps-ui-bargains = négocie encore
princeps-ui-asked = doit répondre
princeps-ui-away = absent
princeps-ui-wait = On attend { $players }
princeps-ui-watch = Regarde ce qui se passe
princeps-ui-watch-draw = { $player } pioche
princeps-ui-watch-prepare = { $player } se prépare
princeps-ui-watch-act = { $player } agit
princeps-ui-so-far = Jusqu’ici
princeps-ui-story = Ce qui s’est passé
princeps-ui-you-player-attacked = Tu attaques { $theTerritory } { $fromOrigin }.
princeps-ui-you-player-revolted = Tu fomentes { $fromOrigin } une révolte { $inTerritory }.
princeps-ui-you-player-conspired = Tu ourdis { $fromOrigin } une conjuration { $inTerritory }.
princeps-ui-you-player-spied = Tu envoies un Espion { $inTerritory } { $fromOrigin } : ce qui s’y trouve face cachée est révélé.
princeps-ui-you-player-fortified = Tu bâtis un Château { $inTerritory }.
princeps-ui-you-player-colonised = Tu installes des Colons { $inTerritory } : le territoire est stable, à l’abri des révoltes et des conjurations.
princeps-ui-you-player-reformed = Tu réformes les lois { $inTerritory } : le territoire est stable.
princeps-ui-you-player-stabilised = Tu dépenses { $inTerritory } l’action de ton Prince : le territoire est stable.
princeps-ui-you-player-punished = Tu châties les conjurés { $fromTerritory } : la conjuration est annulée.
princeps-ui-you-player-calmed = Tu installes des Colons { $inTerritory } : le soulèvement prend fin et le territoire est stable.
princeps-ui-you-player-defended = Tu défends avec { $citizens ->
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
princeps-ui-you-player-undefended = Tu n’engages aucune armée en défense.
princeps-ui-you-player-trumped = Tu joues Machiavel et gagnes sur-le-champ !
princeps-ui-you-player-won-battle = Tu gagnes la bataille pour { $theTerritory }.
princeps-ui-you-player-lost-battle = Tu perds la bataille pour { $theTerritory }.
princeps-ui-you-player-retreated = Tu te retires sans pertes devant { $theTerritory }.
princeps-ui-you-player-sacrificed = Tu { $count ->
    [0] ne sacrifies personne
    [one] sacrifies { $count } Armée citoyenne
   *[other] sacrifies { $count } Armées citoyennes
}.
princeps-ui-you-player-died = Tu perds { $theCard } dans la bataille.
princeps-ui-you-player-lost = Tu perds { $theCard }.
princeps-ui-you-player-conquered = Tu entres { $inTerritory } : le territoire change de mains, instable.
princeps-ui-you-player-annexed = La révolte réussit : tu annexes { $theTerritory }, territoire instable.
princeps-ui-you-player-freed = La conjuration réussit : tu perds { $theTerritory }, désormais territoire indépendant.
princeps-ui-you-player-entered = Tu fais entrer ton agent { $inTerritory } : { $theCard }.
princeps-ui-you-player-stayed = Tu gardes ton agent sur place.
princeps-ui-against = contre
princeps-ui-back = Retour
princeps-ui-cancel = Annuler
princeps-ui-pass = Passer
princeps-ui-card-does = { $card } : { $does }
princeps-ui-card-citizen = Citoyen
princeps-ui-card-mercenary = Mercenaire
princeps-ui-card-reform = Réforme
princeps-ui-card-conspiracy = Conjuration
princeps-ui-hand = Ta main
princeps-ui-hand-named = { $player } : main
princeps-ui-hand-empty = Ta main est vide.
princeps-ui-hand-count = Ta main : { $count }
princeps-ui-draw = Défausse, puis pioche
princeps-ui-draw-first = Tu commences : défausse, puis pioche
princeps-ui-target = objectif
princeps-ui-counted = tu comptes
princeps-ui-you-draw = tu pioches
princeps-ui-too-many = de trop
princeps-ui-draw-hint = Ton objectif : tes territoires et 4 de plus, douze au maximum. Le Prince compte où qu’il soit ; les cartes posées, non, sauf si cette table le dit. Il reste { $deck } cartes dans la pioche.
princeps-ui-tap-discard = Touche ce que tu défausses ; cela reste visible
princeps-ui-keep-draw = { $draws ->
    [0] Tout garder, ne rien piocher
    [one] Tout garder, piocher 1
   *[other] Tout garder, piocher { $draws }
}
princeps-ui-discard-draw = Défausser { $count }, piocher { $draws }
princeps-ui-must-discard = Défausse d’abord { $count }
princeps-ui-limit = Ta main dépasse douze
princeps-ui-limit-hint = { $count ->
    [one] Défausse 1 carte : personne n’en tient plus de douze. Jamais le Prince.
   *[other] Défausse { $count } cartes : personne n’en tient plus de douze. Jamais le Prince.
}
princeps-ui-discard-so-many = Défausser { $count } sur { $of }
princeps-ui-negotiate = Négocie
princeps-ui-negotiating = Les autres négocient
princeps-ui-you-are-done = Tu as fini de négocier
princeps-ui-bargaining = Négocient encore : { $players }.
princeps-ui-all-done = Tous les autres ont fini.
princeps-ui-offers-open = { $count ->
    [one] Tu as 1 offre ouverte sur 3.
   *[other] Tu as { $count } offres ouvertes sur 3.
}
princeps-ui-no-offers = Aucune offre pour toi.
princeps-ui-no-offers-hint = Tu peux en faire une : des cartes ou des territoires contre d’autres, ou un cadeau. Les promesses n’engagent personne.
princeps-ui-became = Ce que sont devenues les offres
princeps-ui-make-offer = Faire une offre
princeps-ui-be-done = J’ai fini
princeps-ui-accept = Accepter
princeps-ui-decline = Refuser
princeps-ui-withdraw = Retirer
princeps-ui-to-you = à toi
princeps-ui-to-anyone = à tous
princeps-ui-to = à { $player }
princeps-ui-gives = donne
princeps-ui-wants = veut
princeps-ui-you-give = Tu donnes
princeps-ui-you-want = Tu veux
princeps-ui-declined-by = Refusée par { $players }.
princeps-ui-you-declined = Tu l’as refusée.
princeps-ui-anyone = N’importe qui
princeps-ui-anyone-hint = au premier qui accepte
princeps-ui-anyone-done = tous ont fini : seule une offre à son nom rappelle quelqu’un
princeps-ui-offer-new = Une nouvelle offre
princeps-ui-offer-path = L’offre jusqu’ici
princeps-ui-offer-part-to = à
princeps-ui-offer-part-give = donner
princeps-ui-offer-part-want = vouloir
princeps-ui-offer-part-send = envoyer
princeps-ui-offer-to = À qui ?
princeps-ui-offer-give = Que donnes-tu ?
princeps-ui-offer-want = Que veux-tu ?
princeps-ui-offer-send = Tu l’envoies ?
princeps-ui-offer-give-hint = Des cartes de ta main, jamais le Prince, et tes territoires sauf le dernier. Ne choisis rien pour demander un cadeau.
princeps-ui-offer-want-hint = Tu peux demander n’importe quoi, qui que ce soit qui le tienne : demander ne dit rien. Touche encore pour une de plus ; ne choisis rien pour faire un cadeau.
princeps-ui-offer-wanted = Demandé
princeps-ui-offer-without = Sans { $theCard }
princeps-ui-offer-lands = Un territoire
princeps-ui-offer-cards = D’autres cartes
princeps-ui-offer-held = Dans ta main
princeps-ui-offer-placed = Sur la table
princeps-ui-offer-off = Hors de la table
princeps-ui-offer-goes = { $territories } : sur la table. Avec un territoire vont son château, ses colons et son état ; les autres cartes qui y sont reviennent en main à leur maître.
princeps-ui-offer-of = sur la table, à { $player }
princeps-ui-offer-give-next = Donner { $cards }, continuer
princeps-ui-offer-want-next = Demander { $cards }, continuer
princeps-ui-offer-do = Proposer à { $player } : { $give } contre { $want }
princeps-ui-offer-send-hint = Seul { $player } la voit ; d’un échange les autres voient qui, combien de cartes, et quels territoires de la table. Elle tombe si tu n’as plus ce que tu donnes. Tu peux la retirer.
princeps-ui-offer-send-hint-all = Tout le monde la voit ; elle est au premier qui accepte. Elle tombe si tu n’as plus ce que tu donnes. Tu peux la retirer.
princeps-ui-offer-no = Cette offre n’est pas possible maintenant.
princeps-ui-prepare = Pose des cartes face cachée
princeps-ui-prepare-hint = Touche une carte, puis un de tes territoires, ou fais-la glisser. Qui commande et ce qu’il utilise vont ensemble.
princeps-ui-prepare-left = { $hand } en main ; des cartes sont posées sur { $laid } de tes territoires.
princeps-ui-lay-where = Où poses-tu { $theCard } ?
princeps-ui-lay-hint = Touche un territoire sur la carte, ou ici. Les autres voient seulement qu’il y a une carte. Les piles peuvent être du bluff.
princeps-ui-lay-in = Poser { $theCard } { $inTerritory }.
princeps-ui-lay-here = { $territory } : pose des cartes ici
princeps-ui-lay-here-hint = Touche des cartes de ta main : elles viennent ici, face cachée.
princeps-ui-lay-here-more = Touche des cartes de ta main pour en poser d’autres ; touche-en une d’ici pour la reprendre. Ce que toi seul vois a un bord en tirets.
princeps-ui-lay-elsewhere = Poser des cartes ailleurs
princeps-ui-lies-here = Ce qui est posé ici
princeps-ui-bare = rien n’est posé ici
princeps-ui-recall = Reprendre { $theCard } { $fromTerritory }
princeps-ui-settle = T’installer : { $theTerritory } ?
princeps-ui-settle-hint = Il devient à toi, stable, et tu peux y poser des cartes aussitôt. Il ne revient pas en main.
princeps-ui-settle-do = T’installer : { $theTerritory }
princeps-ui-ready = Prêt
princeps-ui-ready-ask = Ne rien poser ?
princeps-ui-ready-hint = Tu n’as posé aucune carte cette manche. Une fois prêt, impossible de revenir en arrière.
princeps-ui-ready-do = Ne rien poser
princeps-ui-act = Agis : qui donne les ordres ?
princeps-ui-act-hint = Une action pour chaque Prince, Capitaine et Conseiller sur tes territoires, avec des cartes du même lieu. Choisis où.
princeps-ui-act-nobody = Aucune de tes cartes de commandement n’est sur un territoire : tu ne peux rien faire cette manche.
princeps-ui-act-here = { $territory } : que fait-on ici ?
princeps-ui-act-goal = Cible : { $territory }. Choisis quoi faire depuis { $source }.
princeps-ui-act-none-here = Rien n’est possible ici maintenant : vois plus bas ce qu’il faut pour chaque action.
princeps-ui-all-acted = Tous ceux qui commandent ici ont agi.
princeps-ui-act-left = { $count ->
    [0] Toutes tes cartes de commandement ont agi.
    [one] 1 carte de commandement n’a pas agi.
   *[other] { $count } cartes de commandement n’ont pas agi.
}
princeps-ui-command = Tes cartes de commandement
princeps-ui-can-nothing = rien à faire ici maintenant
princeps-ui-closed = Ce qui n’est pas possible maintenant, et pourquoi
princeps-ui-end = Finir mes actions
princeps-ui-path = Ton action jusqu’ici
princeps-ui-how-many = Avec quelles armées ?
princeps-ui-armies = Armées qui marchent
princeps-ui-do-attack = Attaquer
princeps-ui-do-attack-hint = un voisin, avec des armées
princeps-ui-do-revolt = Révolte
princeps-ui-do-revolt-hint = annexer un voisin
princeps-ui-do-conspire = Conspirer
princeps-ui-do-conspire-hint = rendre un voisin indépendant
princeps-ui-do-spy = Espionner
princeps-ui-do-spy-hint = retourner ce qui est caché
princeps-ui-do-fortify = Bâtir le Château
princeps-ui-do-fortify-hint = 1 de plus contre attaque et révolte
princeps-ui-do-colonise = Installer les Colons
princeps-ui-do-colonise-hint = stable, et à l’abri de révolte et conjuration
princeps-ui-do-reform = Réformer les lois
princeps-ui-do-reform-hint = le territoire devient stable
princeps-ui-do-stabilise = Stabiliser
princeps-ui-do-stabilise-hint = le Prince y dépense son action
princeps-ui-commit-attack = Attaquer { $theTerritory }
princeps-ui-commit-revolt = Soulever une révolte { $inTerritory }
princeps-ui-commit-conspire = Conspirer { $inTerritory }
princeps-ui-commit-spy = Espionner { $theTerritory }
princeps-ui-commit-fortify = Bâtir le Château { $inTerritory }
princeps-ui-commit-colonise = Installer les Colons { $inTerritory }
princeps-ui-commit-reform = Réformer les lois { $inTerritory }
princeps-ui-if-attack = Plus que la défense : il est à toi, instable. Moins : tu perds tes Mercenaires engagés et ton chef revient en main. Égalité : chaque camp perd une armée.
princeps-ui-if-revolt = Plus que la défense : tu l’annexes, instable ; sinon la carte est perdue sans effet. Des Colons peuvent d’abord y répondre.
princeps-ui-if-conspire = Plus que la défense : il devient indépendant ; sinon la carte est perdue. Un Châtiment ou des Colons peuvent d’abord y répondre.
princeps-ui-answer = Répondre ?
princeps-ui-answer-stake-conspire = Si elle réussit, { $theTerritory } devient indépendant. Un Châtiment l’annule et est défaussé ; les Colons qui s’y trouvent l’annulent et restent. Si tu laisses venir, on te demande ta défense.
princeps-ui-answer-stake-revolt = Si elle réussit, { $theTerritory } est annexé. Les Colons qui s’y trouvent l’annulent et restent. Si tu laisses venir, on te demande ta défense.
princeps-ui-let-come = Laisser venir
princeps-ui-do-punish = Châtier { $fromTerritory }
princeps-ui-do-punish-none = Châtier
princeps-ui-do-calm = Installer des Colons
princeps-ui-secret-hint = On le demande à tous, quoi qu’ils tiennent.
princeps-ui-defend = Défends { $theTerritory }
princeps-ui-reveal = Armées à révéler
princeps-ui-reveal-in = Révéler { $inTerritory }
princeps-ui-no-armies = aucune armée n’y est
princeps-ui-defend-hint = Deux armées ou plus demandent sur place un Capitaine ou le Prince. Ce que tu révèles reste visible.
princeps-ui-defend-attack = Si l’attaque est plus forte, { $theTerritory } est perdu : tes Mercenaires qui ont défendu sont défaussés, le reste va dans ta main.
princeps-ui-defend-revolt = Si la révolte est plus forte, { $theTerritory } est annexé : les Mercenaires qui ont défendu sont défaussés, le reste va dans ta main.
princeps-ui-defend-conspire = Si la conjuration est plus forte, { $theTerritory } devient indépendant. Un château n’aide pas.
princeps-ui-do-defend = { $count ->
    [one] Révéler une armée : { $defence }
   *[other] Révéler { $count } armées : { $defence }
}
princeps-ui-do-defend-nothing = Ne rien révéler : { $defence }
princeps-ui-defend-private = Toi seul vois cette somme jusqu’à ta réponse.
princeps-ui-machiavelli = Machiavel ?
princeps-ui-both-asked = On demande aux deux camps
princeps-ui-play-him = Le jouer
princeps-ui-machiavelli-attack = Si personne ne le joue, ces nombres décident la bataille pour { $theTerritory }. Qui le joue gagne aussitôt.
princeps-ui-machiavelli-attack-mine = Si personne ne le joue, ces nombres décident la bataille pour { $theTerritory }, que tu veux. Qui le joue gagne aussitôt.
princeps-ui-machiavelli-revolt = Si personne ne le joue, ces nombres décident la révolte pour { $theTerritory }. Qui le joue gagne aussitôt.
princeps-ui-machiavelli-revolt-mine = Si personne ne le joue, ces nombres décident la révolte pour { $theTerritory }, que tu veux. Qui le joue gagne aussitôt.
princeps-ui-machiavelli-conspire = Si personne ne le joue, ces nombres décident la conjuration pour { $theTerritory }. Qui le joue gagne aussitôt.
princeps-ui-machiavelli-conspire-mine = Si personne ne le joue, ces nombres décident la conjuration pour { $theTerritory }, que tu veux. Qui le joue gagne aussitôt.
princeps-ui-sacrifice = Sacrifier des Citoyens ?
princeps-ui-sacrifice-hint = La bataille pour { $theTerritory } est perdue. Chaque armée de Citoyens que tu sacrifies emporte une armée du vainqueur, au hasard ; les autres fuient dans ta main.
princeps-ui-enter = Entrer : { $theTerritory } ?
princeps-ui-enter-hint = La révolte a réussi. Ton agent a agi, où qu’il soit ; personne d’autre n’est là pour tenir ce qui est maintenant à toi.
princeps-ui-terms-attack = { $armies ->
    [one] 1 armée
   *[other] { $armies } armées
}{ $sea ->
    [0] , par terre
   *[other] , −1 par mer
}
princeps-ui-terms-revolt = révolte 1{ $bonus ->
    [0] { "" }
   *[other] , territoire libre +1
}
princeps-ui-terms-conspire = conjuration 1{ $bonus ->
    [0] { "" }
   *[other] , territoire noble +1
}
princeps-ui-terms-defence = { $armies ->
    [0] aucune armée
    [one] 1 armée
   *[other] { $armies } armées
}{ $walls ->
    [0] { "" }
   *[other] , château ou prince +{ $walls }
}
princeps-ui-score = Si cela finissait maintenant
princeps-ui-score-hint = 1 point pour chaque catégorie où tu es en tête. La richesse ne compte que sur les territoires stables.
princeps-ui-category = Catégorie
princeps-ui-category-territories = Territoires
princeps-ui-category-gold = Or
princeps-ui-category-commerce = Commerce
princeps-ui-category-agriculture = Agriculture
princeps-ui-category-points = Points
princeps-ui-tie = À égalité de points : { $players }
princeps-ui-tie-stable = Territoires stables
princeps-ui-tie-gold = Or, stable ou non
princeps-ui-tie-commerce = Commerce, stable ou non
princeps-ui-tie-decides = décide
princeps-ui-tie-equal = égal
princeps-ui-tie-unasked = pas regardé
princeps-ui-ahead-points = { $players } : le plus de points.
princeps-ui-ahead-stable = { $players } : à égalité de points, plus de territoires stables décident.
princeps-ui-ahead-gold = { $players } : entre égaux, plus d’or décide.
princeps-ui-ahead-commerce = { $players } : entre égaux, plus de commerce décide.
princeps-ui-ahead-shared = Partagé : { $players }.
princeps-ui-after-rounds = Après { $rounds } manches.
princeps-ui-auto-machiavelli = La question de Machiavel
princeps-ui-auto-machiavelli-hint = Passer à chaque conflit, même si tu l’as.
princeps-ui-about = Négocie, pose des cartes cachées sur tes territoires, et frappe par les armes, la révolte ou la conjuration.
princeps-ui-facts = De 2 à 5 joueurs, 60 minutes
princeps-ui-value-rounds-deck = jusqu’à épuisement de la pioche
princeps-ui-count-rounds = { $value } manches
princeps-ui-value-hand_counts-hand = la main seule
princeps-ui-value-hand_counts-hand-placed = la main et les cartes posées
princeps-ui-value-tied_category-all = tous ceux en tête marquent
princeps-ui-value-tied_category-none = personne ne marque à égalité

## The map in the browser

princeps-ui-map = Carte des territoires
princeps-ui-map-sentence = { $territory } : { $parts }.
princeps-ui-map-is = { $parts }
princeps-ui-map-yours = à toi
princeps-ui-map-of = à { $player }
princeps-ui-map-independent = indépendant
princeps-ui-map-off = hors de la table
princeps-ui-map-free = libre
princeps-ui-map-noble = noble
princeps-ui-map-oriental = oriental
princeps-ui-map-gold = or
princeps-ui-map-commerce = commerce
princeps-ui-map-agriculture = agriculture
princeps-ui-map-stable = stable
princeps-ui-map-down = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
}
princeps-ui-map-face-down = face cachée
princeps-ui-map-shown = visibles
princeps-ui-map-bare = aucune carte
princeps-ui-map-only-you = { $count ->
    [one] Visible pour toi seulement ; les autres voient { $count } carte.
   *[other] Visibles pour toi seulement ; les autres voient { $count } cartes.
}
princeps-ui-map-by-land = voisins par terre
princeps-ui-map-by-sea = voisins par mer
princeps-ui-map-parts = Partie de la carte
princeps-ui-map-short = { $shortTerritory }
princeps-ui-map-all = Tout
princeps-ui-map-west = Ouest
princeps-ui-map-north = Nord
princeps-ui-map-south = Sud
princeps-ui-map-east = Est
princeps-ui-map-list = Liste
princeps-ui-map-lands = Territoires
princeps-ui-map-find = Chercher un territoire
princeps-ui-map-show = Montrer
princeps-ui-map-every = les { $count }
princeps-ui-map-mine = à côté des miens
princeps-ui-map-you = Toi
princeps-ui-map-independents = Indépendants
princeps-ui-map-others = Hors de la table
princeps-ui-map-none = Aucun territoire ne correspond.
princeps-ui-map-on-map = Voir sur la carte
princeps-ui-map-caravel = Méditerranée occidentale
princeps-ui-map-galley = Mer Tyrrhénienne
princeps-ui-map-bucentaur = Adriatique
princeps-ui-map-carrack = Mer Ionienne
princeps-ui-map-cog = Mer du Levant
princeps-ui-map-dhow = Golfe


## The first game, explained

princeps-lesson-draw = Tu règnes sur trois territoires. Une manche a quatre phases [1] : pioche, négociation, préparation, actions. D’abord tu pioches [2] jusqu’à { $target } cartes : { $count } maintenant.
princeps-lesson-draw-why = Chacun pioche jusqu’à ses territoires plus quatre : qui a plus de terres a plus de cartes. Le Prince compte pour une, où qu’il soit.
princeps-lesson-deal = Maintenant tout le monde négocie à la fois. { $player } t’offre { $aGive } pour { $aWant } [1] : une bonne affaire, car il faut quelqu’un pour mener tes armées. Accepte [2], ou refuse.
princeps-lesson-deal-why = Vous deux seulement voyez cette offre. Un échange se fait aussitôt et en entier, et personne ne peut tricher ; les autres promesses n’engagent personne.
princeps-lesson-offer = Toi aussi, tu peux faire des offres [1] : dis ce que tu donnes et ce que tu veux, à une personne ou à qui veut. Essaie { $aGive } [2] pour { $aWant } : qui en a un peut accepter. Quand tu ne veux plus rien, finis de négocier [3].
princeps-lesson-offer-why = Tu ne vois pas ce que tiennent les autres : demande donc. Une offre ne coûte rien tant que personne ne l’accepte ; qui ne peut ou ne veut pas, refuse. La phase finit quand tout le monde a fini.
princeps-lesson-dealt = Ton offre est acceptée, et les cartes ont changé de mains. Propose encore si tu veux, ou finis de négocier [1].
princeps-lesson-dealt-why = D’un échange à deux, les autres voient seulement qui, et combien de cartes. Qui a fini revient si on lui fait une offre à son nom.
princeps-lesson-prepare = Préparation [1] : pose des cartes face cachée sur tes territoires. Commence par { $theLeader } [2] { $inOrigin } [3] : à côté, il y a { $theTerritory } [4], où { $owner } { $most ->
    [0] n’a aucune carte.
    [one] n’a qu’une carte.
   *[other] n’a que { $most } cartes.
}
princeps-lesson-prepare-why = Les cartes ne servent qu’avec une carte de commandement dans le même territoire : les armées sous un Capitaine ou le Prince, les autres sous un Conseiller ou le Prince. Les autres voient combien de cartes s’y trouvent, mais pas lesquelles.
princeps-lesson-armies = Maintenant une armée [1] près de qui commande [2], et puis une autre : chacune vaut 1, et il t’en faut plus qu’en face.
princeps-lesson-armies-why = Citoyens et mercenaires ont la même force. Les mercenaires qui combattent et sont battus sont perdus ; les citoyens battus reviennent dans ta main, ou emportent une armée du camp vainqueur.
princeps-lesson-guard = Voilà une force pour attaquer. Pose maintenant le Prince [1] dans un autre territoire : il fait tout, et ce qui est près de lui sert.
princeps-lesson-guard-why = Le Prince n’est jamais perdu : si son territoire tombe, il revient dans ta main. Sur la table, il agit une fois par manche, et commande une défense.
princeps-lesson-ready = Près du Prince, pose une armée pour défendre et le Châtiment, si tu l’as, contre les conjurations ; des Colons près du Prince peuvent aussi y répondre à une révolte. Ce qui reste en main ne fait rien dans cette manche. Quand tout est bien placé, finis de préparer [1].
princeps-lesson-ready-why = Un territoire sans armée est une invitation : laisse vide ce que tu peux perdre. En préparant, tu peux reprendre des cartes et les poser ailleurs.
princeps-lesson-punish = Maintenant chacun agit à son tour. { $player } trame une conjuration dans un de tes territoires [1] : si elle réussit, il ne sera plus à personne. { $can ->
    [0] Un Châtiment près de ton Prince ou d’un Conseiller l’annulerait ; tu n’en as posé aucun ainsi, et tu ne peux que la laisser venir [2].
   *[other] Ton Châtiment est là où il sert : avec lui [2], tu annules la conjuration.
}
princeps-lesson-punish-why = On te le demande en tout cas, pour que la question n’apprenne à personne ce que tu tiens. Une conjuration vaut 1, dans un territoire noble 2, et doit dépasser tes armées qui s’y trouvent ; des Colons posés dans le territoire avec un Conseiller ou le Prince pourraient aussi répondre.
princeps-lesson-defend = { $player } [1] attaque { $theTerritory } [2] avec une force de { $attack }. Là, tu as { $armies ->
    [0] 0 armée.
    [one] 1 armée : touche-la [3] pour la révéler.
   *[other] { $armies } armées : touche celles que tu révèles [3].
} Avec autant que l’attaque, tu gardes le territoire, et chaque camp en perd une ; avec plus, tu gagnes ; avec moins, tu le perds.
princeps-lesson-defend-why = Une armée peut défendre seule, plusieurs seulement sous un Capitaine ou le Prince. Ce que tu gardes reste face cachée ; si le territoire tombe, les mercenaires qui ont défendu sont perdus, et le reste revient dans ta main.
princeps-lesson-resist = { $player } [1] dresse { $theTerritory } [2] contre toi avec { $attack }. { $armies ->
    [0] Tu n’y as aucune armée.
    [one] Tu y as 1 armée : touche-la [3] pour la révéler.
   *[other] Tu y as { $armies } armées : touche celles que tu révèles [3].
} Avec autant ou plus, cela échoue et sa carte est perdue ; avec moins, tu perds le territoire.
princeps-lesson-resist-why = Révolte et conjuration ne se battent pas, elles s’endurent : les armées résistent, un Château n’aide que contre une révolte, et certains princes résistent d’eux-mêmes.
princeps-lesson-machiavelli = { $attack } contre { $defence } [1]. Avant qu’un conflit se décide, on demande Machiavel aux deux camps : la seule carte qui gagne aussitôt. Sans lui, tu passes [2] ; désormais cela se fait tout seul.
princeps-lesson-machiavelli-why = Il n’y a qu’un Machiavel dans le jeu, et il peut venir de la main. Les deux camps répondent avant de rien savoir l’un de l’autre : qui se tait peut encore l’avoir.
princeps-lesson-act = À toi d’agir : chaque Prince, Capitaine et Conseiller sur la table peut faire une chose. Ta force { $inOrigin } [1] peut attaquer [2] { $theTerritory } [3] : tu as { $armies ->
    [one] 1 armée,
   *[other] { $armies } armées,
} et en face il y en a { $most } au plus.
princeps-lesson-act-why = Avec plus que la défense, tu gagnes, et tes troupes entrent. Avec autant, chaque camp perd une armée ; avec moins, tu perds. Par mer l’attaque perd 1, et le dernier territoire de chacun est à l’abri.
princeps-lesson-act-idle = À toi d’agir : chaque Prince, Capitaine et Conseiller sur la table peut faire une chose, avec des cartes du même territoire. Tu n’as personne avec une armée sur une frontière de terre ; fais ce que tu peux, ou termine [1].
princeps-lesson-won = Tu as gagné, et tes troupes sont entrées [1] : le territoire est à toi. Il est instable : il compte comme territoire, mais sa richesse ne compte pas encore. { $next ->
    [act] Agis encore, ou termine [2].
    [end] Termine maintenant tes actions [2].
   *[none] { "" }
}
princeps-lesson-won-why = Ta force reste là où elle a vaincu, et ne garde plus ce qu’elle a quitté. Un territoire instable se stabilise par une Réforme des lois, des Colons ou le Prince.
princeps-lesson-failed = Cette attaque n’a pas pris le territoire [1]. À forces égales, chaque camp perd une armée ; qui en a moins perd ses mercenaires, et les citoyens reviennent en main. { $next ->
    [act] Agis encore, ou termine [2].
    [end] Termine maintenant tes actions [2].
   *[none] { "" }
}
princeps-lesson-failed-why = Les nombres à côté d’une cible disent ce qui peut te résister : chaque carte face cachée peut être une armée. Un Espion les retourne avant le coup.
princeps-lesson-sacrifice = Tu as perdu la bataille [1], mais les citoyens se battent jusqu’au bout : chaque armée que tu sacrifies emporte une armée du camp vainqueur. Celles que tu épargnes reviennent dans ta main.
princeps-lesson-sacrifice-why = Une armée qui meurt est défaussée, la tienne comme l’autre. Les mercenaires ne font pas cela : dans la défaite, ils sont simplement perdus.
princeps-lesson-enter = Ta révolte a pris le territoire. Qui l’a fomentée peut y entrer [1] ou rester à la maison [2].
princeps-lesson-enter-why = Qui entre n’amène aucune armée. De là, on pourra utiliser d’autres cartes à la prochaine manche, et s’y faire surprendre aussi.
princeps-lesson-points = Une nouvelle manche ; une partie en a six. À la fin, un point va à qui a le plus de chaque chose : territoires, or stable, commerce stable, agriculture stable. Si cela finissait maintenant, toi [1], tu en aurais { $points }. Pioche encore ; tu peux d’abord défausser ce qui ne sert pas.
princeps-lesson-points-why = Pour la richesse, seul le territoire stable compte, et si plusieurs sont en tête, tous marquent. La Mano, qui commence, change à chaque manche.
princeps-lesson-again = De nouveau les mêmes quatre phases. Tu peux faire des offres, ou simplement finir de négocier [1].
princeps-lesson-again-why = Ce qu’il te faut maintenant est peut-être dans une autre main : des armées, un Conseiller, une carte de territoire. Les cartes qui ne te servent pas sont bonnes à donner.
princeps-lesson-settle = Tu as pioché un territoire [1] : établis-toi [2]. Il est à toi aussitôt, et stable, où qu’il soit ; et dès cette manche tu peux y poser des cartes.
princeps-lesson-settle-why = Les territoires de la pioche sont la manière tranquille de grandir : un de plus compte pour le plus de territoires, pour sa richesse et pour la pioche.
princeps-lesson-unstable = Ce que tu as pris est instable [1] : sa richesse ne compte pas. Poses-y un Conseiller [2] et une Réforme des lois [3], et utilise-les quand tu agis. Le Prince, s’il y est, le fait sans carte.
princeps-lesson-unstable-why = Les Conseillers utilisent les cartes politiques, les Capitaines ne mènent que des armées, et le Prince fait tout. En préparant, tu peux reprendre les cartes libres et les poser ailleurs.
princeps-lesson-set = Les deux y sont maintenant [1]. Pose ce qu’il te faut encore, ou finis de préparer [2].
princeps-lesson-set-why = Une armée près d’eux défend ce que tu as gagné. Ce qui reste dans ta main est à l’abri, mais ne fait rien dans cette manche.
princeps-lesson-stabilise = Ce que tu as pris [1], rends-le maintenant stable [2] : dès lors sa richesse compte pour toi. Puis termine tes actions.
princeps-lesson-stabilise-why = Chaque carte de commandement agit une fois par manche : le Capitaine peut donc encore attaquer. La Réforme est épuisée ; des Colons resteraient, et écarteraient révoltes et conjurations.
princeps-lesson-stable = Il est stable maintenant [1], et sa richesse compte pour toi. { $next ->
    [act] Agis encore, ou termine [2].
    [end] Termine maintenant tes actions [2].
   *[none] { "" }
}
princeps-lesson-stable-why = Il reste stable tant que personne ne le prend. À égalité de points, les territoires stables décident.
princeps-lesson-end-ahead = C’étaient deux manches, et tu mènes : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et { $player } { $most }. Tu connais maintenant une manche de Princeps : pioche, négocie, pose, et frappe où c’est faible.
princeps-lesson-end = C’étaient deux manches. Si c’était fini, { $player } aurait { $most ->
    [one] { $most } point
   *[other] { $most } points
}, et toi { $points }. Tu connais maintenant une manche de Princeps : pioche, négocie, pose, et frappe où c’est faible.

## The rules, as pages

princeps-rules-1-title = Le but
princeps-rules-1 = De deux à cinq princes règnent sur des territoires. À chaque manche, tu pioches, tu négocies, tu poses des cartes face cachée sur tes territoires et tu agis : par les armes, par la révolte, par la conjuration. À la fin, il y a un point pour le plus de territoires, et un pour le plus d’or, de commerce et d’agriculture stables. Le plus de points gagne.
princeps-rules-2-title = Les cartes et la carte du monde
princeps-rules-2 =
    Il y a 93 cartes : 24 territoires ; 5 princes ; 5 conseillers et 5 capitaines ; 10 armées citoyennes et 10 mercenaires ; 5 révoltes, 5 conjurations, 5 espions, 5 colons, 5 châteaux et 5 châtiments ; 3 réformes des lois ; 1 Machiavel.
    Un territoire est libre, noble ou oriental, a une sorte de richesse (or, commerce ou agriculture) et des blasons. Deux territoires sont voisins quand ils ont un blason en commun ; ils le sont par mer quand ils n’ont en commun que des navires. La carte du monde, avec ses richesses et ses blasons, est notre dessin : on n’en connaît aucune source imprimée.
    Prince, conseiller et capitaine sont des cartes de commandement. Révolte, conjuration, espion, réforme, colons, château et châtiment sont des cartes politiques.
princeps-rules-3-title = La mise en place
princeps-rules-3 =
    Chacun reçoit un prince au hasard : civil noble (il y en a deux), civil populaire, héréditaire ou ecclésiastique. Il commence en main. Tout le monde sait de quelle sorte il est, et personne où est sa carte. Les autres princes quittent le jeu.
    Chacun reçoit trois territoires, face visible et stables, une armée citoyenne et une mercenaire ; un prince civil noble apporte une citoyenne de plus. Toutes les autres cartes forment la pioche, avec des territoires et Machiavel. Le hasard dit qui est la première Mano.
princeps-rules-4-title = Une manche
princeps-rules-4 = Une manche a quatre temps : piocher, négocier, préparer, agir. La Mano commence, et l’on joue dans le sens inverse des aiguilles d’une montre ; seule la négociation est pour tous à la fois. Le hasard désigne la première Mano ; après chaque manche, la Mano passe à la place suivante, dans le même sens.
princeps-rules-5-title = Piocher
princeps-rules-5 =
    Tu pioches jusqu’à tes territoires sur la table et quatre de plus, douze au plus.
    • Ton prince compte pour une carte, où qu’il soit.
    • Les territoires instables comptent, les indépendants non.
    • Tu peux d’abord défausser de ta main ce que tu veux, jamais le prince. Si tu as trop de cartes, tu le dois.
    • Les cartes sur tes territoires ne comptent pas. Avec une règle facultative, si, sauf les châteaux et colons en place.
    • Si tu dépasses le nombre sans avoir rien à défausser en main, tu ne pioches rien.
    Quand il faut piocher et que la pioche est vide, la défausse est mélangée pour en faire une neuve. Si les deux sont vides, on ne pioche plus.
princeps-rules-6-title = Douze cartes en main
princeps-rules-6 = Personne n’a jamais plus de douze cartes, prince compris s’il est en main. Dès qu’une main les dépasse (un échange, une carte reprise, une défaite), on défausse aussitôt, avant toute autre chose ; jamais le prince. Si deux mains sont trop grandes, elles défaussent l’une après l’autre, dans l’ordre du tour à partir de la Mano.
princeps-rules-7-title = Négocier
princeps-rules-7 =
    Tu offres des cartes en main, ou des territoires sur la table, contre d’autres : jamais le prince. Tu peux dire ce que tu veux, et les promesses n’engagent personne ; mais les cartes ne se montrent pas aux autres.
    • Une offre va à une personne, ou à tous : alors elle est à qui accepte en premier.
    • Ce peut être un cadeau, ou en demander un ; rien contre rien n’est pas une offre.
    • Tu dois avoir ce que tu donnes, pour chaque offre prise à part. Tu peux demander ce que tu veux, qui que ce soit qui l’ait.
    • Qui accepte doit avoir tout ce qui est demandé. L’échange se fait en bloc.
    • Tu peux avoir trois offres ouvertes. Pour répondre à l’une, fais-en une autre en sens inverse.
    • Une offre tombe quand qui l’a faite n’a plus ce qu’elle donne ; on ne dit pas quelle carte manque. Elle ne tombe jamais à cause de ce qu’elle demande.
    • Refusée, une offre à une personne est close ; une offre à tous, quand tous les autres l’ont refusée.
    Qui a fini ne fait plus rien, jusqu’à ce qu’une de ses offres soit acceptée ou qu’une nouvelle arrive à son nom. Quand tous ont fini, la négociation est close, et toutes les offres avec elle.
princeps-rules-8-title = Échanger des territoires
princeps-rules-8 =
    Les territoires sur la table s’échangent comme les cartes de territoire en main. Avec une règle facultative, seules les cartes en main s’échangent.
    • Un territoire part avec son château, ses colons et son état, stable ou non. Les autres cartes qui y sont reviennent en main à qui le donne.
    • Personne ne peut donner tous ses territoires, même dans un échange.
    • Les territoires de la table demandés doivent tous être au même adversaire, qui en garde un autre.
    • Une offre qui donne ce qui est devenu le dernier territoire de qui l’a faite reste ouverte, et ne peut être acceptée tant qu’il n’en a pas un autre.
    • Tout le monde apprend quel territoire change de main. Tu peux donner jusqu’à n’en garder qu’un, qui ne peut être attaqué.
princeps-rules-9-title = Préparer
princeps-rules-9 =
    Tu t’établis dans les territoires que tu as en main, n’importe où sur la carte : ils sont à toi et stables. Tu poses autant d’autres cartes que tu veux face cachée sur tes territoires, même ceux que tu viens d’établir, pour t’en servir dans cette manche.
    Tu peux reprendre des cartes de tes territoires et les poser ailleurs ; châteaux et colons en place y restent. Ce qui a été montré reste visible jusqu’à ce qu’on le reprenne et le repose. De cartes égales dans un territoire, la visible est reprise, utilisée ou perdue d’abord.
    Poses-en autant que tu veux, aussi pour bluffer ; ce qui est limité, c’est combien peuvent servir. Les cartes qui fuient plus tard dans ta main attendent la prochaine préparation.
princeps-rules-10-title = Agir
princeps-rules-10 =
    À son tour, chacun fait une action pour chaque carte de commandement sur un territoire, avec des cartes du même territoire, puis termine. Les actions non faites sont perdues, et les cartes restent comme elles sont.
    • Prince : il fait tout.
    • Capitaine : il attaque.
    • Conseiller : il utilise les cartes politiques.
    Une carte de commandement agit une fois par manche. Plusieurs dans un même territoire agissent l’une après l’autre. Ce qui sert est montré. Les cartes ne changent de territoire que par conquête, ou après une révolte.
princeps-rules-11-title = Attaquer
princeps-rules-11 =
    Un capitaine ou un prince attaque, avec une ou plusieurs armées de son territoire, un territoire voisin d’un autre, ou un territoire indépendant. L’attaque vaut ses armées, 1 de moins par mer. Une armée attaque une fois par manche.
    • Plus que la défense : les armées et leur chef entrent. Le territoire est à toi, instable. Tu gardes le château ; les colons sont défaussés.
    • Moins : qui a attaqué perd.
    • Autant : chaque camp perd une armée.
    Contre un territoire vide, il te faut au moins 1 : une seule armée par mer se retire sans mal.
princeps-rules-12-title = Défense et châteaux
princeps-rules-12 =
    Qui défend choisit après avoir vu l’attaque : rien, ou une armée ; plus d’une seulement sous un capitaine ou un prince du territoire, qui est montré aussi. Les armées montrées comptent, et 1 pour un château. Les sortes de princes ne comptent pas en bataille. Une armée défend autant de fois qu’il faut, même si elle a attaqué.
    S’il y a un château et qu’aucune armée n’a été montrée, une armée seule qui attaque se retire sans perte, même si des armées y sont cachées. Deux le prennent.
princeps-rules-13-title = Pertes, égalités et sacrifice
princeps-rules-13 =
    Quand un territoire tombe, les mercenaires du perdant qui ont défendu sont défaussées, même si Machiavel décide. Toutes ses autres cartes libres vont dans sa main, y compris les mercenaires qui n’ont pas défendu ; ce qui était face cachée n’est pas montré. Un attaquant battu subit la même chose, mais seulement pour les cartes qui ont attaqué. Un prince revient toujours en main.
    • Sacrifice : chaque citoyenne du perdant qui a attaqué ou été montrée peut être défaussée et emporter une armée du vainqueur, au hasard ; sinon elle fuit en main. Pas plus que le vainqueur n’a d’armées.
    • Égalité : chaque camp perd au hasard une armée qui a combattu, l’attaquant d’abord ; les attaquants restent chez eux.
    Si toutes les armées qui défendent meurent, le territoire est gardé quand même.
princeps-rules-14-title = Révolte
princeps-rules-14 =
    Par un conseiller ou un prince, contre un territoire voisin. Sa force est 1, dans un territoire libre 2 ; la mer n’enlève rien, et les révoltes ne s’ajoutent pas. En face : les armées montrées, 1 pour un château, et 1 si le prince qui possède le territoire est ecclésiastique ou populaire.
    Si la révolte est plus forte, le territoire est à toi, instable, avec son château. Les mercenaires qui ont défendu sont défaussées, le reste va en main à qui le possédait, personne ne se sacrifie. L’instigateur peut y entrer ou rester. Sinon, rien ne se passe. La carte est défaussée.
princeps-rules-15-title = Conjuration, et réponses à un soulèvement
princeps-rules-15 =
    Par un conseiller ou un prince, contre un territoire voisin. Sa force est 1, dans un territoire noble 2, même par mer. En face : les armées montrées, et 1 si le prince qui possède le territoire est ecclésiastique ou héréditaire. Les châteaux ne comptent pas.
    Si la conjuration est plus forte, le territoire devient indépendant, avec les mêmes pertes que dans une révolte ; sa carte y reste, et l’instigateur où il était. Sinon, la carte est défaussée.
    Avant la défense, qui possède le territoire peut répondre par une carte, sans dépenser d’action, ce qui met fin au soulèvement. Sa carte est défaussée, et l’instigateur a agi.
    • Châtiment : s’il est avec un conseiller ou un prince à toi, dans n’importe quel territoire, il annule une conjuration contre toi. Il est défaussé.
    • Colons : s’ils sont dans le territoire visé, face cachée ou visibles, avec un conseiller ou un prince à toi, ils annulent une révolte ou une conjuration. Ils restent en place, et le territoire est stable.
    Le conseiller qui y est est révélé, ou le prince s’il n’y en a pas ; il peut avoir déjà agi, et n’a pas agi pour autant. Qui est déjà visible reste comme il est.
    On demande toujours pour une conjuration, et pour une révolte si deux cartes libres ou plus se trouvent dans le territoire visé, quelles qu’elles soient.
princeps-rules-16-title = Territoires indépendants, derniers territoires
princeps-rules-16 =
    Un territoire indépendant ne compte pour personne. On ne peut pas l’espionner ni y ourdir de conjuration. Qui en est voisin, même qui le possédait, peut le prendre par attaque ou révolte. Ses conjurés défendent avec 1, avec un château 2. À égalité, ils ne perdent rien ; battus, leur carte est défaussée.
    Qui n’a qu’un territoire ne peut être attaqué, ni visé par une révolte ou une conjuration. On peut l’espionner, et il peut attaquer.
princeps-rules-17-title = Espions, châteaux, colons, stabilité
princeps-rules-17 =
    • Espion : révèle à tous ce qui est face cachée dans n’importe quel territoire adverse, même lointain.
    • Château : 1 de plus en défense contre attaque et révolte. Un par territoire ; il reste.
    • Colons en place : stabilisent un territoire, et personne ne peut y lancer de révolte ni de conjuration. Ils n’arrêtent pas les armées. Une carte par territoire. Ceux qui n’y sont que posés n’empêchent rien, mais peuvent répondre.
    • Réforme des lois : stabilise un territoire.
    • Le prince : dépense son action pour stabiliser le territoire où il est ; pas dans la manche où il l’a conquis.
    Ce qui a été pris est instable jusque-là. Cela n’importe que pour les points.
princeps-rules-18-title = Machiavel
princeps-rules-18 =
    Depuis la main ou n’importe lequel de tes territoires, sans carte de commandement et sans action. À chaque bataille, révolte et conjuration, on demande aux deux camps à la fois, qu’ils l’aient ou non, après le choix de la défense. Qui le joue gagne, même depuis 0 ou contre un château, et le perdant ne sacrifie personne. Il est défaussé.
    Il ne défait ni les colons, ni un châtiment ou une autre réponse, ni l’abri d’un dernier territoire. Contre un territoire indépendant, on ne demande qu’à l’attaquant.
princeps-rules-19-title = La fin et les points
princeps-rules-19 =
    La partie finit après six manches, ou autant que convenu, cinq ou plus. Avec une autre règle, elle continue sans nouvelle pioche, jusqu’à la manche où la pioche s’épuise, ou la troisième d’affilée où personne ne pioche.
    • Territoires : un point à qui en a le plus, dans n’importe quel état.
    • Or, commerce, agriculture : un point chacun à qui en a le plus de stables. Personne ne marque là où personne n’en a.
    Tous ceux qui sont en tête ont le point ; avec une règle facultative, à égalité personne. À points égaux, les territoires stables décident, puis l’or dans n’importe quel état, puis le commerce. Sinon la victoire est partagée.
princeps-rules-20-title = Ce que tu vois
princeps-rules-20 =
    Tu vois tout ce qui est sur la table sauf les cartes des autres face cachée, dont tu vois le nombre ; ta main, et combien de cartes ont les autres ; la défausse ; tes offres, celles à toi et celles à tous ; des autres échanges, qui et combien de cartes.
    Si ton temps est écoulé, tu pioches sans défausser plus qu’il ne faut, tu ne poses et ne fais rien, tu défends avec toutes les armées qui le peuvent, et tu ne sacrifies personne.
princeps-rules-21-title = Nos décisions
princeps-rules-21 =
    Là où le livret se tait ou en dit moins, nous avons décidé :
    • La carte du monde, avec ses richesses et ses blasons, est la nôtre.
    • Les cartes posées peuvent être reprises pendant la préparation.
    • Tout le monde sait de quelle sorte est chaque prince.
    • Là où des colons sont en place, révolte et conjuration ne peuvent même pas être déclarées.
    • L’abri d’un dernier territoire vaut aussi contre révolte et conjuration.
    • Une révolte peut prendre un territoire indépendant.
    • Après une révolte, l’instigateur peut entrer.
    • Les territoires sur la table s’échangent avec château, colons et état, et jamais tous ceux que quelqu’un possède.
    • Les douze cartes valent à tout moment, pas seulement quand on pioche.
    • Les colons sont parmi les cartes qui « neutralisent » un soulèvement ; la réponse est demandée comme dit plus haut, pour que personne ne sache ce que tu as.
    • Les mercenaires « impliquées » sont celles qui ont défendu, ou celles qui ont attaqué.
    • Zéro contre zéro est une retraite sans perte ; une armée seule se retire d’un château même si des armées y sont cachées.
    • Une citoyenne qui a combattu peut être sacrifiée quoi que la mer enlève, mais pas plus que le vainqueur n’a d’armées.
    • Une partie d’une seule pioche finit aussi avec la troisième manche d’affilée où personne ne pioche.
    • On ne peut demander plus de cartes d’une sorte que le jeu n’en a.
    • Si ton temps est écoulé, un coup modeste est joué pour toi (voir « Ce que tu vois »).
