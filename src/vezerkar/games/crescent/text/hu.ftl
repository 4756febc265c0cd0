# Kereszt és Félhold magyarul. A függvényeket és az argumentumokat a words/words.py magyarázza; a
# dolgok neve a names.hu.toml fájlból és az adatfájlokból jön.

thing-at = { $thing } ({ $at })
# Az erő itt a kocka; a torony magassága csak az, amit még veszíthet.
game-strength = { $strength }/{ $full } korong

## Ami történt

event-deployed = { CAP(THE($unit)) } felállt { THE($square, case: "sub") }.
event-forgone = { CAP(THE($side)) } lemondanak az őrségről.
event-round = Kezdődik { ART($number) } { $number }. forduló; a kezdőjátékos { THE($seat) }.
event-ready = { CAP(THE($seat)) } kész.
event-laid = { CAP(THE($seat)) } terepet rak le: { NAME($site) } ({ NAME($square) }).
event-laid-enough = { CAP(THE($seat)) } nem rak le több terepet.
event-revealed = { CAP(THE($seat)) } terve: { NAME($card) } ({ NAME($army) }).
event-cubes = { CAP(THE($seat)) } terve: { NAME($army) }, { $number } erőkocka.
event-upgraded = { CAP(THE($seat)) } felfejleszti { THE($army, case: "acc") }.
event-posted = A második ágyú itt áll fel: { NAME($square) }.
event-reinforced = { CAP(THE($unit, $at)) } erősítést kap: { $number } korong.
event-paid = { CAP(THE($seat, case: "dat")) } mostantól { $number } erőkockája van: egy lap végleg eggyel többet adott.
event-promoted = { CAP(THE($seat)) } mostantól { $number } lapot tarthat a kezében.
event-announced = { CAP(THE($seat)) } bejelenti: { NAME($card) }.
event-annulled = A Kémelhárítás semlegesíti: { NAME($card) } ({ NAME($seat) }).
event-second-survey = Elmarad, mert ebben a fordulóban csak a társ lapja számít: { NAME($card) } ({ NAME($seat) }).
event-no-effect = Nincs hatása: { NAME($card) } ({ NAME($seat) }).
event-unloaded = { CAP(THE($seat)) } elveszít egy erőkockát: { NAME($army) }.
event-spied = { CAP(THE($seat)) } kémkedik { THE($seat2) } után.
event-gave-up = { CAP(THE($seat)) } visszaveszi: { NAME($card) } ({ NAME($army) }).
event-lost-card = { CAP(THE($seat)) } erre a fordulóra elveszíti: { NAME($card) }.
event-scared = { CAP(THE($unit, $at)) } megretten.
event-added = { CAP(THE($seat)) } még lerakja: { NAME($card) } ({ NAME($army) }).
event-supported = { CAP(THE($seat)) } áthelyez egy erőkockát { THE($army, case: "sub") }.
event-council = { CAP(THE($side)) } haditanácsot tartanak.
event-transferred = { CAP(THE($seat)) } mindent áthelyez { THE($army, case: "del") } { THE($army2, case: "sub") }, { $number } erőkockával.
event-surveyed = Ebben a fordulóban duplán számít a területfoglalás { THE($side, case: "dat") }.
event-executed = { CAP(THE($seat)) } parancsa: { NAME($card) } ({ NAME($army) }).
event-withdrawn = Meghiúsul { THE($seat) } parancsa: { NAME($card) } ({ NAME($army) }).
event-filled = { CAP(THE($unit, $at)) } feltölti a sorait: { $number } korong.
event-spurred = { CAP(THE($unit, $at)) } egy erőkockát lépésre vált.
event-moved = { CAP(THE($unit)) } { THE($square, case: "del") } { THE($square2, case: "sub") } lép.
event-moved-back = { CAP(THE($unit)) } ellép { THE($square, case: "del") }, majd visszatér.
event-fought = { CAP(THE($unit, $at)) } közelharcban megtámadja { THE($unit2, $at2, case: "acc") }: { $number } { ART($number2) } { $number2 } ellen.
event-shot = { CAP(THE($unit, $at)) } rálő { THE($unit2, $at2, case: "sub") }: { $number } { ART($number2) } { $number2 } ellen.
event-lost-discs = { CAP(THE($unit, $at)) } { $number } korongot veszít; { $number2 } marad.
event-destroyed = { CAP(THE($unit, $square)) } megsemmisül.
event-retreated = { CAP(THE($unit)) } { THE($square, case: "del") } { THE($square2, case: "sub") } hátrál.
event-driven-back = { CAP(THE($unit)) } { THE($square, case: "del") } { THE($square2, case: "sub") } hátrál, mert a támadás erősebb volt.
event-driven-back-tie = { CAP(THE($unit)) } { THE($square, case: "del") } { THE($square2, case: "sub") } hátrál: az egyenlő erejű támadás is visszaszorít.
event-stood = { CAP(THE($unit, $at)) } ellenáll, nem hátrál.
event-struck-back = { CAP(THE($unit)) } visszacsap { THE($unit2, $at2, case: "sub") }.
event-sacrificed = { CAP(THE($unit, $at)) } feláldoz egy korongot.
event-captured = { CAP(THE($unit, $at)) } zsákmány lett: mostantól { THE($side, case: "dat") } engedelmeskedik.
event-entered = { CAP(THE($unit)) } { THE($square, case: "del") } az elfoglalt { NAME($square2, case: "sub") } lép.
event-built-rampart = { CAP(THE($unit, $at)) } sáncot épít: { NAME($square) }, iránya { NAME($facing) }.
event-built-bridge = { CAP(THE($unit, $at)) } hidat épít: { NAME($square) }.
event-blasted = { CAP(THE($unit, $at)) } robbant: { NAME($square) }.
event-swapped = { CAP(THE($unit, $at)) } és { THE($unit2, $at2) } helyet cserél.
event-shifted = { CAP(THE($unit, $at)) } átad egy korongot { THE($unit2, $at2, case: "dat") }.
event-scored = { CAP(THE($side)) } { $number } pontot szereznek.
event-scored-push = { CAP(THE($side)) } { $number } pontot szereznek, mert az ellenfél hátrált.
event-scored-discs = { CAP(THE($side)) } { $number } pontot szereznek: az ellenfél minden elvesztett korongjáért 2 pont jár.
event-fell = { CAP(THE($side)) } { $number } pontot veszítenek.
event-fell-personal = { CAP(THE($seat)) } { $number } személyes pontot veszít.
event-territory = Területfoglalás: { THE($side) } { $number } pontot kapnak.
event-last-round = Megvan a győzelemhez szükséges pont: ez az utolsó forduló.
event-losses = { CAP(THE($side)) } kevesebb korongot vesztettek, ezért még { $number } pontot kapnak.
event-result = Végeredmény: törökök { $number }, keresztények { $number2 }.
event-left-idle = { CAP(THE($seat)) } tétlenül hagy egy tornyot: { NAME($army) }.

## Ami eldöntendő

ask-terrain = Milyen terepet raksz le?
ask-site = Hová kerüljön: { NAME($site) }?
ask-piece = Merre nézzen: { NAME($site) }?
ask-garrison = Felállítod az őrséget?
ask-deploy = Válassz csapattornyot és mezőt!
ask-plan-draw = Végy 1 vagy 2 új lapot a húzópakliból, utána a dobópakliból is, amennyit akarsz: még { $number } fér a kezedbe.
ask-plan-second = Vehetsz még egy lapot a húzópakliból, és bármennyit a dobópakliból (még { $number } fér el), vagy kezdd a tervet!
ask-plan-recall = Visszavehetsz lapokat a dobópakliból (még { $number } fér el), vagy kezdd a tervet!
ask-plan = Készítsd el a haditervet: parancsok és erőkockák!
ask-plan-card = { NAME($card) }: tedd egyik csapatnemedhez.
ask-plan-second-card = { ask-plan-card }
ask-plan-recall-card = { ask-plan-card }
ask-post = Hová álljon a második ágyú?
ask-reinforce = Melyik torony kapja az új korongot?
ask-preactions = Melyik lapod hasson először, még a parancsok előtt?
ask-stratagem = Melyik ellenséges seregkártyáról veszel le egy erőkockát?
ask-espionage = Melyik ellenséges kapitány után kémkedsz?
ask-victim = Melyik lapodat veszed vissza?
ask-terror = Melyik ellenséges tornyot rettented meg?
ask-quick = Melyik lapot rakod még le?
ask-support = Mely erőkockák támogassák: { NAME($army) }?
ask-messenger = Melyik parancsot helyezed át másik seregkártyára?
ask-orders = Kattints az egyik bekeretezett tornyodra: a csapata végrehajtja a parancsát.
ask-pick = Melyik torony hajtsa végre a parancsot ({ NAME($army) })?
ask-pick-all = Melyik { NAME($army) } következik? Mindegyiknek lépnie vagy támadnia kell.
ask-act = Mit tegyen { THE($unit, $at) }?
ask-act-steps = Mit tegyen { THE($unit, $at) }? Még { $number ->
    [one] egy lépése van, és a közelharc is elhasznál egyet.
   *[other] { $number } lépése van; a közelharc is elhasznál egyet, és utána a torony megáll.
}
ask-works-either = Mit építsen vagy robbantson a két torony egyike ({ NAME($army) })?
ask-works = Mit építsen vagy robbantson { THE($unit, $at) }?
ask-regroup = Melyik torony melyiknek adjon korongot ({ NAME($army) })?
ask-regroup-fill = Kinek a sorait töltöd fel, hogy adhasson korongot ({ NAME($army) })?
ask-finish = Kinek a sorait töltöd fel?
ask-bloodbath = Feláldoz egy korongot { THE($unit, $at) }?
ask-retreat = Hová hátráljon { THE($unit, $at) }?
ask-enter = Melyik mezőre lépjen be { THE($unit, $at) }?

wait-terrain = { CAP(THE($seat)) } dönt: a terep.
wait-site = { CAP(THE($seat)) } dönt: hová kerül { THE($site) }.
wait-piece = { CAP(THE($seat)) } dönt: merre néz { THE($site) }.
wait-garrison = { CAP(THE($seat)) } dönt: az őrség.
wait-deploy = { CAP(THE($seat)) } dönt: a következő torony helye.
wait-plan = A kapitányok a haditervet készítik.
wait-plan-ready = A tervedet lezártad; még nem készült el minden terv.
wait-post = { CAP(THE($seat)) } dönt: a második ágyú helye.
wait-reinforce = { CAP(THE($seat)) } dönt: melyik torony kap erősítést.
wait-preactions = { CAP(THE($seat)) } dönt: melyik lapja hasson a parancsok előtt.
wait-stratagem = { CAP(THE($seat)) } dönt: melyik erőkocka kerül le.
wait-espionage = { CAP(THE($seat)) } dönt: ki után kémkedik.
wait-victim = { CAP(THE($seat)) } dönt: melyik lapját veszi vissza.
wait-terror = { CAP(THE($seat)) } dönt: melyik tornyot ijeszti meg.
wait-quick = { CAP(THE($seat)) } dönt: rak-e le még egy lapot.
wait-support = { CAP(THE($seat)) } dönt: erőkockák átrendezése, { NAME($army) }.
wait-messenger = { CAP(THE($seat)) } dönt: áthelyez-e egy parancsot.
wait-orders = { CAP(THE($seat)) } dönt: a következő parancs.
wait-pick = { CAP(THE($seat)) } dönt: melyik torony hajtja végre a parancsot ({ NAME($army) }).
wait-pick-all = { CAP(THE($seat)) } dönt: melyik torony következik ({ NAME($army) }).
wait-act = { CAP(THE($seat)) } dönt: mit tesz { THE($unit, $at) }.
wait-works-either = { CAP(THE($seat)) } dönt: mit épít a két torony egyike ({ NAME($army) }).
wait-works = { CAP(THE($seat)) } dönt: mit épít { THE($unit, $at) }.
wait-regroup = { CAP(THE($seat)) } dönt: korong áthelyezése ({ NAME($army) }).
wait-regroup-fill = { CAP(THE($seat)) } dönt: kinek a sorait tölti fel ({ NAME($army) }).
wait-finish = { CAP(THE($seat)) } dönt: a sorok feltöltése.
wait-bloodbath = { CAP(THE($seat)) } dönt: feláldoz-e korongot { THE($unit, $at) }.
wait-retreat = { CAP(THE($seat)) } dönt: hová hátrál { THE($unit, $at) }.
wait-enter = { CAP(THE($seat)) } dönt: hová lép be { THE($unit, $at) }.

step-terrain = Terep
step-deploy = Felállítás
step-prepare = Titkos előkészítés
step-reveal = Felfedés
step-clash = Összecsapás
step-score = Pontozás

## Ami választható

action-terrain = { CAP(NAME($site)) }.
action-site = { CAP(NAME($site)) } ide: { NAME($square) }.
action-river = Folyó ide: { NAME($square) }, { NAME($piece) }.
action-face = Sánc ide: { NAME($square) }, iránya { NAME($facing) }.
action-enough = Nem raksz le több terepet.
action-deploy = { CAP(THE($unit)) } álljon ide: { NAME($square) }.
action-garrison = Az őrség álljon ide: { NAME($square) }.
action-forgo = Lemondasz az őrségről.
action-draw = { CAP(NAME($card)) } a húzópakliból.
action-recall = { CAP(NAME($card)) } a dobópakliból.
action-lay = { NAME($card) } { THE($army, case: "dat") }.
action-lay-upgrade = { NAME($card) } { THE($army, case: "dat") }, a csata végéig: { action-lay-upgrade-brief }.
action-lay-upgrade-brief = -{ $cost } parancspont{ $steps ->
    [0] {""}
   *[other] , lépés { $steps_before } → { $steps }
}{ $cubes ->
    [0] {""}
   *[other] , legfeljebb { $cubes_before } → { $cubes } kocka
}{ $range ->
    [0] {""}
   *[other] , lőtávolság { $range_before } → { $range }
}{ $points ->
    [0] {""}
   *[other] , +1 parancspont
}{ $pay ->
    [0] {""}
   *[other] , +1 erőkocka
}{ $guns ->
    [0] {""}
   *[other] , második ágyú
}
action-cube = Erőkocka { THE($army, case: "sub") }.
action-put-back = Visszateszed a húzópakliba: { NAME($card) }.
action-throw-back = Visszateszed a dobópakliba: { NAME($card) }.
action-lift = Visszaveszed { THE($army, case: "del") }: { NAME($card) }.
action-uncube = Visszaveszel egy erőkockát { THE($army, case: "del") }.
action-restart = Mindent visszaveszek.
action-lock = A terv lezárása.
action-lock-asked = Lezárod a tervet?
action-lock-yes = Igen, lezárom
vain-plan = Egyik seregkártyádon sincs parancs: ebben a fordulóban senki sem lépne, és senki sem támadna.
vain-plan-take = Egyik seregkártyádon sincs parancs: ebben a fordulóban senki sem lépne, és senki sem támadna. Lapot még elvehetsz.
action-post-gun = A második ágyú ide áll: { NAME($square) }.
action-reinforce = Erősítést kap { THE($unit, $at) }.
action-announce = Végrehajtod: { NAME($card) }.
action-unload = Leveszel egy erőkockát { THE($army, case: "del") }.
action-spy-on = A kémkedés célpontja { THE($seat) }.
action-give-up = Visszaveszed { THE($army, case: "del") }: { NAME($card) }.
action-scare = Megretten { THE($unit, $at) }.
action-add = Még lerakod { THE($army, case: "dat") }: { NAME($card) }.
action-pass = Passzolsz.
action-support = Egy erőkocka ide { THE($army, case: "del") }.
action-reserve = Egy fel nem használt erőkocka ide.
action-transfer = { CAP(THE($army, case: "del")) } { THE($army2, case: "sub") }, { $number } erőkockával.
action-execute = { CAP(THE($army)) } végrehajtja a parancsát.
action-withdraw = Lemondasz { THE($army, case: "dat") } adott parancsról (−1 pont).
action-withdraw-yes = Igen, lemondok róla
action-withdraw-stuck = Lemondasz { THE($army, case: "dat") } adott parancsról, mert most nem hajtható végre (−1 pont).
action-withdraw-stuck-yes = Igen, lemondok róla
action-fill = Feltöltöd a sorait: { NAME($unit, $at) }.
action-pick = { CAP(THE($unit, $at)) } következik.
action-spur = Még egy lépés egy erőkockáért: { THE($army) } { $number ->
    [0] erőkocka nélkül marad, bárki megsebezheti
   *[other] { $number } erőkockával támad és védekezik tovább
}.
action-spur-tired = Még egy lépés egy erőkockáért: { THE($army) } { $number ->
    [0] erőkocka nélkül marad, bárki megsebezheti
   *[other] { $number } erőkockával védekezik tovább; kimerült, ezért most nem támadhat
}.
action-move-back = Itt marad ({ NAME($square) }): elfogynak a lépései.
action-move-back-asked = Itt maradjon { THE($unit) }? Ellép, majd visszatér ide: { NAME($square) }. Ezzel elfogynak a lépései.
action-move-back-yes = Igen, maradjon
action-move = { CAP(THE($unit)) } { THE($at, case: "del") } { THE($square, case: "sub") } lép.
action-move-spent = { CAP(THE($unit)) } { THE($at, case: "del") } { THE($square, case: "sub") } lép; onnan már nem támad, mert a közelharchoz is kell egy lépés.
action-melee = Közelharcban megtámadja { THE($unit2, $at2, case: "acc") }: { $number } { ART($number2) } { $number2 } ellen.
action-shoot = Rálő { THE($unit2, $at2, case: "sub") }: { $number } { ART($number2) } { $number2 } ellen.
action-shoot-weaker = Rálő { THE($unit2, $at2, case: "sub") }, utána még léphet, ezért 1-gyel gyengébb: { $number } { ART($number2) } { $number2 } ellen.
action-stand-and-shoot = Helyben marad, és rálő { THE($unit2, $at2, case: "sub") }: { $number } { ART($number2) } { $number2 } ellen.
action-strike-two = Dupla csapás, { THE($unit, $at) } és { THE($unit2, $at2) } ellen: { NAME($kinds) }.
action-cannonade = Ágyúval felrobbantja a hidat: { NAME($square) }.
action-swap = Helyet cserél, társa { THE($unit2, $at2) }.
action-shift = Egy korong { THE($unit, $at, case: "del") } { THE($unit2, $at2, case: "sub") }.
action-rampart = Sánc ide: { NAME($square) }, iránya { NAME($facing) }.
action-rampart-risk = Sánc ide: { NAME($square) }, iránya { NAME($facing) }; ha utána nem támad, a parancs meghiúsul (-1 pont).
action-bridge = Híd ide: { NAME($square) }.
action-bridge-risk = Híd ide: { NAME($square) }; ha utána nem támad, a parancs meghiúsul (-1 pont).
action-blast = Robbantás itt: { NAME($square) }.
action-blast-risk = Robbantás itt: { NAME($square) }; ha utána nincs kit megtámadni, a parancs meghiúsul (-1 pont).
action-sacrifice = Feláldoz egy korongot: az ellenfél is veszít még egyet.
action-spare = Megtartja a korongot.
action-retreat = Ide hátrál: { NAME($square) }.
action-enter = Ide lép be: { NAME($square) }.
action-finish = Parancs vége.
action-finish-risk = Parancs vége: így meghiúsul (−1 pont).
action-finish-risk-asked = Befejezed a parancsot? Így meghiúsul (−1 pont).
action-finish-risk-yes = Igen, befejezem
action-done-act = Ez a torony végzett.
action-done-act-risk = Ez a torony végzett, de a parancs meghiúsul (−1 pont).
action-done-act-risk-asked = Ez a torony végzett? A parancs így meghiúsul (−1 pont).
action-done-act-risk-yes = Igen, végzett
action-done-works = Nem használod az építőlapot.
action-done-finish = Nem töltöd fel a sorokat.
action-done-support = Kész az átrendezés.

## Zárt helyek, ami hátravan, és a vége

mark-exhausted = Kimerült: ebben vagy az előző fordulóban támadott, ezért most nem támadhat.
legend-exhausted-red = Páratlan fordulóban támadott: abban a fordulóban és a következőben már nem támadhat.
legend-exhausted-black = Páros fordulóban támadott: abban a fordulóban és a következőben már nem támadhat.
legend-cubes = A tornyon: a csapatnem erőkockái, ennyivel támad és védekezik. Arany: most hajtja végre a parancsát; szürke: nincs már parancsa.
legend-withdraw = A parancsa most nem hajtható végre: csak lemondani lehet róla, 1 pontért.
legend-used = Egy kapitány pontjai mellett: zöld lap, amelyet felhasznált, és már nincs játékban. Mutass rá, és elolvashatod, mit tett.
legend-middle = A középvonal: minden tornyod, amely túl van rajta, és nem erdőben áll, fordulónként 2 pontot hoz.
legend-sums = A célponton: elöl a támadás, hátul a védekezés ereje. A nagyobb szám győz; az egyenlő erejű támadás (=) is visszaszorít.
pile-begin-draw = Kezdésnek: amelyik lapon az áll, hogy „végleg”, az minden további fordulóban segít. Utána a felhasznált parancsokat vedd vissza a dobópakliból.
pile-begin-discard = Kezdésnek a parancsokat (szürke) vedd vissza. Parancs nélkül egy csapatnem sem mozog, és nem is támad.
plan-step-0 = Végy 1 vagy 2 új lapot a húzópakliból, aztán a dobópakliból, amennyit akarsz. Hogy hány lapod lehet, fent olvasod; hely úgy lesz, ha a lapokat kijátszod.
plan-step-1 = Tegyél szürke lapot egy csapatnemhez: ez lesz a parancsa.
plan-step-2 = Lila és zöld lap csak szürkét segít: amíg az nincs ott, a helyük sávozott.
plan-step-3 = A + gombbal adj erőkockát: minden tornya ennyivel támad és védekezik.
plan-step-4 = Zárd le a tervet: láthatóvá válik mindkettő, és felváltva hajtjátok végre a parancsokat.
points-scored-push = Az ellenfél veszteség nélkül hátrált
points-scored-discs = Az ellenfél minden elvesztett korongjáért 2 pont
points-territory = Minden saját toronyért a középvonalon túl 2 pont
points-territory-double = Minden saját toronyért a középvonalon túl 2 pont, és a Felmérés megduplázta
points-fell = Egy parancs elmaradt
round-first = A felhasznált lapjaid most a dobópaklidban vannak.
slot-needs-grey = Ez a hely zárva van, amíg a csapatnemnek nincs parancsa: egy szürke lap bal oldalt.
idle-needs-grey = Ez a lap egy parancsot segít: { NAME($card) }. Előbb tegyél szürke lapot egy csapatnemhez, aztán mellé kerülhet.
idle-nowhere = Ez a lap most egyik csapatnemedhez sem fér: { NAME($card) }.
slot-played = Az ide rakott lap ebben a fordulóban már sorra került.
agenda = Hátralévő parancsok: te döntöd el, melyik a következő
short-withdraw = Lemondás: −1 pont
warn-exhausted = Kimerült: nem támadhat, csak léphet.
warn-exhausted-some = { $number2 } tornya közül { $number } kimerült, nem támadhat.
warn-no-target = Most senkit sem ér el: csak léphet.
warn-no-target-spur = Most senkit sem ér el; kockáért egy torony léphet egyet.
warn-gun-idle = Most senkit sem ér el: az ágyú a leghátsó sorban marad.
warn-stuck = Most nem hajtható végre: meghiúsulhat (−1 pont).
warn-no-cubes = Nincs erőkockája: 0 erővel támad és véd.
unused-more = Maradt még erőkockád: a + gombbal adhatod egy csapatnemnek.
pad-face = { $face } oldal
pad-face-told = { $face ->
    [B] A seregkártya B oldala: már felfejlesztett csapat.
   *[other] A seregkártya A oldala; a Fejlesztés lap fordítja át a jobb B oldalra.
}
slot-grey = Parancs
slot-purple = Segít
slot-green = Egyszer
slot-takes-grey = Szürke lap: a parancs
slot-takes-purple = Lila lap: segíti a parancsot
slot-takes-green = Zöld lap: egyszer hat
slot-troop-gone = Ebből a csapatnemből nem maradt torony.
item-order = { CAP(NAME($army)) }: { NAME($card) }
item-order-of = { CAP(NAME($seat)) }: { NAME($army) }, { NAME($card) }

ending-side = { CAP(THE($side)) } győztek, { $number } : { $number2 }.
ending-captain = { CAP(THE($side)) } győztek, { $number } : { $number2 }; egy kapitány elérte a személyes célt.
ending-army = { CAP(THE($side)) } győztek, { $number } : { $number2 }; az egyik sereg megsemmisült.
ending-quiet = { CAP(THE($side)) } győztek csendes fordulók után, { $number } : { $number2 }.
ending-deadlock = { CAP(THE($side)) } győztek, { $number } : { $number2 }; senki sem adhat több parancsot.
ending-draw = Döntetlen, { $number } : { $number2 }.
ending-best = { CAP(THE($side)) } győztek, { $number } : { $number2 }; a csata győztese { THE($seat) }, személyes pontja { $number3 }.
ending-shared = { CAP(THE($side)) } győztek, { $number } : { $number2 }; a két kapitány osztozik, személyes pontjuk { $number3 }.

## Miért nem?

why-over = A csata véget ért.
why-watching = A nézők nem dönthetnek.
why-ready = A tervedet már lezártad.
why-not-asked = Most { THE($seat) } dönt: { NAME($phase) }.
why-asked-else = Előbb másról kell dönteni: { NAME($phase) }.
why-no-such-thing = Ilyen nincs ezen a táblán.
why-site-share = Erdőből, városból és hegyből egy fél legfeljebb { $number } mezőt rakhat le.
why-site-nowhere = Ennek már sehol sincs helye: { NAME($site) }.
why-not-layable = Erre a mezőre nem kerülhet terep: { NAME($square) }.
why-not-bare = Ez a mező már nem síkság: { NAME($square) }.
why-no-straight = Híd csak szabad, egyenes folyószakaszra kerülhet: { NAME($square) }.
why-no-land-route = Így nem maradna híd nélküli út a két sereg között: { NAME($square) }.
why-river-stuck = Innen a folyót nem lehetne úgy befejezni, hogy híd nélküli út is maradjon: { NAME($square) }.
why-river-open = A megkezdett folyót előbb be kell fejezni; itt folytatódik: { NAME($square) }.
why-no-tower-left = Ennek a csapatnemnek már minden tornya áll: { NAME($troop) }.
why-gun-row = Az ágyú csak a leghátsó sorban állhat, itt nem: { NAME($square) }.
why-gun-room = A leghátsó sor utolsó mezői az ágyúké: { NAME($square) }.
why-not-home = Ez nincs a három sorodban: { NAME($square) }.
why-closed = Ide senki sem állhat fel: { NAME($square) }.
why-occupied = Foglalt mező: { NAME($square) }, ott áll { THE($unit) }.
why-not-enterable = Ide torony nem léphet: { NAME($square) }.
why-first-round = Az első fordulóban csak a kezdőpakli használható.
why-hand-full = A kezed tele van: { $number } lap.
why-two-drawn = A húzópakliból legfeljebb { $number } lapot vehetsz el.
why-draw-first = Előbb végy el egy lapot a húzópakliból!
why-not-in-draw = Nincs a húzópaklidban: { NAME($card) }.
why-not-in-discard = Nincs a dobópaklidban: { NAME($card) }.
why-not-in-hand = Nincs a kezedben: { NAME($card) }.
why-colour-taken = Itt már ez a lap fekszik: { NAME($card) } ({ NAME($troop) }).
why-colour-played = { NAME($card) } nem kerülhet ide: ebből a színből ebben a fordulóban már sorra került egy lap ({ NAME($troop) }).
why-needs-grey = Szürke lap kell mellé: { NAME($card) } ({ NAME($troop) }).
why-not-for-troop = Ennek a csapatnemnek nem adható: { NAME($card) } ({ NAME($troop) }).
why-needs-side-b = A seregkártya B oldala kell hozzá: { NAME($card) } ({ NAME($troop) }).
why-is-side-b = Ez a seregkártya már a B oldalán fekszik: { NAME($troop) }.
why-troop-gone = Ebből a csapatnemből nem maradt torony: { NAME($troop) }.
why-too-dear = Ezzel a lappal a terv { $number } parancspontba kerülne, de csak { $number2 } van: { NAME($card) }.
why-no-cubes = Mind { ART($number) } { $number } erőkockát felhasználtad.
why-cube-places = Erre a seregkártyára { $number } erőkocka fér: { NAME($troop) }.
why-lock-draw = Mielőtt lezárod a tervet, el kell venned egy lapot a húzópakliból.
why-no-more-thoughts = Már { $number } alkalommal visszavettél valamit, többször nem lehet.
why-not-laid = Nem fekszik ott: { NAME($card) } ({ NAME($troop) }).
why-lift-cubes = Az erőkockát, amelyet a lap ad, már kiosztottad: { NAME($card) }. Előbb végy vissza { $number } erőkockát egy seregkártyáról, utána ezt.
why-lift-room = E nélkül a lap nélkül túl sok erőkocka állna itt: { NAME($card) }. Előbb végy vissza innen { $number } erőkockát: { NAME($troop) }.
why-lift-cards = E nélkül a lap nélkül túl sok lapod volna: { NAME($card) }. Előbb tegyél vissza egyet a húzó- vagy a dobópakliba.
why-no-order = Ezen a seregkártyán nincs parancs: { NAME($troop) }.
why-order-impossible = Ezt a parancsot egyetlen torony sem tudja végrehajtani: { NAME($troop) }.
why-not-your-tower = { CAP(THE($unit, $at)) } nem a tiéd.
why-tower-gone = { CAP(THE($unit)) } nincs a táblán.
why-other-troop = A parancs más csapatnemé, nem az övé: { NAME($unit, $at) } ({ NAME($troop) }).
why-cannot-act = { CAP(THE($unit, $at)) } most semmit sem tehet.
why-fill-first = Előbb olyan torony sorait kell feltölteni, amelyik korongot adhat át, nem az övéit: { NAME($unit, $at) } ({ NAME($troop) }).
why-another-acts = Előbb { THE($unit, $at) } fejezze be, amit elkezdett.
why-own-tower = { CAP(THE($unit, $at)) } a te oldaladon harcol.
why-no-steps = { CAP(THE($unit, $at, case: "dat")) } nem maradt lépése.
why-moved-already = { CAP(THE($unit, $at)) } már lépett.
why-too-far = Túl messze van: { NAME($square) }; { THE($unit, $at, case: "dat") } { $number } lépése van.
why-works-done = { CAP(THE($unit, $at)) } már épített vagy robbantott, ezért nem léphet tovább.
why-charge-over = A roham támadása után { THE($unit, $at) } már nem léphet.
why-no-spur = { CAP(THE($unit, $at)) } nem válthat erőkockát lépésre.
why-spurred = { CAP(THE($unit, $at)) } már lépésre váltott egy erőkockát.
why-spur-late = Erőkockát csak az első lépés vagy támadás előtt lehet lépésre váltani: { NAME($unit, $at) }.
why-spur-cube = Nincs lépésre váltható erőkockája: { NAME($unit, $at) }.
why-gun-moves = { CAP(THE($unit, $at)) } csak oldalra mozoghat a sorában.
why-just-captured = Ebben a fordulóban zsákmányolták, ezért még nem mozgatható: { NAME($unit, $at) }.
why-exhausted = { CAP(THE($unit, $at)) } kimerült: ebben vagy az előző fordulóban támadott, ezért most nem támadhat.
why-attacked-already = { CAP(THE($unit, $at)) } már támadott.
why-one-attack = Ezzel a paranccsal { THE($unit, $at) } csak egyszer támadhat.
why-one-target = A dupla csapáshoz két különböző célpont kell: { NAME($unit, $at) } csak az egyik.
why-no-attack-order = Ezzel a paranccsal { THE($unit, $at) } nem támadhat.
why-not-adjacent = { CAP(THE($unit2, $at2)) } nem szomszédos, innen nem éri el { THE($unit, $at) }.
why-step-first = Előbb lépj máshová, például ide: { NAME($square) }. Onnan támadhatod meg { THE($unit, $at, case: "acc") }: { $number } { ART($number2) } { $number2 } ellen.
why-no-melee = { CAP(THE($unit, $at)) } sosem harcol közelharcban.
why-forest = Erdőben csak a gyalogos támadhat, { THE($unit, $at) } nem.
why-too-weak = { CAP(THE($unit, $at)) } gyengébb: { $number } { ART($number2) } { $number2 } ellen, a védő { THE($unit2, $at2) }.
why-no-shooter = { CAP(THE($unit, $at)) } nem lövész.
why-shot-at-gun = A lövés hatástalan ellene: { NAME($unit, $at) }.
why-out-of-range = { CAP(THE($unit2, $at2)) } lőtávolon kívül van; { THE($unit, $at) } lőtávolsága { $number }.
why-no-line = Nincs egyenes vonal: { NAME($unit, $at) }, { NAME($unit2, $at2) }.
why-line-blocked = Ez a mező a lövés útjában áll: { NAME($square) } ({ NAME($unit, $at) }, { NAME($unit2, $at2) }).
why-forest-fire = Erdőből kilőni és oda belőni sem lehet: { NAME($square) }.
why-rampart-protects = Ebből az irányból a sánc védi: { NAME($unit) } ({ NAME($square) }).
why-stepped = { CAP(THE($unit, $at)) } már lépett, ezért nem lőhet állva.
why-no-bonus = Most nem számít, hogy egy helyben áll: { NAME($unit, $at) }.
why-no-tiles = Nem maradt híd- és sánclapka.
why-no-builder = { CAP(THE($unit, $at)) } nem építhet.
why-nothing-to-blast = Itt nincs mit felrobbantani: { NAME($square) }.
why-lasting-bridge = Ez a híd nem robbantható fel: { NAME($square) }.
why-not-acted = Előbb lépnie vagy támadnia kell: { NAME($unit, $at) }.
why-no-river = Nincs megkezdett folyó, amelyet folytatni lehetne.
why-other-site = Most ezt kell lerakni: { NAME($site) }.
why-other-square = A kérdés most erről a mezőről szól: { NAME($square) }.
why-garrison-square = A helyőrség csak itt állhat: { NAME($square) }.
why-not-drawn = Ezt a lapot ebben a fordulóban nem húztad: { NAME($card) }.
why-not-recalled = Ezt a lapot nem a dobópakliból vetted vissza: { NAME($card) }.
why-no-cube-there = Ezen a seregkártyán nincs erőkocka: { NAME($troop) }.
why-not-begun = Még semmit sem terveztél.
why-no-gun-disc = Ágyú sosem kap korongot: { NAME($unit, $at) }.
why-tallest = { CAP(THE($unit, $at)) } nem lehet magasabb: { $number } korong.
why-not-planned = Nem fekszik egyik seregkártyádon sem: { NAME($card) }.
why-no-pre-action = Ez a lap nem a parancsok előtt hat: { NAME($card) }.
why-reaction = Ez a lap magától hat, ha az ellenfél kijátszik ellened valamit: { NAME($card) }.
why-own-captain = Ez a lap az ellenfél ellen szól, ő pedig a te oldaladon áll: { NAME($seat) }.
why-nothing-to-return = Nincs visszavehető lapja: { NAME($seat) }.
why-development-stays = Fejlesztés, nem vehető vissza: { NAME($card) }.
why-gun-unafraid = Ágyút nem lehet megrémíteni: { NAME($unit, $at) }.
why-scare-others = { CAP(THE($unit, $at)) } korongot veszítene a hátrálással, és van torony, amelyik nem.
why-quick-dear = A gyors döntéssel legfeljebb { $number } pontos lap adható hozzá, ez drágább: { NAME($card) }.
why-same-army = Ez ugyanaz a seregkártya: { NAME($troop) }.
why-nothing-to-move = Erről a seregkártyáról így semmi sem kerülne át: { NAME($troop) }.
why-cards-do-not-fit = Az egyik seregkártya lapjai nem férnek el mind a másikon: { NAME($troop) }, { NAME($troop2) }.
why-cubes-short = Erről a seregkártyáról legfeljebb { $number } erőkocka vihető el: { NAME($troop) }.
why-cube-room = Erre a seregkártyára még legfeljebb { $number } erőkocka fér: { NAME($troop) }.
why-no-idle-cube = Nincs fel nem használt erőkockád.
why-nobody-acted = Ezt a parancsot még egyetlen torony sem kezdte meg.
why-main-first = A parancs nincs végrehajtva, amíg a saját csapatnemének tornya nem cselekedett: { NAME($troop) }.
why-has-acted = { CAP(THE($unit, $at)) } ebben a parancsban már sorra került.
why-no-fill-card = Ezen a seregkártyán nincs sorfeltöltés: { NAME($troop) }.
why-filled = Ebben a parancsban már feltöltötted a sorokat.
why-full-height = { CAP(THE($unit, $at)) } teljes magasságú.
why-no-lost-disc = Ebből a csapatnemből nincs visszahozható korong: { NAME($troop) }.
why-same-tower = A korong másik toronyra kerül, nem vissza ugyanoda: { NAME($unit, $at) }.
why-last-disc = { CAP(THE($unit, $at)) } nem adhatja át az utolsó korongját.
why-works-due = Ez a parancs építésre vagy robbantásra szól.
why-bridge-under-gun = Ez a híd nem robbantható fel, mert ott áll { THE($unit) }: { NAME($square) }.
why-no-works-card = A parancs mellett nincs már ehhez való lap: { NAME($unit, $at) }.
why-works-early = Előbb lépnie vagy támadnia kell, mert ez nem segítené a támadását: { NAME($unit, $at) }.
why-square-far = Ez a mező nem szomszédos vele: { NAME($square) } ({ NAME($unit, $at) }).
why-rampart-ground = Sánc csak síkságra épülhet, ez nem az: { NAME($square) }.
why-bridge-ground = Híd csak egyenes folyószakaszra épülhet, ez nem az: { NAME($square) }.
why-work-there = Itt már híd vagy sánc áll: { NAME($square) }.
why-no-breaker = Messziről csak ágyú robbanthat hidat, { THE($unit, $at) } nem.
why-cannon-reach = Ez a híd nincs a lőtávolában és a lövésének útjában: { NAME($square) } ({ NAME($unit, $at) }).
why-stand-instead = { CAP(THE($unit, $at)) } utána úgysem léphetne: inkább állva lőjön.
why-mixed-kinds = A dupla csapás két közelharc, két egyforma lövés, vagy egy közelharc és egy lövés: { NAME($unit, $at) }.
why-spur-useless = { CAP(THE($unit, $at)) } semmire sem menne egy további lépéssel.
why-no-exchange = Ezzel a paranccsal { THE($unit, $at) } nem cserélhet helyet.
why-exchanged = { CAP(THE($unit, $at)) } már lépett vagy helyet cserélt.
why-stays-apart = { CAP(THE($unit2, $at2)) } nem szomszédos vele: { NAME($unit, $at) }.
why-retreat-there = { CAP(THE($unit, $at)) } ide nem hátrálhat: { NAME($square) }.
why-not-emptied = Ez nem az éppen kiürült mezők egyike: { NAME($square) }.

## Mit tudnak a dolgok

fact-captain-leads = A kapitány az oldala minden tornyát irányítja. Minden csapatnemnek saját seregkártyája van.
fact-captain-plans = Fordulónként titokban tervez: csapatnemenként egy parancsot és kockákat. Aztán a kapitányok felváltva hajtanak végre egy-egy parancsot.
fact-captain-loses = Minden korong, amelyet az oldala elveszít, 2 pont az ellenségnek; ha lemond egy parancsról, az a saját oldalának 1 pontjába kerül.
fact-captain-stays = A térképen nem áll sehol: őt magát nem lehet megtámadni.
fact-personal = { $number } személyes pont
fact-towers = { $number } torony, tornyonként { $number2 } korong.
fact-face = { $face ->
    [B] B oldal (Fejlesztés után)
   *[other] { $face } oldal
}: { $number } lépés, legfeljebb { $number2 } erőkocka.
fact-face-range = { $face ->
    [B] B oldal (Fejlesztés után)
   *[other] { $face } oldal
}: { $number } lépés, legfeljebb { $number2 } erőkocka, lőtávolság { $number3 }.
fact-terrain-fighter = Erdőben, városban, sáncban +1 erő.
fact-forest-attacker = Erdőben csak ő támadhat.
fact-anti-cavalry = Lovasok ellen +1 erő.
fact-shooter = Egyenes vonalban lő.
fact-stationary-fire-bonus = Ha nem lép, +1 erővel lő.
fact-attack-cube-limit = Támadáskor legfeljebb két erőkocka számít.
fact-cube-to-step = Kockáért egy torony léphet egyet.
fact-wound-on-tie = Egyenlőségnél is sebez.
fact-rear-row-only = Csak a leghátsó sorban mozog.
fact-bridge-breaker = Távolról is felrobbant hidat.
fact-capture-only = Nem semmisíthető meg, csak zsákmányolható.
fact-builder = Hidat és sáncot épít.
# Csak a B oldalé; egy csomag bármelyik képességet adhatja neki.
fact-b-terrain-fighter = Felfejlesztve erdőben, városban, sáncban +1 erő.
fact-b-forest-attacker = Felfejlesztve erdőben csak ő támadhat.
fact-b-anti-cavalry = Felfejlesztve lovasok ellen +1 erő.
fact-b-shooter = Felfejlesztve egyenes vonalban lő.
fact-b-stationary-fire-bonus = Felfejlesztve +1 erővel lő, ha nem lép.
fact-b-attack-cube-limit = Felfejlesztve támadáskor legfeljebb két erőkocka számít.
fact-b-cube-to-step = Felfejlesztve egy erőkocka lépésre váltható.
fact-b-wound-on-tie = Felfejlesztve egyenlőségnél is sebez.
fact-b-rear-row-only = Felfejlesztve csak a leghátsó sorban mozog.
fact-b-bridge-breaker = Felfejlesztve távolról is felrobbant hidat.
fact-b-capture-only = Felfejlesztve nem semmisíthető meg, csak zsákmányolható.
fact-b-builder = Felfejlesztve hidat és sáncot épít.
fact-command-point-plus-1 = Felfejlesztve +1 parancspont.
fact-cube-plus-1 = Felfejlesztve eggyel több erőkockát oszthatsz ki, ide vagy máshová.
fact-second-gun = Felfejlesztve egy második ágyú.
fact-closed = Torony nem léphet ide.
fact-ends-move = A belépés véget vet a mozgásnak.
fact-blocks-fire = Nem lehet átlőni rajta.
fact-no-fire = Innen kilőni és ide belőni sem lehet.
fact-cover = Ide 1-gyel kisebb erővel lehet lőni.
fact-foot-only = Innen és ide csak gyalogos támadhat.
fact-foot-bonus = A gyalogos itt +1 erővel harcol.
fact-no-territory = Nem hoz területpontot.
fact-bridges = Egyenes szakaszára híd építhető.
fact-bridge = Átkelő a folyón; síkságnak számít.
fact-bridge-blast = Ha torony alatt robban fel, egy korongba és hátralépésbe kerül.
fact-rampart = Szemből véd a lövések ellen; onnan belépni eggyel több lépés.
fact-rampart-blast = Ha torony alatt robban fel, egy korongba és hátralépésbe kerül.
fact-card-purple = Szürke lap mellé.
fact-card-green = Szürke lap mellé, egyszer.
fact-pre-action = Még a parancsok előtt hat.

card-march = Egy torony mozog és támad.
card-march-free = Egy torony mozog és támad, parancspont nélkül.
card-general-attack = A csapatnem minden tornya mozog és támad.
card-field-works = Híd vagy sánc építése, rombolása.
card-charge = +2 lépés, a végén támadás.
card-double-strike = Egy torony két támadása egy mezőről.
card-exchange-places = Helycsere egy szomszéddal, majd mozgás.
card-comrades-aid = Egy ilyen és egy másik torony mozog és támad.
card-regroup = Egy korong átkerül egy azonos toronyra.
card-calm = +1 lőtávolság ebben a fordulóban.
card-open-plain = +1 lépés ebben a fordulóban.
card-upgrade = Végleg a B oldal: több lépés vagy kocka.
card-counter-espionage = Semlegesíti a Kémkedést, a Hadicselt és a Megrettentést.
card-stratagem = Levesz egy erőkockát egy ellenséges seregkártyáról.
card-espionage = Egy ellenséges kapitány visszavesz egy lapot.
card-zeal = +1 támadóerő ebben a fordulóban.
card-stand-firm = +1 védőerő ebben a fordulóban.
card-fill-ranks = Egy elvesztett korong visszatér.
card-strike-back = Aki korongot vesz el, maga is veszít egyet.
card-bloodbath = Egy feláldozott korongért az ellenfél is veszít még egyet.
card-terror = Egy ellenséges torony hátralép.
card-no-rest = A forduló végén lekerül a kimerültségjelző.
card-quick-decision = A felfedés után még egy olcsó lap.
card-resistance = A csapatnem támadáskor nem hátrál.
card-war-council = A társak láthatják egymás következő tervét.
card-valiant-lieutenant = Végleg eggyel több lap a kézben.
card-messenger = A társ áthelyez egy parancsot másik seregkártyára.
card-reinforcement = Egy torony kap egy új korongot.
card-extra-pay = Végleg eggyel több erőkocka.
card-rampart-building = A torony sáncot is épít.
card-bridge-building = A torony hidat is épít.
card-survey = Ebben a fordulóban duplán számít a terület.
card-demolition = A torony hidat vagy sáncot is felrobbant.

setting-players = Játékosok
setting-players-2 = Két kapitány
setting-players-4 = Négy kapitány
setting-quiet_limit = Vége csendes fordulók után
setting-quiet_limit-false = Nem
setting-quiet_limit-true = Ha sokáig nem változik a pontszám
setting-free_terrain = Terep
setting-free_terrain-false = Nyílt mező
setting-free_terrain-true = A kapitányok rakják le

## A tábla szavai

game-turn = { $number }. forduló
game-turns = kb. { $count } forduló

## Egy támadás kiszámítása

sheet-attack = { CAP(THE($unit)) } támad, a védő { THE($unit2) }: { $number } { ART($number2) } { $number2 } ellen
term-cubes = Erőkockák
term-limit = Támadáskor csak két erőkocka számít
term-ground = Gyalogos jó terepen
term-cavalry = Pikás lovas ellen
term-standing = Nem lép
term-zeal = Lelkesedés
term-cover = A célpont városban áll
term-least = 0 alá nem csökken
term-firm = Álljuk a sarat
bar-captured = Az ágyút zsákmányolják
bar-stands = A védő a helyén marad
bar-pushed = Egyenlő erő: a védő hátrál
bar-loss = A védő { $number } korongot veszít
note-loses = { CAP(THE($unit)) }: { $number } korongot veszít, marad { $number2 }.
note-destroyed = { CAP(THE($unit)) }: elpusztul.
note-falls-back = { CAP(THE($unit)) }: meghátrál.
note-enters = { CAP(THE($unit)) }: a helyére lép ({ NAME($square) }).
note-struck-back = { CAP(THE($unit)) } visszavágást kap: { $number } korong.
note-points = A támadó pontja: { $number ->
    [one] 1, mert hátrálásra kényszeríti
   *[other] { $number }, korongonként 2; a hátrálásért ilyenkor nem jár külön
}.
note-enemy-points = A védő pontja: { $number }.
note-answer = Utána lecsaphat rá: { NAME($unit) } ({ NAME($at) }).
sheet-order = Amit elérhet: { NAME($army) }
sheet-step = Amit egy lépés után elérhet: { NAME($army) }
row-target = { CAP(NAME($unit2)) } ({ NAME($at2) }): { $number } : { $number2 }
row-target-secret = { CAP(NAME($unit2)) } ({ NAME($at2) }): { $number } : { $number2 } + ?
note-no-target = Senki sincs elérhető közelségben, akit megtámadhatna: csak léphet.
note-tired = Kimerült, ezért ebben a fordulóban nem támadhat: csak léphet.
note-secret = Az ellenfél kockái és lapjai titkosak: ezeket jelöli a kérdőjel.

## Ami magáról nem mond semmit

about-terrain-plain = Nyílt terep: sem lépést, sem lövést nem akadályoz.
about-tray = Tornyok, amelyek még nincsenek a csatatéren.
about-track-score = Pontok: akinek több van, az nyer.
about-track-round = A csata fordulója.
about-track-lost = Ennyi korongot vesztett ez az oldal.
about-track-tiles = Ennyi terepdarab vár lerakásra.
open-card = Felhasználta, már nincs játékban: { NAME($card) }
about-army = Seregkártya: a parancsa, a segítő lapjai és a kockái. A kockák adják az erejét.

# What a hint expects of an action, beside another

prospects = e forduló végéig
prospect-own-points = { $way ->
    [gain] { $amount } pontot szerzel
    [loss] { $amount } pontot veszítesz
    [more] { $amount } ponttal többed lesz
   *[fewer] { $amount } ponttal kevesebbed lesz
}
prospect-enemy-points = { $way ->
    [gain] az ellenség { $amount } pontot szerez
    [loss] az ellenség { $amount } pontot veszít
    [more] az ellenségnek { $amount } ponttal többje lesz
   *[fewer] az ellenségnek { $amount } ponttal kevesebbje lesz
}
prospect-own-discs = { $way ->
    [gain] { $amount } korongot visszakapsz
    [loss] { $amount } korongot veszítesz
    [more] { $amount } koronggal többet tartasz meg
   *[fewer] { $amount } koronggal többet veszítesz
}
prospect-enemy-discs = { $way ->
    [gain] az ellenség { $amount } korongot visszakap
    [loss] az ellenség { $amount } korongot veszít
    [more] az ellenség { $amount } koronggal többet tart meg
   *[fewer] az ellenség { $amount } koronggal többet veszít
}
