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
table-action = { $number }) { $text }
table-only-action = Csak egy lehetőség van: { $text }
table-choose = Válassz:
table-no-actions = Nincs mit választani.

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
opponent-sight = ösztönös játékos
opponent-greedy = mohó játékos
opponent-search = előrelátó játékos
opponent-recruit = a számítógép (újonc)
opponent-sergeant = a számítógép (őrmester)
opponent-officer = a számítógép (tiszt)
opponent-general = a számítógép (tábornok)
opponent-other = a számítógép ({ $name })

## Visszajátszás

replay-title = { $game }: { $scenario }, { $count } lépés.
replay-step = { $number }  { $text }
replay-at = { CAP(ART($number)) } { $number }. lépés után:
replay-result = Eredmény: { $text }
replay-unfinished = Eredmény: a játszma nem ért véget. { $text }

## A kiszolgáló asztala: visszautasítások, hibák, a vége

outcome-resigned = Feladással ért véget. Vesztes: { THE($side) }.
refused-over = A mérkőzésnek vége.
refused-not-begun = A mérkőzés még nem kezdődött el.
refused-not-yours = Ez a hely másé.
refused-curtain = Most a másik játékos nézheti az asztalt.
refused-turn = Most nem ez a hely van soron.
refused-illegal = Ez itt nem lehetséges.
refused-notation = Ilyen lépés nincs ebben a játékban.
refused-action = Ezt nem lehet megtenni. Részletek (angolul): { $text }
refused-request = Ezt nem lehet megtenni. Részletek (angolul): { $text }
refused-known = Ez a lépés nem vonható vissza: azóta kiderült valami.
refused-no-consent = Ennél az asztalnál közös megegyezéssel sem lehet visszalépni.
refused-no-step = Nincs ilyen lépés, ahová vissza lehetne menni.
refused-nobody-asks = Senki sem kéri, hogy visszaléphessen.
refused-other-side = A másik félnek kell beleegyeznie.
refused-needed = Későbbi lépések épülnek erre; csak velük együtt vonható vissza.
refused-no-team = Senki más nem játszik a te oldaladon.
ask-confirm-turn = Ezzel a lépéssel véget ér a köröd. Befejezed?
choice-confirm-turn = Igen, befejezem a kört
choice-cancel-turn = Nem, visszalépek
refused-too-fast = Túl sok üzenet érkezett; várj egy kicsit.
refused-unreadable = A kiszolgáló nem értette, mit kér a lap.
refused-server = Hiba történt a kiszolgálón; feljegyeztük.
problem-server = Hiba történt a kiszolgálón; feljegyeztük.
problem-host = Ennek a kiszolgálónak nem ez a neve.
problem-too-fast = Túl sok kérés érkezett; várj egy kicsit.
problem-origin = A kérés egy másik lapról jött.
problem-too-big = Ez túl nagy; legfeljebb { $limit } bájt lehet.
problem-body = A kiszolgáló nem értette a kérést.
problem-input = Ezt nem lehet megtenni. Részletek (angolul): { $text }
problem-metrics = A mérőszámok csak a kiszolgáló gépén olvashatók.
problem-invitation = A meghívó már nem érvényes.
problem-taken = Ezt a helyet épp most foglalta el valaki más.
problem-host-only = Csak az indíthatja el, aki az asztalt megterítette.
problem-open-seats = Vannak még szabad helyek.
problem-no-table = Nincs ilyen asztal.
problem-record = A jegyzőkönyv a mérkőzés végén nyílik meg.
problem-no-address = Ezen a címen nincs semmi.
problem-name-taken = Ez a név már foglalt.
problem-login = Hibás a név vagy a jelszó.
level-recruit = Újonc
level-sergeant = Őrmester
level-officer = Tiszt
level-general = Tábornok

## Az oldal a böngészőben

page-home = Kezdőlap
page-close = Bezárás
page-cancel = Mégse
page-confirm = Megerősítés
page-more = Továbbiak
page-retry = Próbáld újra
page-search = Keresés
page-loading = Az asztal mindjárt készen áll.
page-no-server = A kiszolgáló nem válaszol. A játszmád megvan; próbáld meg kicsit később.
page-refused = A kiszolgáló ezt visszautasította.
page-no-game = Itt nincs ilyen játék.
page-lost = Ezen a címen nincs semmi.
page-settings = Beállítások
page-rules = Szabályok

## Az oldal: kezdőlap

page-games-loading = A játékok kirakása folyamatban.
page-players = { $count } játékos
page-games = Játékok
page-new-game = Új játszma
page-play-now = Játék most, a gép ellen
page-battles = { $count } csata
page-your-turn = Te jössz
page-running = Folyamatban
page-waiting = Játékosra vár
page-finished = Befejezett
page-no-tables = Még nincs asztalod. Fent indíthatsz egyet.
page-steps = { $count } lépés
page-you-are = A neved itt: { $name }.

## Az oldal: új asztal, várószoba

page-battle = Csata
page-your-side = A te oldalad
page-begins = kezd
page-opponent = Ellenfél
page-opponent-computer = A számítógép
page-opponent-link = Egy barát, meghívóval
page-opponent-here = Ketten ennél a képernyőnél
page-level = Erősség
page-table-settings = Az asztal szabályai
page-take-back = Visszavonás közös megegyezéssel
page-create = Asztal megterítése
page-seats = Helyek
page-you = te
page-somebody = Valaki
page-open-seat = Szabad hely
page-computer = Gép ({ $level })
page-invitation = Meghívó erre a helyre
page-copy = Másolás
page-copied = Kimásolva
page-sit = Leülök ide
page-start = Kezdés
page-start-waits = A játszma akkor kezdhető, ha minden hely foglalt.
page-host-starts = A játszmát az indítja, aki az asztalt terítette.

## Az oldal: az asztal

page-board = Tábla
page-side-panel = Helyek, leírás, napló
page-buttons = Választásaid
page-map-buttons = Térkép
page-map-sight = Rálátás
page-map-enemy = Az ellenség hatósugara
page-map-act = Mi tehet még valamit
page-overlays = Kérdések a tábláról
page-dice-tray = Kockák
page-turn = { $number }. kör
page-undo = { $count ->
    [1] Visszavonás
   *[other] Visszavonás ({ $count })
}
page-really = Biztosan befejezed?
page-reconnecting = Megszakadt a kapcsolat. Újracsatlakozás, { $count }. kísérlet.
page-stale = Az asztalon közben történt valami; most így áll.
page-replaying = Visszajátszás: { $ply }. lépés, összesen { $last }.
page-to-live = Vissza a játszmához
page-asks-undo = { CAP(NAME($seat)) }: visszaléphetünk ide: { $to }. lépés?
page-accept = Rendben
page-decline = Nem
page-only-you = Ezt csak te látod
page-present = jelen van
page-away = nincs itt
page-ready = kész
page-thinking = gondolkodik
page-cards = { $count } lap
page-hidden-card = Egy lap, hátlappal felfelé
page-score = { $score } pont, a cél { $target }
page-strength = erő { $strength } / { $full }
page-place = { $place }, { $terrain }.
page-place-bare = { $place }.
page-nothing-here = Itt most nincs mit választani.

## Az oldal: leírás

page-inspector = Leírás
page-inspector-empty = Mutass egy mezőre, bábura vagy kártyára.
page-pin = Rögzítés
page-odds = Esélyek
page-dice = { $count } kocka
page-hits = { $count } találat
page-percent = { $number }%
page-source-rulebook = A szabálykönyvből
page-source-published = Megjelent adat
page-source-reconstructed = Rekonstruált adat
page-source-mark-rulebook = R
page-source-mark-published = P
page-source-mark-reconstructed = X

## Az oldal: napló, csevegés, visszajátszás

page-tab-log = Napló
page-tab-chat = Csevegés
page-tab-table = Asztal
page-log = Napló
page-filter = Mely sorok
page-filter-all = Minden
page-filter-mine = Enyém
page-filter-theirs = Másoké
page-filter-rolls = Dobások
page-back-to-here = Vissza ez elé
page-barrier = Innen nem lehet egyszerűen visszalépni: a véletlennek vagy másnak is része volt benne.
page-new-lines = Új sorok
page-chat = Csevegés
page-chat-empty = Még senki sem szólt.
page-chat-say = Üzenet
page-send = Küldés
page-since = { $count } lépés az utolsó döntésed óta
page-play = Lejátszás
page-stop = Megállítás
page-replay = Visszajátszás
page-first = Az elejére
page-step-back = Egy lépést vissza
page-step-on = Egy lépést előre
page-live = élő
page-speed = Sebesség
page-view-as = Nézőpont
page-observer = néző
page-all-seeing = mindenki egyszerre
page-ask-undo = Kérem az utolsó lépés visszavonását
page-resign = Feladom
page-resign-really = Biztosan feladod?
page-result = Eredmény
page-sheet-peek = Leírás megnyitása
page-sheet-half = Napló és helyek megnyitása
page-sheet-full = Panel bezárása

## Az oldal: lehetőségek

page-actions = Minden lehetőségem
page-actions-filter = Keress, vagy írj be egy lépést
page-take = Ezt választom

## Az oldal: függöny, vége

page-curtain = Add át a gépet: { $name }
page-curtain-lift = { $name } vagyok, lássuk az asztalt
page-won = Győztes: { THE($side) }
page-drawn = Döntetlen
page-over = A játszma véget ért.
page-side = Oldal
page-points = Pont
page-pieces-left = Megmaradt egység
page-seed = A kockák magja: { $seed }
page-look-at-board = A tábla megtekintése
page-save-record = Jegyzőkönyv mentése
page-rematch = Visszavágó cserélt oldalakkal

## Az oldal: szabályok, beállítások, billentyűk

page-search-rules = Keresés a szabályokban
page-rules-found = { $count } szabály
page-ruling = Döntés:
page-example = Példa:
page-set-language = Nyelv
page-set-speed = A mozgás sebessége
page-set-speed-off = Mozgás nélkül
page-set-confirm = Kérdezzen rá kockadobás előtt
page-set-confirm-usual = Érintőképernyőn
page-set-confirm-always = Mindig
page-set-confirm-never = Soha
page-set-text = Betűméret
page-set-forced = A kényszerű lépéseket tegye meg helyettem
page-set-autopass = Passzoljon helyettem, ha nincs reakcióm
page-set-since = Magától játssza le, mi történt az utolsó köröm óta
page-set-contrast = Nagy kontraszt
page-keys = Billentyűk
page-keys-does = Mit csinál
page-keyname-left = Balra
page-keyname-right = Jobbra
page-keyname-up = Fel
page-keyname-down = Le
page-whole-pile = Az egész halom
page-offer = Ezek közül választhatsz
page-trays = A tábla mellett
page-key-primary = Fő gomb, vagy választás a kurzornál
page-key-back = Egy szinttel vissza
page-key-undo = Egy lépés visszavonása
page-key-undo-turn = Minden szabad lépés visszavonása
page-key-next = Következő, ami még tehet valamit
page-key-previous = Előző, ami még tehet valamit
page-key-next-anchor = Következő lehetséges hely
page-key-previous-anchor = Előző lehetséges hely
page-key-describe = Az állás leírása
page-key-describe-near = A környék leírása
page-key-keys = Billentyűk listája
page-key-actions = Minden lehetőségem
page-key-command-line = Parancssor
page-key-log = Ugrás a naplóra
page-key-pin = A leírás rögzítése
page-key-fold = Az oldalsó panel összecsukása
page-key-zoom-in = Nagyítás
page-key-zoom-out = Kicsinyítés
page-key-fit = Az egész tábla
page-key-left = Kurzor balra, visszajátszáskor egy lépést vissza
page-key-right = Kurzor jobbra, visszajátszáskor egy lépést előre
page-key-up = Kurzor fel
page-key-down = Kurzor le
page-key-pan-left = A térkép mozgatása, visszajátszáskor egy kört vissza
page-key-pan-right = A térkép mozgatása, visszajátszáskor egy kört előre
page-key-pan-up = A térkép mozgatása
page-key-pan-down = A térkép mozgatása
page-key-hide-hand = A kezem elrejtése
page-key-play = A visszajátszás indítása
page-key-first = A játszma elejére
page-key-last = A jelenhez
page-key-digit = Az ennyiedik gomb vagy kártya
page-key-hold-act = Lenyomva: mi tehet még valamit
page-key-hold-sight = Lenyomva: rálátás
page-key-hold-enemy = Lenyomva: az ellenség hatósugara
page-key-hold-bare = Lenyomva: a térkép bábuk nélkül
page-key-toggle-zoc = Ellenőrzési zónák
page-key-toggle-supply = Utánpótlás
page-key-toggle-control = Birtoklás
page-key-toggle-coordinates = Koordináták
page-key-toggle-last = Legutóbbi lépések

## Az oldal: táblák, amelyeket egy játék kitölthet

page-agenda = Végrehajtási sorrend
page-arrive = { $count } egység érkezik
page-leave = { $count } egység távozik
page-turn-track = Fordulósáv
page-choose = Választom
page-nothing = Itt nincs semmi.
page-codes = Mit jelentenek a rövidítések
page-discards = Dobott lapok: { $count }
page-open-cards = { $count } nyílt lap
page-pile-of = pakli { $count }
page-hands = Kezek
page-tab-hand = Kéz
page-tab-pile = Húzópakli
page-tab-discard = Dobópakli
page-hand-all = Minden lap
page-hand-filter = Mely lapok
page-hand-payable = Amit ki tudok fizetni
page-hand-playable = Amit most kijátszhatok
page-less = Kevesebb
page-more-of = Több
page-split = Elosztandó
page-lock = Kész, lezárom a tervet
page-plan = Terv
page-planning = tervez
page-stock = még elhelyezhető
page-slot = { $number }. kártyahely
page-sheet = Számítás
page-unknown = még nem ismert
page-percent-range = { $low }–{ $high }%
page-window = Várakozás lehetséges reakciókra.
page-window-asked = most dönt
page-window-passed = passzolt
page-special-rules = A csata különleges szabályai

## Az oldal: visszavonás, napló, szabályok a tábla mellett

page-undo-really = Valóban visszavonod mindet ({ $count })?
page-undo-list = Visszavonható lépések
page-undo-reach = Szabadon visszaléphetsz az utolsó kockáig, felfedett lapig vagy más játékos döntéséig.
page-undo-this = Visszavonom
page-undo-from = Ezt és { $count } későbbi lépést
page-undo-alone = Csak ezt
page-undo-all = Mindet visszavonom
page-final = Nem vonható vissza
page-fight = A harc részletei
page-steps-taken-back = { $count } visszavont lépés
page-look-at-moment = A tábla ennyi lépés után: { $ply }
page-copy-moment = E pillanat címének másolása
page-rule = { $rule } szabály
page-chapters = Fejezetek
page-no-rule = Egyik szabályban sincs meg minden keresett szó.
page-asked-undo = Visszavonást kértél
page-tab-rules = Szabály
page-tab-plans = Tervek
page-tab-results = Táblázatok
page-tab-accounts = Készletek
page-filter-combat = Harc
page-filter-cards = Kártyák
page-filter-moves = Mozgás
page-filter-supply = Utánpótlás
page-filter-economy = Gazdaság
page-filter-air = Légierő
page-compare = Két választás egymás mellett
page-pinned = Rögzítve:
page-compared = Összevetve:

## Az oldal: asztal egy pillanatból

page-from-here = Innen játszom
page-from-here-note = Saját asztal, amely { ART($ply) } { $ply }. lépés után folytatódik. Maga a játszma nem változik.
page-from-here-guess = Saját asztal, ahogyan te ismered a játszmát { ART($ply) } { $ply }. lépés után; ami rejtve van előtted, azt újraosztjuk. Maga a játszma nem változik.
page-open-record = Jegyzőkönyv vagy állás megnyitása
page-bad-file = Ez a fájl nem olvasható jegyzőkönyvként vagy állásként. Részletek (angolul): { $text }
problem-copy = Ezt a játszmát akkor lehet lemásolni, ha véget ért.
problem-shared = Ahol többen ülnek egy képernyőnél, ott nem játszhat program.

## Az oldal: tanács, áttekintés, jegyzet, programok

page-hint = Tanács
page-hint-ask = Mit tenne itt a tábornok?
page-hint-waits = Gondolkodik.
page-hint-of = { $level }:
page-hint-only = Más nem jöhet szóba.
page-hint-better = Utána az esély kb. { $chance }, a következő legjobb választás után { $other }.
page-hint-close = Utána az esély kb. { $chance }; más választás is majdnem ilyen jó.
page-hint-trust = Itt egy körnél messzebbre lát; utána az esély kb. { $chance }.
page-hints = A gép adhat tanácsot
page-hints-note = Emberek között csak közös megegyezéssel: aki leül, beleegyezik.
page-gives-up = { CAP(NAME($seat)) }: feladom, ha elfogadod.
page-accept-win = Elfogadom
page-play-on = Játsszunk tovább
page-chances = Az esélyek alakulása
page-chance-here = { $ply }. lépés után: { $side } { $chance }
page-chance-note = Ahogyan a gép látja, minden lapot ismerve. Kattintásra a tábla azt a pillanatot mutatja.
page-luck = Szerencse
page-luck-of = szerencse: { $luck }
page-choices = Döntések
page-turning-chance = { $side } { $change } (szerencse: { $luck }, döntések: { $choices }), { $from }–{ $to }. lépés
page-reviewing = A játszma áttekintése folyamatban.
page-tab-notes = Jegyzet
page-notes-hint = Amit ennél az asztalnál meg akarsz jegyezni
page-notes-kept = Ehhez a helyhez megőrizve.
page-notes-keeping = Még nincs megőrizve.
page-curtain-code = Négy számjegy
page-lock-code = A függönyöm kódja (négy számjegy)
page-lock-on = Lezárom
page-lock-off = Leveszem a kódot a függönyömről
page-program = Program játszik helyettem
page-program-note = Kulcs birtokában egy program játszhat a helyeden ennek az asztalnak a csatornáján.
page-program-make = Kulcsot kérek
page-program-again = Új kulcsot kérek
page-program-end = A kulcs érvénytelenítése
page-program-once = A kulcs csak egyszer látható.
refused-no-hints = Ennél az asztalnál nincs tanács.
refused-not-over = A játszma még nem ért véget.
refused-no-offer = Senki sem ajánlotta, hogy feladja.
refused-lock = Nem ez a függöny kódja.
refused-four-digits = A függöny kódja négy számjegyből áll.

## Az oldal: fiókok, nyílt asztalok, adatcsomagok, leckék

page-account = Fiók
page-account-guest = Vendégként játszol. Ez a böngésző emlékszik rád; egy fiók mindenhol megőrzi az asztalaidat és a beállításaidat.
page-account-member = Az asztalaidat és a beállításaidat a fiókod őrzi.
page-account-nick = Ahogyan a többiek látnak
page-account-rename = Név módosítása
page-account-renamed = A neved megváltozott.
page-account-login = Belépés
page-account-register = Regisztráció
page-account-logout = Kilépés
page-account-in = Beléptél.
page-account-out = Kiléptél.
page-account-name = Név
page-account-password = Jelszó (legalább 8 karakter)
page-account-login-note = A fiók beállításai veled jönnek.
page-account-register-note = E-mail-cím nem kell. A vendégként nyitott asztalaid megmaradnak.
page-open-tables = Szabad helyek
page-free-seats = { $count } szabad hely
page-seat-code = Egy hely kódja
page-code = Kód:
page-learn = Tanulás
page-lesson = { $number }. lecke
page-lesson-begin = Kezdés
page-lesson-next = Következő lecke
page-no-lesson = Ehhez a játékhoz még nincs lecke.
page-guide-fold = A kalauz összecsukása
page-packs = Adatok és csomagok
page-packs-honest = A nyomtatott játékokból hiányzott a legtöbb kártyalap, térkép és táblázat. Itt minden adat megmondja, honnan származik.
page-packs-own = Akinek megvan a nyomtatott játék, bármit lecserélhet egy ugyanilyen szerkezetű csomaggal, programozás nélkül. Az ellenőrzés pontosan megmondja, mi a hiba és hol.
page-packs-none = A kiszolgáló ehhez a játékhoz csomag nélkül indult.
page-source-rulebook-long = a szabálykönyvben áll
page-source-published-long = másutt jelent meg, például a nyomtatott játék játékosaitól
page-source-reconstructed-long = ehhez a projekthez készült rekonstrukció, hogy jól játszható legyen és illeszkedjen a többihez
page-pack = Adatcsomag
page-pack-none = Beépített adatok
page-balance = Győzelmek, amikor mindkét oldalt a gép játszotta
page-turns = kb. { $count } kör
page-opponent-open = Bárki, az asztal nyilvános
page-people = Játékosok száma
page-player-number = { $number }. játékos
page-opponent-all-here = Mindannyian ennél a képernyőnél
page-opponent-mixed = Helyenként külön megadva
page-sitter-computer = A gép
page-sitter-me = Én magam
page-sitter-open = Szabad hely, hivatkozással
page-sitter-here = Valaki ennél a képernyőnél
page-name-here = Név ({ $seat })
page-you-watch = Nézőként vagy itt.
page-public-note = Ez az asztal mindenki számára látható.
page-yes = Igen
page-no = Nem
page-room-table = Mindenki
page-room-team = A csapatom
page-room-observers = Csak a többi néző hall.

## Az oldal: beállítások, billentyűk, a játszma vége

page-set-confirm-end = Kérdezzen rá, mielőtt a köröm magától véget ér
page-set-sounds = Hangok és értesítések
page-set-sounds-on = Hangok
page-set-volume = Hangerő
page-set-turn-sound = Hang, amikor én következem
page-set-announce = Értesítés, amikor én következem
page-set-announce-refused = A böngésző nem engedi az értesítéseket.
page-when-always = Mindig
page-when-away = Ha nem itt vagyok
page-when-never = Soha
page-key-change = Módosítás
page-key-change-of = Módosítás: { $name }
page-key-press = Nyomd le az új billentyűt: { $name } (Esc: maradjon)
page-key-taken = Ez nem használható: { $key }; a böngészőé vagy a számoké.
page-key-moved = { $key } eddig ezé volt: { $name }
page-key-missing = Billentyű nélkül maradt:
page-key-reset = Alapbillentyűk
page-scoreline = A pontok alakulása
page-turning = Fordulópontok
page-turning-of = { $side }: { $from }–{ $to }. lépés (pont: { $points }, egység: { $units })
page-look = Megnézem
page-fair = A kockák ellenőrizhetők
page-to-rematch = A visszavágóhoz
page-guest = { $number }. vendég
page-undo-declined = A másik fél nem egyezik bele a visszavonásba.
page-flip = Átülök a másik oldalra
page-dice-expected = A kockák a várthoz képest
page-expected = várt: { $number }
