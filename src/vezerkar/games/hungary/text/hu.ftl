# A magyarországi csata magyarul. A függvényeket a words/words.py magyarázza; a dolgok neve a
# names.hu.toml-ban és az adatfájlokban áll.

thing-at = { $thing } ({ $at })

## Mi történt

event-turn = Kezdődik { ART($number) } { $number }. forduló.
event-phase = { CAP(NAME($step)) }.
event-order-roll = Dobás a Führerparancsért: { $number2 ->
    [0] { $number }
   *[other] { $number } + { $number2 }
}.
event-order = { $number }. Führerparancs: { $number2 } plusz kamion, és a fordulóban támadni kell.
event-delivered = { CAP(THE($side)) } kamionja megérkezett: { NAME($hex) }.
event-trucks-lost = { CAP(THE($side)) } { $number } kamiont vesztettek: egyik főhadiszállás sem fogadhatott többet.
event-landed = Uszály tett partra egy kamiont: { NAME($hex) }.
event-restored = Feltöltve: { NAME($unit) }.
event-rebuilt = Újra felállítva: { NAME($unit) }.
event-absorbed = Beolvadt: { NAME($unit) } → { NAME($unit2) }.
event-arrived = Megérkezett: { NAME($unit) } ({ NAME($hex) }).
event-waits = Várakozik: { NAME($unit) }; egyetlen belépési helye sem szabad.
event-withdrawn = Kivonták: { NAME($unit) }.
event-based = Új állomáshely: { NAME($unit) } → { NAME($unit2) }.
event-air-shown = { NAME($unit) }: { NAME($sector) } szektor.
event-recall-roll = Visszahívás, { NAME($unit) }: { $number } + { $number2 }. { $why ->
    [home] Hazarepül.
   *[stays] Kevesebb, mint { $number3 }: marad.
}
event-air-fire = Légi tűz: { NAME($unit) } → { NAME($unit2) }, dobása { $number }: { $number2 ->
    [0] nem talált.
   *[other] { $number2 } találatot ért el.
}
event-air-lost = Légi veszteség, { NAME($unit) }: { $number } szakasz.
event-air-down = Megsemmisült: { NAME($unit) }.
event-moved = Mozgott: { NAME($unit) }, { NAME($hex) } → { NAME($hex2) }.
event-moved-by-rail = Vasúton ment: { NAME($unit) }, { NAME($hex) } → { NAME($hex2) }.
event-moved-doubled = Hadműveleti mozgással ment: { NAME($unit) }, { NAME($hex) } → { NAME($hex2) }.
event-drove = { CAP(THE($side)) } kamionja: { NAME($hex) } → { NAME($hex2) }.
event-blitz = Villámtámadás: { NAME($unit) }{ $number ->
    [1] {""}
   *[other] {" "}és csoportja
} → { NAME($hex) }.
event-announced = { $why ->
    [again] Második bejelentett támadás, más egységekkel: { NAME($hex) }.
   *[first] Bejelentett támadás: { NAME($hex) }.
}
event-attacked = { CAP(THE($side)) } { $number } egységgel támadtak: { NAME($hex) }{ $why ->
    [city] {" "}({ $number2 } pontot érő város)
    [hq] {" "}(itt áll: { NAME($unit) })
   *[none] {""}
}.
event-crowded = Torlódás: { NAME($unit) } ({ NAME($hex) }) egy szakaszt veszít és visszavonul.
event-retreated = Visszavonult: { NAME($unit) } → { NAME($hex) }.
event-evade-roll = A partizánok kitérési dobása: { $number }.
event-fired = Tüzelt: { NAME($unit) } ({ $number } pont).
event-bids = Kamionok az oszlop eltolására: támadó { $number }, védő { $number2 }.
event-bombed = Légi támogatás: { NAME($unit) } ({ $number } pont).
event-rolled = Dobás: { $number }, oszlop: { NAME($column) }. { CAP(THE($side)) } { $number2 ->
    [0] { AGREE($side, one: "nem veszít", many: "nem veszítenek") }
   *[other] { AGREE($side, one: "elveszít", many: "elveszítenek") } { $number2 } szakaszt
}, { THE($side2) } { $number3 ->
    [0] { AGREE($side2, one: "nem veszít", many: "nem veszítenek") }
   *[other] { AGREE($side2, one: "elveszít", many: "elveszítenek") } { $number3 } szakaszt
}.
event-lost-step = Egy szakaszt vesztett: { NAME($unit) }.
event-destroyed = Megsemmisült: { NAME($unit) } ({ NAME($hex) }).
event-hq-lost = Elveszett főhadiszállás: { NAME($unit) } ({ NAME($hex) }); három forduló múlva tér vissza.
event-trucks-gone = { CAP(THE($side)) } { $number } kamiont vesztettek ({ NAME($hex) }).
event-advanced = Előrenyomult: { NAME($unit) } → { NAME($hex) }.
event-took-city = { CAP(THE($side)) } elfoglalták: { NAME($hex) } ({ $number } pont). Bevonult: { NAME($unit) }.
event-breakthrough = Áttörés: { NAME($hex) }; plusz mozgáspontok: { $number }.
event-exploited = Az áttörésen át: { NAME($unit) } → { NAME($hex) }.
event-out-of-supply = Utánpótlás nélkül maradt: { NAME($unit) }.
event-supplied = Újra eléri az utánpótlási vonal: { NAME($unit) }.
event-s-roll = Dobás, { NAME($unit) }: { $number }.
event-margit-crossed = { NAME($unit) } átlépte a Margit-vonalat: az már nem készül el.
event-zone-open = { NAME($unit) } elérte a szlovák felkelés zónáját.
event-points = A szovjetek pontjai: { $number }.
event-set-up = Felállás: { NAME($unit) }, { NAME($hex) }.
event-returned = Visszatért a térképre: { NAME($unit) } ({ NAME($hex) }).
event-broke-through = Áttört: { NAME($unit) }, { NAME($hex) } → { NAME($hex2) }.
event-trucks-beaten = { CAP(THE($side)) } { $number } kamiont vesztettek a támadásban ({ NAME($hex) }).
event-targeted = Célpont: { NAME($unit) } → { NAME($unit2) }.

## Mi a kérdés

ask-setup = Felállítás: válassz egységet, amely máshol kezd, vagy lépj tovább.
ask-setup-unit = Hol kezd? { NAME($unit) }
ask-setup-truck = Hol kezd a kamion? Most itt áll: { NAME($hex) }.
ask-trucks = Kiosztandó kamion: { $number }. Mindegyikért kattints egy kék keretes főhadiszállásra (a szám: ennyi kamion van már ott); egyet sem tarthatsz vissza.
ask-barge = Uszály hoz egy kamiont a Dunán: melyik kikötőben tegye partra?
ask-replacements = Maradt { $number } feltöltési pont. Adj egyet-egyet a térképen egy meggyengült vagy a dobozban egy megsemmisült egységnek (arany keret).
ask-place = Hol kerül a térképre? { NAME($unit) }
ask-hangar = Melyik főhadiszálláshoz kerül? { NAME($unit) }
ask-arrivals = Melyik erősítés érkezzen meg most?
ask-withdrawals = Egy kivonandó egység nem tud elmenni: válassz helyette másikat a fajtájából.
ask-transfers = Helyezz át repülőket más főhadiszállásra, vagy lépj tovább.
ask-transfers-exchange = Eggyel több a légi egysége a megengedettnél, melyik menjen el innen? { NAME($unit) }
ask-air = Kattints egy repülőre, aztán a szektorra, ahol harcoljon. Az első száma: tízoldalú kockával legalább ennyit kell dobnia a találathoz; a második: ennyit ad a bombája.
ask-air-sector = Melyik szektorba repül? { NAME($unit) }
ask-recall = { NAME($sector) } szektor: { $number } repülőd { $number2 } ellen. Visszahívsz valakit? Kocka dönti el, hazaér‑e a légi csata előtt.
ask-targets = { NAME($sector) } szektor: kire tüzel? { NAME($unit) }{ $why ->
    [bombs] . Ha tüzel, vagy rá tüzelnek, ebben a fordulóban már nem bombázhat.
   *[none] {""}
}
ask-answer = Kire tüzel vissza? { NAME($unit) }
ask-movement = { $number ->
    [0] Minden egység mozgott. Most a harc következik.
   *[other] Válassz egységet, amely mozog; a legtöbb maradhat a helyén. Aki ellenség mellé ér, utána támadhat.
}
ask-group = { $number ->
    [one] Hová megy? { NAME($unit) } ({ $number2 } mozgáspont)
   *[other] Hová megy a csoport? { NAME($unit) } és társai ({ $number } egység, { $number2 } mozgáspont)
}
ask-group-stuck = { NAME($unit) } nem mozdulhat, körben ellenséges ellenőrzési zónák állják az útját. Kattints egy piros keretes ellenségre, ha megtámadja (villámtámadás, egy oszloppal rosszabb), vagy hagyd itt.
ask-group-blitz = { NAME($unit) } lelépte az útját. Indít azonnal villámtámadást (egy oszloppal rosszabb; siker után továbbmehet), vagy itt marad?
ask-way = { $number ->
    [one] Melyik üres ellenséges mezőt foglalja el útközben? { NAME($unit) } ({ $number2 } mozgáspont)
   *[other] Melyik üres ellenséges mezőt foglalja el útközben a csoport? { NAME($unit) } és társai ({ $number } egység, { $number2 } mozgáspont)
}
ask-drive = Hová megy a kamion ({ NAME($hex) })?
ask-announce = Melyik mezőket támadod? Kattints rájuk (újabb kattintás visszavonja). A harc utána jön.
ask-attacks = Melyik támadást vívod meg most?
ask-attackers = Mely egységek támadják ezt a mezőt: { NAME($hex) }?
ask-retreat = Hová vonul vissza? { NAME($unit) }
ask-evade = Megpróbálnak kitérni a partizánok ({ NAME($hex) })?
ask-guns = Melyik tüzérség tüzel a csatában ({ NAME($hex) })?
ask-gun-truck = Melyik kamiont használod fel? { NAME($unit) }
ask-bid = Csata ({ NAME($hex) }): hány kamiont használsz fel? Mellettük az arány, és hogy { $why ->
    [attack] mekkora eséllyel semmisülnek meg a védők
   *[defend] mekkora eséllyel veszíted el a védőket
}, ha az ellenség semmit sem ad hozzá.
ask-spend = Mely kamionokat használod fel? Még: { $number }.
ask-bombs = Mely repülők támogatják a csatát ({ NAME($hex) })?
ask-losses = Csata ({ NAME($hex) }): melyik egység veszítsen egy szakaszt az erejéből? Még: { $number }.
ask-advance = Üres a mező ({ NAME($hex) }): ki nyomul előre? Mozgáspontba nem kerül; aki marad, a saját mezőjét tartja.
ask-breakthrough = Meddig tör át? { NAME($unit) } ({ $number } plusz mozgáspont)
ask-exploitation = Mely egységek mennek át az áttörésen ({ NAME($hex) })?
ask-exploit = { $number2 ->
    [0] Hová megy tovább? { NAME($unit) } ({ $number } mozgáspont)
   *[other] Hová megy az áttörésen át ({ NAME($hex) })? { NAME($unit) } ({ $number } mozgáspont)
}
ask-detour = Melyik mezőt foglalja el útközben? { NAME($unit) } ({ $number } mozgáspont)
ask-rebase = Helyezd át az elveszett főhadiszállás repülőit, vagy lépj tovább.
ask-shortage = A főhadiszállások nem tudnak mindenkit ellátni: ki marad utánpótlás nélkül?

wait-setup = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: felállítás.
wait-setup-unit = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: kezdőhely ({ NAME($unit) }).
wait-setup-truck = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: hol kezd egy kamion.
wait-trucks = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: kamionok érkezése.
wait-barge = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: az uszály kikötője.
wait-replacements = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: feltöltések.
wait-place = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: elhelyezés ({ NAME($unit) }).
wait-hangar = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: állomáshely ({ NAME($unit) }).
wait-arrivals = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: erősítések.
wait-withdrawals = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: csapatkivonás.
wait-transfers = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: repülők áthelyezése.
wait-air = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: a repülők beosztása.
wait-recall = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: visszahívás, { NAME($sector) } szektor.
wait-targets = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: célpontok, { NAME($sector) } szektor.
wait-answer = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: viszonttűz ({ NAME($unit) }).
wait-movement = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: csapatmozgások.
wait-group = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: mozgás ({ NAME($unit) }).
wait-way = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: útvonal ({ NAME($unit) }).
wait-drive = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: egy kamion mozgása.
wait-announce = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: támadások bejelentése.
wait-attacks = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: a következő támadás.
wait-attackers = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: támadók ({ NAME($hex) }).
wait-retreat = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: visszavonulás ({ NAME($unit) }).
wait-evade = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: kitérnek-e a partizánok ({ NAME($hex) }).
wait-guns = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: tüzérség ({ NAME($hex) }).
wait-gun-truck = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: melyik kamion fogy el ({ NAME($unit) }).
wait-bid = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: kamionok a csatához ({ NAME($hex) }).
wait-spend = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: mely kamionok fogynak el.
wait-bombs = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: légi támogatás ({ NAME($hex) }).
wait-losses = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: ki veszít szakaszt (még { $number }).
wait-advance = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: előrenyomulás ({ NAME($hex) }).
wait-breakthrough = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: áttörés ({ NAME($unit) }).
wait-exploitation = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: az áttörés kihasználása ({ NAME($hex) }).
wait-exploit = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: út az áttörésen át ({ NAME($unit) }).
wait-detour = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: útvonal ({ NAME($unit) }).
wait-rebase = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: az elveszett főhadiszállás repülői.
wait-shortage = { CAP(THE($seat)) } { AGREE($seat, one: "dönt", many: "döntenek") }: ki marad utánpótlás nélkül.

## Mit lehet tenni

action-pick = { NAME($unit, $at) }
action-pile = A mező összes egysége együtt: { NAME($hex) }
action-pick-truck = Kamion: { NAME($hex) }
action-join = Vele tart: { NAME($unit) }
action-join-attack = Támad: { NAME($unit) } → { NAME($hex) }{ $column ->
    [none] {""}
   *[other] {" "}({ $column })
}{ $why ->
    [last] ; utána véget ér a köröd
   *[none] {""}
}
action-join-truck = Egy kamion is velük tart
action-move = { NAME($unit) } → { NAME($hex) }
action-operate-rail = Vasúton: { NAME($unit) } → { NAME($hex) }
action-operate-doubled = Hadműveleti mozgással, kétszer olyan messze: { NAME($unit) } → { NAME($hex) }
action-route = Kerülő egy üres ellenséges mezőn át
action-route-far-rail = Vasúti kerülő üres ellenséges mezőn át
action-route-far-doubled = Kétszer olyan messze, ilyen kerülővel
action-over = { NAME($unit) } → { NAME($hex) }, majd tovább
action-drive = Kamion → { NAME($hex2) }
action-blitz = Villámtámadás: { NAME($hex) }{ $column ->
    [none] {""}
   *[other] {" "}({ $column })
}
action-place = { NAME($unit) }: { NAME($hex) }
action-deliver = Kamion ide: { NAME($unit) } (most { $number } kamionja van)
action-store = Raktár: { NAME($hex) }
action-land = Az uszály itt köt ki: { NAME($hex) }
action-restore = Feltöltés: { NAME($unit, $at) }
action-rebuild = Újrafelállítás: { NAME($unit) }
action-absorb = A csehszlovák hadtestbe: { NAME($unit) }
action-absorb-two = A csehszlovák hadtest újra felállítása: { NAME($unit) } és { NAME($unit2) }
action-base = { NAME($unit) } → { NAME($unit2) }
action-withdraw = Távozik: { NAME($unit) }
action-fly = { NAME($unit) } → { NAME($sector) } szektor
action-hold-back = A bázison marad: { NAME($unit) }
action-ready-air = { $number ->
    [0] Minden repülőnek van parancsa: tovább
   *[other] { $number } repülő a bázison marad
}
action-ready-shortage = A többit válassza ki a számítógép
action-recall = Visszahívás: { NAME($unit) } (legalább { $number } kell a kockán)
action-target = { NAME($unit) } tüzel: { NAME($unit2) }
action-hold-fire = Nem tüzel
action-answer = { NAME($unit) } visszatüzel: { NAME($unit2) }
action-announce = Támadás: { NAME($hex) }
action-attack = Támadás: { NAME($hex) }{ $column ->
    [none] {""}
   *[other] {" "}({ $column })
}
action-all = Minden bevethető egység{ $column ->
    [none] {""}
   *[other] {" "}({ $column })
}{ $why ->
    [last] ; utána véget ér a köröd
   *[none] {""}
}
action-go = Támadás!{ $column ->
    [none] {""}
   *[other] {" "}({ $column })
}{ $why ->
    [last] ; utána véget ér a köröd
   *[none] {""}
}
action-call-off = A támadás elmarad
action-retreat = { NAME($unit) } → { NAME($hex) }
action-evade = Megpróbálnak kitérni
action-fight = Harcolnak
action-fire = Tüzel: { NAME($unit) }
action-truck = Kamion innen: { NAME($hex) }
action-bid = { $number ->
    [0] Egy kamion sem
   *[other] { $number } kamion
}{ $column ->
    [none] {""}
   *[other] : { $column }, { $number2 }%
}
action-bomb = Támogatja a csatát: { NAME($unit) }
action-lose = { $number ->
    [0] Megsemmisül: { NAME($unit) }
   *[other] Egy szakaszt veszít: { NAME($unit) } (utána { $number2 }‑{ $number3 }‑{ $number4 })
}{ $why ->
    [then] , utána { NAME($unit2) } veszít { $number5 } szakaszt
   *[none] {""}
}
action-advance = Előrenyomul: { NAME($unit) }
action-advance-all = Mindenki előrenyomul, aki tud
action-leave = Utánpótlás nélkül marad: { NAME($unit) }
action-halt-group = Itt marad
action-halt-drive = Itt marad
action-halt-breakthrough = Nem megy tovább
action-halt-exploit = Nem megy tovább
action-halt-setup-unit = Marad a helyén
action-halt-setup-truck = Marad a helyén
action-done-setup = Kész a felállítás
action-done-replacements = Nincs több feltöltés
action-done-replacements-asked = Nem töltesz fel többet? A megmaradt pontjaid elvesznek.
action-done-replacements-yes = Igen, elvesznek
action-done-transfers = Nincs több áthelyezés
action-done-recall = Nincs több visszahívás
action-done-announce = { $number ->
    [0] Nem támadok
   *[other] Kezdődjön a harc ({ $number } támadás)
}
action-done-announce-asked = Nem támadsz senkit ebben a fordulóban?
action-done-guns = Nem tüzel több tüzérség
action-done-bombs = Nincs több légi támogatás
action-done-advance = { $number ->
    [0] Senki sem nyomul előre
   *[other] Más nem nyomul előre
}
action-done-exploitation = Más nem megy át
action-done-rebase = A többi várakozik
action-end-movement = A mozgás vége{ $number ->
    [0] { $number2 ->
        [0] {""}
       *[other] {" "}({ $number2 } egység nem mozgott)
    }
   *[other] {" "}({ $number } egység utánpótlás nélkül{ $number2 ->
        [0] )
       *[other] , { $number2 } nem mozgott)
    }
}
action-end-movement-asked = Befejezed a mozgást? { $number ->
    [0] {""}
   *[other] { $number } egységednek nem lesz utánpótlása.{" "}
}{ $number2 ->
    [0] {""}
   *[other] { $number2 } egység nem mozgott; a legtöbb maradhat is a helyén.
}
action-end-movement-yes = Befejezem a mozgást
action-end-attacks = { $number ->
    [0] A harc vége
   *[other] A harc vége, { $number } támadás elmarad
}
action-end-attacks-asked = Befejezed a harcot? { $number } bejelentett támadás elmarad.
action-end-attacks-yes = Befejezem a harcot

## Mi a fontos most

agenda = Mi a fontos most
plan-goal-axis = A szovjetek { $number } ponttal győznek { ART($number2) } { $number2 }. forduló végén; most { $number3 } pontjuk van.
plan-goal-soviet = { $number } ponttal győzöl { ART($number2) } { $number2 }. forduló végén; most { $number3 } pontod van.
plan-city-axis = Tartsd meg: { NAME($hex) } ({ $number } pont). Védelme { $number3 }, a közeli szovjet támadóerő { $number2 }.
plan-city-axis-leaves = De ezzel gyengül { NAME($hex) } védelme ({ $number } pont): csak akkor küldd el, ha marad elég védője.
plan-city-soviet = Foglald el: { NAME($hex) } ({ $number } pont). Védelme { $number3 }, támadóerőd a közelben { $number2 }.
plan-step-trucks = Oda küldd az új kamionokat, ahol csata lesz: ott eltolják az arányt, vagy tüzelhet velük a tüzérség.
plan-step-barge = Oda tedd partra, amerre harcolni fogsz: a kamion onnan az egységekkel megy tovább.
plan-step-replacements = Minden pont egy egység elveszett szakaszát pótolja, vagy egy megsemmisült egységet hoz vissza. A megmaradt pontok elvesznek.
plan-step-place = Minél közelebb kerül a fronthoz, annál előbb harcolhat.
plan-step-arrivals = { $number } egység érkezik: válassz egyet, aztán a mezőjét.
plan-step-transfers = A repülők legfeljebb 9 mezőre harcolnak a főhadiszállásuktól: vidd őket a front közelébe.
plan-step-air = { $number ->
    [0] Minden repülőnek van parancsa.
   *[other] { $number } repülőnek még nincs parancsa: küldd oda, ahol harcolni fogsz, vagy hagyd a bázison.
}
plan-step-announce = Válaszd ki az összes mezőt, amelyet támadni fogsz; kockát még senki sem dob. Kiválasztva { $number2 }, még lehetséges { $number }.
plan-step-attacks = { $number ->
    [0] Minden támadást megvívtál.
   *[other] Még { $number } támadást vívhatsz meg, tetszőleges sorrendben.
}
plan-step-attackers = Minél több egység támad, annál jobb az arány. Egy egység egy fordulóban csak egyszer támad.
plan-step-guns = A tüzérség a csatához adja a támadóértékét, és elhasznál hozzá egy kamiont.
plan-step-bid = Mindkét fél titokban dönt; minden kamion egy oszlopot tol. Az ellenség itt ennyit adhat hozzá: { $number ->
    [0] egy kamiont sem
   *[other] { $number } kamiont
}, { $number2 ->
    [0] egy repülőt sem.
   *[other] { $number2 } repülőt.
}
plan-step-losses = Egy egység ereje egy vagy két szakasz. Aki kettőből egyet veszít, kisebb értékekkel harcol tovább; akinek egy sem marad, megsemmisül.
plan-step-breach = Áttört a front: menj tovább a mezőn túlra, vágd el az ellenséget, de maradj ott, ahová az utánpótlás követ.
plan-advance = Aki előrenyomul, megtartja ezt: { NAME($hex) }{ $number ->
    [0] {""}
   *[other] {" "}({ $number } pont)
}, a saját mezőjét pedig elhagyja. { $why ->
    [fed] Ott lenne utánpótlása.
   *[unfed] Ott nem lenne utánpótlási vonala.
}
plan-exposed = Ellenséges támadóerő a közelben: { NAME($hex) } { $number2 }; ahol most áll { NAME($unit) }: { $number3 }.
plan-trucks = Kamionjaid: { $number }{ $why ->
    [moving] {" "}({ $number2 } mozoghat)
   *[fighting] {""}
}: { NAME($hex) } ({ $number3 }){ $number4 ->
    [0] {""}
   *[other] , { NAME($hex2) } ({ $number4 })
}{ $number5 ->
    [0] {""}
   *[other] , máshol { $number5 }
}.
plan-battle-trucks = { $number2 } kamionodból itt { $number } használható fel. A felhasznált kamion elvész.
plan-weakened = Meggyengült: { NAME($unit, $at) }.
plan-battles-to-come = Még { $number } támadást jelentettek be: ahol van közel kamionod, megint kérdés lesz.
plan-points = { CAP(NAME($nation)) }{ $why ->
    [air] {" "}repülők
   *[ground] {""}
}: { $number } pontod van. { $number3 ->
    [0] { $number2 } meggyengült
   *[other] { $number2 ->
        [0] {""}
       *[other] { $number2 } meggyengült és{" "}
    }{ $number3 } megsemmisült
} egység kaphatja.
plan-unfed = { $number ->
    [one] Nincs utánpótlási vonala: { NAME($unit) }. Nyiss neki utat, vagy vond vissza.
   *[other] { $number } egység utánpótlás nélkül maradna (!): nyiss nekik utat, vagy vond vissza őket.
}
plan-hq = Ha elesik: { NAME($unit) } ({ NAME($hex) }), további { $number } egység marad utánpótlás nélkül.

## A forduló lépései

step-trucks = Kamionok
step-replacements = Feltöltések
step-reinforcements = Erősítések
step-withdrawals = Csapatkivonások
step-transfers = Áthelyezések
step-air = Légierő: beosztás
step-air-battles = Légi csaták
step-soviet-movement = Szovjet mozgás
step-soviet-combat = Szovjet harc
step-axis-movement = Tengelyhatalmi mozgás
step-axis-combat = Tengelyhatalmi harc
step-end = A forduló vége
step-supply = Utánpótlás

## Jelek a térképen, a jelmagyarázatnak

legend-pile = Ennyi egység áll ott: mutass rájuk vagy kattints, és látod mindet.
legend-done = Ebben a körben már mozgott vagy támadott.
legend-reduced = Fehér csík: vesztett egy szakaszt, kisebbek az értékei. Az adatlapon 1/2: a két szakaszából egy maradt.
legend-odds = Egy támadás aránya. Fölfelé mutat, ha várhatóan az ellenség veszít többet; lefelé, ha többe kerülhet, mint amennyit hoz.
legend-attacks = Már ott van a támadók között; akit arany keret jelöl, még csatlakozhat.
legend-oos = Nincs utánpótlása (a szabálykönyvben OOS): gyengébb, amíg újra el nem éri egy utánpótlási vonal.
legend-truck = Kamion áll ott: tüzelhet vele a tüzérség, vagy eltolja egy csata arányát.
legend-announced = Ide támadást jelentettél be; fölötte az arány. Kattintásra visszavonod.
legend-city = Város, amely számít: ennyi pontot ér a szovjeteknek, ha az övék.
legend-depot = Raktár: innen kapnak utánpótlást a főhadiszállások.
legend-far = A halvány, szám nélküli kék mező csak vasúton vagy hadműveleti mozgással érhető el.
legend-turns = A fordulósávon: abban a fordulóban egységek érkeznek (zöld, lefelé) vagy távoznak (narancs, fölfelé). Kattintásra látod, melyek.

## Jelek

mark-cost = { $number } mozgáspont
mark-half-cost = { $number ->
    [0] fél mozgáspont
   *[other] { $number }½ mozgáspont
}
mark-stop = meg kell állnia: ellenséges ellenőrzési zóna
mark-end = ezzel véget ér a lépés
mark-loss = amit most kihagysz, ebben a fordulóban már nem pótolhatod
mark-again = még egyszer, más egységekkel
mark-onward = rögtön ez következik
mark-aside = csak innen választható
mark-back = visszafordul
mark-far = csak vasúton vagy hadműveleti mozgással
mark-spare = marad: a főhadiszállása több repülőt nem küldhet ki
mark-plan = titokban
mark-move = mozgás
mark-attack = támadás
mark-candidate = választható
mark-retreat = visszavonulás
mark-good-odds = várhatóan az ellenség veszít többet
mark-even-odds = várhatóan mindketten ugyanannyit veszítenek
mark-poor-odds = többe kerülhet, mint amennyit hoz
mark-place = ide kerül
mark-oos = utánpótlás nélkül: gyengébb
mark-unfed = nincs utánpótlási vonala: a forduló végén utánpótlás nélkül marad
mark-moved = mozgott
mark-fought = ebben a körben már támadott
mark-fired = tüzelt
mark-engaged = légi csatában vett részt: vadászbombázóként ebben a fordulóban már nem bombáz
mark-recalled = visszahívták
mark-reduced = leharcolt
mark-attacks = részt vesz ebben a támadásban
mark-under-attack = támadás éri majd
mark-cut-off = elvágva
mark-partly = részben ellátva
mark-fully = teljesen ellátva
mark-hq = főhadiszállás
mark-depot = raktár
mark-station = vasút
mark-town = kisebb város
mark-city = város
mark-major_city = nagyváros
mark-slovak-zone = a szlovák felkelés zónája

## Számlálók, táblák, összegek

track-turn = Forduló
track-points = A szovjetek pontjai
track-trucks = Kamionok
track-orders = Führerparancsok
track-order-steps = A parancsért támadó szakaszok
track-order-mobile = Ebből páncélos és gépesített
track-bid = A te licited

row-hq = { NAME($unit) }
row-nation = { CAP(NAME($nation)) }
turn-date = { $date }
game-turn = { $number }. forduló
table-odds = Arány
table-die = Dobás
sheet-battle = { NAME($hex) }: { $number } : { $number2 }{ $same ->
    [yes] {""}
   *[no] , a táblán { $raw }
}{ $number3 ->
    [0] {""}
   *[other] , eltolva: { $column } ({ $why ->
        [none] {""}
        [city] város
        [terrain] terep
        [river] folyó
        [fort-line] erődvonal
        [trucks] kamionok
        [concentric] két oldalról
        [first-turn] első forduló
        [vt] villámtámadás
        [far-attack] megnyúlt utánpótlás
       *[far-defence] a védők megnyúlt utánpótlása
    }{ $why2 ->
        [none] {""}
        [city] , város
        [terrain] , terep
        [river] , folyó
        [fort-line] , erődvonal
        [trucks] , kamionok
        [concentric] , két oldalról
        [first-turn] , első forduló
        [vt] , villámtámadás
        [far-attack] , megnyúlt utánpótlás
       *[far-defence] , a védők megnyúlt utánpótlása
    })
}
term-unit = { NAME($unit) }
term-gun = { NAME($unit) }, tüzérségi tűz
term-bombs = { NAME($unit) }, bombák
term-trucks = Kamionok egyedül
shift-city = Város: { NAME($hex) }
shift-terrain = Terep: { NAME($terrain) }
shift-river = A többség folyón át támad
shift-fort-line = Erődvonal
shift-trucks = Kamionok
shift-concentric = Két átellenes oldalról
shift-first-turn = Első forduló
shift-vt = Villámtámadás
shift-far-attack = A támadók utánpótlása megnyúlt: 8 mezőnél messzebb vannak a főhadiszállásuktól
shift-far-defence = A védők utánpótlása megnyúlt: 8 mezőnél messzebb vannak a főhadiszállásuktól
bar-losses = A támadó { $number }, a védő { $number2 } szakaszt veszít
bar-cleared = A támadó { $number }, a védő { $number2 } szakaszt veszít: a védő megsemmisül
result-hex-empty = A védők megsemmisülnek
result-attacker-loses = A támadó legalább egy szakaszt veszít
result-attacker-gone = A támadók megsemmisülnek
result-breakthrough = Áttörés
note-trucks = { $number2 ->
    [0] A védőnek nincs itt kamionja.
   *[other] A védő az itteni kamionjaival ({ $number2 }) erre módosíthatja: { $column2 }.
}{ $number ->
    [0] {""}
   *[other] {" "}A támadónak { $number }: ha mindet elhasználja, { $column }.
} Titokban döntenek.
note-guns = Még tüzelhet: támadó tüzérség { $number }, védő tüzérség { $number2 }.
note-bombers = Még bombázhat: támadó repülő { $number }, védő repülő { $number2 }.
bar-evade = A partizánok kitérnek
bar-fight = Harcolniuk kell
bar-hits = { $number } találat
sheet-evade = Kitérés ({ NAME($hex) })
sheet-air-fire = { NAME($unit) } tüzel: { NAME($unit2) }. { $number2 } tízoldalú kockával dob, { $number } vagy több talál
sheet-air-battle = Légi csata, { NAME($sector) }: tengelyhatalmi repülők: { $number }, szovjet repülők: { $number2 }
term-fighter = { NAME($unit) }: { $number } vagy több talál
term-fires-back = { NAME($unit) }: csak visszatüzel, { $number } vagy több talál
term-aims = { NAME($unit) } → { NAME($unit2) }: { $number } vagy több talál
term-unarmed = { NAME($unit) }: nem tüzelhet

## Tények

fact-points = { $number } pont a szovjeteknek.
fact-costs = Ide lépni gyalog { $number }, motorizálva { $number2 } mozgáspont.
fact-shift = A támadás { $number } oszloppal balra tolódik.
fact-city-losses = A védők vesztesége feleződik, felfelé kerekítve.
fact-values = Támadás { $number }, mozgás { $number2 }, védelem { $number3 }.
fact-reduced = Leharcolva: támadás { $number }, mozgás { $number2 }, védelem { $number3 }.
fact-arrives = { CAP(ART($number)) } { $number }. fordulóban érkezik.
fact-leaves = { CAP(ART($number)) } { $number }. fordulóban távozik.
fact-s = S jelű: a szlovák felkeléshez kötött.
fact-hit-on = Ha ő tüzel: tízoldalú kockával { $number } vagy több talál, szakaszonként egy kockával (szakaszok: { $number2 }).
fact-return-fire = Csak arra tüzel, aki rá tüzel.
fact-bomb = Bomba: { $number } pont.
fact-hq-cut-off = Minden raktártól elvágva.
fact-hq-partly = Részben ellátva: van útja raktárhoz, de nem végig vasúton.
fact-hq-fully = Teljesen ellátva: vasúton elér egy raktárt.

## A vége

ending-points = { CAP(THE($side)) } győztek; a szovjetek pontjai: { $number }.
ending-cities = { CAP(THE($side)) } győztek; a szovjetek pontjai: { $number }.
ending-draw = Döntetlen: a szovjetek pontjai: { $number }.

## Miért nem?

why-not-now = Ez most nem lehetséges ({ NAME($phase) }).
why-over = A játék véget ért.
why-watching = A nézők nem dönthetnek.
why-not-asked = Most nem te döntesz, hanem { THE($seat) }.
why-no-such-thing = Ilyen nincs ebben a játékban.
why-other-side = A másik oldalé: { NAME($unit) }.
why-other-commander = Az oldalad másik játékosa vezeti: { NAME($unit) }.
why-not-on-map = Nincs a térképen: { NAME($unit) }.
why-already-moved = Ebben a fázisban már mozgott: { NAME($unit) }.
why-already-fought = Ebben a fordulóban már támadott: { NAME($unit) }.
why-cannot-move = Nincs hová mennie: { NAME($unit) }. Ellenséges ellenőrzési zónából másikba nem léphet, teli mezőn nem maradhat.
why-no-stage = Nem ér el olyan ellenséges mezőt, ahol nem kell megállnia, és mozgáspontja is marad: { NAME($unit) }.
why-own-hex = Ez a mező már a te oldaladé: { NAME($hex) }.
why-stage-stops = Innen ({ NAME($hex) }) nem mehetne tovább: { NAME($unit) }.
why-hex-enemy = Ellenség áll a mezőn: { NAME($hex) }.
why-hex-full = Nincs hely a csoportnak: { NAME($hex) }.
why-hex-czech = Cseh egység csak szovjet egységekkel állhat egy mezőn.
why-hex-zone = A szlovák felkelés miatt zárt mező ({ NAME($hex) }): { NAME($unit) }.
why-too-far = { $number } mozgásponttal nem érhető el ({ NAME($hex) }): { NAME($unit) }.
why-zoc = Ellenséges ellenőrzési zóna állítja meg ({ NAME($hex) } előtt): { NAME($unit) }.
why-beside-enemy = Hadműveleti és vasúti mozgás nem kezdődhet és nem érhet véget ellenség mellett.
why-hq-far = Főhadiszállás nem használhat hadműveleti mozgást.
why-trucks-far = Ha kamion is megy a csoporttal, csak rendes mozgással mozoghat.
why-move-reaches = Rendes mozgással is odaér ({ NAME($hex) }): { NAME($unit) }.
why-hq-river = Főhadiszállás csak olyan hídon kelhet át, amelynek mindkét partja saját kézen van.
why-not-adjacent = Egyik harcoló egységed sem áll mellette: { NAME($hex) }.
why-no-value = Az eddig kiválasztott egységeknek nincs támadóértékük, egyedül nem támadhatnak: { NAME($hex) }.
why-nobody-there = Nincs ott ellenség: { NAME($hex) }.
why-not-announced = Erre a mezőre nincs több bejelentett támadás: { NAME($hex) }.
why-hungarians = Magyar egység nem harcol a szlovák felkelés ellen.
why-order-due = A Führerparancs még nincs teljesítve, és lehet olyan támadás, amely beleszámít.
why-no-points = Nincs több feltöltési pont: { NAME($unit) }.
why-not-linked = Nincs kapcsolata ellátott főhadiszállással: { NAME($unit) }.
why-out-of-play = Kikerült a játékból, és nem tér vissza: { NAME($unit) }.
why-not-arrived = Még nem érkezett meg: { NAME($unit) }.
why-to-rebuild = Megsemmisült, csak újrafelállítással térhet vissza: { NAME($unit) }.
why-full-strength = Teljes erejű: { NAME($unit) }.
why-too-many-trucks = Ezt a csatát csak { $number } kamion éri el.
why-no-blitz = Villámtámadást csak ellátott német páncélos és gépesített egység hajthat végre.
why-truck-astray = A kamion nem kezdhet itt ({ NAME($hex) }), csak főhadiszállással, annak szomszédságában vagy raktáron.
why-out-of-range = Túl messze van ez a szektor (9 mezőnél távolabb a főhadiszállástól): { NAME($unit) }.
why-chief-decides = Erről csak { THE($seat) } { AGREE($seat, one: "dönthet", many: "dönthetnek") }.
why-another-unit = A kérdés most erről az egységről szól: { NAME($unit) }.
why-not-aircraft = Nem légi egység: { NAME($unit) }.
why-not-hq = Nem főhadiszállás: { NAME($unit) }.
why-not-held = Ez a mező nem a te oldaladé: { NAME($hex) }.
why-already-placed = Már megvan a helye: { NAME($unit) }.
why-no-start = Nincs másik mező, ahol kezdhetne: { NAME($unit) }.
why-there-already = Már itt áll ({ NAME($hex) }): { NAME($unit) }.
why-outside-area = Ez a mező ({ NAME($hex) }) nem esik a hadserege területére: { NAME($unit) }.
why-no-truck = Itt nincs kamionod: { NAME($hex) }.
why-truck-placed = Az itteni kamionoknak már megvan a helyük: { NAME($hex) }.
why-truck-start = Itt nem kezdhet kamion, mert nem raktár, és nincs főhadiszállás sem rajta, sem mellette: { NAME($hex) }.
why-another-truck = A kérdés most erről a kamionról szól: { NAME($hex) }.
why-truck-there = A kamion már itt áll: { NAME($hex) }.
why-hq-cut-off = Minden raktártól el van vágva, nem kaphat kamiont: { NAME($unit) }.
why-hq-served = Ebben a fordulóban már megkapta az összes kamiont, amit fogadhat ({ $number }): { NAME($unit) }.
why-hq-first = Amíg van főhadiszállás, amely kamiont fogadhat, addig oda kerül.
why-not-depot = Ez nem olyan raktár, amelyet az oldalad használhat: { NAME($hex) }.
why-danube-shut = Ellenség áll a Duna partján Bécs és a kikötő között: { NAME($hex) }.
why-no-port = Ez nem magyar város a Duna mentén: { NAME($hex) }.
why-truck-moved = Innen már minden kamionod mozgott: { NAME($hex) }.
why-truck-zoc = Ellenséges ellenőrzési zóna állítja meg a kamiont ({ NAME($hex) } előtt).
why-truck-far = { $number } mozgásponttal nem érheti el a kamion: { NAME($hex) }.
why-truck-gun = Az itteni kamion ({ NAME($hex) }) nincs se vele, se mellette: { NAME($unit) }.
why-truck-stayed = Villámtámadásban csak a csoporttal érkezett kamion használható fel; ez nem jött vele: { NAME($hex) }.
why-truck-battle = Az itteni kamion nincs a csatában harcoló egységed mezőjén, sem mellette: { NAME($hex) }.
why-no-air-hq = Nincs ellátott főhadiszállása, amely feltölthetné: { NAME($unit) }.
why-hq-used-up = A főhadiszállása ebben a fordulóban már nem tölthet fel több egységet: { NAME($unit) }.
why-not-destroyed = Nem semmisült meg, ezért nem lehet újra felállítani: { NAME($unit) }.
why-hq-returns = Az elveszett főhadiszállást nem kell újra felállítani, három forduló múlva magától visszatér: { NAME($unit) }.
why-no-air-base = Nincs teljesen ellátott főhadiszállás, amely befogadhatná: { NAME($unit) }.
why-no-place = Nincs szabad mező, ahová visszatérhetne: { NAME($unit) }.
why-two-needed = Két különböző partizánegységből állítható fel újra: { NAME($unit) }.
why-pair-order = A kettőt ebben a sorrendben kell megnevezni: { NAME($unit) }, { NAME($unit2) }.
why-not-partisans = Nem partizánegység: { NAME($unit) }.
why-partisans-cut-off = Nincs kapcsolata szovjet főhadiszállással vagy raktárral: { NAME($unit) }.
why-in-play = Már játékban van: { NAME($unit) }.
why-air-last = Magától érkezik, a szárazföldi egységek után: { NAME($unit) }.
why-no-entry = Várnia kell, mert egyetlen belépési helye sem szabad: { NAME($unit) }.
why-no-place-there = Itt nem kerülhet a térképre ({ NAME($hex) }): { NAME($unit) }.
why-oos-stays = Nincs utánpótlása, ezért nem távozhat más helyett ({ NAME($unit2) }): { NAME($unit) }.
why-not-alike = Nem ugyanaz a nemzete és a fajtája, mint akinek a helyére állna ({ NAME($unit2) }): { NAME($unit) }.
why-withdrawal-due = Valakinek a fajtájából távoznia kell, mert ő nem tud: { NAME($unit) }.
why-hq-not-full = Nincs teljesen ellátva, itt nem állítható fel újra légi egység: { NAME($unit) }.
why-has-hq = Megvan a főhadiszállása ({ NAME($unit2) }): { NAME($unit) }.
why-transferred = Ebben a fordulóban már áthelyezted: { NAME($unit) }.
why-same-hq = Már ide tartozik ({ NAME($unit2) }): { NAME($unit) }.
why-crowded-hq = Eggyel több légi egysége van a megengedettnél, előbb egy másiknak el kell mennie innen: { NAME($unit) }.
why-not-at-base = Nincs bázison: { NAME($unit) }.
why-hq-full = Nincs hely több légi egységnek, legfeljebb { $number } lehet: { NAME($unit) }.
why-sector-first = Előbb döntsd el, hová repül: { NAME($unit) }.
why-grounded = Nem repülhet, mert a főhadiszállása el van vágva vagy elveszett: { NAME($unit) }.
why-assigned = Már beosztottad: { NAME($unit) }.
why-pick-first = Előbb válaszd ki: { NAME($unit) }.
why-no-slot = Legfeljebb { $number } légi egységet küldhet fel: { NAME($unit) }.
why-not-in-sector = Nincs a szektorban ({ NAME($sector) }): { NAME($unit) }.
why-recalled = Már visszahívtad: { NAME($unit) }.
why-own-target = A te oldaladé: { NAME($unit) }.
why-not-aimed = Csak arra tüzelhet, aki rá tüzel ({ NAME($unit2) } nem): { NAME($unit) }.
why-no-bombs = Nem visz bombát: { NAME($unit) }.
why-bombs-already = Már támogatja ezt a csatát: { NAME($unit) }.
why-vt-bomber = Villámtámadást csak vadászbombázó támogathat, ez nem az: { NAME($unit) }.
why-bomb-range = A csata 9 mezőnél messzebb van a főhadiszállásától: { NAME($unit) }.
why-announced-enough = { $number ->
    [one] Ezt a támadást már bejelentetted ({ NAME($hex) }): a visszavonás törli.
   *[other] Már { $number } támadást jelentettél be erre a mezőre ({ NAME($hex) }), több egység nem vezethet: a visszavonás töröl egyet.
}
why-unit-no-value = Nincs támadóértéke: { NAME($unit) }.
why-artillery = Tüzérség, csak mások támadását támogathatja: { NAME($unit) }.
why-in-excess = Több egység van a mezőjén a megengedettnél, és ő a fölös: { NAME($unit) }.
why-lake = Tó választja el a mezőtől ({ NAME($hex) }): { NAME($unit) }.
why-attacks-already = Már a támadók között van: { NAME($unit) }.
why-hq-attacks = Főhadiszállás, nem támad: { NAME($unit) }.
why-not-beside = Nem szomszédos a mezővel ({ NAME($hex) }): { NAME($unit) }.
why-leader-decides = Ezt a támadást { THE($seat) } { AGREE($seat, one: "vezeti", many: "vezetik") }.
why-few-left = Kettőnél kevesebb egységed csatlakozhat még: { $number }.
why-attack-chosen = A támadást csak addig lehet lefújni, amíg nincs hozzá támadóértékkel rendelkező egység.
why-retreat-zoc = Ellenséges ellenőrzési zónában van: { NAME($hex) }.
why-not-on-way-back = Ez a mező ({ NAME($hex) }) nem a visszavonulás útjába esik: { NAME($unit) }.
why-not-artillery = Nem tüzérség: { NAME($unit) }.
why-already-fired = Már tüzelt: { NAME($unit) }.
why-oos-gun = Nincs utánpótlása, nem tüzelhet: { NAME($unit) }.
why-gun-reach = Túl messze van a csatától ({ NAME($hex) }): { NAME($unit) }.
why-gun-truck = Nincs vele vagy mellette kamion: { NAME($unit) }.
why-gun-value = Akiket támogatna, azoknak ennyi tüzérséghez kevés az értékük: { NAME($unit) }.
why-artillery-last = Csak akkor veszíthet, ha más harcoló egység már nincs a mezőn: { NAME($unit) }.
why-not-in-battle = Ebben a csatában nem érheti veszteség: { NAME($unit) }.
why-not-attacker = Nem vett részt a támadásban: { NAME($unit) }.
why-has-advanced = Az előrenyomulását már felhasználta: { NAME($unit) }.
why-few-advance = Kettőnél kevesebb egységed nyomulhat előre: { $number }.
why-no-breakthrough = Nincs áttörés, mert a veszteség nem volt több a mezőn álló szakaszoknál.
why-not-mobile = Az áttörésen csak páncélos, gépesített és lovas egység mehet át, ez nem az: { NAME($unit) }.
why-no-way-through = Nincs olyan mező az áttörésen túl, amelyet elérhetne: { NAME($unit) }.
why-next-to-enemy = Ellenséges egység mellett áll: { NAME($unit) }.
why-no-pile = Itt nincs legalább két egységed, amely még mozoghat ({ $number }): { NAME($hex) }.
why-pile-stuck = Az itteni egységeknek együtt nincs hová menniük: { NAME($hex) }.
why-in-group = Már a csoporttal van: { NAME($unit) }.
why-hq-alone = Főhadiszállás egyedül mozog, nem csoportban.
why-other-hex = Nem egy mezőn állnak ({ NAME($unit2) }): { NAME($unit) }.
why-group-full = Legfeljebb { $number } egység mehet együtt.
why-truck-blitz = Kamion csak villámtámadásra képes csoporttal mehet.
why-no-truck-left = Itt nincs több kamion, amely még nem mozgott: { NAME($hex) }.
why-set-out = A csoport már elindult, senki sem csatlakozhat: { NAME($unit) }.
why-goes-far = Hadműveleti vagy vasúti mozgásba kezdett, azt kell folytatnia: { NAME($unit) }.
why-goes-near = Rendes mozgásba kezdett, azt kell folytatnia: { NAME($unit) }.
why-way-zone = A szlovák felkelés miatt zárt az út odáig ({ NAME($hex) }): { NAME($unit) }.
why-blitz-first = Előbb döntsd el, támad-e vagy itt marad: { NAME($unit) }; utána más is mozoghat.
why-blitz-points = A villámtámadás 2 mozgáspontba kerül, a csoportnak ennyije maradt: { $number }.
why-not-through = Előbb át kell mennie az elfoglalt mezőn ({ NAME($hex) }): { NAME($unit) }.
why-left-out = Már utánpótlás nélkül marad: { NAME($unit) }.
why-not-spare = Ha ő maradna ki, a szükségesnél több egység maradna utánpótlás nélkül: { NAME($unit) }.
setting-setup = Felállítás
setting-setup-quick = Ahogy a küldetés megadja
setting-setup-free = A játékosok állítják fel
setting-axis_players = A tengely játékosai
setting-axis_players-1 = 1
setting-axis_players-2 = 2
setting-axis_players-3 = 3
setting-soviet_players = A szovjetek játékosai
setting-soviet_players-1 = 1
setting-soviet_players-2 = 2
setting-soviet_players-3 = 3

## Ami magáról nem mond semmit

about-kind = Számai: támadás, mozgás, védelem. A neve mellett a megmaradt szakaszai: ennyi veszteséget bír el.
about-kind-fighter = Vadász: az ellenséges repülőkkel harcol abban a szektorban, ahová küldik.
about-kind-bomber = Bombázó: az ütközetekben bombáz abban a szektorban, ahová küldik.
about-kind-fighter_bomber = Vadászbombázó: a szektorában az ellenséges repülőkkel harcol, vagy bombáz.
about-kind-hq = Főhadiszállás: ellátja a közelében álló egységeket, kamionokat és repülőket fogad, és elvész, ha egyedül támadják meg.
about-marker-announced = Ezt a mezőt támadás éri ebben a harci fázisban.
about-marker-truck = Kamion: a mellette folyó csatában felhasználható, hogy tüzeljen a tüzérség, vagy egy oszloppal eltolja az arányt.
about-sector = Légi szektor: az ide küldött repülők itt harcolnak az ellenséggel, és a szektor csatáiban bombázhatnak.
about-zone-slovak-zone = A szlovák felkelés földje.
about-tray-base-axis = A tengely repülői, amelyek ebben a fordulóban a bázison maradnak.
about-tray-base-soviet = Szovjet repülők, amelyek ebben a fordulóban a bázison maradnak.
about-tray-destroyed-axis = A tengely megsemmisült egységei; némelyik pótolható.
about-tray-destroyed-soviet = Megsemmisült szovjet egységek; némelyik pótolható.
about-tray = Ebben a fordulóban érkező egységek.

# What a hint expects of an action, beside another

prospects = a következő körödig
prospect-own-points = { $way ->
    [gain] a szovjetek { $amount } pontot szereznek
    [loss] a szovjetek { $amount } pontot veszítenek
    [more] a szovjeteknek { $amount } ponttal többjük lesz
   *[fewer] a szovjeteknek { $amount } ponttal kevesebbjük lesz
}
prospect-enemy-points = { $way ->
    [gain] a szovjetek { $amount } pontot szereznek
    [loss] a szovjetek { $amount } pontot veszítenek
    [more] a szovjeteknek { $amount } ponttal többjük lesz
   *[fewer] a szovjeteknek { $amount } ponttal kevesebbjük lesz
}
prospect-own-hexes = { $way ->
    [gain] { $amount } hatszöget foglalsz el
    [loss] { $amount } hatszöget veszítesz
    [more] { $amount } hatszöggel többet tartasz
   *[fewer] { $amount } hatszöggel kevesebbet tartasz
}
prospect-own-steps = { $way ->
    [gain] { $amount } szakaszt visszakapsz
    [loss] { $amount } szakaszt veszítesz
    [more] { $amount } szakasszal többet tartasz meg
   *[fewer] { $amount } szakasszal többet veszítesz
}
prospect-enemy-steps = { $way ->
    [gain] az ellenség { $amount } szakaszt visszakap
    [loss] az ellenség { $amount } szakaszt veszít
    [more] az ellenség { $amount } szakasszal többet tart meg
   *[fewer] az ellenség { $amount } szakasszal többet veszít
}

# Amit a tanács mond, ahol a lépés szövege más

hint-move = Lépj ezzel: { NAME($unit) }, ide: { NAME($hex) }
hint-operate-rail = Küldd vasúton: { NAME($unit) }, ide: { NAME($hex) }
hint-operate-doubled = Hadműveleti mozgással, kétszer olyan messze lépj ezzel: { NAME($unit) }, ide: { NAME($hex) }
hint-over = Lépj ezzel: { NAME($unit) }, ide: { NAME($hex) }, és onnan tovább
hint-join = Vidd magaddal: { NAME($unit) }
hint-join-truck = Vigyél magaddal egy kamiont
hint-drive = Vidd a kamiont ide: { NAME($hex2) }
hint-place = Helyezd el: { NAME($unit) }, ide: { NAME($hex) }
hint-base = Települjön át: { NAME($unit) }, ide: { NAME($unit2) }
hint-fly = Küldd ezt: { NAME($unit) }, ebbe a szektorba: { NAME($sector) }
hint-hold-back = Tartsd a bázisán: { NAME($unit) }
hint-target = Tüzelj ezzel: { NAME($unit) }, erre: { NAME($unit2) }
hint-answer = Tüzelj vissza ezzel: { NAME($unit) }, erre: { NAME($unit2) }
hint-hold-fire = Ne tüzelj ezzel: { NAME($unit) }
hint-retreat = Vonulj vissza ezzel: { NAME($unit) }, ide: { NAME($hex) }
hint-fire = Tüzelj ezzel: { NAME($unit) }
hint-bomb = Támogasd a csatát ezzel: { NAME($unit) }
hint-advance = Nyomulj előre ezzel: { NAME($unit) }
