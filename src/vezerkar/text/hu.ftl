# Egyik játékhoz sem tartozó szavak: a szöveges felület. Magyar.

## Az asztal szövegben

table-title = { $game }: { $scenario }
table-seed = A véletlen magja { $seed } (ugyanez a játszma a --seed kapcsolóval játszható újra).
table-you = A te oldalad: { $seats }. Az ellenfeled: { $opponent }. A `help` felsorolja, mit írhatsz be.
table-loaded = A jegyzőkönyv visszajátszva { ART($steps) } { $steps }. lépésig.
table-your-hand = A kezed
table-hidden = { $name }: { $count }
table-counted = { $name } ×{ $count }
table-track = { $name }: { $value }
table-track-of = { $name }: { $value } / { $most }
table-track-side = { $name } ({ $side }): { $value }
table-track-side-of = { $name } ({ $side }): { $value } / { $most }
table-dice = Az utolsó dobás: { $dice }.
table-legend-terrain = Terep:
table-legend-units = Egységek (a betű mögött a figurák száma):
table-legend-sides = Oldalak:
table-legend-signs = Jelek:
table-legend-places = Helyek:
table-sign-objective = cél
table-sign-impassable = járhatatlan
table-sign-exit = kijárat
table-sign-ordered = parancsot kapott
table-sign-named = megnevezett célpont
table-legend-line = { $sign }  { $name }
table-legend-fact = { $sign }  { $name }: { $facts }
table-steps = Lépés: { $steps }
table-option = { $number }) { $text }
table-only-option = Csak egy lehetőség van: { $text }
table-choose = Válassz:
table-no-options = Nincs mit választani.

## Válaszok

answer-bad-number = Nincs { $number }. lehetőség; a lehetőségek száma { $most }.
answer-not-understood = „{ $text }” se nem lehetőség, se nem parancs; a `help` felsorolja őket.
answer-refused = Ez nem lehetséges: { $text }
answer-possible = „{ $action }” most lehetséges.
answer-no-reason = „{ $action }” nincs a lehetőségek között.
answer-undone = { $count } lépés visszavonva.
answer-no-undo = Nincs mit visszavonni: az utolsó lépésben a véletlennek vagy másnak is része volt.
answer-no-odds = Ebben a véletlennek nincs szerepe.
answer-odds-dice = { $count } kocka
answer-odds-line = { $value }  { $text }
answer-odds-hits = Eltalált figurák: { $list }.
answer-odds-share = { $number }: { $percent }%
answer-odds-result = { $percent }%  { $text }
answer-saved = A játszma mentve ide: { $file }.
answer-no-rule = Nincs ilyen szabály: „{ $text }”.
answer-not-saved = A játszma nem menthető ide: { $file }.
answer-language = Mostantól magyarul beszélek.
answer-no-log = Még semmi sem történt.
answer-no-entry = Nincs mit mondani erről: „{ $text }”.
answer-usage = Így írd be: { $usage }
answer-ended = A bemenet véget ért; a játszma itt megáll.
answer-goodbye = Viszlát!
answer-rules = Szabályok: { $rules }.

## Súgó

help-number = <szám>             az ennyiedik lehetőség választása
help-notation = <lépés>            egy lehetőség a jelölésével, például: play recon_left
help-undo = undo               az utolsó lépés visszavonása, amíg semmi új nem derült ki
help-why = why <lépés>        miért nem lehetséges egy lépés
help-odds = odds <szám>        mit tehet a véletlen egy lehetőséggel
help-board = board              a tábla kirajzolása
help-log = log                mi történt eddig
help-rules = rules <azonosító>  egy szabály, például: rules M44-4.3
help-about = about <dolog>      mit tud egy kártya, terep vagy egységfajta
help-save = save <fájl>        a játszma mentése
help-lang = lang en|hu         nyelvváltás
help-quit = quit               felállsz az asztaltól

## Ellenfelek

opponent-random = véletlenszerű játékos
opponent-greedy = mohó játékos
opponent-search = előrelátó játékos
opponent-other = a számítógép ({ $name })

## Visszajátszás

replay-title = { $game }: { $scenario }, { $count } lépés.
replay-step = { $number }  { $text }
replay-at = { CAP(ART($number)) } { $number }. lépés után:
replay-result = Eredmény: { $text }
replay-unfinished = Eredmény: a játszma nem ért véget. { $text }
