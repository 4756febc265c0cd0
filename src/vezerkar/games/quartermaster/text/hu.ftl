# Quartermaster General magyarul. A függvényeket és az argumentumokat a words/words.py magyarázza.
# A $sea értéke 0, ha szárazföldi seregről, és 1, ha tengeri flottáról van szó.

thing-at = { $thing } ({ $at })

## Ami történt

event-round = Kezdődik { ART($number) } { $number }. forduló.
event-turn = { $number }. forduló, { NAME($country, case: "the") } köre.
event-played = { CAP(NAME($country, case: "the")) } kijátssza: { NAME($card) }.
event-laid-status = { CAP(NAME($country, case: "the")) } státuszkártyát tesz az asztalra: { NAME($card) }.
event-laid-response = { CAP(NAME($country, case: "the")) } egy lefordított reakciókártyát tesz az asztalra.
event-laid-response-card = A reakciókártya: { NAME($card) }.
event-unplayed = { CAP(NAME($country, case: "the")) } eldob { $number } lapot.
event-unplayed-card = Eldobott lap: { NAME($card) } ({ NAME($country) }).
event-used = { CAP(NAME($country, case: "the")) } felhasználja: { NAME($card) }.
event-built = { CAP(NAME($country, case: "the")) } { $sea ->
    [0] sereget állít fel
   *[other] flottát épít
} { NAME($space, case: "in") }.{ $number ->
   *[0] {""}
    [one] {" "}Ezentúl körönként { $number } ponttal többet kap.
    [other] {" "}Ezentúl körönként { $number } ponttal többet kap.
}{ $near ->
   *[0] {""}
    [1] {" "}Mellette pontot érő terület van: { NAME($space2) }.
}
event-designated = { CAP(NAME($country, case: "the")) } újonnan épültnek jelöli ki { THE($space, case: "at") } álló { $sea ->
    [0] seregét
   *[other] flottáját
}.
event-recruited = { CAP(NAME($country, case: "the")) } { $sea ->
    [0] sereget
   *[other] flottát
} toboroz { NAME($space, case: "in") }{ $known ->
   *[0] .
    [1] {" "}({ NAME($card) }).
}{ $number ->
   *[0] {""}
    [one] {" "}Ezentúl körönként { $number } ponttal többet kap.
    [other] {" "}Ezentúl körönként { $number } ponttal többet kap.
}{ $near ->
   *[0] {""}
    [1] {" "}Mellette pontot érő terület van: { NAME($space2) }.
}
event-battle = { CAP(NAME($country, case: "the")) } megtámadja { THE($space, case: "at") } álló { NAME($country2, case: "adj") } { $sea ->
    [0] sereget
   *[other] flottát
}.{ $number ->
   *[0] {""}
    [one] {" "}A tét körönként { $number } pont.
    [other] {" "}A tét körönként { $number } pont.
}{ $number2 ->
   *[0] {""}
    [1] {" "}Rajta múlik egy másik egység utánpótlása.
    [other] {" "}Rajta múlik további { $number2 } egység utánpótlása.
}
event-battle-empty = { CAP(NAME($country, case: "the")) } üres területen csatázik: { NAME($space) }.
event-removed = { CAP(NAME($country, case: "the")) } elveszíti { THE($space, case: "at") } álló { $sea ->
    [0] seregét
   *[other] flottáját
}.{ $known ->
   *[0] {""}
    [1] {" "}A támadó { NAME($country2, case: "the") } ({ NAME($card) }).
}{ $number ->
   *[0] {""}
    [one] {" "}{ CAP(NAME($country, case: "the")) } ezentúl körönként { $number } ponttal kevesebbet kap.
    [other] {" "}{ CAP(NAME($country, case: "the")) } ezentúl körönként { $number } ponttal kevesebbet kap.
}{ $number2 ->
   *[0] {""}
    [1] {" "}Még egy egysége marad utánpótlás nélkül.
    [other] {" "}Még { $number2 } egysége marad utánpótlás nélkül.
}
event-eliminated = Lekerül a tábláról { THE($space, case: "at") } álló { NAME($country, case: "adj") } { $sea ->
    [0] sereg
   *[other] flotta
}{ $known ->
   *[0] .
    [1] . Az oka: { NAME($card) } ({ NAME($country2) }).
}{ $number ->
   *[0] {""}
    [one] {" "}{ CAP(NAME($country, case: "the")) } ezentúl körönként { $number } ponttal kevesebbet kap.
    [other] {" "}{ CAP(NAME($country, case: "the")) } ezentúl körönként { $number } ponttal kevesebbet kap.
}{ $number2 ->
   *[0] {""}
    [1] {" "}Még egy egysége marad utánpótlás nélkül.
    [other] {" "}Még { $number2 } egysége marad utánpótlás nélkül.
}
event-unsupplied = Utánpótlás híján lekerül a tábláról { THE($space, case: "at") } álló { NAME($country, case: "adj") } { $sea ->
    [0] sereg
   *[other] flotta
}.{ $number ->
   *[0] {""}
    [one] {" "}{ CAP(NAME($country, case: "the")) } ezentúl körönként { $number } ponttal kevesebbet kap.
    [other] {" "}{ CAP(NAME($country, case: "the")) } ezentúl körönként { $number } ponttal kevesebbet kap.
}{ $number2 ->
   *[0] {""}
    [1] {" "}Még egy egysége marad utánpótlás nélkül.
    [other] {" "}Még { $number2 } egysége marad utánpótlás nélkül.
}
event-stays = Védett, ezért a táblán marad { THE($space, case: "at") } álló { NAME($country, case: "adj") } { $sea ->
    [0] sereg
   *[other] flotta
}.
event-protected = Ebben a körben nem vehető le { THE($space, case: "at") } álló { NAME($country, case: "adj") } { $sea ->
    [0] sereg
   *[other] flotta
}.
event-saved = Ezúttal a táblán marad { THE($space, case: "at") } álló { NAME($country, case: "adj") } { $sea ->
    [0] sereg
   *[other] flotta
}.
event-withdrawn = { CAP(NAME($country, case: "the")) } leveszi a tábláról a saját, { NAME($space, case: "at") } álló { $sea ->
    [0] seregét
   *[other] flottáját
}.{ $number ->
   *[0] {""}
    [one] {" "}Ezentúl körönként { $number } ponttal kevesebbet kap.
    [other] {" "}Ezentúl körönként { $number } ponttal kevesebbet kap.
}{ $number2 ->
   *[0] {""}
    [1] {" "}Még egy egysége marad utánpótlás nélkül.
    [other] {" "}Még { $number2 } egysége marad utánpótlás nélkül.
}
event-deck-lost = { CAP(NAME($country, case: "the")) } eldob { $number } lapot a húzópaklijából.
event-deck-lost-card = A húzópakliból: { NAME($card) } ({ NAME($country) }).
event-hand-lost = { CAP(NAME($country, case: "the")) } eldob { $number } lapot a kezéből.
event-hand-lost-card = A kézből: { NAME($card) } ({ NAME($country) }).
event-points-lost = { CAP(NAME($country, case: "the")) } kifogyott a lapokból: { $number } győzelmi pont elvész.
event-points = { CAP(NAME($country, case: "the")) } { $number } győzelmi pontot szerez.
event-star-points = { CAP(NAME($country, case: "the")) } { $number } pontot kap a csillagaiért.
event-card-points = { CAP(NAME($country, case: "the")) } { $number } pontot kap ezért: { NAME($card) }.
event-no-victory-step = { CAP(NAME($country, case: "the")) } pontozási fázisa elmarad: ellenség áll az induló területén.
event-drew = { CAP(NAME($country, case: "the")) } { $number } lapot húz.
event-drew-card = A húzott lap: { NAME($card) } ({ NAME($country) }).
event-struck-status = { CAP(NAME($country, case: "the")) } elveszíti a státuszkártyáját: { NAME($card) }.
event-struck-response = { CAP(NAME($country, case: "the")) } elveszíti egy lefordított reakciókártyáját.
event-struck-response-card = Az elveszített reakciókártya: { NAME($card) } ({ NAME($country) }).
event-shuffled = { CAP(NAME($country, case: "the")) } megkeveri a húzópakliját.
event-looked = { CAP(NAME($country, case: "the")) } megnézi a húzópaklija { $number } felső lapját.
event-to-top = A húzópakli tetejére kerül: { NAME($card) } ({ NAME($country) }).
event-to-bottom = A húzópakli aljára kerül: { NAME($card) } ({ NAME($country) }).
event-put-under = { CAP(NAME($country, case: "the")) } { $number } lapot a húzópaklija aljára tesz.
event-put-under-card = A húzópakli alján: { NAME($card) } ({ NAME($country) }).
event-targeted = { CAP(NAME($country, case: "the")) } célpontja: { NAME($country2) }.
event-warfare-more = { CAP(NAME($country, case: "the")) } { $number } lappal többet veszít.
event-warfare-void = A támadás hatástalan marad. Célpontja { NAME($country, case: "the") } volt.
event-granted = { CAP(NAME($country, case: "the")) } flottái ebben a körben ellátottnak számítanak.
event-won = { CAP(THE($team)) } győztek: tengelyhatalmak { $number }, szövetségesek { $number2 } pont.
event-no-build = { CAP(NAME($country, case: "the")) } lemond egy építésről ({ NAME($card) }).
event-no-recruit = { CAP(NAME($country, case: "the")) } lemond a toborzásról ({ NAME($card) }).
event-no-battle = { CAP(NAME($country, case: "the")) } lemond egy csatáról ({ NAME($card) }).
event-no-elimination = { CAP(NAME($country, case: "the")) } lemond egy egység levételéről ({ NAME($card) }).
event-no-rebuild = { CAP(NAME($country, case: "the")) } nem vesz fel több egységet ({ NAME($card) }).
event-no-strike = { CAP(NAME($country, case: "the")) } nem dobat el lapot ({ NAME($card) }).
event-no-card = { CAP(NAME($country, case: "the")) } nem játszik ki lapot ({ NAME($card) }).
event-no-payment = { CAP(NAME($country, case: "the")) } nem fizet ({ NAME($card) }).
event-ready = { CAP(NAME($country, case: "the")) } készen áll.

## Ami eldöntendő

ask-setup = Válassz { $number } eldobandó lapot a tíz közül.
ask-play = Játssz ki egy lapot, vagy dobj el egyet hatás nélkül.
ask-warfare = { NAME($card) }: válassz célpontot.
ask-build = { NAME($card) }: válaszd ki, hol építesz.
ask-rebuild-build = { NAME($card) }: válaszd ki, hol épül fel a felvett egység.
ask-recruit = { NAME($card) }: válaszd ki, hol toborzol.
ask-free = { NAME($card) } – toborzás { NAME($space, case: "in") }. Leveszel hozzá egy egységet a tábláról?
ask-fight = { NAME($card) }: válaszd ki, hol csatázol.
ask-fight-chosen = { NAME($at) }: több ellenség is van itt. Melyikkel csatázol?
ask-eliminate = { NAME($card) }: válaszd ki, melyik egység kerüljön le a tábláról.
ask-eliminate-chosen = { NAME($at) }: több ellenség is van itt. Melyiknek az egysége kerüljön le?
ask-protect = { NAME($card) }: válaszd ki a védett egységet.
ask-rebuild = { NAME($card) }: válaszd ki, melyik egységet veszed fel és építed újra.
ask-give = { NAME($card) }: dobj el { $number } lapot a kezedből.
ask-strike = { NAME($card) }: válassz egy lapot az asztalon.
ask-play-from = { NAME($card) }: válaszd ki a kijátszandó lapot.
ask-look = { NAME($card) }: tedd vissza a lapokat; az utolsó kerül legfelülre.
ask-under = { NAME($card) }: válassz lapokat a húzópaklid aljára.
ask-pay = { NAME($card) }: kifizeted a következő akció árát?
ask-choice = { NAME($card) }: válassz.
ask-discard = Hét lapra húzol fel. Ha valamelyik nem kell, előbb kattints rá: az végleg elvész.
ask-window-turn-start = { CAP(NAME($country, case: "the")) } köre kezdődik. Használsz lapot?
ask-window-supply-start = { CAP(NAME($country, case: "the")) } utánpótlási fázisa kezdődik. Használsz lapot?
ask-window-battle-declared = { CAP(NAME($country, case: "the")) } megtámadja { THE($space, case: "at") } álló { NAME($country2, case: "adj") } egységet. Használsz lapot?
ask-window-battle-declared-empty = { CAP(NAME($country, case: "the")) } üres területen csatázik: { NAME($space) }. Használsz lapot?
ask-window-removal-pending = { CAP(THE($space, case: "at")) } álló { NAME($country2, case: "adj") } egység lekerülne a tábláról. Használsz lapot?
ask-window-removed = { CAP(THE($space, case: "at")) } álló { NAME($country2, case: "adj") } egység lekerült a tábláról. Használsz lapot?
ask-window-battle-after = { CAP(NAME($country, case: "the")) } csatája { THE($space, case: "at") } álló { NAME($country2, case: "adj") } egység ellen véget ért. Használsz lapot?
ask-window-battle-after-empty = { CAP(NAME($country, case: "the")) } csatája véget ért: { NAME($space) }. Használsz lapot?
ask-window-built = { CAP(NAME($country, case: "the")) } épített { NAME($space, case: "in") }. Használsz lapot?
ask-window-recruited = { CAP(NAME($country, case: "the")) } toborzott { NAME($space, case: "in") }. Használsz lapot?
ask-window-ew-declared = { CAP(NAME($country, case: "the")) } kijátszotta: { NAME($card) }. A célpont { NAME($country2, case: "the") }. Használsz lapot?
ask-window-card-resolved = { CAP(NAME($country, case: "the")) } végrehajtotta: { NAME($card) }. Használsz lapot?
ask-window-response-laid = { CAP(NAME($country, case: "the")) } reakciókártyát tett le. Használsz lapot?

# Ugyanez, ha az esemény magáé a helyé

ask-own-turn-start = Kezdődik a köröd. Használsz lapot?
ask-own-supply-start = Kezdődik az utánpótlási fázisod. Használsz lapot?
ask-own-battle-declared = Megtámadod { THE($space, case: "at") } álló { NAME($country2, case: "adj") } egységet. Használsz lapot?
ask-own-battle-declared-empty = Üres területen csatázol: { NAME($space) }. Használsz lapot?
ask-own-battle-after = Véget ért a csatád { THE($space, case: "at") } álló { NAME($country2, case: "adj") } egység ellen. Használsz lapot?
ask-own-battle-after-empty = Véget ért a csatád: { NAME($space) }. Használsz lapot?
ask-own-built = Építettél { NAME($space, case: "in") }. Használsz lapot?
ask-own-recruited = Toboroztál { NAME($space, case: "in") }. Használsz lapot?
ask-own-ew-declared = Kijátszottad: { NAME($card) }. A célpont { NAME($country2, case: "the") }. Használsz lapot?
ask-own-card-resolved = Végrehajtottad: { NAME($card) }. Használsz lapot?
ask-own-response-laid = Reakciókártyát tettél le. Használsz lapot?

wait-setup = Az országok { $number } lapot választanak eldobásra ({ NAME($seat) }).
wait-play = { CAP(NAME($seat, case: "the")) } lapot választ.
wait-warfare = { CAP(NAME($seat, case: "the")) } célpontot választ: { NAME($card) }.
wait-build = { CAP(NAME($seat, case: "the")) } épít: { NAME($card) }.
wait-rebuild-build = { CAP(NAME($seat, case: "the")) } újraépít: { NAME($card) }.
wait-recruit = { CAP(NAME($seat, case: "the")) } toboroz: { NAME($card) }.
wait-free = { CAP(NAME($seat, case: "the")) } dönt egy egység levételéről: { NAME($space) } ({ NAME($card) }).
wait-fight = { CAP(NAME($seat, case: "the")) } csatát választ: { NAME($card) }.
wait-eliminate = { CAP(NAME($seat, case: "the")) } kiválasztja, melyik egység kerüljön le: { NAME($card) }.
wait-protect = { CAP(NAME($seat, case: "the")) } védett egységet választ: { NAME($card) }.
wait-rebuild = { CAP(NAME($seat, case: "the")) } egységeket vesz fel: { NAME($card) }.
wait-give = { CAP(NAME($seat, case: "the")) } eldob még { $number } lapot ({ NAME($card) }).
wait-strike = { CAP(NAME($seat, case: "the")) } egy lapot választ az asztalon: { NAME($card) }.
wait-play-from = { CAP(NAME($seat, case: "the")) } kijátszandó lapot választ: { NAME($card) }.
wait-look = { CAP(NAME($seat, case: "the")) } lapokat rendez: { NAME($card) }.
wait-under = { CAP(NAME($seat, case: "the")) } lapokat választ: { NAME($card) }.
wait-pay = { CAP(NAME($seat, case: "the")) } dönt az árról: { NAME($card) }.
wait-choice = { CAP(NAME($seat, case: "the")) } választ: { NAME($card) }.
wait-discard = { CAP(NAME($seat, case: "the")) } húzás előtt lapokat dobhat el.
wait-window-turn-start = { CAP(NAME($seat, case: "the")) } dönt: { NAME($country, case: "the") } köre kezdődik.
wait-window-supply-start = { CAP(NAME($seat, case: "the")) } dönt: { NAME($country, case: "the") } utánpótlási fázisa kezdődik.
wait-window-battle-declared = { CAP(NAME($seat, case: "the")) } dönt: { NAME($country, case: "the") } megtámadja { THE($space, case: "at") } álló { NAME($country2, case: "adj") } egységet.
wait-window-battle-declared-empty = { CAP(NAME($seat, case: "the")) } dönt: { NAME($country, case: "the") } üres területen csatázik ({ NAME($space) }).
wait-window-removal-pending = { CAP(NAME($seat, case: "the")) } dönt: lekerülne a tábláról { THE($space, case: "at") } álló { NAME($country2, case: "adj") } egység.
wait-window-removed = { CAP(NAME($seat, case: "the")) } dönt: lekerült a tábláról { THE($space, case: "at") } álló { NAME($country2, case: "adj") } egység.
wait-window-battle-after = { CAP(NAME($seat, case: "the")) } dönt: { NAME($country, case: "the") } csatája { THE($space, case: "at") } álló { NAME($country2, case: "adj") } egység ellen véget ért.
wait-window-battle-after-empty = { CAP(NAME($seat, case: "the")) } dönt: { NAME($country, case: "the") } csatája véget ért ({ NAME($space) }).
wait-window-built = { CAP(NAME($seat, case: "the")) } dönt: { NAME($country, case: "the") } épített { NAME($space, case: "in") }.
wait-window-recruited = { CAP(NAME($seat, case: "the")) } dönt: { NAME($country, case: "the") } toborzott { NAME($space, case: "in") }.
wait-window-ew-declared = { CAP(NAME($seat, case: "the")) } dönt: { NAME($country, case: "the") } kijátszotta a lapját ({ NAME($card) }), a célpont { NAME($country2, case: "the") }.
wait-window-card-resolved = { CAP(NAME($seat, case: "the")) } dönt: { NAME($country, case: "the") } végrehajtotta a lapját ({ NAME($card) }).
wait-window-response-laid = { CAP(NAME($seat, case: "the")) } dönt: { NAME($country, case: "the") } reakciókártyát tett le.

window-turn-start = { CAP(NAME($country, case: "the")) } köre kezdődik.
window-supply-start = { CAP(NAME($country, case: "the")) } utánpótlási fázisa kezdődik.
window-battle-declared = { CAP(NAME($country, case: "the")) } megtámadja { THE($space, case: "at") } álló { NAME($country2, case: "adj") } egységet.
window-battle-declared-empty = { CAP(NAME($country, case: "the")) } üres területen csatázik: { NAME($space) }.
window-removal-pending = { CAP(THE($space, case: "at")) } álló { NAME($country2, case: "adj") } egység lekerülne a tábláról.
window-removed = { CAP(THE($space, case: "at")) } álló { NAME($country2, case: "adj") } egység lekerült a tábláról.
window-battle-after = { CAP(NAME($country, case: "the")) } megtámadta { THE($space, case: "at") } álló { NAME($country2, case: "adj") } egységet.
window-battle-after-empty = { CAP(NAME($country, case: "the")) } üres területen csatázott: { NAME($space) }.
window-built = { CAP(NAME($country, case: "the")) } épített { NAME($space, case: "in") }.
window-recruited = { CAP(NAME($country, case: "the")) } toborzott { NAME($space, case: "in") }.
window-ew-declared = { CAP(NAME($country, case: "the")) } kijátszotta: { NAME($card) }. A célpont { NAME($country2, case: "the") }.
window-card-resolved = { CAP(NAME($country, case: "the")) } végrehajtotta: { NAME($card) }.
window-response-laid = { CAP(NAME($country, case: "the")) } reakciókártyát tett le.

step-setup = Felállítás
step-play = Kijátszás
step-supply = Utánpótlás
step-victory = Pontozás
step-discard = Dobás
step-draw = Húzás

## Amit tenni lehet

action-play = Kijátszás: { NAME($card) }
action-use = Felhasználás: { NAME($card) }
action-use-for = Felhasználás { NAME($space, case: "in") }: { NAME($card) }
action-build = { $sea ->
    [0] Sereg felállítása
   *[other] Flotta építése
} { NAME($space, case: "in") }
action-designate = A meglévő, { NAME($space, case: "at") } álló { $sea ->
    [0] sereg
   *[other] flotta
} számítson újnak: semmi sem kerül fel
action-designate-for = Nem építek: { THE($space, case: "at") } álló { $sea ->
    [0] seregem
   *[other] flottám
} számítson újnak, hogy használhassam ezt: { NAME($card) }
action-recruit = { CAP(NAME($country, case: "adj")) } { $sea ->
    [0] sereg
   *[other] flotta
} toborzása { NAME($space, case: "in") }
action-battle = Támadás { THE($space, case: "at") } álló { NAME($country, case: "adj") } { $sea ->
    [0] sereg
   *[other] flotta
} ellen
action-battle-empty = Csata üres területen: { NAME($space) }
action-eliminate = Levétel: { THE($space, case: "at") } álló { NAME($country, case: "adj") } { $sea ->
    [0] sereg
   *[other] flotta
}
action-protect = { CAP(THE($space, case: "at")) } álló { NAME($country, case: "adj") } { $sea ->
    [0] sereg
   *[other] flotta
} védelme
action-target = Célpont: { NAME($country) }
action-choose-discard = { $number } lap eldobása a húzópakliból
action-choose-discard-points = { $number } lap eldobása; a hiányzó lapok miatt { $points } győzelmi pont elvész
action-choose-withdraw = { CAP(THE($space, case: "at")) } álló { $sea ->
    [0] sereg
   *[other] flotta
} levétele
action-lift = { CAP(THE($space, case: "at")) } álló { $sea ->
    [0] sereg
   *[other] flotta
} felvétele
action-strike = A státuszkártya eldobása: { NAME($card) }
action-point = { CAP(ART($number)) } { $number }. lefordított lap eldobása
action-put-under = A húzópakli aljára: { NAME($card) }
action-lay = A húzópaklira: { NAME($card) }
action-give = Eldobom: { NAME($card) }
action-pay = Kifizetem az árát
action-pay-points = Az ár kifizetése; a hiányzó lapok miatt { $points } győzelmi pont elvész
action-discard = Eldobom hatás nélkül: { NAME($card) }
action-put-away = Eldobom: { NAME($card) }
action-skip-build = Kihagyom az építést
action-skip-build-lost = Nem építek, és a lap is elvész
action-skip-build-rest = Nem építek többet
action-skip-recruit = Kihagyom a toborzást
action-skip-recruit-lost = Nem toborzok, és a lap is elvész
action-skip-recruit-rest = Nem toborzok többet
action-skip-fight = Kihagyom a csatát
action-skip-fight-lost = Nem csatázok, és a lap is elvész
action-skip-fight-rest = Nem csatázok többet
action-skip-eliminate = Nem veszek le egységet
action-skip-eliminate-lost = Nem veszek le egységet, és a lap is elvész
action-skip-eliminate-rest = Nem veszek le több egységet
action-skip-rebuild = Nem veszek fel egységet
action-skip-strike = Semmit sem dobok el
action-skip-play-from = Semmit sem játszom ki
action-skip-play-from-paid = Semmit sem játszom ki, és elvész, amit fizettem
action-skip-under = Megtartom ezeket a lapokat
action-skip-pay = Nem fizetek
action-decline = Minden egységem marad
action-done = Megtartom ezeket, és húzok
action-pass = Passz
action-withdraw = A saját, { NAME($space, case: "at") } álló { $sea ->
    [0] sereged
   *[other] flottád
} levétele a tábláról

mark-cost = ára { $number } lap
mark-points = és a hiányzó lapok miatt { $number } győzelmi pont
mark-end = a lépés vége
mark-place = új egység
mark-attack = támadás
mark-spare = ha akarod
mark-aside = csak ha ragaszkodsz hozzá
mark-candidate = üres
mark-withdraw = saját egység levétele
mark-plan = titokban
mark-unsupplied = nem ellátott
mark-leaving = az utánpótlási fázisban lekerül
mark-protected = ebben a körben nem vehető le
mark-star = utánpótlási terület
mark-scores = minden körében, a Pontozáskor { $number } pontot hoz itt
mark-home = induló terület
mark-strait = szoros
mark-basic = alapkártya
mark-submarines = tengeralattjárók
mark-bomber = bombázók
mark-build-army = Seregállítás
mark-build-navy = Flottaépítés
mark-land-battle = Szárazföldi csata
mark-sea-battle = Tengeri csata
mark-event = Esemény
mark-status = Státusz
mark-response = Reakció
mark-economic-warfare = Gazdasági hadviselés

card-kind-build-army = Seregállítás
card-kind-build-navy = Flottaépítés
card-kind-land-battle = Szárazföldi csata
card-kind-sea-battle = Tengeri csata
card-kind-event = Esemény
card-kind-status = Státusz
card-kind-response = Reakció
card-kind-economic-warfare = Gazdasági hadviselés

# Olyan lap fölött, amelynek szövege a gazdájához szól
card-of = Ez { NAME($country, case: "the") } lapja: neki szól.

## Zónák, sávok, helyek, táblák

zone-hand = Kéz
zone-aside = Félretéve
zone-status = Státuszkártyák
zone-responses = Reakciók
zone-deck = Húzópakli
zone-top = Ismert lapok a pakli tetején
zone-bottom = Ismert lapok a pakli alján
zone-discard = Dobópakli

track-turn = Forduló
track-points = Győzelmi pont
track-plus = Jelölő

leaving-chain = { CAP(THE($space, case: "at")) } álló { NAME($country, case: "adj") } { $sea ->
    [0] sereget
   *[other] flottát
} nem köti össze lánc egy utánpótlási területtel: az utánpótláskor lekerül.
leaving-base = { CAP(THE($space, case: "at")) } álló { NAME($country, case: "adj") } flotta mellett nincs baráti sereg{ $sea ->
    [0] .
   *[other] : az utánpótláskor lekerül.
}

## Tények

fact-land = Szárazföld: egy csapat minden országának egy-egy serege állhat itt.
fact-sea = Tenger: egy csapat minden országának egy-egy flottája állhat itt.
fact-star = Csillag, vagyis utánpótlási terület: akinek serege áll itt, minden körében, a Pontozáskor 2 pontot kap, vagy 1-et, ha egy szövetségese is itt áll. Ez a sereg látja el utánpótlással az országnak azokat az egységeit, amelyeket saját egységekből álló lánc köt hozzá.
fact-home = { CAP(NAME($country, case: "the")) } induló területe: amíg ellenséges sereg áll itt, ez az ország nem kap pontot. Akinek a csapata két ellenséges induló területen tart sereget, azonnal győz.
fact-strait = { NAME($strait) }: { NAME($space) } és { NAME($space2) } között; ha üres, { THE($side, case: "dat") } van nyitva.
fact-adjacent = Szomszédai: { LIST($spaces, kind: "space") }.

## A játék vége

ending-homes = { CAP(THE($side)) } győztek: seregeik két ellenséges induló területen állnak ({ $number } : { $number2 } pont).
ending-points = { CAP(THE($side)) } győztek, { $number } : { $number2 } ponttal.
ending-last-round = Az utolsó forduló után { THE($side) } győztek, { $number } : { $number2 } ponttal.
ending-tie = Az utolsó forduló után egyenlő az állás ({ $number } : { $number2 }): { THE($side) } győztek.
ending-lead = { CAP(THE($side)) } legalább 30 pontos előnnyel győztek, { $number } : { $number2 }.

## Beállítások

setting-players = Játékosok
setting-players-6 = hatan: mindenkinek egy ország
setting-players-2 = ketten: mindenkinek egy csapat
setting-players-3 = hárman
setting-players-4 = négyen
setting-players-5 = öten
setting-tournament_victory = Versenyszabály a győzelemre
setting-tournament_victory-false = nem
setting-tournament_victory-true = a forduló végén 30 pont előny is győzelem
setting-published_pieces = Német flották
setting-published_pieces-false = öt, a szabálykönyv szerint
setting-published_pieces-true = három, nyilvános források szerint

## Miért nem?

vain-build = Nincs hová { $sea ->
    [0] sereget
   *[other] flottát
} építened: semmi sem változna.
vain-build-first = Nincs melletted szabad szárazföld: előbb flotta kell ({ LIST($spaces, kind: "space") }).
vain-battle = Nincs ellenséges { $sea ->
    [0] sereg
   *[other] flotta
} az ellátott egységeid mellett.
vain-unsupplied = Oda nem ér el az utánpótlás: a { $sea ->
    [0] sereg
   *[other] flotta
} még ebben a körben, az utánpótláskor lekerülne a tábláról.
vain-no-piece = Nincs { $what ->
    [army] sereged
    [navy] flottád
   *[piece] egységed
} { $where ->
    [in] itt
    [beside] emellett
   *[at] itt vagy emellett
}: { NAME($space) }. Csak eldobni lehet.
vain-too-far = Nincs sereged tengelyhatalom induló területének { $number } területnyi közelében: csak eldobni lehet.
why-not-asked = Most nem te döntesz, hanem { NAME($seat, case: "the") }.
why-over = A játék véget ért.
why-no-such-thing = Ilyen nincs ebben a játékban.
why-wrong-moment = Ez most nem tehető meg. Soron van: { NAME($phase) }.
why-not-in-hand = Nincs a kezedben: { NAME($card) }.
why-not-on-table = Nincs előtted az asztalon: { NAME($card) }.
why-not-yours = { NAME($card) }: a lap gazdája { NAME($country, case: "the") }.
why-requirement = Nem teljesül az előfeltétele, csak eldobható: { NAME($card) }.
why-used = Ebben a körben már felhasználtad: { NAME($card) }.
why-not-now = Ez a lap más pillanatra szól, a szövege megmondja, mikorra: { NAME($card) }.
why-no-effect = Most nem lenne hatása: { NAME($card) }.
why-not-its-place = { NAME($card) }: a lap nem erre a területre szól: { NAME($space) }.
why-wrong-kind = { NAME($space) }: { $sea ->
    [0] szárazföld, csak sereg állhat rajta
   *[other] tenger, csak flotta állhat rajta
}.
why-enemy-there = Ellenséges egység áll itt: { NAME($space) }.
why-own-there = Saját egységed áll itt: { NAME($space) }.
why-mate-there = A csapatod egysége áll itt: { NAME($space) }.
why-no-reserve = Nincs több elérhető { $sea ->
    [0] sereged
   *[other] flottád
}.
why-kept-pieces = { CAP(NAME($country, case: "the")) } tartalékában nincs több { $sea ->
    [0] sereg
   *[other] flotta
}, és a táblán lévőket megtartotta.
why-not-adjacent = Nincs ellátott egységed e terület mellett: { NAME($space) }.
why-no-base = Itt nem lenne baráti sereg a flotta mellett: { NAME($space) }.
why-no-piece = Nincs ilyen egység itt: { NAME($space) }.
why-name-target = Ellenség áll itt, nevezd meg, kivel csatázol: { NAME($space) }.
why-not-target = A lap nem ez ellen az ország ellen szól: { NAME($country) }.
why-not-met-for = Erre az országra nem teljesül a lap előfeltétele: { NAME($country) } ({ NAME($card) }).
why-not-defended = { NAME($card) } nem védi ennek az országnak az egységeit: { NAME($country) }.
why-not-supplied = Az itt álló egység nem ellátott: { NAME($space) }.
why-nothing-beside = { NAME($card) }: nincs olyan egység e terület mellett, amilyet a lap megkíván: { NAME($space) }.
why-protected = Ebben a körben nem vehető le: { NAME($space) }.
why-strait-closed = A tengerszoros ({ NAME($space2) }) zárva van a csapatod előtt, ezért onnan nem érhető el: { NAME($space) }.
why-must-play = Amíg van lapod, egyet ki kell játszanod vagy el kell dobnod.
why-not-among = Nincs azok között a lapok között, amelyek onnan kijátszhatók: { NAME($card) }.
why-other-type = Most nem ilyen fajtájú lap játszható ki: { NAME($card) }.
why-not-looked-at = Nincs a megnézett lapok között: { NAME($card) }.
why-used-elsewhere = Most használható, de nem ott: { NAME($card) }.
why-responses-only = Ez a lap nem dobat el státuszkártyát: { NAME($card) }.
why-not-on-their-table = Nem fekszik nyíltan az asztalán ({ NAME($country) }): { NAME($card) }.
why-no-response = Nincs ilyen választható, lefordított reakciókártyája ({ NAME($country) }, összesen { $number }).
why-no-choice = Ez a lap nem ad ilyen választást: { NAME($card) }.
why-not-to-lift = Az itteni egységet már újra felépítetted, vagy nem olyan fajta: { NAME($space) }.

# Húsz fordulóból áll a játék; a kör egy országé.
game-turn = { $number }. forduló / { $of }
seat-now = Most lép
seat-next = Következik
seat-help = Ennyi pontot kapna az ország a következő Pontozáskor; ennyi lap van a kezében, ennyi a húzópaklijában és ennyi a dobópaklijában.
seat-income = körönként +{ $number }
game-turns = kb. { $count } forduló

## Mi következik egy lépésből
sheet-unless = Ha egyetlen lap sem akadályozza meg:
sheet-card = { NAME($card) }: itt használható
sheet-then = Eredmény:
sheet-if-freed = Ha { NAME($country, case: "the") } leveszi hozzá egy egységét a tábláról:
sheet-wins = Ezzel { THE($side) } győznek.
term-battled = { CAP(THE($space, case: "at")) } álló { NAME($country, case: "adj") } { $sea ->
    [0] sereg
   *[other] flotta
} lekerül a tábláról
term-eliminated = { CAP(THE($space, case: "at")) } álló { NAME($country, case: "adj") } { $sea ->
    [0] sereg
   *[other] flotta
} lekerül a tábláról
term-withdrawn = { CAP(THE($space, case: "at")) } álló { NAME($country, case: "adj") } { $sea ->
    [0] sereg
   *[other] flotta
} lekerül a tábláról
term-built = { CAP(NAME($country, case: "adj")) } { $sea ->
    [0] sereg áll fel
   *[other] flotta épül
} { NAME($space, case: "in") }
term-recruited = { CAP(NAME($country, case: "the")) } { $sea ->
    [0] sereget toboroz
   *[other] flottát toboroz
} { NAME($space, case: "in") }
term-cut-off = { CAP(THE($space, case: "at")) } álló { NAME($country, case: "adj") } { $sea ->
    [0] sereg
   *[other] flotta
} utánpótlás nélkül marad: a saját köre utánpótlásakor lekerül
term-fed = { CAP(THE($space, case: "at")) } álló { NAME($country, case: "adj") } { $sea ->
    [0] sereg
   *[other] flotta
} ismét ellátott
term-stays = { CAP(THE($space, case: "at")) } álló { NAME($country, case: "adj") } { $sea ->
    [0] sereg
   *[other] flotta
} védett, ezért a táblán marad
fact-more-points = { NAME($country) }: +{ $number } a következő Pontozáskor
fact-fewer-points = { NAME($country) }: −{ $number } a következő Pontozáskor
term-next-points = { NAME($country) }

## A kártyák néhány szóban, ha a teljes szöveg nem fér el a kézben tartott lapon
short-ger-submarines-a = Ha egységed van az Északi-tengeren vagy mellette, Anglia 3 lapot dob el a paklijából, te 1 pontot kapsz.
short-ger-submarines-b = A Szovjetunió 2 lapot dob el a paklijából, vagy 5-öt, ha sereged áll Skandináviában. Te 1 pontot kapsz.
short-ger-submarines-c = Ha egységed van az Északi-tengernél, az USA 3 vagy 5 lapot dob el a paklijából, te 1 pontot kapsz.
short-ger-v-weapons = Ha sereged áll az Északi-tenger partján, Anglia 2 lapot dob el a paklijából, te 2 pontot kapsz.
short-ger-broad-front = Vívj legfeljebb három szárazföldi csatát a seregeid mellett álló szovjet seregek ellen.
short-ger-autobahn = A seregeidet egyenként leveheted a tábláról, és ahol lehet, újra felállíthatod.
short-ger-atlantic-wall = Aki Nyugat-Európában tengelyhatalmi sereg ellen csatázik, azzal eldobathatsz 3 lapot a paklijából.
short-ger-bias-for-action = Körönként egyszer, seregállítás után 1 eldobott paklilapért csatázhatsz a sereg mellett.
short-ger-blitzkrieg = Körönként egyszer, szárazföldi csata után 1 eldobott paklilapért sereget állíthatsz oda, ha üres.
short-ger-conscription = Kijátszás helyett eldobhatsz 2 lapot a paklidból, és kijátszhatsz egy Seregállítást a dobópaklidból.
short-ger-dive-bombers = Körönként egyszer, szárazföldi csata után 1 eldobott paklilapért csatázhatsz ott vagy mellette.
short-ger-jet-fighters = Aki Németország ellen gazdasági hadviselést játszik ki, azzal eldobathatsz 3 lapot a saját paklijából.
short-ger-superior-planning = A köröd elején megnézheted húzópaklid felső 3 lapját, és tetszőleges sorrendben visszateheted őket.
short-ger-swedish-iron-ore = Pontozáskor 1 pontot kapsz a balti-tengeri flottádért, 2-t, ha Skandináviában sereged is áll.
short-ger-volkssturm = A Szárazföldi csata lapjaiddal mindig levehetsz egy Németországban álló ellenséges sereget.
short-ger-wolf-packs = Ha a tengely Tengeralattjárókat játszik ki, a célpont 1 vagy 2 lappal többet dob el.
short-uk-malta-submarines = Németország és Olaszország is eldob 2 lapot a paklijából, vagy leveszi a földközi-tengeri flottáját.
short-uk-destroyers = Bármikor: egy ellátott sereged melletti ellátott angol vagy amerikai flotta ebben a körben nem vehető le.
short-uk-raf = Bármikor: egy ellátott északi-tengeri flotta vagy egy angliai sereg ebben a körben nem vehető le.
short-uk-rationing = Kijátszás után 1 kézből eldobott lapért a kijátszottat a húzópaklid aljára teheted.
short-uk-resistance = Kijátszás helyett eldobhatsz 2 lapot a kezedből, és csatázhatsz Nyugat-Európában vagy Olaszországban.
short-uk-royal-navy = Körönként egyszer, tengeri csata után 2 kézből eldobott lapért csatázhatsz ott vagy mellette.
short-jpn-china-offensive = Kínai, szecsuani vagy délkelet-ázsiai csatád után állíts fel egy sereget ott, majd a másik kettő egyikén.
short-jpn-fall-of-singapore = Délkelet-ázsiai csatád után vedd le az ellenség egy flottáját a Dél-kínai-tengerről, és toborozz oda.
short-jpn-kwantung-army = Bármikor: egy ellátott kínai, szecsuani vagy vlagyivosztoki sereged ebben a körben nem vehető le.
short-jpn-operation-ketsu-go = Bármikor: egy tengelyhatalmi egység Japánban vagy a Japán-tengeren ebben a körben nem vehető le.
short-jpn-forward-bases = Kapsz 1-1 pontot a Hawaiin, a Csendes-óceáni Északnyugaton és az Új-Zélandon álló seregedért.
short-sov-trans-siberian = Az egységeidet egyenként leveheted a tábláról, és ahol lehet, újra felépítheted.
short-sov-frontal-assault = Körönként egyszer, szárazföldi csata után 2 kézből eldobott lapért csatázhatsz ott vagy mellette.
short-sov-guards = Kijátszás helyett eldobhatsz 2 lapot a kezedből, és kijátszhatsz egy Seregállítást a dobópaklidból.
short-sov-stavka-artillery = Szárazföldi csata után 1 eldobott paklilapért levehetsz onnan minden ellenséges sereget.
short-ita-regia-marina = Ha flottád áll a Földközi-tengeren, Anglia 1 lapot dob el a paklijából, te 2 pontot kapsz.
short-ita-bravado = Kijátszás helyett eldobhatsz 3 lapot a kezedből, és kijátszhatsz egy Szárazföldi csatát a dobópaklidból.
short-ita-impero-italiano = Kapsz 1-1 pontot Észak-Afrikáért, Afrikáért és a Közel-Keletért, ha olasz vagy német sereg áll ott.
short-usa-bombers = Ha van sereged legfeljebb 3 területre egy tengelyhatalom induló területétől, az 4 paklilapot dob el.
short-usa-heavy-bombers = Ha van sereged legfeljebb 2 területre egy tengelyhatalom induló területétől, az 5 paklilapot dob el.
short-usa-firestorm-bombers = Ha van sereged legfeljebb 1 területre egy tengelyhatalom induló területétől, az 6 paklilapot dob el.
short-usa-lend-lease = Anglia kijátszhat egy lapot, és húz egyet. 3 eldobott paklilapért ez a lap visszakerül a paklidra.
short-usa-magic = Válassz egy japán státuszkártyát vagy egy lefordított japán reakciókártyát: a dobópakliba kerül.
short-usa-theater-shift = Az egységeidet egyenként leveheted a tábláról, és ahol lehet, újra felépítheted.
short-usa-aircraft-carriers = Körönként egyszer, tengeri csata után 1 eldobott paklilapért flottát építhetsz oda.
short-usa-amphibious-landings = Ellátott flottád melletti szárazföldi csata után 1 eldobott paklilapért sereget állíthatsz oda.
short-usa-flexible-resources = Kijátszás helyett eldobhatsz 4 lapot a paklidból, és bármit kijátszhatsz a dobópaklidból.
short-usa-radar = Amikor egy flottád lekerülne a tábláról, eldobhatod húzópaklid felső 3 lapját, és a flotta marad.

## Ami magáról nem mond semmit

about-marker-strait = Tengerszoros: két tengert köt össze annak, aki a mellette fekvő földet tartja.
about-marker-supply = Kisebb csillag, lap által létrehozott utánpótlási terület: csak ennek az országnak ad utánpótlást és pontot.
about-kind-army = Sereg: szárazföldi területet foglal el. Utánpótlás kell neki, és sosem mozog: lapokkal kerül fel és le.
about-kind-navy = Flotta: tengeri területet foglal el. Utánpótlás kell neki, és sosem mozog: lapokkal kerül fel és le.
about-terrain-land = Szárazföld: országonként egy sereg állhat itt.
about-terrain-sea = Tenger: országonként egy flotta állhat itt.
about-zone = Ennek az országnak a lapjai; a szám mondja meg, hány van.

# What a hint expects of an action, beside another

prospects = e forduló végéig
prospect-own-income = { $way ->
    [gain] a csapatod ezentúl körönként { $amount } ponttal többet kap
    [loss] a csapatod ezentúl körönként { $amount } ponttal kevesebbet kap
    [more] a csapatod körönként { $amount } ponttal többet kap
   *[fewer] a csapatod körönként { $amount } ponttal kevesebbet kap
}
prospect-enemy-income = { $way ->
    [gain] az ellenség ezentúl körönként { $amount } ponttal többet kap
    [loss] az ellenség ezentúl körönként { $amount } ponttal kevesebbet kap
    [more] az ellenség körönként { $amount } ponttal többet kap
   *[fewer] az ellenség körönként { $amount } ponttal kevesebbet kap
}
prospect-own-laid = { $way ->
    [gain] a csapatodnak { $amount } tartósan működő lapja lesz
    [loss] a csapatod { $amount } működő lapot veszít
    [more] a csapatodnak { $amount } lappal több működik az asztalon
   *[fewer] a csapatodnak { $amount } lappal kevesebb működik az asztalon
}
prospect-enemy-cards = { $way ->
    [gain] az ellenség { $amount } lapot nyer
    [loss] az ellenség { $amount } lapot veszít
    [more] az ellenségnek { $amount } lappal több marad
   *[fewer] az ellenségnek { $amount } lappal kevesebb marad
}
prospect-own-points = { $way ->
    [gain] a csapatod { $amount } pontot szerez
    [loss] a csapatod { $amount } pontot veszít
    [more] a csapatodnak { $amount } ponttal többje lesz
   *[fewer] a csapatodnak { $amount } ponttal kevesebbje lesz
}
prospect-enemy-points = { $way ->
    [gain] az ellenség { $amount } pontot szerez
    [loss] az ellenség { $amount } pontot veszít
    [more] az ellenségnek { $amount } ponttal többje lesz
   *[fewer] az ellenségnek { $amount } ponttal kevesebbje lesz
}
prospect-own-pieces = { $way ->
    [gain] a csapatod { $amount } egységet nyer
    [loss] a csapatod { $amount } egységet veszít
    [more] a csapatodnak { $amount } egységgel többje lesz
   *[fewer] a csapatodnak { $amount } egységgel kevesebbje lesz
}
prospect-enemy-pieces = { $way ->
    [gain] az ellenség { $amount } egységet nyer
    [loss] az ellenség { $amount } egységet veszít
    [more] az ellenségnek { $amount } egységgel többje lesz
   *[fewer] az ellenségnek { $amount } egységgel kevesebbje lesz
}

# Jelek a jelmagyarázatban

legend-star = Csillag, vagyis utánpótlási terület: az innen induló lánc látja el az egységeket, és körönként 2 pontot hoz, vagy 1-et, ha szövetséges is áll itt.
legend-strait-axis = Tengerszoros, amely most a tengelyhatalmaknak van nyitva.
legend-strait-allies = Tengerszoros, amely most a szövetségeseknek van nyitva.
legend-fed = Az utánpótlás térképrétegén: ellátott egység; a korong az a csillag, ahonnan a lánca indul.
legend-unsupplied = Nincs utánpótlása.
legend-leaving = Nincs utánpótlása: ebben a körben, az utánpótláskor lekerül a tábláról.
legend-protected = Védett: ebben a körben nem vehető le a tábláról.
