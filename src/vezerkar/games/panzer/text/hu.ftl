# Panzer General magyarul. A függvényeket és az argumentumokat a words/words.py magyarázza.

thing-at = { $thing } ({ $at })

## Ami történt

event-turn = { $number }. forduló: { THE($side) }.
event-phase = { CAP(THE($side)) } begyűjtik a tekintélypontokat.
event-bought-unit = Megvásárolt kezdőegység: { NAME($card) }.
event-placed = { CAP(THE($side)) } a térképre teszik: { NAME($card) } ({ NAME($tile) }).
event-first-player = { CAP(THE($side)) } kezdenek.
event-row = A választott kezdősor: { NAME($row) }.
event-drew = { CAP(THE($side)) } { $number } lapot húznak innen: { NAME($deck) }.
event-drew-card = Húzott lap: { NAME($card) }.
event-purchased = { CAP(THE($side)) } kártyát vásárolnak innen: { NAME($deck) }.
event-ammo = { CAP(THE($side)) } lőszere: { $number2 }.
event-prestige = { CAP(THE($side)) } tekintélye: { $number2 }.
event-reshuffled = A dobott lapok új paklivá keverve: { NAME($deck) }.
event-moved = { CAP(NAME($unit)) }: mozgás, { NAME($tile) } – { NAME($tile2) }.
event-swapped = Helyet cserélt: { NAME($unit, $at) } és { NAME($unit2, $at2) }.
event-jumped = { CAP(NAME($unit)) }: ugrás, { NAME($tile) } – { NAME($tile2) }.
event-control = { NAME($tile) } mostantól { THE($side) }é.
event-flipped = Felcsapott lap: { NAME($card) }, taktikai módosító: { $number }.
event-mine = Aknára futott: { NAME($unit) } ({ NAME($tile) }).
event-no-mine = Nincs akna itt: { NAME($tile) }.
event-dug-in = Beásva: { NAME($unit, $at) }.
event-dug-out = Már nincs beásva: { NAME($unit, $at) }.
event-transferred = Átadta az akcióját: { NAME($unit, $at) }. Kapja: { NAME($unit2, $at2) }.
event-deployed = { CAP(THE($side)) } { $number } tekintélypontért telepítik: { NAME($card) } ({ NAME($tile) }).
event-dropped = { CAP(THE($side)) } { $number } tekintélypontért ledobják: { NAME($card) } ({ NAME($tile) }).
event-played = { CAP(THE($side)) } { $number2 } tekintélypontért kijátsszák: { NAME($card) } – { NAME($mode) }
event-picked = Kiválasztva: { NAME($unit, $at) }.
event-picked-fallen = Kiválasztva: egy megsemmisült egység támogatása.
event-cancelled = Semmissé vált: { NAME($card) }.
event-discarded = { CAP(THE($side)) } eldobják: { NAME($card) }.
event-revealed = { CAP(THE($side)) } lapjai: { LIST($card, kind: "card") }.
event-morale = Morál, { NAME($unit, $at) }: { $number2 } ({ $why ->
    [victor] +1, mert megsemmisített egy egységet
    [gained] +{ $number3 }
   *[lost] −{ $number3 }
}).
event-destroyed = Megsemmisült: { NAME($card) } ({ NAME($tile) }).
event-free-fire = Szabad lövés: { NAME($unit, $at) }, célpontja { NAME($unit2, $at2) }, { $number } { ART($number2) } { $number2 } ellen.
event-attacked = Támad: { NAME($unit, $at) }. Védekezik: { NAME($unit2, $at2) }.
event-fire-opens = Tüzel: { NAME($unit, $at) }. Célpont: { NAME($unit2, $at2) }.
event-sheet = { CAP(NAME($line)) }: { $number }. { CAP(NAME($marker)) }: { $number2 }.
event-sheet-late = Ez a tüzelés már eldőlt: a morál nem változtat az értékein.
event-instant = Háromszoros túlerő, azonnal megsemmisül: { NAME($unit2, $at2) }.
event-stalled = { CAP(NAME($unit, $at)) }: a tüze befulladt, mert legfeljebb fele a célpont értékének.
score-changed = { CAP(THE($side)) } állása: { $from } → { $to }
score-counted = { CAP(THE($side)) }: { $from } → { $to } { NAME($counts) }
event-passed = { CAP(THE($side)) } nem játszottak ki lapot.
event-flipped-fire = Felcsapott lap: { NAME($card) }, taktikai módosító { $number }: a tűz { $number4 }.
event-sacrificed = { CAP(THE($side)) } felfedik: { NAME($card) }{ $why ->
    [alone] , mert más lapjuk nincs. Nem ad hozzá semmit: { $number4 }.
    [nothing] . Nem ad hozzá semmit: { $number4 }.
   *[card] , { $number3 } + { $number } = { $number4 }.
}
event-loss = { $number2 ->
    [0] { CAP(NAME($unit, $at)) }: nincs morálveszteség. Tűz: { $number3 }, célpont: { $number4 }.
   *[other] { CAP(NAME($unit, $at)) }: morálveszteség { $number2 }. Tűz: { $number3 }, célpont: { $number4 }, a különbség ({ $number }) fele számít{ $why ->
    [odd] , felfelé kerekítve
   *[even] {""}
}.
}
event-reward = { CAP(THE($side)) } { $number } tekintélypontot kapnak.
event-denied = { CAP(THE($side)) } { $number } tekintélypontot veszítenek.
event-retreated = { CAP(NAME($unit)) }: visszavonulás ide: { NAME($tile) }.
event-cannot-retreat = Nem tud visszavonulni: { NAME($unit, $at) }, mert { $why ->
    [edge] mögötte a térkép széle van
    [headquarters] alapbázisra senki sem vonulhat vissza
    [enemy] mögötte ({ NAME($tile) }) ellenség áll
    [own] mögötte ({ NAME($tile) }) saját egység áll
   *[ground] a mögötte lévő lapkán nem állhat meg
}.
event-advanced = { CAP(NAME($unit)) }: előretörés ide: { NAME($tile) }.
event-weather = A kör végéig érvényben: { NAME($card) }.
event-weather-ends = A rossz idő véget ért.
event-points = { CAP(THE($side)) } { $number } győzelmi pontot szereznek; összesen { $number2 }.
event-spent = Elköltött győzelmi pont: { NAME($spend) }.
event-npc-card = { CAP(NAME($deck)) }: { NAME($card) }.
event-arrived = Erősítés: { NAME($card) }, { NAME($tile) }, beásva.
event-extended = A csata folytatódik: { $number }. forduló.
event-over = { CAP(THE($side)) } győztek.
event-no-effect = Hatástalan lenne, ezért eldobják: { NAME($card) }.
event-stacked = A pakli tetejére kerül: { NAME($card) }.
event-searched = A pakliból kikeresve: { NAME($card) }.
event-ready = { CAP(THE($side)) } felkészültek.
event-trap = { CAP(THE($side)) } aknamezőt telepítettek.

## Akciók

action-buy = { CAP(NAME($card)) } megvásárlása
action-stack = { CAP(NAME($card)) } a pakli tetejére
action-ready = Kész
action-place = { CAP(NAME($card)) } elhelyezése: { NAME($tile) }
action-row = Kezdősor: { NAME($row) }
action-raise = Kezdőegység: { NAME($card) }
action-station = { CAP(NAME($card)) } elhelyezése: { NAME($tile) }
action-search = { CAP(NAME($card)) } kikeresése
action-draw = Négy lap húzása: { $number ->
    [0] nincs egység
    [1] egy egység
    [2] két egység
    [3] három egység
    [4] négy egység
   *[other] { $number } egység
}, { $number2 ->
    [0] nincs akció
    [1] egy akció
    [2] két akció
    [3] három akció
    [4] négy akció
   *[other] { $number2 } akció
}
action-purchase = Egy lap vásárlása ({ NAME($deck) })
about-deck-actions = Az akciókártyát egyszer játszod ki a rajta álló hatásért: a hadműveleti kártyát a hadműveleteid közben, a harckártyát harcban, a meglepetéskártyát az ellenfél lépésére válaszul.
about-deck-german = Az egységkártya az árán telepítve lesz egység a térképen.
about-deck-soviet = Az egységkártya az árán telepítve lesz egység a térképen.
action-move = { CAP(NAME($unit, $at)) }: mozgás ide: { NAME($tile) }
action-swap = Helycsere: { NAME($unit, $at) } és { NAME($unit2, $at2) }
action-jump = { CAP(NAME($unit, $at)) }: ugrás ide: { NAME($tile) }
action-dig = { CAP(NAME($unit, $at)) }: beásás, +2 védelem
action-attack = { CAP(NAME($unit, $at)) }: támadás, célpont: { NAME($unit2, $at2) }; kártyák előtt { $number } : { $number2 }, válasz nem lesz
action-attack-answered = { CAP(NAME($unit, $at)) }: támadás, célpont: { NAME($unit2, $at2) }; kártyák előtt { $number } : { $number2 }, a válasz legfeljebb { $number3 } : { $number4 }
action-attack-second = { CAP(NAME($unit, $at)) }: támadás, célpont: { NAME($unit2, $at2) }; kártyák előtt a védő lő legfeljebb { $number3 } : { $number4 } értékkel, aztán te, { $number } : { $number2 }
action-transfer = { CAP(NAME($unit, $at)) }: átadás ({ NAME($extra) }), kapja: { NAME($unit2, $at2) }
action-deploy = { CAP(NAME($card)) } telepítése: { NAME($tile) }, { $number } tekintély{ $why ->
    [headquarters] , mert az alapbázison olcsóbb
    [reserves] , mert a Tartalékokkal olcsóbb
   *[full] { "" }
} (a következő körödtől cselekedhet)
action-drop = { CAP(NAME($card)) } ledobása: { NAME($tile) }
action-play = { CAP(NAME($card)) } kijátszása ({ $number } tekintély): { NAME($mode) }
action-play-effect = { CAP(NAME($card)) } kijátszása: { CAP(NAME($effect)) } ({ $number } tekintély)
action-play-fire = { CAP(NAME($card)) }: { $number2 } : { $number3 } ({ $number } tekintély)
action-play-fire-effect = { CAP(NAME($effect)) }: { $number2 } : { $number3 } ({ $number } tekintély)
action-spend = { $number } győzelmi pont elköltése: { NAME($spend) }
action-spend-on = { $number } győzelmi pont, { NAME($unit, $at) }: { NAME($spend) }
action-pick = { CAP(NAME($unit, $at)) } kiválasztása
action-pick-fallen = Egy megsemmisült egység támogatása ({ $number })
action-volley = Szabad lövés: { NAME($unit, $at) }
action-call = Támogat: { NAME($unit, $at) }, akkor { $number2 } : { $number3 } (1 lőszer)
action-call-free = Támogat: { NAME($unit, $at) }, akkor { $number2 } : { $number3 } (lőszer nélkül)
action-flip = { CAP(NAME($unit, $at)) }: képesség, kártya felcsapása
action-sacrifice = { CAP(NAME($card)) } feláldozása (+{ $number }): { $number2 } : { $number3 }, { $who ->
    [own] az egységed
   *[enemy] a célpont
} { $why ->
    [safe] nem veszít semmit
    [sure] megsemmisül
    [exact] { $number5 } morált veszít
    [chance] { $number8 }% eséllyel megsemmisül
    [chances] { $number8 }–{ $number9 }% eséllyel megsemmisül
   *[range] { $number5 }–{ $number6 } morált veszít
}
action-sacrifice-bluff = Blöff (+0): { $number2 } : { $number3 }, { $who ->
    [own] az egységed
   *[enemy] a célpont
} { $why ->
    [safe] nem veszít semmit
    [sure] megsemmisül
    [exact] { $number5 } morált veszít
    [chance] { $number8 }% eséllyel megsemmisül
    [chances] { $number8 }–{ $number9 }% eséllyel megsemmisül
   *[range] { $number5 }–{ $number6 } morált veszít
}
action-gain = Te kapsz { $number } tekintélyt
action-deny = { $number ->
    [0] Az ellenfélnek nincs mit veszítenie
   *[other] Az ellenfél veszít { $number } tekintélyt
}
vain-deny = Az ellenfélnek nincs tekintélye: ez semmin sem változtat.
action-advance = Előretörés ide: { NAME($tile) }
action-stay = Marad itt: { NAME($tile) }
action-take = { CAP(NAME($card)) } eldobása
action-aim = { CAP(NAME($unit, $at)) }: támadás, célpont: { NAME($unit2, $at2) }
action-step = { CAP(NAME($unit, $at)) }: lépés ide: { NAME($tile) }
action-done-shop = Nem veszek többet
action-done-shop-end = Nem veszek többet, vége a körömnek
action-done-second-step = Második lépés kihagyása
action-done-extra = Az extra akció kihagyása
action-done-targets = Kész
action-done-support = Tovább több támogatás nélkül
action-pass-react = Nem tüzelek
action-pass-free-fire = Tüzelés kártya nélkül
action-pass-window = Nem válaszolok
action-pass-flak = Nem tüzelek
action-pass-weather = Maradjon az időjárás
action-pass-drawn = Nem próbálom meg
action-pass-answer = Nem játszom ki kártyát
action-pass-cards = Passz
action-pass-loss = Vállalom a veszteséget
action-end = A hadműveleti fázis vége

## Kérdések

ask-buy = Válaszd ki titokban az egységeidet (még { $number2 } egység, { $number } tekintélypont)!
ask-stack = Válassz lapokat a paklid tetejére (még { $number } tekintélypontért)!
ask-row = Válassz kezdősort!
ask-raise = Válassz kezdőegységet!
ask-station = Válassz lapkát ennek az egységnek: { NAME($card) }!
ask-place = Helyezd el az egységeidet!
ask-search = Keress ki még { $number } lapot a paklikból!
ask-draw = Négy lapot húzol: egység a térképre, vagy egyszer kijátszható akció?
ask-shop = Veszel egy kártyát { $number } tekintélypontért? Van { $number2 } pontod.
ask-operations = Van { $number } tekintélyed, { $number2 } lőszered. Válassz keretes egységet vagy kártyát!
ask-operations-chosen = { $way ->
    [none] Válassz a gombok közül!
   *[lit] { $number ->
        [0] { "" }
       *[other] { "Kék: odamegy. " }
    }{ $number2 ->
        [0] { "" }
       *[other] { "Piros: megtámadja. " }
    }{ $number3 ->
        [0] { "" }
       *[other] Zöld: helyet cserél vele.
    }
}
ask-operations-card = Kék: oda kerülhet ({ NAME($card) }), a szám az ára tekintélyben.
ask-second-step = Válassz lapkát a második lépéshez: { NAME($unit, $at) }!
ask-react = Az egységeid mellé ért: { NAME($unit, $at) }. Tüzelsz rá?
ask-free-fire = Erősíted kártyával ezt a szabad lövést: { NAME($unit, $at) }?
ask-extra = Válaszd ki az extra akciót: { NAME($unit, $at) }!
ask-targets = { CAP(NAME($card)) }: válassz egységet!
ask-window = { CAP(NAME($card)) }: válaszolsz rá?
ask-flak = Tüzel a légvédelmed a repülőgépekre?
ask-discard = Válaszd ki, melyik lapot dobja el az ellenfél!
ask-weather = Megváltoztatod az időjárást?
ask-support = Kártyák előtt { $number } : { $number2 }, { $why ->
    [stalls] befullad
    [destroyed] megsemmisül
    [spared] nincs veszteség
   *[loses] −{ $number5 } morál
}. Segítsen kék löveg { $number6 ->
    [0] lőszer nélkül?
   *[other] 1 lőszerért (van { $number6 })?
}
ask-drawn = Megpróbálod a képességet: { NAME($unit, $at) }?
ask-answer = { $why ->
    [destroyed] Háromszoros túlerő ({ $number2 } : { $number3 }), azonnal megsemmisülsz. Kijátszol egy kártyát?
   *[stalls] Így befullad a tüzed ({ $number2 } : { $number3 }). Kijátszol egy kártyát?
}
ask-cards = Tűz eddig { $number } : { $number2 }, { $why ->
    [stalls] befullad
    [destroyed] elég a megsemmisítéshez
    [spared] nincs veszteség
   *[loses] −{ $number5 } morál
}. Kártyát játszol, vagy passzolsz?
ask-sacrifice = Feláldozol egy lapot, vagy blöffölsz? Nélküle a célpont { $why ->
    [safe] nem veszít semmit
    [sure] megsemmisül
    [exact] { $number5 } morált veszít
    [deadly] { $number5 }–{ $number7 } morált veszít ({ $number7 }: vége)
   *[range] { $number5 }–{ $number6 } morált veszít
}.
ask-cards-target = Lőnek rád, tűz eddig { $number } : { $number2 }, { $why ->
    [stalls] befullad
    [destroyed] elég a megsemmisítéshez
    [spared] nincs veszteség
   *[loses] −{ $number5 } morál
}. Kijátszol egy kártyát?
ask-sacrifice-target = Feláldozol egy lapot, vagy blöffölsz? Nélküle { $why ->
    [safe] nem veszítesz semmit
    [sure] megsemmisülsz
    [exact] { $number5 } morált veszítesz
    [deadly] { $number5 }–{ $number7 } morált veszítesz ({ $number7 }: vége)
   *[range] { $number5 }–{ $number6 } morált veszítesz
}.
ask-loss = Csökkented { ART($number) } { $number } pontos morálveszteséget?
ask-reward = Megsemmisült. Te kapsz { $number }, vagy az ellenfél veszít { $number2 } tekintélyt{ $why ->
    [less] { " " }(ennyije van)
   *[all] { "" }
}?
ask-advance = { CAP(NAME($unit, $at)) }: előretörsz vele ide: { NAME($tile) }?
ask-npc-aim = Válassz célpontot ennek az egységnek: { NAME($unit, $at) }!
ask-npc-path = Válassz útvonalat ennek az egységnek: { NAME($unit, $at) }!

## Várakozás

wait-buy = { CAP(THE($seat)) } döntenek: az egységek titkos kiválasztása.
wait-row = { CAP(THE($seat)) } döntenek: kezdősor.
wait-raise = { CAP(THE($seat)) } döntenek: kezdőegység.
wait-station = { CAP(THE($seat)) } döntenek: egy egység helye ({ NAME($card) }).
wait-place = { CAP(THE($seat)) } döntenek: az egységek elhelyezése.
wait-search = { CAP(THE($seat)) } döntenek: lapok kikeresése, még { $number }.
wait-draw = { CAP(THE($seat)) } döntenek: milyen lapokat húznak.
wait-shop = { CAP(THE($seat)) } döntenek: vásárolnak-e kártyát.
wait-operations = { CAP(THE($seat)) } döntenek: a következő hadművelet.
wait-second-step = { CAP(THE($seat)) } döntenek: hová lépjen másodszor { NAME($unit, $at) }.
wait-react = { CAP(THE($seat)) } döntenek: tüzelnek-e erre: { NAME($unit, $at) }.
wait-free-fire = { CAP(THE($seat)) } döntenek: kártya ehhez a szabad lövéshez: { NAME($unit, $at) }.
wait-extra = { CAP(THE($seat)) } döntenek: mi legyen az extra akciója ennek: { NAME($unit, $at) }.
wait-targets = { CAP(THE($seat)) } döntenek: egység választása ({ NAME($card) }).
wait-window = { CAP(THE($seat)) } döntenek: válasz a kártyára ({ NAME($card) }).
wait-flak = { CAP(THE($seat)) } döntenek: tüzel-e a légvédelem.
wait-discard = { CAP(THE($seat)) } döntenek: az eldobandó lap.
wait-weather = { CAP(THE($seat)) } döntenek: változtatnak-e az időjáráson.
wait-support = { CAP(THE($seat)) } döntenek: távolsági támogatás.
wait-drawn = { CAP(THE($seat)) } döntenek: megpróbálja-e a képességét { NAME($unit, $at) }.
wait-answer = { CAP(THE($seat)) } döntenek: válaszolnak-e egy lappal.
wait-cards = { CAP(THE($seat)) } döntenek: harckártya.
wait-sacrifice = { CAP(THE($seat)) } döntenek: a feláldozandó lap.
wait-loss = { CAP(THE($seat)) } döntenek: csökkentik-e a morálveszteséget ({ $number }).
wait-reward = { CAP(THE($seat)) } döntenek: a jutalom ({ $number } tekintélypont).
wait-advance = { CAP(THE($seat)) } döntenek: { NAME($unit, $at) } előretörjön-e ide: { NAME($tile) }.
wait-npc-aim = { CAP(THE($seat)) } döntenek: kit támadjon { NAME($unit, $at) }.
wait-npc-path = { CAP(THE($seat)) } döntenek: merre menjen { NAME($unit, $at) }.

## Lépések, jelek, helyek, sávok

step-draw = Kártyák
step-operations = Hadműveletek
step-prestige = Tekintély
step-victory = Győzelem
step-2 = 2. lépés: támadóérték
step-3 = 3. lépés: morál
step-4 = 4. lépés: támogatás
step-5 = 5. lépés: a tüzelő térképlapkája
step-6 = 6. lépés: védelmi érték
step-7 = 7. lépés: a célpont térképlapkája
step-8 = 8. lépés: beásás
step-11 = 11. lépés: harckártyák
step-12 = 12. lépés: feláldozás
step-13 = 13. lépés: taktikai módosító
sheet-combat = Tüzel: { NAME($unit, $at) }, célpont: { NAME($unit2, $at2) }
sheet-fire-back = Visszalő: { NAME($unit, $at) }, célpont: { NAME($unit2, $at2) }
line-attack = támadóérték
line-bonus = kártya bónusza
line-morale = morál
line-support = támogatás: { NAME($unit, $at) }
line-support-fallen = támogatás: azóta megsemmisült egység
line-tile-attack = { THE($at) } lapka támadási módosítója
line-defense = védelmi érték
line-tile-defense = { THE($at) } lapka védelmi módosítója
line-dug-in = beásott
line-ability = képesség
line-card = kártya: { NAME($card) }
line-sacrifice = feláldozott kártya: { NAME($card) }
line-flip = taktikai módosító
line-floor = sohasem csökken 1 alá
line-points = győzelmi pont
plan-reinforce = { $number } erősítés érkezik ide: { LIST($tiles, kind: "tile") }
plan-command = { $number } lapot húz a parancspakliból, és kijátssza
plan-attack = { CAP(NAME($unit, $at)) }: támadás, célpont: { NAME($unit2, $at2) }
plan-march = { CAP(NAME($unit, $at)) }: vonulás ide: { NAME($tile) }
line-hidden = lefordított lap
plan-attack-choice = { CAP(NAME($unit, $at)) }: támadás; te választod a célpontot: { LIST($tiles, kind: "tile") }
plan-march-choice = { CAP(NAME($unit, $at)) }: vonulás; te választod, merre: { LIST($tiles, kind: "tile") }
zone-sacrifices = Feláldozott lapok
game-agenda = A nem-játékos oldal következő lépései
game-strength = morál: { $strength } / { $full }
game-turn = { $number }. forduló / { $of } · { CAP(NAME($side)) }
game-turns = kb. { $count } forduló
plan-hold = { CAP(NAME($unit, $at)) }: a helyén marad
seat-purse = Tekintély { $number }, +{ $number3 }/kör, lőszer { $number2 }
seat-hand = { $number } egység- és { $number2 } akciókártya, blöff
seat-rebate = A következő egység e körben { $number } tekintéllyel olcsóbb
seat-snow = Hóvihar: nincs légi és távoli tűz
seat-mud = Sár: nincs légi tűz, lassú nehezek
seat-fog = Köd: nincs légi tűz, lapka nem segít
seat-next = { $why ->
    [same] E fordulóban másodikként jön
   *[next] { $number }. fordulóban elsőként jön
}
seat-ends = Ezután vége a csatának
seat-may-end = Ezután vége lehet a csatának
goal-stalingrad-all-cities = Városok: { $number } / { $number2 }, mind győzelem
goal-minsk-forts-and-cities = Erőd, város: { $number } / { $number2 }, mind győzelem
goal-solo-moscow-cities = Az ellenség városi lapkái: { $number }; ha { $number2 }, vesztesz
goal-solo-moscow-villages = Az ellenség falvai: { $number }; ha { $number2 }, vesztesz
goal-solo-korsun-hills-and-rocks = Dombok és köves lapkák: { $number } / { $number2 }
goal-solo-korsun-forts = Az ellenség erődítményei: { $number }; ha { $number2 }, vesztesz
goal-solo-smolensk-hold = Erődök, falvak, gyárak: { $number } / { $number2 }
goal-solo-smolensk-cities = Az ellenség városi lapkái: { $number }; ha { $number2 }, vesztesz
goal-control-all = Győzelmi lapkák: { $number } / { $number2 }
goal-control-all-enemy = Győzelmi lapkák az ellenségnél: { $number } / { $number2 }
goal-control-at-least = Győzelmi lapkák: { $number } / { $number2 }
goal-control-at-least-enemy = Győzelmi lapkák az ellenségnél: { $number } / { $number2 }
goal-control-enemy-start-row = Ellenséges kezdősor: { $number }, { $number2 }: győzelem
goal-control-enemy-start-row-enemy = A te kezdősorod az ellenségnél: { $number }; ha { $number2 }, vesztesz
goal-objectives = Célpontok: { $number } / { $number2 }, alapbázis
goal-objectives-enemy = Az ellenség célpontjai: { $number } / { $number2 }
goal-kills-at-least = Megsemmisített egységek: { $number } / { $number2 }
goal-kills-at-least-enemy = Elvesztett egységek: { $number }; ha { $number2 }, vesztesz
goal-most-tiles = Több lapka nyer ({ $number2 }. forduló után)
goal-most-tile-prestige = Többet érő lapkák nyernek ({ $number2 }. után)
goal-most-city-type-tiles = Több városi lapka nyer ({ $number2 }. után)
goal-most-fort-and-city-tiles = Több erőd és város nyer ({ $number2 }. után)
goal-most-enemy-start-row-tiles = Több ellenséges sor nyer ({ $number2 }. után)
overlay-supply = Hol telepíthető új egység
mark-cost = { $number } tekintélypont
mark-end = a lépés vége
mark-moved = mozgott
mark-fired = tüzelt
mark-spent = ebben a körben már nem tehet semmit
mark-extra = extra akció felhasználva
mark-dug-in = beásott
mark-suppressed = beásása nem számít
mark-support = támogatás: { $number }
mark-dear = nem fizethető ki
mark-short = még { $number } tekintély
mark-objective = küldetés
mark-headquarters = alapbázis
mark-unit = egységkártya
mark-action = akciókártya
mark-operations = hadműveletkártya
mark-combat = harckártya
mark-surprise = meglepetéskártya
mark-air-strike = légicsapás
mark-bad-weather = rossz idő
mark-hard = nehéz célpont
mark-soft = könnyű célpont
card-kind-unit = Egységek
card-kind-operations = Hadműveletkártyák
card-kind-combat = Harckártyák
card-kind-surprise = Meglepetéskártyák
zone-hand-german = A németek lapjai
zone-hand-soviet = A szovjetek lapjai
zone-hand-actions-german = Német akciókártyák
zone-hand-actions-soviet = Szovjet akciókártyák
zone-offer-german = Választható lapok
zone-offer-soviet = Választható lapok
zone-bought-german = Elhelyezendő egységek
zone-bought-soviet = Elhelyezendő egységek
zone-top-german = A pakli teteje
zone-top-soviet = A pakli teteje
zone-pledge-german = Lefordított lap
zone-pledge-soviet = Lefordított lap
zone-deck-german = Német egységpakli
zone-deck-soviet = Szovjet egységpakli
zone-deck-actions = Akciópakli
zone-deck-command = Parancspakli
zone-deck-firing = Tüzelőpakli
zone-deck-target = Célpontpakli
zone-discard-german = Eldobott német egységek
zone-discard-soviet = Eldobott szovjet egységek
zone-discard-actions = Dobott akciókártyák
zone-discard-command = Dobott parancskártyák
zone-discard-firing = Dobott tüzelőkártyák
zone-discard-target = Dobott célpontkártyák
zone-in-play = Kijátszott lapok
zone-npc-cards = A nem-játékos oldal lapjai
track-turn = Forduló
track-prestige = Tekintély
track-purse = Előkészületi tekintély
track-ammo = Lőszer
track-points = Győzelmi pont
track-kills = Megsemmisített egységek
track-weather-snow = Hóvihar
track-weather-mud = Sár
track-weather-fog = Köd
ending-0 = { CAP(THE($side)) } azonnali győzelmet arattak.
ending-1 = { CAP(THE($side)) } győztek az utolsó forduló végén.
ending-solo-0 = Győztél.
ending-solo-1 = Vesztettél: { THE($side) } győztek.

## Tények

fact-terrain = Az itt álló egységnek: támadás { $number }, védelem { $number2 } (csak könnyűnek). Aki a lapkát irányítja, körönként { $number3 } tekintélyt kap.
fact-lake = Nehéz egység nem léphet be.
fact-swamp = Nehéz egység nem léphet be.
fact-fortification = Az itt álló egység mindig beásott, kivéve az Előkészítő tűz alatt.
fact-city-factory = Irányítója körönként 1 lőszert kap.
fact-river = Hídon ehelyett mindkettő 0.
fact-hard = { CAP(NAME($class)) }, nehéz célpont.
fact-soft = { CAP(NAME($class)) }, könnyű célpont.
fact-values = Tűz nehéz célpontra { $number }, könnyűre { $number2 }; védelem { $number3 }; támogatás { $number4 }{ $number5 ->
    [1] { "" }
   *[other] , { $number5 } lapkáról is (a kis szám)
}.
fact-card-values = A számok: ár { $number } (narancs); morál { $number2 } (kereszt); harcban feláldozva { $number3 } ponttal növeli az értékedet (piros). Tűz nehéz célpontra { $number4 }, könnyűre { $number5 }; védelem { $number6 } (pajzs); támogatás { $number7 }{ $number8 ->
    [1] { "" }
   *[other] , { $number8 } lapkáról is (a kis szám)
}.
fact-action-values = A számok: ára { $number } tekintély (narancs); harcban lefelé fordítva feláldozod, { $number2 } ponttal növeli az értékedet (piros); ha egy harcban éppen ezt a lapot csapják fel, ennyivel változik a tűz: { $number3 } (fekete).
fact-either = { CAP(NAME($effect)) } VAGY { NAME($effect2) }.
fact-each = Német: { NAME($effect) }. Szovjet: { NAME($effect2) }.
fact-mode-or = Vagy: { NAME($mode) }
fact-mode-any = { NAME($mode) }
fact-mode-german = Német: { NAME($mode) }
fact-mode-soviet = Szovjet: { NAME($mode) }
ability-moves-and-fires = Mozog ÉS tüzel.
ability-moves-or-fires = Mozog VAGY tüzel.
ability-moves-twice = Kétszer mozog.
ability-diagonal-move = Átlósan is mozoghat.
ability-scout-jump = Átugorhat egy egységet.
ability-paratrooper = Bármely üres lapkára ledobható.
ability-transfer-activation = Átadhatja az akcióját egy szomszédos egységnek.
ability-auto-dug-in = Minden kör végén automatikusan beássa magát.
ability-first-fire = Ha megtámadják, ő tüzel először.
ability-free-fire = Szabad lövés a mellé érő egységekre.
ability-cancels-target-terrain = Semlegesíti a célpont lapkájának védelmi bónuszát.
ability-receives-defense-terrain-bonus = Megkapja a lapkája védelmi módosítóját.
ability-no-defense-terrain-bonus = Nem kap védelmi bónuszt a lapkájától.
ability-ignores-mines = Figyelmen kívül hagyja az aknákat.
ability-may-enter-swamps = Beléphet mocsárba.
ability-may-enter-lakes = Beléphet tóba.
ability-ranged-support = Távolsági támogatás 1 lőszerért.
ability-support-cannot-be-cancelled = A támogató tüze nem semlegesíthető.
drawn-volkssturm = Nehéz célpontra tüzelve: +2 vagy +3 felcsapásakor a támadóérték +3.
drawn-tank-hunters = Nehéz célpontra tüzelve: +2 vagy +3 felcsapásakor a támadóérték +3.
drawn-scharfschuetzen = Könnyű célpontra tüzelve: +1, +2 vagy +3 felcsapásakor a célpont 1 morált veszít.
drawn-snipers = Könnyű célpontra tüzelve: +1, +2 vagy +3 felcsapásakor a célpont 1 morált veszít.
drawn-flak-20mm = Az 1 lapkán belüli légicsapás +1, +2 vagy +3 felcsapásakor semmissé válik.
drawn-aa-37mm = Az 1 lapkán belüli légicsapás +1, +2 vagy +3 felcsapásakor semmissé válik.

## Győzelem

victory-stalingrad-all-cities = Azonnal nyer, aki minden „város” típusú lapkát irányít.
victory-stalingrad-end = Az 5. forduló végén az nyer, akinek több lapkája van; egyenlőségnél a lapkák össztekintélye dönt, végül a szovjetek nyernek.
victory-kursk-break-in = Azonnal nyer, aki az ellenfél kezdősorából három lapkát irányít.
victory-kursk-end = A 6. fordulótól -2 vagy -1 felcsapása még egy fordulót ad; különben az nyer, akinek több lapkája van, egyenlőségnél a lapkák tekintélye dönt, végül a második játékos nyer.
victory-moscow-break-in = Azonnal nyer, aki az ellenfél kezdősorából három lapkát irányít.
victory-moscow-end = A 7. forduló végén az nyer, akinek több „város” típusú lapkája van; egyenlőségnél a több lapka dönt, végül a szovjetek nyernek.
victory-leningrad-end = Az 5. forduló végén az nyer, aki többet birtokol az ellenfél kezdősorainak lapkáiból; egyenlőségnél a lapkák tekintélye dönt, végül a második játékos nyer.
victory-kharkov-end = Az 5. forduló végén a németeknek 3 küldetéslapka és a saját alapbázisuk kell, különben a szovjetek nyernek.
victory-minsk-forts-and-cities = Azonnal nyer, aki a 2 erődítményt és a 2 várost irányítja.
victory-minsk-break-in = Azonnal nyer, aki az ellenfél kezdősorából három lapkát irányít.
victory-minsk-end = A 6. fordulótól -2 vagy -1 felcsapása még egy fordulót ad; különben az nyer, akinek több erődítménye és városa van, egyenlőségnél a több lapka dönt, végül a második játékos nyer.
victory-solo-moscow-kills = Nyersz, ha megsemmisül 9 ellenséges egység.
victory-solo-moscow-cities = Vesztesz, ha az ellenfél 4 „város” típusú lapkát irányít.
victory-solo-moscow-villages = Vesztesz, ha az ellenfél mindkét falut irányítja.
victory-solo-donets-vp-player = 50 győzelmi ponttal nyersz.
victory-solo-donets-vp-npc = Vesztesz, ha az ellenfélnek 50 győzelmi pontja van.
victory-solo-donets-wiped-out = Ha az egyik félnek nem marad egysége, az nyer, akinek több győzelmi pontja van.
victory-solo-volkhov-vp-player = 80 győzelmi ponttal nyersz.
victory-solo-volkhov-vp-npc = Vesztesz, ha az ellenfélnek 35 győzelmi pontja van.
victory-solo-volkhov-wiped-out = Ha az egyik félnek nem marad egysége, az nyer, akinek több győzelmi pontja van.
victory-solo-korsun-hills-and-rocks = A 6. forduló végén nyersz, ha minden domb és köves lapka a tiéd, különben vesztesz.
victory-solo-korsun-forts = Vesztesz, ha az ellenfél 3 erődítményt irányít.
victory-solo-smolensk-hold = Nyersz, ha minden erődítmény, falu és városi gyár a tiéd.
victory-solo-smolensk-cities = Vesztesz, ha az ellenfél minden „város” típusú lapkát irányít.
victory-solo-narva-vp-player = 50 győzelmi ponttal nyersz.
victory-solo-narva-vp-npc = Vesztesz, ha az ellenfélnek 35 győzelmi pontja van.
victory-solo-narva-wiped-out = Ha az egyik félnek nem marad egysége, az nyer, akinek több győzelmi pontja van.

## Miért nem

why-over = A csata véget ért.
why-not-asked = Most nem te döntesz.
why-unknown = Nincs ilyen akció.
why-not-now = Ebben a lépésben ez nem lehetséges.
why-no-own-unit = Ez nem a te egységed.
why-fresh = Ebben a körben érkezett, és a következő körödtől cselekedhet: { NAME($unit, $at) }.
why-moved = Már mozgott: { NAME($unit, $at) }.
why-fired = Már tüzelt: { NAME($unit, $at) }.
why-spent = Már felhasználta a teljes aktivációját: { NAME($unit, $at) }.
why-one-action = Csak mozoghat VAGY tüzelhet: { NAME($unit, $at) }.
why-mud = A sárban csak mozoghat VAGY tüzelhet: { NAME($unit, $at) }.
why-extra-kind = Az extra akcióval ez nem lehetséges: { NAME($unit, $at) }.
why-extra-jump = Az extra akció sohasem lehet ugrás.
why-no-tile = Nincs ilyen szabad lapka.
why-occupied = Ezen a lapkán egység áll: { NAME($tile) }.
why-not-beside = Nem szomszédos lapka: { NAME($tile) }.
why-diagonal = Nem mozoghat átlósan: { NAME($unit, $at) }.
why-corner = Átlósan nem lehet két ellenséges egység között átlépni.
why-lake = Nehéz egység nem léphet tóba.
why-swamp = Nehéz egység nem léphet mocsárba.
why-no-swap = Csak szomszédos, még mozgásra képes egységgel cserélhet helyet: { NAME($unit, $at) }.
why-no-jump = Az ugrás egyetlen egység fölött, üres lapkára vezet.
why-no-scout = Nem felderítő jármű: { NAME($unit, $at) }.
why-already-dug = Már be van ásva: { NAME($unit, $at) }.
why-not-idle = Ebben a fázisban már cselekedett: { NAME($unit, $at) }.
why-no-target = Nincs ilyen ellenséges egység.
why-own-target = A saját egységedet nem támadhatod meg.
why-settlement-first = Előbb a falvakban, városokban és más településeken álló egységeket kell megtámadni.
why-no-transfer = Annak az egységnek nem adhatja át az akcióját: { NAME($unit, $at) }.
why-not-held = Nincs a kezedben: { NAME($card) }.
why-too-dear = { CAP(NAME($card)) } ára { $number } tekintélypont; neked { $number2 } van.
why-not-controlled = Nem te irányítod: { NAME($tile) }.
why-not-connected = Nem kapcsolódik a kezdősorodhoz: { NAME($tile) }.
why-rocks-only = Erősítés csak köves lapkára telepíthető.
why-no-discount = Ez a kedvezmény itt nem érvényes.
why-discount-due = A következő telepítésed kedvezményes; a kedvezmény nem halasztható későbbre.
why-no-paratrooper = Nem ejtőernyős: { NAME($card) }.
why-no-drop = Ebben a csatában nem dobható le: { NAME($card) }.
why-wrong-role = Ezt a másik egység irányítója játszhatja ki: { NAME($card) }.
why-operations-only = Hadműveletkártya, a hadműveleti fázisodban játszható ki, nem most: { NAME($card) }.
why-combat-only = Harckártya, két egység összecsapása közben játszható ki: { NAME($card) }.
why-surprise-only = Meglepetéskártya, csak arra válaszul játszható ki, amit megnevez: { NAME($card) }.
why-units-later = A kézben tartott egységek a hadműveleti fázisodban telepíthetők, nem most.
why-no-opening = Nincs üres, a kezdősoroddal összekötött saját lapkád, amely befogadná: { NAME($card) }.
why-bluff-later = A blöff harc közben kerül elő, amikor mindkét fél kiválasztja a feláldozott kártyáját.
why-grounded = Rossz időben nem játszható ki: { NAME($card) }.
why-no-effect = Nem lenne hatása: { NAME($card) }.
why-not-this-side = Ez a hatás nem a te oldaladnak szól: { NAME($card) }.
why-no-answer = Ez nem válasz arra a lapra: { NAME($card) }.
why-no-card = Nincs ilyen akciókártya.
why-actions-only = Ebben a fázisban csak akciókártya vásárolható.
why-second-step = Most csak a második lépését teheti meg: { NAME($unit, $at) }.
why-another-first = Most erről az egységről kell dönteni: { NAME($unit, $at) }.
why-bought = Az egységek vásárlását már befejezted.
why-buy-first = Előbb fejezd be az egységek vásárlását.
why-not-your-deck = Nincs az egységpaklidban: { NAME($card) }.
why-none-left = Több ilyen nincs az egységpaklidban: { NAME($card) }.
why-units-enough = A sereged teljes: { $number } egység.
why-over-limit = Ára { $number }, de csak { $number2 } maradt rá: { NAME($card) }.
why-not-bought = Ilyen egységet nem kell elhelyezned: { NAME($card) }.
why-not-start = Ezen a lapkán nem kezdhetnek az egységeid: { NAME($tile) }.
why-wrong-class = Most nem ilyen fajtájú egységet kell választani: { NAME($card) }.
why-fits-nowhere = Nincs lapka, ahol kezdhetne: { NAME($card) }.
why-other-card = Most ezt kell elhelyezni: { NAME($card) }.
why-searched-units = Már minden egységkártyát megkerestél, amit lehet.
why-searched-actions = Már minden akciókártyát megkerestél, amit lehet.
why-not-in-deck = Nincs a pakliban: { NAME($card) }.
why-free-cards = Csak { $number } lapot húzol ingyen, ennél több nem lehet egységkártya.
why-no-such-deck = Abból a pakliból nem vehetsz lapot.
why-deck-empty = Abban a pakliban nincs több lap.
why-not-theirs = Nincs ilyen akciókártya a másik fél kezében: { NAME($card) }.
why-no-free-fire = Nincs szabad tüze arra az egységre: { NAME($unit, $at) }.
why-no-unit = Nincs ilyen egység a térképen.
why-picked = Már kiválasztottad: { NAME($unit, $at) }.
why-not-for-unit = { CAP(NAME($card)) } rá nem használható: { NAME($unit, $at) }.
why-pick-one = Előbb válassz hozzá egységet: { NAME($card) }.
why-no-flak = Ezt a légicsapást nem tudja elhárítani: { NAME($unit, $at) }.
why-fires-itself = Ő maga tüzel: { NAME($unit, $at) }.
why-supports-already = Már támogatja ezt a tüzet: { NAME($unit, $at) }.
why-no-support = A támogatása nem ér el a célpontig: { NAME($unit, $at) }.
why-no-ammo = Nincs több lőszered távoli támogatáshoz.
why-no-spending = Ebben a csatában győzelmi pontért semmi sem vehető.
why-spend-elsewhen = Ebben a lépésben ez győzelmi pontért nem vehető meg.
why-points-short = Ez { $number } győzelmi pontba kerül, neked { $number2 } van.
why-spend-on-unit = Ez egy egységre szól: mondd meg, melyikre.
why-spend-on-fire = Ez az egész tűzre hat, nem egy egységre.
why-no-extra = Most nem használhat extra akciót: { NAME($unit, $at) }.
why-not-nearer = Ez a lapka nincs a legrövidebb útján: { NAME($tile) } ({ NAME($unit, $at) }).
why-one-of-two = Mondd meg, melyik hatását használod, az 1. vagy a 2.: { NAME($card) }.
why-other-effect = Most csak a másik hatása használható: { NAME($card) }.
why-no-unit-card = Nem egységkártya: { NAME($card) }.

## Esélyek

odds-basis = Ha senki sem játszik ki vagy áldoz fel lapot:
odds-loss = { $number ->
    [0] hatás­talan
   *[other] −{ $number } morál
}
odds-instant = Háromszoros túlerő: azonnal megsemmisül
odds-stalled = Befulladt támadás: nincs veszteség
result-mine = aknára fut: −1 morál
result-mine-destroys = aknára fut: megsemmisül
result-hurt = megsérül a ledobáskor
result-ability = a képesség működik
result-destroyed = a célpont megsemmisül
result-enemy-destroyed = a védő megsemmisül
result-enemy-trapped = a védő visszalő, aztán elesik: nincs hová hátrálnia
result-enemy-retreats = a védő visszavonul
result-own-destroyed = a támadó megsemmisül
result-both-stay = mindkettő kitart
sheet-return = Visszalő: { NAME($unit, $at) }, célpont: { NAME($unit2, $at2) }
line-morale-lost = addig elvesztett morál
odds-silent = Megsemmisült: nem lő vissza
sheet-laid-alone = Az ellenfél nem adhat hozzá: { $number } : { $number2 }
sheet-laid-least = Ha az ellenfél nem ad hozzá: { $number } : { $number2 }
sheet-laid-most = Ha a legtöbbet adja (+{ $number3 }): { $number } : { $number2 }
odds-destroyed = Meg­sem­misül
border-stalled = befullad a támadás
border-instant = azonnal megsemmisül
note-answer = Tűz: { $number } : { $number2 }. Ha a védőből marad valami, legfeljebb { $number3 } : { $number4 } a válasza{ $number5 ->
    [0] .
   *[other] , ebből { $number5 } távolabbi lövegektől.
}
note-no-answer = Tűz: { $number } : { $number2 }. Nem marad, aki válaszoljon.
note-fires-first = A védő lő először, legfeljebb { $number3 } : { $number4 }{ $number5 ->
    [0] .
   *[other] , ebből { $number5 } távolabbi lövegektől.
} Aztán te: { $number } : { $number2 }.
note-flanked = Oldalról is támadják: a beásás nem számít.
note-costly = Kártyák nélkül ez többe kerül a támadónak, mint a védőnek.
note-no-cover = A lapka védelme csak könnyű célpontot fedez, ez a célpont nehéz.
note-far-support = Egy távolabbi löveg 1 lőszerért akár { $number } értékkel is támogathat.
note-no-way-back = A védőnek nincs hová visszavonulnia: ha meg kellene hátrálnia, még 1 morált veszít.
note-to-follow = Ezután mindkét oldal feláldozhat egy lefelé fordított lapot, végül felcsapás jön: −{ $number } és +{ $number2 } közötti tűz.
note-sacrifice = Mindkét oldal letesz egy lapot lefelé fordítva, azután felcsapás jön: −{ $number } és +{ $number2 } közötti tűz. A feláldozott lap a piros számát adja hozzá, és elvész; a blöff nem ad semmit, és visszakerül hozzád.
note-cards = { $number ->
    [0] A védőnek nincs olyan lapja, amely ezen változtatna.
   *[other] A védő feláldozott lapja akár { $number } ponttal növeli az értékét; harckártyát is mindkét fél játszhat.
}

## Ami magáról nem mond semmit

about-terrain-headquarters-german = A németek itt körönként egy új egységet 8 tekintéllyel olcsóbban telepíthetnek; ide senki sem vonulhat vissza.
about-terrain-headquarters-soviet = A szovjetek itt körönként egy új egységet 8 tekintéllyel olcsóbban telepíthetnek; ide senki sem vonulhat vissza.
legend-fire = A célponton: a tüzed a védelme ellen; a nyíl mögött az, amivel válaszolhat. A kártyák és a távoli támogatás nélkül.
legend-odds = Olyan célponton, amely nem válaszol: a tüzed a védelme ellen. A háromszög felfelé mutat, ha a tüzed nagyobb, és lefelé, ha kisebb.
legend-support = Az egység támogatja ezt a tüzet, ennyivel növeli.
about-terrain-bridge = Híd a folyó felett: aki rajta áll, úgy tüzel és úgy lőnek rá, mint sík terepen.
about-terrain-control-german = A németek irányítják ezt a lapkát: ők kapják érte a tekintélyt.
about-terrain-control-soviet = A szovjetek irányítják ezt a lapkát: ők kapják érte a tekintélyt.
about-card-bluff = Feláldozás helyett fordítsd le: nem ad semmit, és visszakapod. Csak te tudod, hogy üres.

# What a hint expects of an action, beside another

prospects = a következő körödig
prospect-points = { $way ->
    [gain] { $amount } pontot szerzel
    [loss] { $amount } pontot veszítesz
    [more] { $amount } ponttal többed lesz
   *[fewer] { $amount } ponttal kevesebbed lesz
}
prospect-own-tiles = { $way ->
    [gain] { $amount } lapkát foglalsz el
    [loss] { $amount } lapkát veszítesz
    [more] { $amount } lapkával többet tartasz
   *[fewer] { $amount } lapkával kevesebbet tartasz
}
prospect-own-units = { $way ->
    [gain] { $amount } új egységed lesz
    [loss] { $amount } egységet veszítesz
    [more] { $amount } egységgel többed lesz
   *[fewer] { $amount } egységgel kevesebbed lesz
}
prospect-enemy-units = { $way ->
    [gain] az ellenség { $amount } új egységet kap
    [loss] az ellenség { $amount } egységet veszít
    [more] az ellenségnek { $amount } egységgel többje lesz
   *[fewer] az ellenségnek { $amount } egységgel kevesebbje lesz
}
prospect-own-morale = { $way ->
    [gain] a te oldalad { $amount } morált nyer
    [loss] a te oldalad { $amount } morált veszít
    [more] { $amount } morállal többed marad
   *[fewer] { $amount } morállal kevesebbed marad
}
prospect-enemy-morale = { $way ->
    [gain] az ellenség { $amount } morált nyer
    [loss] az ellenség { $amount } morált veszít
    [more] az ellenségnek { $amount } morállal többje marad
   *[fewer] az ellenségnek { $amount } morállal kevesebbje marad
}
