# Egyik játékhoz sem tartozó szavak: a terminál és az oldal. Magyar.

## Az asztal szövegben

table-title = { $game }: { $scenario }
table-seed = A véletlen magja { $seed } (ugyanez a játszma a --seed kapcsolóval játszható újra).
table-you = A te oldalad: { $seats }. Az ellenfeled: { $opponent }. A `help` felsorolja, mit írhatsz be.
table-loaded = A jegyzőkönyv visszajátszva { ART($steps) } { $steps }. lépésig.
table-your-hand = Lapjaid
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
table-no-actions = Nincs miből választani.

## Válaszok

answer-bad-number = Nincs { $number }. lehetőség; a lehetőségek száma { $most }.
answer-not-understood = „{ $text }” se nem lehetőség, se nem parancs; a `help` felsorolja őket.
answer-refused = Ez nem lehetséges: { $text }
answer-possible = „{ $action }” most lehetséges.
answer-no-reason = „{ $action }” nincs a lehetőségek között.
answer-undone = { $count } lépés visszavonva.
answer-no-undo = Nincs mit visszavonni: azóta kocka gurult, lap került elő, vagy más is lépett.
answer-no-odds = Ebben a véletlennek nincs szerepe.
answer-odds-dice = { $count } kocka
answer-odds-line = { $value }  { $text }
answer-odds-hits = Eltalált figurák: { $list }.
answer-odds-share = { $number }: { $percent }%
answer-odds-result = { $percent }%  { $text }
answer-saved = A játszma mentve ide: { $file }.
answer-no-rule = Nincs ilyen szabály: „{ $text }”.
answer-not-saved = A játszma nem menthető ide: { $file }.
answer-language = Mostantól magyarul írok.
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
help-odds = odds <szám>        egy lehetőség esélyei
help-board = board              a tábla kirajzolása
help-log = log                mi történt eddig
help-rules = rules <azonosító>  egy szabály, például: rules M44-4.3
help-about = about <dolog>      mit tud egy kártya, terep vagy egységfajta
help-save = save <fájl>        a játszma mentése
help-lang = lang en|hu         nyelvváltás
help-quit = quit               felállsz az asztaltól

## Ellenfelek

opponent-random = véletlenszerű játékos
opponent-prior = ösztönös játékos
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

outcome-resigned = { CAP(THE($side)) } { AGREE($side, one: "feladta", many: "feladták") }.
outcome-agreed = A felek megegyeztek, hogy befejezik a játszmát.
log-other-rules = A játék szabályai frissültek. A játszma az új szabályokkal folytatódik.
log-notation = { $text }
kept-nothing-known = A tábláról semmi sem maradt fenn.
refused-kept = A játszma szabályai megváltoztak. Meg lehet nézni, de játszani már nem lehet.
refused-over = A játszma véget ért.
refused-not-begun = A játszma még nem kezdődött el.
refused-not-yours = Ez a hely másé.
refused-curtain = Ennél a képernyőnél most a másik játékos következik.
refused-turn = Most nem ez a hely következik.
refused-illegal = Ez most nem lehetséges.
refused-notation = Ilyen lépés nincs ebben a játékban.
refused-action = Ez nem lehetséges. Részletek (angolul): { $text }
refused-request = Ez nem lehetséges. Részletek (angolul): { $text }
refused-known = Ez a lépés már nem vonható vissza: azóta kiderült valami.
refused-no-consent = Ennél az asztalnál közös megegyezéssel sem lehet visszalépni.
refused-no-step = Nincs ilyen lépés, amelyhez vissza lehetne menni.
refused-nobody-asks = Senki sem kért visszalépést.
refused-other-side = A másik félnek kell beleegyeznie.
refused-needed = Későbbi lépések épülnek erre; csak velük együtt vonható vissza.
refused-no-team = Senki más nincs a csapatodban.
ask-confirm-turn = Ezzel véget ér a köröd. Befejezed?
choice-confirm-turn = Igen, befejezem a kört
choice-cancel-turn = Nem, visszalépek
refused-too-fast = Túl sok üzenet érkezett; várj egy kicsit.
refused-unreadable = A szerver nem értette az üzenetet.
notice-quick-decision = Az egyik gépi játékos nem válaszolt időben. Gyorsan döntött, és a játszma folytatódik.
refused-server = Hiba történt a szerveren; feljegyeztük.
problem-server = Hiba történt a szerveren; feljegyeztük.
problem-host = Ennek a szervernek nem ez a neve.
problem-too-fast = Túl sok kérés érkezett; várj egy kicsit.
problem-origin = A kérés egy másik webhelyről érkezett.
problem-too-big = Ez túl nagy; legfeljebb { $limit } bájt lehet.
problem-body = A szerver nem értette a kérést.
problem-input = Ez nem lehetséges. Részletek (angolul): { $text }
problem-metrics = A mérőszámok csak a szerver gépén olvashatók.
problem-invitation = A meghívó már nem érvényes.
problem-taken = Ezt a helyet épp most foglalta el valaki más.
problem-delete-host = Az asztalt csak a házigazda törölheti.
problem-delete-others = Más is játszik ennél az asztalnál; a játszma végén törölhető.
problem-host-only = A játszmát csak a házigazda indíthatja el.
problem-open-seats = Vannak még szabad helyek.
problem-no-table = Nincs ilyen asztal.
problem-rules = A játék szabályai megváltoztak, mióta ez a játszma elkezdődött, ezért nem folytatható. A kezdőlapon újat indíthatsz.
problem-record = A jegyzőkönyv a játszma végén válik elérhetővé.
problem-no-address = Ezen a címen nincs semmi.
problem-name-taken = Ez a név már foglalt.
problem-login = Hibás a név vagy a jelszó.
level-recruit = újonc
level-sergeant = őrmester
level-officer = tiszt
level-general = tábornok

## Az oldal a böngészőben

page-home = Kezdőlap
page-close = Bezárás
page-cancel = Mégse
page-more = Továbbiak
page-retry = Újra próbálom
page-search = Keresés
page-loading = Az asztal betöltése…
page-no-server = A szerver nem válaszol. A játszmád megvan; próbáld meg kicsit később.
page-refused = A szerver ezt visszautasította.
page-no-game = Itt nincs ilyen játék.
page-lost = Ezen a címen nincs semmi.
page-settings = Beállítások
page-rules = Szabályok

## Az oldal: kezdőlap

page-games-loading = Játékok betöltése…
page-players = { $count } játékos
page-games = Játékok
page-new-game = Új játszma
page-play-now = Játék
page-all-battles = Minden csata ({ $count })
page-new-here = Először jársz itt?
page-new-here-about = Tanulj meg egy játékot játék közben: rövid leckék, két-három perc mindegyik, előkészület nélkül.
page-new-here-go = Játszd le az első köröd
page-battles = { $count } csata
page-your-turn = Te jössz
page-running = Folyamatban
page-waiting = Játékosokra vár
page-finished = Befejezett játszmák
page-no-tables = Még nincs asztalod. Fent indíthatsz egyet.
page-steps = { $count } lépés
page-you-are = { $name } néven játszol.

## Az oldal: új asztal, várószoba

page-battle = Csata
page-your-side = A te oldalad
page-begins = kezd
page-opponent = Ellenfél
page-opponent-computer = A számítógép
page-opponent-link = Egy barát, meghívóval
page-opponent-here = Ketten ezen az eszközön
page-level = Erősség
page-table-settings = Az asztal beállításai
page-take-back = Visszavonás közös megegyezéssel
page-create = Játszma létrehozása
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
page-start-waits = A játszma akkor kezdődhet, ha minden hely foglalt.
page-host-starts = A játszmát a házigazda indítja.

## Az oldal: az asztal

page-board = Tábla
page-side-panel = Helyek, leírás, napló
page-buttons = Lehetőségeid
page-map-buttons = Térkép
page-map-sight = Rálátás
page-map-enemy = Az ellenség hatóköre
page-map-act = Ki léphet még
page-overlays = Térképrétegek
page-dice-tray = Kockák
page-turn = { $number }. kör
page-undo = { $count ->
    [1] Visszavonás
   *[other] Visszavonás ({ $count })
}
page-reconnecting = Megszakadt a kapcsolat. Újracsatlakozás, { $count }. kísérlet…
page-stale = Közben megváltozott az állás; most ezt látod.
page-replaying = Visszajátszás: { $ply }. lépés ({ $last } közül).
page-to-live = Vissza a játszmához
page-asks-undo = { CAP(NAME($seat)) }: visszaléphetünk { ART($to) } { $to }. lépéshez?
page-accept = Rendben
page-decline = Nem
page-only-you = Ezt csak te látod
page-present = jelen van
page-away = nincs itt
page-ready = kész
page-thinking = gondolkodik…
page-cards = { $count } lap
page-hidden-card = Lefordított lap
page-score = { $score } / { $target } pont
page-strength = erő { $strength } / { $full }
page-place = { $place }, { $terrain }.
page-place-bare = { $place }.
page-nothing-here = Ezt most nem választhatod. Válassz a kiemeltek közül.

## Az oldal: leírás

page-inspector = Leírás
page-inspector-empty = Mutass egy mezőre, bábura vagy lapra.
page-pin = Rögzítés
page-odds = Esélyek
page-dice = { $count } kocka
page-hits = { $count } találat
page-percent = { $number }%
page-source-rulebook = A szabálykönyvből
page-source-published = Másutt megjelent adat
page-source-reconstructed = Rekonstruált adat
page-source-mark-rulebook = R
page-source-mark-published = P
page-source-mark-reconstructed = X

## Az oldal: napló, csevegés, visszajátszás

page-tab-log = Napló
page-tab-chat = Csevegés
page-tab-table = Asztal
page-log = Napló
page-filter = A napló szűrése
page-filter-all = Minden
page-filter-mine = Enyém
page-filter-theirs = Másoké
page-filter-rolls = Dobások
page-back-to-here = Vissza ez elé
page-barrier = Eddig lehet visszavonni: itt kocka gurult, kiderült valami, vagy más lépett.
page-new-lines = Új bejegyzések
page-chat = Csevegés
page-chat-empty = Még nincs üzenet.
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
page-all-seeing = mindenkié
page-ask-undo = Az utolsó lépés visszavonását kérem
page-resign = Feladom
page-kept = A játék szabályai frissültek, és ez a játszma az újakkal már nem játszható tovább. Megőriztük úgy, ahogy volt: megnézheted, és elolvashatod a naplóját. A táblát néhány tucat lépésenként mentjük, ezért a visszajátszás ugrik.
page-kept-end = Feladhatod, vagy megegyezhettek, hogy győztes nélkül ér véget. Utána elmentheted a jegyzőkönyvét.
page-kept-agree = Legyen vége győztes nélkül
page-kept-agreed = A másik oldalra várunk
page-kept-others = { CAP(NAME($seat)) } győztes nélkül befejezné a játszmát.
page-kept-short = Megőrizve, nem játszható
page-resign-really = Biztosan feladod?
page-result = Eredmény
page-sheet-peek = Leírás megnyitása
page-sheet-half = Napló és helyek megnyitása
page-sheet-full = Panel bezárása

## Az oldal: lehetőségek

page-actions = Minden lehetőségem
page-actions-filter = Keresés vagy lépés
page-take = Ezt választom

## Az oldal: függöny, vége

page-curtain = Add át az eszközt: { $name } következik
page-curtain-lift = { $name } vagyok, mutasd az asztalt
page-won = { CAP(THE($side)) } { AGREE($side, one: "győzött", many: "győztek") }
page-you-won = Győztél!
page-you-lost = Vesztettél.
page-drawn = Döntetlen
page-over = A játszma véget ért.
page-side = Oldal
page-points = Pont
page-pieces-left = Megmaradt egység
page-seed = A kockadobások magja: { $seed }
page-look-at-board = A tábla megtekintése
page-save-record = Jegyzőkönyv mentése
page-rematch = Visszavágó cserélt oldalakkal

## Az oldal: szabályok, beállítások, billentyűk

page-search-rules = Keresés a szabályokban
page-rules-found = { $count } szabály
page-ruling = Értelmezés:
page-example = Példa:
page-set-language = Nyelv
page-set-speed = Az animációk sebessége
page-set-speed-off = Animáció nélkül
page-set-ask-first = Dobás és felfedés előtt mutassa meg, mi következik
page-set-follow = Mások lépései
page-set-follow-5 = Egymás után, lassan
page-set-follow-10 = Egymás után
page-set-follow-20 = Egymás után, gyorsan
page-set-follow-0 = Egyszerre az összes
page-follow = Amit a többiek tesznek
page-follow-count = { $number }. lépés
page-follow-pause = Szünet
page-follow-go = Tovább
page-follow-step = Következő lépés
page-follow-skip = Ugrás az én körömre
page-set-text = Betűméret
page-set-forced = A kényszerű lépéseket tegye meg helyettem
page-set-autopass = Passzoljon helyettem, ha nincs reakcióm
page-set-since = Magától játssza vissza, mi történt az utolsó köröm óta
page-set-contrast = Nagy kontraszt
page-keys = Billentyűparancsok
page-keys-does = Mit csinál
page-keyname-left = Balra
page-keyname-right = Jobbra
page-keyname-up = Fel
page-keyname-down = Le
page-whole-pile = Az egész halom
page-offer = Ezek közül választhatsz
page-trays = A térképen kívül
page-key-primary = Fő gomb, vagy választás a kurzornál
page-key-back = Mégse, vagy egy szinttel vissza
page-key-undo = Egy lépés visszavonása
page-key-undo-turn = Minden szabad lépés visszavonása
page-key-next = Következő egység, amely még léphet
page-key-previous = Előző egység, amely még léphet
page-key-next-anchor = Következő kiemelt hely
page-key-previous-anchor = Előző kiemelt hely
page-key-describe = Az állás leírása
page-key-describe-near = A környék leírása
page-key-keys = Billentyűparancsok
page-key-actions = Minden lehetőségem
page-key-command-line = Parancssor
page-key-log = Ugrás a naplóra
page-key-pin = A leírás rögzítése
page-key-fold = Az oldalsó panel összecsukása
page-key-zoom-in = Nagyítás
page-key-zoom-out = Kicsinyítés
page-key-fit = Az egész tábla
page-key-left = Kurzor balra; visszajátszáskor egy lépést vissza
page-key-right = Kurzor jobbra; visszajátszáskor egy lépést előre
page-key-up = Kurzor fel
page-key-down = Kurzor le
page-key-pan-left = Térkép balra; visszajátszáskor egy kört vissza
page-key-pan-right = Térkép jobbra; visszajátszáskor egy kört előre
page-key-pan-up = Térkép felfelé
page-key-pan-down = Térkép lefelé
page-key-hide-hand = Lapjaim elrejtése
page-key-play = A visszajátszás indítása
page-key-first = A játszma elejére
page-key-last = Vissza a jelenbe
page-key-digit = A számmal jelölt gomb vagy lap
page-key-hold-act = Lenyomva: ki léphet még
page-key-hold-sight = Lenyomva: rálátás
page-key-hold-enemy = Lenyomva: az ellenség hatóköre
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
page-codes = Rövidítések
page-discards = Eldobott lapok: { $count }
page-open-cards = { $count } nyílt lap
page-pile-of = pakli: { $count }
page-hands = Kézben lévő lapok
page-tab-hand = Kézben
page-tab-pile = Húzópakli
page-tab-discard = Dobópakli
page-hand-all = Minden lap
page-hand-filter = Lapok szűrése
page-hand-payable = Kifizethető
page-hand-playable = Most kijátszható
page-less = Kevesebb
page-more-of = Több
page-split = Elosztandó
page-lock = A terv lezárása
page-plan = Terv
page-planning = tervez
page-stock = még elhelyezhető
page-slot = { $number }. kártyahely
page-sheet = Számítás
page-unknown = még nem ismert
page-certain = Biztos
page-line-by-line = Soronként
page-legend = Jelmagyarázat
page-legend-rings = Ami választható
page-legend-pieces = Bábuk
page-legend-ground = Terep
page-legend-candidate = Most választható.
page-legend-select = Ki van választva.
page-legend-move = Oda lehet menni.
page-legend-attack = Meg lehet támadni.
page-legend-retreat = Oda lehet visszavonulni.
page-legend-place = Oda lehet tenni valamit.
page-legend-swap = A kettő helyet cserél.
page-legend-stop = Aki odamegy, annak meg kell állnia.
page-legend-no-battle = Aki odamegy, már nem harcolhat.
page-percent-range = { $low }–{ $high }%
page-window = Várakozás a reakciókra…
page-window-asked = most dönt
page-window-passed = passzolt
page-special-rules = A csata különleges szabályai

## Az oldal: visszavonás, napló, szabályok a tábla mellett

page-undo-really = Visszavonod mind { ART($count) } { $count } lépést?
page-undo-list = Visszavonható lépések
page-undo-reach = Szabadon visszaléphetsz az utolsó dobásig, felfedett lapig vagy más játékos döntéséig.
page-undo-this = Visszavonom
page-undo-from = Ezt és { $count } későbbi lépést
page-undo-alone = Csak ezt
page-undo-all = Mindet visszavonom
vain-card = Ha most kijátszod, semmi sem változik.
page-go-on = Folytatom
page-do = Megteszem
page-do-attack = Támadás!
page-do-attack-dice = Támadás { $count } kockával
page-do-dice = Dobás { $count } kockával
page-do-card = Kijátszom a lapot
page-do-finish = Megteszem, és végeztem
page-then-chance = Utána a véletlen dönt: nincs visszaút.
page-then-chance-last = Utána a véletlen dönt, majd a többiek következnek.
page-then-shown = Ezzel kiderül valami, ami eddig rejtve volt: nincs visszaút.
page-then-shown-last = Ezzel kiderül valami, ami eddig rejtve volt, majd a többiek következnek.
page-then-asked = Utána te folytatod.
page-then-answer = A többiek válaszolhatnak rá.
page-then-turn = Utána a többiek következnek.
page-then-over = Ezzel véget ér a játszma.
page-then-left = Még { $count } lehetőséged van.
page-follows = Ez kerül a naplóba
page-follows-then = Utána: { $text }
page-unused = Még nem használtad
page-unused-use = Ezzel folytatom
page-unused-more = és még { $count }
page-final = Nem vonható vissza
page-fight = A harc részletei
page-steps-taken-back = { $count } visszavont lépés
page-look-at-moment = Az asztal { ART($ply) } { $ply }. lépés után
page-copy-moment = A pillanat hivatkozásának másolása
page-rule = { $rule } szabály
page-chapters = Fejezetek
page-no-rule = Egyik szabályban sincs meg minden keresett szó.
page-asked-undo = Visszavonást kértél
page-tab-rules = Szabály
page-tab-plans = Tervek
page-tab-results = Táblázatok
page-tab-accounts = Ellátás
page-filter-combat = Harc
page-filter-cards = Kártyák
page-filter-moves = Mozgás
page-filter-supply = Utánpótlás
page-filter-economy = Gazdaság
page-filter-air = Légierő
page-compare = Két lépés egymás mellett
page-pinned = Rögzítve:
page-compared = Összevetve ezzel:

## Az oldal: asztal egy pillanatból

page-from-here = Innen játszom
page-from-here-note = Saját asztal, amely { ART($ply) } { $ply }. lépés után folytatódik. Maga a játszma nem változik.
page-from-here-guess = Saját asztal, amely { ART($ply) } { $ply }. lépés után folytatódik, ahogyan te ismered a játszmát; ami rejtve van előtted, azt újraosztjuk. Maga a játszma nem változik.
page-open-record = Jegyzőkönyv vagy állás megnyitása
page-bad-file = Ez a fájl se nem jegyzőkönyv, se nem állás. Részletek (angolul): { $text }
problem-copy = Ezt a játszmát akkor lehet lemásolni, ha véget ért.
problem-shared = Ahol többen ülnek egy képernyőnél, ott nem játszhat program.

## Az oldal: tanács, áttekintés, jegyzet, programok

page-hint = Tanács
page-hint-ask = Mit tenne itt a tábornok?
page-hint-waits = Gondolkodik…
page-hint-of = { CAP($level) }:
page-hint-only = Más nem jöhet szóba.
page-hint-better = Így kb. { $chance } az esélyed, a következő legjobb lépéssel kb. { $other }.
page-hint-close = Így kb. { $chance } az esélyed; más lépések is majdnem ilyen jók.
page-hint-trust = Ez egy körnél később térül meg; így kb. { $chance } az esélyed.
page-hints = Tanács a géptől
page-hints-note = Ha emberek játszanak egymással, mindenki beleegyezik, aki leül az asztalhoz.
page-gives-up = { CAP(NAME($seat)) }: feladom, ha elfogadod.
page-accept-win = Elfogadom
page-play-on = Játsszunk tovább
page-chances = Győzelmi esélyek
page-chance-here = { $ply }. lépés után: { $side } { $chance }
page-chance-note = Ahogyan a gép minden lapot ismerve látja. Kattints, és a tábla azt a pillanatot mutatja.
page-luck = Szerencse
page-luck-of = szerencse: { $luck }
page-decisions = Döntések
page-turning-chance = { $side } { $change } (szerencse: { $luck }, döntések: { $decisions }), { $from }–{ $to }. lépés
page-reviewing = A játszma elemzése…
page-tab-notes = Jegyzet
page-notes-hint = Jegyzeteid ehhez az asztalhoz
page-notes-kept = Elmentve ehhez a helyhez.
page-notes-keeping = Még nincs elmentve.
page-curtain-code = Négyjegyű PIN-kód
page-lock-code = A lapjaimat védő PIN-kód (négy számjegy)
page-lock-on = PIN-kód beállítása
page-lock-off = PIN-kód törlése
page-developers = Fejlesztőknek
page-program-note = A kulccsal egy program játszhat az egyik helyeden, az asztal WebSocket-csatornáján.
page-program-none = Nincs helyed folyamatban lévő játszmában.
page-program-make = Kulcs létrehozása
page-program-again = Új kulcs létrehozása
page-program-end = Kulcs visszavonása
page-program-once = A kulcs csak egyszer látható.
refused-no-hints = Ennél az asztalnál ki van kapcsolva a tanács.
refused-not-over = A játszma még nem ért véget.
refused-no-offer = Senki sem ajánlotta fel, hogy feladja.
refused-lock = Hibás PIN-kód.
refused-four-digits = A PIN-kód négy számjegyből áll.

## Az oldal: fiókok, nyílt asztalok, adatcsomagok, leckék

page-account = Fiók
page-account-guest = Ez a böngésző emlékszik rád. Fiókkal minden eszközön megtalálod az asztalaidat és a beállításaidat.
page-account-member = Az asztalaidat és a beállításaidat minden eszközön megtalálod.
page-account-nick = Megjelenített név
page-account-rename = Név módosítása
page-account-renamed = A neved megváltozott.
page-account-login = Belépés
page-account-register = Regisztráció
page-account-logout = Kilépés
page-account-in = Beléptél.
page-account-out = Kiléptél.
page-account-name = Név
page-account-password = Jelszó (legalább 8 karakter)
page-account-login-note = Belépés után a fiókod beállításai lépnek érvénybe.
page-account-register-note = E-mail-cím nem kell. A vendégként nyitott asztalaid megmaradnak.
page-logins = Itt vagy belépve
page-login-here = Ez a böngésző
page-login-unknown = Ismeretlen program
page-login-used = utoljára használva: { $at }
page-login-end = Kiléptetés
page-password-old = Jelenlegi jelszó
page-password-new = Új jelszó (legalább 8 karakter)
page-password-change = Jelszó módosítása
page-password-note = Ezzel a többi böngésződből kilépsz.
page-password-changed = A jelszavad megváltozott.
page-account-delete = Fiók törlése
page-account-delete-note = A neved, a jelszavad és a beállításaid törlődnek. A játszmáid megmaradnak a többieknek; a helyeden ezután „korábbi játékos” szerepel. Ezt nem lehet visszavonni.
page-account-delete-really = Végleges törlés
page-account-deleted = A fiókodat töröltük.
page-former-player = Korábbi játékos
page-open-tables = Szabad helyek
page-free-seats = { $count } szabad hely
page-seat-code = Meghívókód
page-code = Kód:
page-learn = Tanulás
page-lesson = { $number }. lecke
page-lesson-begin = Kezdés
page-lesson-next = Következő lecke
page-lesson-goal = Cél:
page-lesson-step = { $number }. lépés, összesen { $of }
page-lesson-show = Mutasd meg
page-lesson-again = Próbáld újra
page-lesson-missed = Most nem sikerült. Semmi baj: kezdd újra a leckét.
page-lesson-play = Játssz egy csatát
page-lesson-done = Kész
page-minutes = { $number } perc
page-no-lesson = Ehhez a játékhoz még nincs lecke.
page-guide-fold = A kalauz összecsukása
page-packs = Adatok és csomagok
page-packs-honest = A szabálykönyvek megvannak, de a nyomtatott játékok legtöbb kártyája, térképe és táblázata nem állt rendelkezésre. Itt minden adat megmondja, honnan származik.
page-packs-own = Akinek megvan a nyomtatott játék, bármit lecserélhet egy ugyanilyen szerkezetű csomaggal, programozás nélkül. Az ellenőrzés pontosan megmondja, mi a hiba és hol.
page-packs-none = A szerver ehhez a játékhoz csomag nélkül indult.
page-source-rulebook-long = a szabálykönyvből származik
page-source-published-long = másutt jelent meg, például a nyomtatott játék játékosaitól
page-source-reconstructed-long = rekonstrukció, hogy jól játszható legyen, és illeszkedjen a többihez
page-pack = Csomag
page-pack-none = Beépített adatok
page-balance = Győzelmek, amikor mindkét oldalt a gép játszotta
page-turns = kb. { $count } kör
page-opponent-open = Bárki: az asztal nyilvános
page-people = Játékosok száma
page-player-number = { $number }. játékos
page-opponent-all-here = Mindannyian ezen az eszközön
page-opponent-mixed = Helyenként megadva
page-sitter-computer = A gép
page-sitter-me = Én
page-sitter-open = Szabad hely, meghívóval
page-sitter-here = Valaki ezen az eszközön
page-name-here = Név ({ $seat })
page-you-watch = Nézőként vagy itt.
page-public-note = Ez az asztal nyilvános.
page-yes = Igen
page-no = Nem
page-room-table = Mindenki
page-room-team = A csapatom
page-room-observers = Csak a nézők látják.
page-set-ask-turn = Kérdezzen rá, mielőtt véget ér a köröm

## Az oldal: beállítások, billentyűk, a játszma vége

page-set-sounds = Hangok és értesítések
page-set-sounds-on = Hangok
page-set-volume = Hangerő
page-set-turn-sound = Hang, amikor én következem
page-set-announce = Értesítés, amikor én következem
page-set-announce-refused = A böngésző nem engedi az értesítéseket.
page-when-always = Mindig
page-when-away = Ha nem vagyok itt
page-when-never = Soha
page-key-change = Módosítás
page-key-change-of = Módosítás: { $name }
page-key-press = Nyomd le az új billentyűt ehhez: { $name } (Esc: mégse)
page-key-taken = { $key } nem használható: a böngészőé vagy a számozott gomboké.
page-key-moved = { $key } eddig ezt csinálta: { $name }
page-key-missing = Billentyű nélkül maradt parancsok:
page-key-reset = Alapértelmezett billentyűk
page-scoreline = A pontszám alakulása
page-turning = Fordulópontok
page-turning-of = { $side }: { $from }–{ $to }. lépés (pont: { $points }, egység: { $units })
page-look = Megnézem
page-fair = A kockák ellenőrizhetők
page-to-rematch = Tovább a visszavágóhoz
page-guest = { $number }. vendég
page-undo-declined = A másik fél nem egyezik bele a visszavonásba.
page-flip = Nézet a másik oldalról
page-dice-expected = A kockák a várthoz képest
page-expected = várt: { $number }

## Az oldal: feladványok

page-puzzles = Feladványok
page-puzzle = { $number }. feladvány
page-puzzle-today = A nap feladványa
page-puzzle-solved = Megoldva
page-puzzle-begin = Megoldom
page-puzzle-next = Következő feladvány
page-puzzle-clue = Kérek egy támpontot
page-puzzle-give-up = Mutasd a megoldást
page-puzzle-right = Megoldottad!
page-puzzle-solution = A megoldás
page-puzzle-wrong = Nem ez az. Próbáld újra!
page-puzzle-wrong-chance = Így az esetek { $chance }-ában nyersz; a megoldás ennél többet ér.
page-puzzle-chances = Győzelmi esély az egyes lehetőségek után, a keresés szerint
page-puzzle-fold = A feladvány összecsukása vagy kinyitása
page-puzzle-win = Nyerj!
page-puzzle-take = Szerezz pontot!
page-puzzle-hold = Tarts ki!
page-puzzle-plan = Találd meg a tervet!
