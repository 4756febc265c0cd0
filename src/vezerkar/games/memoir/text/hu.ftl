# Memoir '44 magyarul. A függvényeket és az argumentumokat a words/words.py magyarázza; a dolgok neve
# a names.hu.toml fájlból és az adatfájlokból jön.

thing-at = { $thing } ({ $at })

## Ami történt

event-turn = { $number }. kör: { THE($side) }.
event-played = { CAP(THE($side)) } { AGREE($side, one: "kijátssza", many: "kijátsszák") }: { NAME($card) }{ $across ->
    [your-left] {" "}(neked a bal szárny)
    [your-right] {" "}(neked a jobb szárny)
   *[other] {""}
}.
event-copied = { CAP(THE($side)) } így { AGREE($side, one: "használja", many: "használják") }: { NAME($card) }{ $across ->
    [your-left] {" "}(neked a bal szárny)
    [your-right] {" "}(neked a jobb szárny)
   *[other] {""}
}.
event-section-chosen = { CAP(THE($side)) } { THE($section, case: "acc") } { AGREE($side, one: "választja", many: "választják") }{ $across ->
    [your-left] {" "}(neked a bal szárny)
    [your-right] {" "}(neked a jobb szárny)
   *[other] {""}
}.
event-ordered = { CAP(THE($unit, $at)) } parancsot kap.
event-moved = { CAP(THE($unit)) } { THE($hex, case: "del") } { THE($hex2, case: "sub") } mozog.
event-came-back = { CAP(THE($unit, $hex)) } elindul, de visszatér a mezőjére.
event-exited = { CAP(THE($unit, $hex)) } elhagyja a táblát.
event-attacked = { CAP(THE($unit, $at)) } { $number } kockával megtámadja { THE($unit2, $at2, case: "acc") }.
event-rolled = Dobás { THE($unit, $at, case: "sub") }: { LIST($face, kind: "face") }.
event-hit = { CAP(THE($unit, $at)) } { $number } figurát veszít{ $why ->
    [retreat] , mert nem tud elég messzire visszavonulni
   *[other] {""}
}; { $number2 } marad.
event-eliminated = { CAP(THE($unit, $hex)) } megsemmisül.
event-ignored-flag = { CAP(THE($unit, $at)) } figyelmen kívül hagy egy zászlót.
event-blocked = { CAP(THE($unit, $at)) } visszavonulási útja el van zárva: { $number } mező hiányzik.
event-retreated = { CAP(THE($unit)) } visszavonul { THE($hex, case: "del") } { THE($hex2, case: "sub") }.
event-advanced = { CAP(THE($unit)) } területet foglal: { THE($hex, case: "del") } { THE($hex2, case: "sub") } lép.
event-wire-cleared = { CAP(THE($unit, $hex)) } eltávolítja a szögesdrótot.
event-dug-in = { CAP(THE($unit, $hex)) } homokzsákok mögé ássa be magát.
event-sandbags-gone = A homokzsákok lekerülnek { THE($hex, case: "del") }.
event-ambushed = Rajtaütés! Előbb { THE($unit, $at) } támadja meg { THE($unit2, $at2, case: "acc") }.
event-named = { CAP(THE($unit, $at)) } a megnevezett célpontok közé kerül.
event-healed = { CAP(THE($unit, $at)) } { $number ->
    [0] egyetlen figurát sem kap vissza
   *[other] { $number } figurát visszakap
}.
event-rally-rolled = { CAP(THE($side)) } dobása: { LIST($face, kind: "face") }.
event-drew = { CAP(THE($side)) } { $number ->
    [one] egy kártyát
   *[other] { $number } kártyát
} { AGREE($side, one: "húz", many: "húznak") }{ $why ->
    [extra] {" "}ráadásként, mint első két körében mindig
   *[turn] {""}
}.
event-drew-card = A húzott kártya: { NAME($card) }.
event-discarded = { CAP(THE($side)) } { AGREE($side, one: "eldobja", many: "eldobják") }: { NAME($card) }{ $across ->
    [your-left] {" "}(neked a bal szárny)
    [your-right] {" "}(neked a jobb szárny)
   *[other] {""}
}.
event-reshuffled = Az eldobott lapok visszakerülnek a talonba, és a talont megkeverik.
event-medals = { CAP(THE($side)) } { $number ->
    [one] egy érmet
   *[other] { $number } érmet
} { AGREE($side, one: "szerez", many: "szereznek") }.
event-medals-lost = { CAP(THE($side)) } { AGREE($side, one: "elveszít", many: "elveszítenek") } { $number ->
    [one] egy érmet
   *[other] { $number } érmet
}.
event-dropped = { CAP(THE($unit)) } földet ér ({ NAME($hex) }).
event-drop-lost = { CAP(THE($unit)) } elvész az ejtőernyős ugrásban.
event-lost-attack = { CAP(THE($unit, $at)) } támadása elvész: a rajtaütés elűzte a mezőjéről.
event-battle-won = { CAP(THE($side)) } { $number } : { $number2 } arányban { AGREE($side, one: "megnyeri", many: "megnyerik") } a csatát.
event-second-battle = Kezdődik a második csata; a játékosok oldalt cserélnek.
event-no-effect = Ennek a kártyának most nincs hatása: { NAME($card) }.
event-handed = Kiosztott kártya { THE($zone, case: "sub") }: { NAME($card) }.
event-dealt = { CAP(THE($side)) } { $number } kártyát { AGREE($side, one: "kap", many: "kapnak") }.

## Ami eldöntendő

ask-drop = Válaszd ki a mezőt, amelyet { $number ->
    [one] az ejtőernyős egység
   *[other] { ART($number) } { $number } ejtőernyős egység
} megcéloz!
ask-play = Játssz ki egy parancskártyát!
ask-section = Válaszd ki, hol rohamozzon a gyalogságod!
ask-order = { NAME($card) }: adj parancsot, { $chosen } / { $most } kiadva!
ask-order-any = { NAME($card) }: adj parancsot, eddig { $chosen } kiadva!
ask-move = Válaszd ki, melyik egység mozogjon!
ask-move-again = Válaszd ki, melyik egység mozogjon másodszor!
ask-destination = Válaszd ki, hová mozogjon { THE($unit, $at) }!
ask-battle = Válassz egységet és célpontot!
ask-battle-chosen = Válaszd ki, kit támadjon meg { THE($unit, $at) }!
go-ask-window = Válasz a támadásra
go-ask-flags = Válasz a zászlókra
go-ask-retreat = A visszavonulás iránya
go-ask-retreat-on = A visszavonulás iránya
ask-window = Megtámadják { THE($unit2, $at2, case: "acc") } { NAME($at) } felől: { $number } kocka. Rajtaütsz?
ask-flags = { $number ->
    [one] Zászlót
   *[other] { $number } zászlót
} kapott { THE($unit, $at) }: mit tegyen?
ask-retreat = Hová vonuljon vissza { THE($unit, $at) }? Még { $number } mező.
ask-retreat-on = { CAP(THE($unit, $at)) } még { $number } mezőt visszavonulhat.
ask-ground = Elfoglalja { THE($unit, $at) } { THE($hex) } mezőt{ $number ->
    [0] {""}
    [one] {" "}egy éremért
   *[other] {" "}{ $number } éremért
}{ $number2 ->
    [0] {""}
    [one] , és lemond egy éremről
   *[other] , és lemond { $number2 } éremről
}?
ask-overrun = Páncélos roham: válassz új célpontot { THE($unit, $at, case: "dat") }!
ask-second-battle = Válassz második célpontot { THE($unit, $at, case: "dat") }!
ask-naming = Nevezd meg a légicsapás célpontjait, { $chosen } / { $most } megvan!
ask-strikes = Válaszd ki a következő célpontot, { $number } kockával dobsz rá!
ask-barrage = Válaszd ki az össztűz célpontját!
ask-heal = Válaszd ki, melyik egység kapjon vissza figurát!
ask-dig = Válaszd ki, melyik gyalogság ássa be magát, { $chosen } / { $most } kész!
ask-keep = Tartsd meg a két kártya egyikét!
ask-command = Játssz ki vagy ossz ki kártyákat, { $chosen } / { $most } megvan!

wait-drop = { CAP(THE($seat)) } { AGREE($seat, one: "kiválasztja", many: "kiválasztják") }, hová célozzanak az ejtőernyősök.
wait-play = { CAP(THE($seat)) } { AGREE($seat, one: "parancskártyát választ", many: "parancskártyát választanak") }.
wait-section = { CAP(THE($seat)) } { AGREE($seat, one: "kiválasztja", many: "kiválasztják") }, hol rohamozzon a gyalogság.
wait-order = { CAP(THE($seat)) } { AGREE($seat, one: "parancsot ad", many: "parancsot adnak") }: { NAME($card) }{ $across ->
    [your-left] {" "}(neked a bal szárny)
    [your-right] {" "}(neked a jobb szárny)
   *[other] {""}
}, { $chosen } / { $most } kiadva.
wait-order-any = { CAP(THE($seat)) } { AGREE($seat, one: "parancsot ad", many: "parancsot adnak") }: { NAME($card) }{ $across ->
    [your-left] {" "}(neked a bal szárny)
    [your-right] {" "}(neked a jobb szárny)
   *[other] {""}
}, eddig { $chosen } kiadva.
wait-move = { CAP(THE($seat)) } { AGREE($seat, one: "mozgatja", many: "mozgatják") } az egységeket.
wait-move-again = { CAP(THE($seat)) } { AGREE($seat, one: "kiválasztja", many: "kiválasztják") }, melyik egység mozogjon másodszor.
wait-destination = { CAP(THE($seat)) } { AGREE($seat, one: "kiválasztja", many: "kiválasztják") }, hová mozogjon { THE($unit, $at) }.
wait-battle = { CAP(THE($seat)) } { AGREE($seat, one: "kiválasztja", many: "kiválasztják") }, ki harcoljon.
wait-window = { CAP(THE($seat)) } { AGREE($seat, one: "eldönti", many: "eldöntik") }, legyen-e rajtaütés: { THE($unit, $at) } megtámadja { THE($unit2, $at2, case: "acc") }.
wait-flags = { CAP(THE($seat)) } { AGREE($seat, one: "eldönti", many: "eldöntik") }, figyelmen kívül hagy-e { $number ->
    [one] egy zászlót
   *[other] { $number } zászló közül egyet
} { THE($unit, $at) }.
wait-retreat = { CAP(THE($seat)) } { AGREE($seat, one: "kiválasztja", many: "kiválasztják") }, hová vonuljon vissza { THE($unit, $at) } (még { $number } mező).
wait-retreat-on = { CAP(THE($seat)) } { AGREE($seat, one: "eldönti", many: "eldöntik") }, tovább vonuljon-e vissza { THE($unit, $at) }.
wait-ground = { CAP(THE($seat)) } { AGREE($seat, one: "eldönti", many: "eldöntik") }, elfoglalja-e { THE($unit, $at) } { THE($hex) } mezőt.
wait-overrun = { CAP(THE($seat)) } { AGREE($seat, one: "kiválasztja", many: "kiválasztják") }, kit támadjon meg páncélos rohamban { THE($unit, $at) }.
wait-second-battle = { CAP(THE($seat)) } { AGREE($seat, one: "kiválasztja", many: "kiválasztják") }, kit támadjon meg másodszor { THE($unit, $at) }.
wait-naming = { CAP(THE($seat)) } { AGREE($seat, one: "megnevezi", many: "megnevezik") } a légicsapás célpontjait, { $chosen } / { $most } megvan.
wait-strikes = { CAP(THE($seat)) } { AGREE($seat, one: "kiválasztja", many: "kiválasztják") } a légicsapás következő célpontját ({ $number } kocka).
wait-barrage = { CAP(THE($seat)) } { AGREE($seat, one: "kiválasztja", many: "kiválasztják") } az össztűz célpontját.
wait-heal = { CAP(THE($seat)) } { AGREE($seat, one: "kiválasztja", many: "kiválasztják") }, melyik egység kapjon vissza figurát.
wait-dig = { CAP(THE($seat)) } { AGREE($seat, one: "kiválasztja", many: "kiválasztják") }, melyik gyalogság ássa be magát, { $chosen } / { $most } kész.
wait-keep = { CAP(THE($seat)) } { AGREE($seat, one: "kiválasztja", many: "kiválasztják") }, melyik kártya maradjon meg.
wait-command = { CAP(THE($seat)) } { AGREE($seat, one: "kártyát játszik ki vagy oszt ki", many: "kártyát játszanak ki vagy osztanak ki") }, { $chosen } / { $most } megvan.

## Ami választható

action-play = Kijátszod: { NAME($card) }.
action-strike-with = Kijátszod légicsapásként: { NAME($card) }.
action-barrage-with = Kijátszod össztűzként: { NAME($card) }.
action-copy = Kijátszod: { NAME($card) }, és így használod: { NAME($card2) }.
action-section = { CAP(NAME($section)) }.
action-order = Parancs { THE($unit, $at, case: "dat") }.
action-dig = { CAP(THE($unit, $at)) } beássa magát.
action-heal = { CAP(THE($unit, $at)) } kapjon vissza figurát (vesztesége { $number }).
action-pick = { CAP(THE($unit, $at)) } mozogjon.
action-move = { CAP(THE($unit, $at)) } { THE($hex, case: "sub") } mozog.
action-move-back = { CAP(THE($unit, $at)) } elmozdul, majd visszatér ide: { NAME($hex) }.
action-move-via = { CAP(THE($unit, $at)) } { THE($hex, case: "sub") } mozog, és útközben { $number } célt elfoglal.
action-exit = { CAP(THE($unit, $at)) } elhagyja a táblát.
action-attack = { CAP(THE($unit, $at)) } megtámadja { THE($unit2, $at2, case: "acc") }: { $number } kocka.
action-clear = Harc helyett a szögesdrót eltávolítása ({ NAME($at) }).
action-ambush = Rajtaütés: előbb { THE($unit, $at) } dob { $number } kockával, és { $percent }% eséllyel megállítja a támadást.
action-ignore-flag = { $then ->
    [retreats] Egy zászlót figyelmen kívül hagy, és { $number } mezőt visszavonul
    [partly] Egy zászlót figyelmen kívül hagy, de { $number2 } figurát veszít, és { $number } mezőt visszavonul
    [loses] Egy zászlót figyelmen kívül hagy, de { $number2 } figurát veszít
    [destroyed] Egy zászlót figyelmen kívül hagy, de így is megsemmisül
   *[stays] Figyelmen kívül hagyja a zászlót, és a helyén marad
}.
action-accept-flag = { $then ->
    [partly] { $number2 } figurát veszít, és csak { $number } mezőt tud visszavonulni
    [loses] Nem tud visszavonulni: { $number2 } figurát veszít
    [destroyed] Nem tud elég messzire visszavonulni: megsemmisül
   *[retreats] { $number } mezőt visszavonul
}.
action-accept-flag-asked = { $then ->
    [destroyed] Semmisüljön meg { THE($unit, $at) }, pedig figyelmen kívül hagyhatna egy zászlót?
   *[loses] Veszítsen { $number2 } figurát { THE($unit, $at) }, pedig figyelmen kívül hagyhatna egy zászlót?
}
action-accept-flag-yes = { $then ->
    [destroyed] Igen, semmisüljön meg
   *[loses] Igen, veszítsen { $number2 } figurát
}
action-retreat = { CAP(THE($unit, $at)) } { THE($hex, case: "sub") } vonul vissza.
action-halt = { CAP(THE($unit, $at)) } nem vonul tovább vissza.
action-advance = { CAP(THE($unit, $at)) } elfoglalja { THE($hex) } mezőt{ $number ->
    [0] {""}
    [one] , és lemond egy éremről
   *[other] , és lemond { $number } éremről
}: ingyen lép, { $then ->
    [overrun] aztán még egyszer támadhat
   *[other] de többet nem harcol
}.
action-name = Célpont: { NAME($unit, $at) }.
action-strike = Légicsapás { THE($unit, $at, case: "sub") }: { $number } kocka.
action-barrage = Össztűz { THE($unit, $at, case: "sub") }: { $number } kocka.
action-keep = Megtartod: { NAME($card) }.
action-aim = Célpont: { NAME($hex) }.
action-hand = Kiosztod { THE($zone, case: "sub") }: { NAME($card) }.
action-stay = { CAP(THE($unit, $at)) } a helyén marad, és többet nem harcol.
action-no-more = { CAP(THE($unit, $at)) } nem harcol tovább.
action-pass = Nincs rajtaütés: a támadás folytatódik (a találat esélye: { $percent }%).
action-done-order = A parancsok vége (még { $number } adható).
action-done-move = A mozgás vége (még { $number } mozoghat).
action-done-battle = A harc vége (még { $number } harcolhat).
action-done-naming = Nincs több célpont (még { $number } közül választhatnál).
action-done-heal = Senki sem kap vissza figurát ({ $number } egység kaphatna).
action-done-dig = Senki más nem ássa be magát (még { $number } egység tehetné).
action-done-command = Nincs több kártya (még { $number } használható).

action-done-order-asked = Véget érjenek a parancsok? Még { $number } adható.
action-done-order-yes = Igen, legyen vége
action-done-move-asked = Véget érjen a mozgás? Még { $number } egység mozoghat.
action-done-move-yes = Igen, legyen vége
action-done-battle-asked = Véget érjen a harc? Még { $number } egység harcolhat.
action-done-battle-yes = Igen, legyen vége
action-done-naming-asked = Ne legyen több célpont? Még { $number } közül választhatsz.
action-done-naming-yes = Igen, ennyi elég
action-done-heal-asked = Senki se kapjon vissza figurát? { $number } egység kaphat.
action-done-heal-yes = Igen, senki se kapjon
action-done-dig-asked = Más ne ássa be magát? Még { $number } egység megteheti.
action-done-dig-yes = Igen, ennyi elég
action-done-command-asked = Ne legyen több kártya? Még { $number } használható.
action-done-command-yes = Igen, ennyi elég

## A jelmagyarázat jelei

legend-ordered = Arany pajzs: az egység parancsot kapott, és ebben a körben még tehet valamit.
legend-spent = Szürke pajzs: az egység parancsot kapott, de ebben a körben már nem tehet semmit.
legend-infantry = Katona: gyalogságot talál, egy figurát.
legend-armor = Tank: páncélost talál, egy figurát.
legend-grenade = Gránát: bármilyen egységet talál, egy figurát.
legend-flag = Zászló: akire dobtak, egy mezőt visszavonul.
legend-star = Csillag: nem talál, csak légicsapásnál.

## A kör lépései

step-drop = Légideszant
step-play = Kártya
step-order = Parancs
step-move = Mozgás
step-battle = Harc
step-move-again = Második mozgás
step-strike = Csapás
step-draw = Húzás

## Jelek a választható lépéseken és a bábukon

mark-cost = { $number } mező
mark-dice = { $number } kocka
mark-stop = ott meg kell állnia
mark-no-battle = ebben a körben nem harcolhat
mark-clears-wire = eltávolítja a szögesdrótot
mark-objective = cél
mark-close = közelharc
mark-fire = lövés
mark-overrun = utána páncélos roham
mark-end = a lépés vége
mark-early = maradt még parancs
mark-round = visszatér a mezőjére
mark-elite = elit
mark-ordered = parancsot kapott
mark-moved = mozgott
mark-fought = harcolt
mark-halted = meg kellett állnia
mark-took-ground = területet foglalt
mark-no-target = nincs célpontja
mark-march = ezzel a kártyával legfeljebb { $number } mezőt mozoghat
mark-then-battle = { $number ->
    [0] csak akkor harcolhat, ha nem mozog
   *[other] legfeljebb { $number } mező után harcolhat
}
usually = Máskor:
mark-stays = ezzel a kártyával nem mozoghat
mark-named = megnevezett célpont
mark-held = elfoglalva
mark-temporary = amíg tartják
mark-permanent = véglegesen
mark-sudden-death = a kör végén győzelem
mark-impassable = járhatatlan
mark-exit = kijárat
mark-section = szegmenskártya
mark-tactic = taktikai kártya
mark-reaction = válaszkártya
mark-your-left = neked bal szárny
mark-your-right = neked jobb szárny

## Kártyák, sávok

zone-hand-axis = A tengely lapjai
zone-hand-allies = A szövetségesek lapjai
zone-pile = Talon
zone-discard = Eldobott lapok
zone-in-play = Kijátszva
zone-drawn = Most húzott lapok
zone-handed = Kiosztva

track-medals = Érmek
score-name = Érmek
score-changed = { CAP(THE($side)) } érmei: { $from } → { $to }
track-turn = Kör
track-sandbags = Homokzsákkészlet
track-battle = Csata
track-match = A mérkőzés érmei

## A vége

ending-medals = { CAP(THE($side)) } { $number } : { $number2 } arányban { AGREE($side, one: "győzött", many: "győztek") }.
ending-sudden-death = { CAP(THE($side)) } azonnal { AGREE($side, one: "győzött, mert tartja", many: "győztek, mert tartják") } a célt (érmek: { $number } : { $number2 }).
ending-no-units = { CAP(THE($side)) } { AGREE($side, one: "győzött", many: "győztek") }: az ellenfélnek nem maradt egysége (érmek: { $number } : { $number2 }).
ending-empty-deck = { CAP(THE($side)) } { AGREE($side, one: "győzött", many: "győztek") }: elfogyott a talon (érmek: { $number } : { $number2 }).
ending-match = { CAP(THE($seat)) } { $number } : { $number2 } arányban { AGREE($seat, one: "megnyerte", many: "megnyerték") } a mérkőzést.
ending-draw = A mérkőzés döntetlen: mindkét fél { $number } érmet szerzett.

## Mit tesz a terep, az akadály, az egység

fact-of = { CAP(NAME($terrain)) }:
fact-nothing = { CAP(NAME($terrain)) }: önmagában senkit sem segít és senkit sem akadályoz.
fact-impassable = Járhatatlan.
fact-needs-bridge = Híd nélkül járhatatlan.
fact-infantry-only = Csak gyalogság léphet rá.
fact-bridges = Az egységek ezen kelnek át a folyón.
fact-first-hex-only = Csak a mozgás első mezőjeként lehet rálépni.
fact-stop = Aki rálép, megáll.
fact-one-hex-out = Aki elhagyja, csak 1 mezőt mozoghat.
fact-guns-stay = A benne álló tüzérség nem hagyhatja el.
fact-no-battle-on-entry = A rálépés körében nem lehet harcolni.
fact-no-battle = A rajta álló egység nem harcolhat.
fact-no-retreat = Visszavonulni nem lehet rá.
fact-blocks-sight = Nem lehet átlátni rajta.
fact-hill-sight = Nem lehet átlátni rajta, csak ugyanazon hegy egységei látják egymást.
fact-first-flag = A rajta álló egység figyelmen kívül hagyhatja az első zászlót.
fact-owner-only = Csak az egyik felet védi.
fact-goes-with-unit = Lekerül, ha az egység elhagyja.
fact-can-be-cleared = A gyalogság harc helyett eltávolíthatja, a páncélos rálépve eltávolítja.
fact-move-limit = Aki rálép, legfeljebb { $number } mezőt mozoghat.
fact-steep = Alulról rálépni { $number } mező mozgás.
fact-from-beach = A tengerpart felől és felé csak gyalogság lépheti át, { $number } mező mozgásért.
fact-dice-in = Aki itt áll, azt a gyalogság { $number }, a páncélos { $number2 } kockával kevesebbel támadja.
fact-dice-from-below = Alulról a gyalogság { $number }, a páncélos { $number2 } kockával kevesebbel támadja.
fact-infantry-out = A gyalogság innen { $number } kockával kevesebbel támad.
fact-armor-out = A páncélos innen { $number } kockával kevesebbel támad.
fact-town-adds = Ha a célpontja is településen vagy erdőben áll, egy kockája sem marad.
fact-town-larger = Ha a célpontja is településen vagy erdőben áll, csak a nagyobb levonás számít.
fact-on-hill = Ha akadály is van itt, a kettő közül csak a nagyobb levonás számít.
fact-figures = Figurák: { $number }.
fact-move = { $number2 ->
    [0] Vagy mozog (legfeljebb { $number } mezőt), vagy harcol.
   *[other] Legfeljebb { $number } mezőt mozog; legfeljebb { $number2 } mező után harcolhat.
}
fact-dice = Kockák távolság szerint: { $dice } (lőtáv { $number }).
fact-no-sight-needed = Nem kell rálátás, és a terep nem vesz el tőle kockát.

## Ami egy kártya lapján áll

fact-card-left = { $number ->
    [0] Adj parancsot akár minden egységednek
   *[other] Adj parancsot legfeljebb { $number } egységednek
} a bal szárnyon.
fact-card-center = { $number ->
    [0] Adj parancsot akár minden egységednek
   *[other] Adj parancsot legfeljebb { $number } egységednek
} középen.
fact-card-right = { $number ->
    [0] Adj parancsot akár minden egységednek
   *[other] Adj parancsot legfeljebb { $number } egységednek
} a jobb szárnyon.
fact-card-each-section = Adj parancsot legfeljebb { $number } egységednek mindkét szárnyon és középen is.
fact-card-flanks = Adj parancsot legfeljebb { $number } egységednek mindkét szárnyon.
fact-card-units = { $number ->
    [0] Adj parancsot akár minden egységednek
   *[other] Adj parancsot legfeljebb { $number } egységednek
} bárhol a táblán.
fact-card-infantry = { $number ->
    [0] Adj parancsot akár minden gyalogos egységednek.
    [1] Adj parancsot 1 gyalogos egységednek.
   *[other] Adj parancsot legfeljebb { $number } gyalogos egységednek bárhol.
}
fact-card-armor = { $number ->
    [0] Adj parancsot akár minden páncélosodnak
   *[other] Adj parancsot legfeljebb { $number } páncélosodnak
} bárhol.
fact-card-artillery = { $number ->
    [0] Adj parancsot minden tüzérségednek.
   *[other] Adj parancsot legfeljebb { $number } tüzérségednek bárhol.
}
fact-card-one-section = Adj parancsot akár minden gyalogságodnak egy szárnyon vagy középen.
fact-card-in-touch = Adj parancsot az ellenség mellett álló gyalogságnak, páncélosnak.
fact-card-apart = { $number ->
    [0] Adj parancsot akár minden egységednek
   *[other] Adj parancsot legfeljebb { $number } egységednek
}, ha nem áll ellenség mellett.
fact-card-dig-in = Legfeljebb { $number } gyalogos egységed homokzsákok mögé ássa be magát. Nem mozognak, nem harcolnak.
fact-card-ambush = Az ellenfél körében játszd ki, ha szomszédos mezőről támad: előbb a te egységed dob.
fact-card-counter = Add ki ugyanazt a parancsot, amelyet az ellenfeled az imént, a tábla ugyanazon részén.
fact-card-medics = Válassz sérült egységet, és dobj minden kártyád után 1 kockával: figurákat kap vissza, aztán cselekedhet.
fact-card-finest-hour = Dobj minden kártyád után 1 kockával: a jelek megmondják, kiknek adhatsz parancsot.
fact-card-strikes = Támadj meg legfeljebb { $number } egymás mellett álló ellenséget { $dice } (a tengely { $dice2 }) kockával.
fact-card-strike = Dobj { $dice } kockával bármelyik ellenséges egységre.
fact-card-moves = Mozoghatnak { $number2 } mezőt harccal vagy { $number } mezőt harc nélkül.
fact-card-move-and-battle = Mozog { $number } mezőt, és harcol.
fact-card-move-or-twice = Mindegyik legfeljebb { $number } mezőt mozog, vagy kétszer harcol.
fact-card-second-move = Utána újra mozog { $number } mezőt.
fact-card-no-move = Nem mozoghatnak.
fact-card-battle-bonus = Harcban { $number } kockával többel dobsz.
fact-card-close-bonus = Közelharcban { $number } kockával többel dobnak.
fact-card-fire-bonus = Mindegyik { $number } kockával többel lő.
fact-card-draw = A kör végén húzz { $number } kártyát, és tarts meg { $number2 } lapot.

## Az asztal beállításai

setting-match = Mérkőzés
setting-match-single = Egy csata
setting-match-two_battles = Két csata, oldalcserével
setting-sandbag_profile = Homokzsák páncélos ellen
setting-sandbag_profile-rulebook = 2 kocka, a szabálykönyv szerint
setting-sandbag_profile-published = 1 kocka, a kiadott játék szerint
setting-town_out_cumulative = Településről kifelé támadó páncélos
setting-town_out_cumulative-true = A két csökkentés összeadódik
setting-town_out_cumulative-false = Csak a nagyobb csökkentés számít
setting-hill_los = Rálátás hegyről
setting-hill_los-plateau = Csak ugyanazon a hegyen át
setting-hill_los-over_lower = Minden alacsonyabb fölött
setting-deck = Parancskártyák
setting-deck-full = Minden kártya
setting-deck-section_only = Csak szegmenskártyák
setting-take_ground = Területfoglalás
setting-take_ground-true = Igen
setting-take_ground-false = Nem
setting-armor_overrun = Páncélos roham
setting-armor_overrun-true = Igen
setting-armor_overrun-false = Nem
setting-overlord = Overlord
setting-overlord-true = Két tábla, főparancsnokkal
setting-overlord-false = Nem
setting-axis_players = A tengely játékosai
setting-axis_players-1 = 1
setting-axis_players-2 = 2
setting-axis_players-3 = 3
setting-axis_players-4 = 4
setting-allies_players = A szövetségesek játékosai
setting-allies_players-1 = 1
setting-allies_players-2 = 2
setting-allies_players-3 = 3
setting-allies_players-4 = 4

## Esélyek

odds-distance-1 = Kockák közelharcban
odds-distance-2 = Kockák 2 mezőről
odds-distance-3 = Kockák 3 mezőről
odds-distance-4 = Kockák 4 mezőről
odds-distance-5 = Kockák 5 mezőről
odds-distance-6 = Kockák 6 mezőről
odds-card-bonus = A kártya többletkockája
odds-own-town = Támadás településről kifelé
odds-own-wire = Támadás szögesdrótról
odds-own-terrain = A támadó mezője
odds-target-forest = A célpont erdőben
odds-target-hedgerow = A célpont sövényesen
odds-target-hill = A célpont hegyen
odds-target-steep-hill = A célpont meredek hegyen
odds-target-sea-bluff = A célpont parti emelkedőn
odds-target-cliff = A célpont sziklán
odds-target-town = A célpont településen
odds-target-bunker = A célpont bunkerben
odds-target-sandbags = A célpont homokzsákok mögött
odds-target-sea-wall = A célpont partfal mögött
odds-target-terrain = A célpont mezője
odds-better-counts = A mező többi védelme nem adódik hozzá
odds-larger-counts = A két csökkentés közül csak a nagyobb számít
odds-artillery-ignores = Tüzérség ellen nincs védelem
odds-air-power = Légicsapás
odds-recon-strike = Légicsapás Felderítéssel
odds-barrage = Össztűz
odds-strike-ignores = Ez ellen nincs védelem
odds-flag-ignored = A védő egy zászlót figyelmen kívül hagyhat; a százalékok szerint így is tesz
odds-may-be-ambushed = A védő rajtaütéssel válaszolhat; a százalékokban ez nincs benne
odds-ambush = Rajtaütés: a célpont a támadó egység
odds-cards-held = Parancskártyánként egy kocka
odds-overlord-dice = Az Overlord kockái

result-eliminated = a célpont megsemmisül
result-retreats = a célpont visszavonul
result-stays = a célpont túléli, és a helyén marad
result-blocked = a célpont figurát veszít, mert nem tud elég messzire visszavonulni
result-medal = érem neked
result-healed = legalább egy figura visszatér
result-heals-infantry = sérült gyalogság figurát kap vissza
result-heals-armor = sérült páncélos figurát kap vissza
result-heals-artillery = sérült tüzérség figurát kap vissza
result-orders-infantry = legalább egy gyalogság parancsot kaphat
result-orders-armor = legalább egy páncélos parancsot kaphat
result-orders-artillery = legalább egy tüzérség parancsot kaphat

## Miért nem lehet

unused-nobody = Ebben a körben már egyik egységed sem tehet semmit.
vain-section = Ahol parancsot adna, ott nincs olyan egységed, amely kaphatna: semmi sem változna.
vain-not-adjacent = Nincs ellenség mellett olyan egységed, amelynek parancsot adhatna: semmi sem változna.
vain-order = Innen nincs célpontja, és ezzel a kártyával nem mozoghat: a parancs semmin sem változtatna.
vain-healthy = Egyik egységedet sem lehet gyógyítani: semmi sem változna.
why-over = A csata véget ért.
why-watching = A nézők nem dönthetnek.
why-not-asked = Most nem te döntesz, hanem { THE($seat) }: { NAME($phase) }.
why-other-commander = { CAP(THE($unit, $at)) } parancsnoka nem te vagy, hanem { THE($seat) }.
why-asked-else = Előbb másról kell dönteni: { NAME($phase) }.
why-step-over = Ez a lépés már véget ért ({ NAME($phase) }); most ez van soron: { NAME($phase2) }.
why-step-to-come = Ez a lépés később következik ({ NAME($phase) }); most ez van soron: { NAME($phase2) }.
why-not-finished = Előbb be kell fejeznie { THE($unit, $at, case: "dat") }: { NAME($phase) }.
why-no-such-thing = Ilyen nincs ezen a táblán.
why-not-possible = Ezt most nem lehet választani ({ NAME($phase) }).
why-card-not-held = Nincs a kezedben ez a kártya: { NAME($card) }.
why-ambush-own-turn = { NAME($card) }: saját körben nem játszható ki.
why-ambush-not-held = Nincs a kezedben ez a kártya: { NAME($card) }.
why-ambush-not-now = { NAME($card) }: közelharcra válaszol, de most nincs közelharc.
why-card-of-commander = { NAME($card) }: nem te játszod ki, hanem { THE($seat) }.
why-card-must-be-played = Minden körben ki kell játszani egy kártyát.
why-card-not-drawn = Nem a két most húzott kártya egyike: { NAME($card) }.
why-strike-no-rule = Ebben a csatában nem játszhatod ki légicsapásként: { NAME($card) }.
why-strike-not-recon = Ez nem felderítőkártya: { NAME($card) }.
why-strike-place-lost = { NAME($card) }: csak addig légicsapás, amíg egységed áll a megfelelő mezők egyikén ({ NAME($hex) }).
why-barrage-no-rule = Ebben a csatában nem játszhatod ki össztűzként: { NAME($card) }.
why-barrage-not-recon = Ez nem felderítőkártya: { NAME($card) }.
why-copy-card = Ez a kártya nem másol másikat: { NAME($card) }.
why-copy-not-played = Az ellenfél főparancsnoka a legutóbbi körében ezt nem maga játszotta ki: { NAME($card) }.
why-copy-play = { NAME($card) }: nem kell megnevezni, mit másol; egyszerűen játszd ki vagy oszd ki.
why-copy-which = { NAME($card) }: az ellenfél főparancsnoka több kártyát is maga játszott ki; nevezd meg, melyiket másolja.
why-hand-not-here = { NAME($card) }: { THE($zone, case: "sup") } nem használható.
why-hand-zone-taken = { CAP(THE($zone)) } ebben a körben már kapott kártyát.
why-hand-keep-one = Egy körben legfeljebb { $number } kártya használható, és egynek kézben kell maradnia.
why-hand-alone = { NAME($card) }: egymagában, más kártya nélkül kell kijátszani.
why-hand-by-chief = { NAME($card) }: a főparancsnok maga játssza ki, nem osztja ki.
why-hand-by-general = { NAME($card) }: a főparancsnok nem maga játssza ki, hanem kiosztja.
why-enemy-unit = { CAP(THE($unit, $at)) } az ellenségé.
why-unit-gone = { CAP(THE($unit)) } nincs a táblán.
why-already-ordered = { CAP(THE($unit, $at)) } már kapott parancsot.
why-wrong-section = { CAP(THE($unit, $at)) } nem a kártya szárnyán áll ({ NAME($card) }).
why-section-full = { NAME($card) }: ott, ahol { THE($unit, $at) } áll, legfeljebb { $number } egység kap parancsot.
why-orders-given = { NAME($card) }: legfeljebb { $number } egység kap parancsot.
why-wrong-class = { NAME($card) }: { THE($class, case: "dat") } nem ad parancsot, így { THE($unit, $at, case: "dat") } sem.
why-no-symbol = Nem maradt jel { THE($class, case: "dat") }, így { THE($unit, $at) } nem kaphat parancsot.
why-needs-contact = { NAME($card) }: csak ellenséggel szomszédos egységnek szól; { THE($unit, $at) } nem az.
why-needs-distance = { NAME($card) }: nem szól ellenséggel szomszédos egységnek; { THE($unit, $at) } szomszédja { THE($unit2, $at2) }.
why-dig-infantry = Csak gyalogság áshatja be magát; { THE($unit, $at) } nem az.
why-dig-water = { CAP(THE($unit, $hex)) } nem áshatja be magát: vízben áll.
why-dig-twice = { CAP(THE($unit, $hex)) } már ilyen védelem mögött áll.
why-dig-ground = { CAP(THE($unit, $at)) } nem áshatja be magát: ezen a terepen nem lehet homokzsák ({ NAME($terrain) }).
why-heal-unhurt = { CAP(THE($unit, $at)) } nem veszített figurát.
why-other-section = { CAP(THE($unit, $at)) } nem a soron lévő harctéri tábornok szárnyán áll ({ NAME($section) }).
why-not-ordered = { CAP(THE($unit, $at)) } nem kapott parancsot.
why-already-moved = { CAP(THE($unit, $at)) } már mozgott.
why-card-holds = { NAME($card) }: az így parancsot kapott egységek nem mozognak, így { THE($unit, $at) } sem.
why-another-moves = { CAP(THE($unit, $at)) } már elindult, előbb be kell fejeznie a mozgását.
why-surrounded = { CAP(THE($unit, $at)) } nem tud mozogni: körülötte minden mező zárva van vagy foglalt.
why-pick-first = Előbb válaszd ki, hogy { THE($unit, $at) } mozogjon.
why-hex-occupied = Foglalt mező: { NAME($hex) }, ott áll { THE($unit) }.
why-path-blocked = { CAP(THE($unit, $at)) } nem jut el { THE($hex, case: "sub") }: útban van { THE($unit2, $at2) }.
why-too-far = { CAP(THE($unit, $at)) } { $number } mezővel érné el { THE($hex, case: "acc") }, de csak { $number2 } mezőt mozoghat.
why-detour = { CAP(THE($unit, $at)) } a többi egységet kerülve { $number } mezővel érné el { THE($hex, case: "acc") }, de csak { $number2 } mezőt mozoghat.
why-impassable = { CAP(THE($unit, $at)) } nem léphet { THE($hex, case: "sub") } ({ NAME($terrain) }): számára járhatatlan.
why-closed-hex = { CAP(THE($unit, $at)) } nem léphet { THE($hex, case: "sub") } ({ NAME($terrain) }): ebben a csatában járhatatlan.
why-bridge-sides = { CAP(THE($unit)) } nem léphet { THE($hex, case: "del") } { THE($hex2, case: "sub") }: a híd csak a végein nyitott.
why-must-stop = { CAP(THE($unit, $at)) } útközben megállásra kényszerülne: { NAME($hex) } ({ NAME($terrain) }).
why-hedgerow-first = { CAP(THE($unit, $at)) } csak a mozgása első mezőjeként léphet a sövényesre ({ NAME($hex) }).
why-hedgerow-left = { CAP(THE($unit, $hex)) } sövényest hagy el, ezért csak 1 mezőt mozoghat.
why-beach-limit = { CAP(THE($unit, $at)) } útja a tengerpartra lép ({ NAME($hex) }): legfeljebb { $number } mező.
why-steep-closed = A tengerpart és { THE($hex) } ({ NAME($terrain) }) között csak gyalogság közlekedhet, { THE($unit, $at) } nem.
why-steep-cost = { CAP(THE($unit, $at)) } csak { $number } mező mozgásért léphet { THE($hex, case: "sub") } ({ NAME($terrain) }).
why-gun-in-bunker = { CAP(THE($unit, $hex)) } nem hagyhatja el a bunkerét.
why-exit-none = Ebben a csatában senki sem hagyhatja el a táblát, { THE($unit, $at) } sem.
why-exit-side = Csak { THE($side) } egységei hagyhatják el a táblát, { THE($unit, $at) } nem.
why-exit-far = { CAP(THE($unit, $at)) } nem ér el kijáratot úgy, hogy maradjon mozgása.
why-via-none = { CAP(THE($unit, $at)) } nem foglalhat el ilyen célokat útközben { THE($hex, case: "sub") }.
why-via-only = { CAP(THE($hex, case: "sub")) } { THE($unit, $at) } csak célon át juthat el: mondd meg, melyeket foglalja el.
why-already-fought = { CAP(THE($unit, $at)) } már elhasználta a harcát.
why-moved-too-far = { CAP(THE($unit, $at)) } túl sokat mozgott: legfeljebb { $number } mező után harcolhat.
why-entered = { CAP(THE($unit)) } ebben a körben lépett { THE($hex, case: "sub") } ({ NAME($terrain) }), ezért nem harcolhat.
why-in-water = { CAP(THE($unit, $hex)) } az óceánban áll, ezért nem harcolhat.
why-attacker-first = { CAP(THE($unit, $at)) } a célpont: előbb azt az egységedet válaszd, amelyik megtámadja.
why-no-attacker = { CAP(THE($unit, $at)) } most nem lehet célpont: egyik parancsot kapott egységed sem támadhatja meg.
why-own-unit = { CAP(THE($unit, $at)) } nem ellenség.
why-adjacent-first = { CAP(THE($unit, $at)) } szomszédja { THE($unit2, $at2) }, ezért csak szomszédos ellenséget támadhat.
why-out-of-range = { CAP(THE($unit2, $at2)) } { $number } mezőre van; { THE($unit, $at) } lőtávja { $number2 }.
why-unit-hides = { CAP(THE($unit)) } nem látja a célpontját: közöttük áll { THE($unit2, $hex) }.
why-terrain-hides = { CAP(THE($unit, $at)) } nem látja a célpontját: takarja { THE($hex) } ({ NAME($terrain) }).
why-hill-hides = { CAP(THE($unit, $at)) } nem látja a célpontját: eltakarja { THE($hex) } ({ NAME($terrain) }).
why-edge-hides = { CAP(THE($unit, $at)) } nem látja a célpontját: a vonal a tábla szélén fut.
why-hill-stops-shells = { CAP(THE($unit, $at)) } nem lőhet át ezen: { NAME($hex) } ({ NAME($terrain) }).
why-wide-river = { CAP(THE($unit, $at)) } nem támadhatja meg a túlparton { THE($unit2, $at2, case: "acc") }.
why-no-dice = Nem marad kocka, ha { THE($unit, $at) } megtámadja { THE($unit2, $at2, case: "acc") }: { $number } − { $number2 }.
why-fewer-dice-from = Innen támadva { $number } kocka elvész: { NAME($hex) } ({ NAME($terrain) }).
why-fewer-dice-into = Ide támadva { $number } kocka elvész: { NAME($hex) } ({ NAME($terrain) }).
why-only-close = { NAME($card) }: { THE($unit, $at) } csak közelharcot vívhat.
why-only-fire = { NAME($card) }: csak lőni lehet, de { THE($unit, $at) } szomszédja { THE($unit2, $at2) }.
why-clear-no-wire = { CAP(THE($unit, $hex)) } nem szögesdróton áll.
why-clear-infantry = Csak gyalogság távolíthatja el harc helyett a szögesdrótot, { THE($unit, $at) } nem.
why-another-retreats = Nem ez az egység vonul vissza, hanem { THE($unit, $at) }.
why-retreat-backwards = { CAP(THE($unit, $at)) } a saját alapvonala felé vonul vissza, nem { THE($hex, case: "sub") }.
why-retreat-one-hex = { CAP(THE($unit, $at)) } mezőnként vonul vissza; { THE($hex) } nem szomszédos vele.
why-retreat-impassable = { CAP(THE($unit, $at)) } nem vonulhat vissza { THE($hex, case: "sub") } ({ NAME($terrain) }): járhatatlan.
why-retreat-occupied = { CAP(THE($unit, $at)) } nem vonulhat vissza { THE($hex, case: "sub") }: ott áll { THE($unit2) }.
why-retreat-water = { CAP(THE($unit, $at)) } nem vonulhat vissza az óceánba ({ NAME($hex) }).
why-retreat-dead-end = { CAP(THE($hex, case: "del")) } { THE($unit, $at) } nem tudná megtenni a még hátralévő { $number } mezőt, más úton igen.
why-retreat-goes-on = { CAP(THE($unit, $at, case: "dat")) } még { $number } mezőt kell visszavonulnia.
why-flag-counts = { CAP(THE($unit, $at)) } ezt a zászlót nem hagyhatja figyelmen kívül.
why-ground-setting = Ennél az asztalnál nincs területfoglalás.
why-ground-artillery = { CAP(THE($unit, $at)) } nem foglalhat területet.
why-ground-halted = { CAP(THE($unit, $hex, case: "dat")) } ebben a körben meg kellett állnia, ezért nem foglalhat területet.
why-ground-hedgerow = { CAP(THE($unit, $at)) } csak akkor foglalhatja el a sövényest ({ NAME($hex) }), ha még nem mozgott és nem foglalt területet.
why-ground-closed = { CAP(THE($unit, $at)) } nem léphet { THE($hex, case: "sub") } ({ NAME($terrain) }).
why-ground-occupied = Foglalt mező: { NAME($hex) }, ott áll { THE($unit) }.
why-ground-elsewhere = Csak { THE($hex) } mező foglalható el: { THE($unit, $at) } azt nyerte meg.
why-ground-not-won = { CAP(THE($unit, $at)) } nem győzött le most ellenséget ezen a mezőn: { NAME($hex) }.
why-named-already = { CAP(THE($unit, $at)) } már a megnevezett célpontok között van.
why-naming-apart = { CAP(THE($unit, $at)) } nem szomszédos egyetlen megnevezett egységgel sem.
why-naming-over = Minden célpontot az első dobás előtt kell megnevezni.
why-naming-section = Az első célpontnak a kártya szárnyán kell állnia ({ NAME($card) }); { THE($unit, $at) } nem ott áll.
why-not-named = { CAP(THE($unit, $at)) } nincs a megnevezett célpontok között.

## Ami magáról nem mond semmit

about-marker-medal = Itt egy győzelmi érem fekszik.
about-shared = Ez a mező a szaggatott vonalon fekszik: mindkét szomszédos részhez tartozik, és bármelyiknek szóló kártya parancsot adhat az itt álló egységnek.
about-section = A csatatér egyik harmada: bal szárny, közép vagy jobb szárny. A kártya megmondja, hol állnak, akiknek parancsot ad.

# What a hint expects of an action, beside another

prospects = a következő körödig
prospect-medals = { $way ->
    [gain] { $amount } érmet nyersz
    [loss] { $amount } érmet veszítesz
    [more] { $amount } éremmel többed lesz
   *[fewer] { $amount } éremmel kevesebbed lesz
}
prospect-own-figures = { $way ->
    [gain] { $amount } figurát visszakapsz
    [loss] { $amount } figurát veszítesz
    [more] { $amount } figurával többet tartasz meg
   *[fewer] { $amount } figurával többet veszítesz
}
prospect-enemy-figures = { $way ->
    [gain] az ellenség { $amount } figurát visszakap
    [loss] az ellenség { $amount } figurát veszít
    [more] az ellenség { $amount } figurával többet tart meg
   *[fewer] az ellenség { $amount } figurával többet veszít
}

# Amit a tanács mond, ahol a lépés szövege más

hint-play = Játszd ki: { NAME($card) }.
hint-move = Lépj ezzel: { NAME($unit, $at) }, ide: { NAME($hex) }.
hint-move-back = Lépj ezzel: { NAME($unit, $at) }, és térj vissza ide: { NAME($hex) }.
hint-exit = Hagyd el a táblát ezzel: { NAME($unit, $at) }.
hint-attack = Támadd meg { THE($unit2, $at2, case: "acc") } ezzel: { NAME($unit, $at) } ({ $number } kocka).
hint-retreat = Vonulj vissza ezzel: { NAME($unit, $at) }, ide: { NAME($hex) }.
hint-keep = Tartsd meg: { NAME($card) }.
hint-stay = Maradj a helyeden ezzel: { NAME($unit, $at) }.
