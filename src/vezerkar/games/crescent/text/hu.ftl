# Kereszt és Félhold magyarul. A függvényeket és az argumentumokat a core/words.py magyarázza; a
# dolgok neve a names.hu.toml fájlból és az adatfájlokból jön.

thing-at = { $thing } ({ $at })

## Ami történt

event-deployed = { CAP(THE($unit)) } felállt { THE($square, case: "sub") }.
event-forgone = { CAP(THE($side)) } lemond az őrségről.
event-round = Kezdődik { $number ->
    [1] az 1.
    [5] az 5.
   *[other] a { $number }.
} forduló; a kezdőjátékos { THE($seat) }.
event-ready = { CAP(THE($seat)) } kész.
event-laid = { CAP(THE($seat)) } terepet rak le: { NAME($site) }, { NAME($square) }.
event-laid-enough = { CAP(THE($seat)) } szerint elég a terep.
event-revealed = { CAP(THE($seat)) } terve: { NAME($card) } ({ NAME($army) }).
event-cubes = { CAP(THE($seat)) } terve: { NAME($army) }, { $number } erőkocka.
event-upgraded = { CAP(THE($seat)) } felfejleszti: { NAME($army) }.
event-posted = A második ágyú itt áll fel: { NAME($square) }.
event-reinforced = { CAP(THE($unit, $at)) } erősítést kap: { $number } korong.
event-paid = { CAP(THE($seat)) } mostantól { $number } erőkockával rendelkezik.
event-promoted = { CAP(THE($seat)) } mostantól { $number } lapot tarthat a kezében.
event-announced = { CAP(THE($seat)) } bejelenti: { NAME($card) }.
event-annulled = A Kémelhárítás semlegesíti: { NAME($card) } ({ NAME($seat) }).
event-no-effect = Nincs hatása: { NAME($card) } ({ NAME($seat) }).
event-unloaded = { CAP(THE($seat)) } elveszít egy erőkockát: { NAME($army) }.
event-spied = { CAP(THE($seat)) } kémkedik; a célpont { THE($seat2) }.
event-gave-up = { CAP(THE($seat)) } visszaveszi: { NAME($card) } ({ NAME($army) }).
event-lost-card = { CAP(THE($seat)) } erre a fordulóra elveszíti: { NAME($card) }.
event-scared = { CAP(THE($unit, $at)) } megretten.
event-added = { CAP(THE($seat)) } még lerakja: { NAME($card) } ({ NAME($army) }).
event-supported = { CAP(THE($seat)) } áthelyez egy erőkockát { THE($army, case: "sub") }.
event-council = { CAP(THE($side)) } haditanácsot tart.
event-transferred = { CAP(THE($seat)) } mindent áthelyez { THE($army, case: "del") } { THE($army2, case: "sub") }, { $number } erőkockával.
event-surveyed = Ebben a fordulóban duplán számít a területfoglalás { THE($side, case: "dat") }.
event-executed = { CAP(THE($seat)) } parancsa: { NAME($card) } ({ NAME($army) }).
event-withdrawn = { CAP(THE($seat)) } visszavonja: { NAME($card) } ({ NAME($army) }).
event-filled = { CAP(THE($unit, $at)) } feltölti a sorait: { $number } korong.
event-spurred = { CAP(THE($unit, $at)) } egy erőkockát lépésre vált.
event-moved = { CAP(THE($unit)) } { THE($square, case: "del") } { THE($square2, case: "sub") } lép.
event-fought = { CAP(THE($unit, $at)) } közelharcban megtámadja { THE($unit2, $at2, case: "acc") }: { $number } a { $number2 } ellen.
event-shot = { CAP(THE($unit, $at)) } rálő { THE($unit2, $at2, case: "sub") }: { $number } a { $number2 } ellen.
event-lost-discs = { CAP(THE($unit, $at)) } { $number } korongot veszít; { $number2 } marad.
event-destroyed = { CAP(THE($unit, $square)) } megsemmisül.
event-retreated = { CAP(THE($unit)) } { THE($square, case: "del") } { THE($square2, case: "sub") } hátrál.
event-stood = { CAP(THE($unit, $at)) } ellenáll, nem hátrál.
event-struck-back = { CAP(THE($unit)) } visszacsap { THE($unit2, $at2, case: "sub") }.
event-sacrificed = { CAP(THE($unit, $at)) } feláldoz egy korongot.
event-captured = { CAP(THE($unit, $at)) } mostantól { THE($side, case: "dat") } engedelmeskedik.
event-entered = { CAP(THE($unit)) } { THE($square, case: "del") } az elfoglalt { NAME($square2, case: "sub") } lép.
event-built-rampart = { CAP(THE($unit, $at)) } sáncot épít: { NAME($square) }, iránya { NAME($facing) }.
event-built-bridge = { CAP(THE($unit, $at)) } hidat épít: { NAME($square) }.
event-blasted = { CAP(THE($unit, $at)) } robbant: { NAME($square) }.
event-swapped = { CAP(THE($unit, $at)) } helyet cserél, társa { THE($unit2, $at2) }.
event-shifted = { CAP(THE($unit, $at)) } átad egy korongot, { THE($unit2, $at2) } megkapja.
event-scored = { CAP(THE($side)) } { $number } pontot szerez.
event-fell = { CAP(THE($side)) } { $number } pontot veszít.
event-fell-personal = { CAP(THE($seat)) } { $number } személyes pontot veszít.
event-territory = Területfoglalás: { THE($side) } { $number } pontot kap.
event-last-round = Megvan a győzelmi pont: ez az utolsó forduló.
event-losses = { CAP(THE($side)) } kevesebb korongot vesztett, ezért még { $number } pontot kap.
event-result = Végeredmény: török { $number }, keresztény { $number2 }.
event-left-idle = { CAP(THE($seat)) } tétlenül hagy egy tornyot: { NAME($army) }.

## Ami eldöntendő

ask-terrain = Mit raksz le a terepre?
ask-site = Hová kerüljön: { NAME($site) }?
ask-piece = Merre nézzen: { NAME($site) }?
ask-garrison = Felállítod az őrséget?
ask-deploy = Válassz csapattornyot és mezőt!
ask-plan = Készítsd el a haditervet: parancsok és erőkockák!
ask-post = Hová álljon a második ágyú?
ask-reinforce = Melyik torony kapja az új korongot?
ask-preactions = Melyik előzetes akciót hajtod végre?
ask-stratagem = Melyik ellenséges seregkártyáról veszel le egy erőkockát?
ask-espionage = Melyik ellenséges kapitány után kémkedsz?
ask-victim = Melyik lapodat veszed vissza?
ask-terror = Melyik ellenséges tornyot rettented meg?
ask-quick = Melyik lapot rakod még le?
ask-support = Mely erőkockák támogassák: { NAME($army) }?
ask-messenger = Melyik parancsot helyezed át másik seregkártyára?
ask-orders = Melyik seregkártya parancsát hajtod végre?
ask-pick = Melyik torony cselekedjen ({ NAME($army) })?
ask-act = Mit tegyen { THE($unit, $at) }?
ask-works = Mit építsen vagy robbantson { THE($unit, $at) }?
ask-regroup = Melyik torony melyiknek adjon korongot ({ NAME($army) })?
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
wait-plan-ready = A terved kész; mások még terveznek.
wait-post = { CAP(THE($seat)) } dönt: a második ágyú helye.
wait-reinforce = { CAP(THE($seat)) } dönt: melyik torony kap erősítést.
wait-preactions = { CAP(THE($seat)) } dönt: előzetes akció.
wait-stratagem = { CAP(THE($seat)) } dönt: melyik erőkocka kerül le.
wait-espionage = { CAP(THE($seat)) } dönt: ki után kémkedik.
wait-victim = { CAP(THE($seat)) } dönt: melyik lapját veszi vissza.
wait-terror = { CAP(THE($seat)) } dönt: melyik tornyot ijeszti meg.
wait-quick = { CAP(THE($seat)) } dönt: rak-e le még egy lapot.
wait-support = { CAP(THE($seat)) } dönt: erőkockák átrendezése, { NAME($army) }.
wait-messenger = { CAP(THE($seat)) } dönt: áthelyez-e egy parancsot.
wait-orders = { CAP(THE($seat)) } dönt: a következő parancs.
wait-pick = { CAP(THE($seat)) } dönt: melyik torony cselekszik ({ NAME($army) }).
wait-act = { CAP(THE($seat)) } dönt: mit tesz { THE($unit, $at) }.
wait-works = { CAP(THE($seat)) } dönt: mit épít { THE($unit, $at) }.
wait-regroup = { CAP(THE($seat)) } dönt: korong áthelyezése ({ NAME($army) }).
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
action-enough = Ennyi terep elég.
action-deploy = { CAP(THE($unit)) } álljon ide: { NAME($square) }.
action-garrison = Az őrség álljon ide: { NAME($square) }.
action-forgo = Lemondasz az őrségről.
action-draw = Kiveszed a húzópakliból: { NAME($card) }.
action-recall = Kiveszed a dobópakliból: { NAME($card) }.
action-lay = { NAME($card) } { THE($army, case: "dat") }.
action-cube = Erőkocka { THE($army, case: "sub") }.
action-put-back = Visszateszed a húzópakliba: { NAME($card) }.
action-throw-back = Visszateszed a dobópakliba: { NAME($card) }.
action-lift = Visszaveszed { THE($army, case: "del") }: { NAME($card) }.
action-uncube = Visszaveszel egy erőkockát { THE($army, case: "del") }.
action-restart = Mindent vissza.
action-lock = Kész, lezárom a tervet.
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
action-withdraw = Visszavonod { THE($army, case: "dat") } adott parancsot (-1 pont).
action-fill = Feltöltöd a sorait: { NAME($unit, $at) }.
action-pick = Cselekszik { THE($unit, $at) }.
action-spur = Egy erőkockát lépésre vált.
action-move = { CAP(THE($at, case: "del")) } { THE($square, case: "sub") } lép.
action-melee = Közelharcban megtámadja { THE($unit2, $at2, case: "acc") }: { $number } a { $number2 } ellen.
action-shoot = Rálő { THE($unit2, $at2, case: "sub") }: { $number } a { $number2 } ellen.
action-stand-and-shoot = Lépés nélkül rálő { THE($unit2, $at2, case: "sub") }: { $number } a { $number2 } ellen.
action-strike-two = Dupla csapás, { THE($unit, $at) } és { THE($unit2, $at2) } ellen: { NAME($kinds) }.
action-cannonade = Ágyúval felrobbantja a hidat: { NAME($square) }.
action-swap = Helyet cserél, társa { THE($unit2, $at2) }.
action-shift = Egy korong { THE($unit, $at, case: "del") } { THE($unit2, $at2, case: "sub") }.
action-rampart = Sánc ide: { NAME($square) }, iránya { NAME($facing) }.
action-bridge = Híd ide: { NAME($square) }.
action-blast = Robbantás itt: { NAME($square) }.
action-sacrifice = Feláldoz egy korongot: az ellenfél is veszít még egyet.
action-spare = Nem áldoz fel semmit.
action-retreat = Ide hátrál: { NAME($square) }.
action-enter = Ide lép be: { NAME($square) }.
action-finish = Elég, a parancs véget ér.
action-done-act = Ez a torony végzett.
action-done-works = Nem épít többet.
action-done-finish = Nem töltöd fel a sorokat.
action-done-support = Kész az átrendezés.

## Zárt helyek, ami hátravan, és a vége

slot-needs-grey = Ide előbb szürke lap kell.
slot-troop-gone = Ebből a csapatnemből nem maradt torony.
item-order = { CAP(NAME($army)) }: { NAME($card) }
item-order-of = { CAP(NAME($seat)) }: { NAME($army) }, { NAME($card) }

ending-side = { CAP(THE($side)) } győz, { $number } : { $number2 }.
ending-captain = { CAP(THE($side)) } győz, { $number } : { $number2 }; egy kapitány elérte a személyes célt.
ending-army = { CAP(THE($side)) } győz, { $number } : { $number2 }; az egyik sereg megsemmisült.
ending-quiet = { CAP(THE($side)) } győz csendes fordulók után, { $number } : { $number2 }.
ending-deadlock = { CAP(THE($side)) } győz, { $number } : { $number2 }; senki sem adhat több parancsot.
ending-draw = Döntetlen, { $number } : { $number2 }.
ending-best = { CAP(THE($side)) } győz, { $number } : { $number2 }; a csata győztese { THE($seat) }, személyes pontja { $number3 }.
ending-shared = { CAP(THE($side)) } győz, { $number } : { $number2 }; a két kapitány osztozik, személyes pontjuk { $number3 }.

## Miért nem?

why-over = A csatának vége.
why-watching = Aki csak néző, nem dönt semmiről.
why-ready = A tervedet már lezártad.
why-not-asked = Most { THE($seat) } dönt: { NAME($phase) }.
why-asked-else = Most másról kell dönteni: { NAME($phase) }.
why-no-such-thing = Ilyen nincs ezen a táblán.
why-not-possible = Ez most nem választható: { NAME($phase) }.
why-site-share = Erdőből, városból és hegyből egy fél legfeljebb { $number } mezőt rakhat le.
why-site-nowhere = Ennek már sehol sincs helye: { NAME($site) }.
why-not-layable = Erre a mezőre nem kerülhet terep: { NAME($square) }.
why-not-bare = Ez a mező már nem síkság: { NAME($square) }.
why-no-straight = Híd csak szabad, egyenes folyószakaszra kerülhet: { NAME($square) }.
why-no-land-route = Így nem maradna híd nélküli út a két sereg között: { NAME($square) }.
why-river-stuck = Innen a folyót nem lehetne úgy befejezni, hogy híd nélküli út is maradjon: { NAME($square) }.
why-river-open = A megkezdett folyót előbb be kell fejezni; itt folytatódik: { NAME($square) }.
why-no-tower-left = Ebből már minden torony áll: { NAME($troop) }.
why-gun-row = Az ágyú csak a leghátsó sorban állhat, itt nem: { NAME($square) }.
why-gun-room = A leghátsó sor utolsó mezői az ágyúké: { NAME($square) }.
why-not-home = Ez nincs a három sorodban: { NAME($square) }.
why-closed = Ide senki sem állhat fel: { NAME($square) }.
why-occupied = Foglalt mező: { NAME($square) }, ott áll { THE($unit) }.
why-not-enterable = Ide torony nem léphet: { NAME($square) }.
why-first-round = Az első fordulóban csak a kezdőpakli használható.
why-hand-full = A kezed tele van: { $number } lap.
why-two-drawn = A húzópakliból legfeljebb { $number } lap vehető el.
why-draw-first = Előbb a húzópakliból kell egy lapot elvenni.
why-not-in-draw = Nincs a húzópaklidban: { NAME($card) }.
why-not-in-discard = Nincs a dobópaklidban: { NAME($card) }.
why-not-in-hand = Nincs a kezedben: { NAME($card) }.
why-colour-taken = Itt már ez a lap fekszik: { NAME($card) } ({ NAME($troop) }).
why-needs-grey = Szürke lap kell mellé: { NAME($card) } ({ NAME($troop) }).
why-not-for-troop = Ennek a csapatnemnek nem adható: { NAME($card) } ({ NAME($troop) }).
why-needs-side-b = A seregkártya B oldala kell hozzá: { NAME($card) } ({ NAME($troop) }).
why-is-side-b = Ez a seregkártya már a B oldalán fekszik: { NAME($troop) }.
why-troop-gone = Ebből a csapatnemből nem maradt torony: { NAME($troop) }.
why-too-dear = Ezzel a lappal a terv { $number } parancspontba kerülne, de csak { $number2 } van: { NAME($card) }.
why-no-cubes = Mind a { $number } erőkocka a helyén van.
why-cube-places = Erre a seregkártyára { $number } erőkocka fér: { NAME($troop) }.
why-lock-draw = A lezárás előtt a húzópakliból el kell venni egy lapot.
why-no-more-thoughts = Többet már nem vehetsz vissza: { $number } alkalom volt rá.
why-not-laid = Nem fekszik ott: { NAME($card) } ({ NAME($troop) }).
why-lift-limit = Amit ez a lap ad, azt már felhasználtad: { NAME($card) }.
why-no-order = Ezen a seregkártyán nincs parancs: { NAME($troop) }.
why-order-impossible = Ezt a parancsot egyetlen torony sem tudja végrehajtani: { NAME($troop) }.
why-not-your-tower = { CAP(THE($unit, $at)) } nem a tiéd.
why-tower-gone = { CAP(THE($unit)) } nincs a táblán.
why-other-troop = A parancs más csapatnemé, nem az övé: { NAME($unit, $at) } ({ NAME($troop) }).
why-cannot-act = { CAP(THE($unit, $at)) } most semmit sem tehet.
why-another-acts = Előbb { THE($unit, $at) } fejezze be a dolgát.
why-own-tower = { CAP(THE($unit, $at)) } a saját feled csapata.
why-no-steps = { CAP(THE($unit, $at, case: "dat")) } nem maradt lépése.
why-moved-already = { CAP(THE($unit, $at)) } már lépett.
why-too-far = Túl messze van: { NAME($square) }; { THE($unit, $at, case: "dat") } { $number } lépése van.
why-gun-moves = { CAP(THE($unit, $at)) } csak oldalra mozoghat a sorában.
why-just-captured = Ebben a fordulóban foglalták el, ezért még nem mozgatható: { NAME($unit, $at) }.
why-exhausted = { CAP(THE($unit, $at)) } kimerült.
why-attacked-already = { CAP(THE($unit, $at)) } már támadott.
why-no-attack-order = Ezzel a paranccsal { THE($unit, $at) } nem támadhat.
why-not-adjacent = { CAP(THE($unit2, $at2)) } nem szomszédos, innen nem éri el { THE($unit, $at) }.
why-no-melee = { CAP(THE($unit, $at)) } sosem harcol közelharcban.
why-forest = Erdőben csak a gyalogos támadhat, { THE($unit, $at) } nem.
why-too-weak = { CAP(THE($unit, $at)) } gyengébb: { $number } a { $number2 } ellen, a védő { THE($unit2, $at2) }.
why-no-shooter = { CAP(THE($unit, $at)) } nem lövész.
why-shot-at-gun = A lövés hatástalan ellene: { NAME($unit, $at) }.
why-out-of-range = { CAP(THE($unit2, $at2)) } lőtávolon kívül van; { THE($unit, $at) } lőtávolsága { $number }.
why-no-line = Nincs egyenes vonal: { NAME($unit, $at) }, { NAME($unit2, $at2) }.
why-line-blocked = A lövést útban lévő mező akadályozza: { NAME($square) } ({ NAME($unit, $at) }, { NAME($unit2, $at2) }).
why-forest-fire = Erdőből kilőni és oda belőni sem lehet: { NAME($square) }.
why-rampart-protects = Ebből az irányból a sánc védi: { NAME($unit) } ({ NAME($square) }).
why-stepped = { CAP(THE($unit, $at)) } már lépett, ezért nem lőhet állva.
why-no-bonus = Az állás most nem segít: { NAME($unit, $at) }.
why-no-tiles = Nem maradt híd- és sánclapka.
why-no-builder = { CAP(THE($unit, $at)) } nem építhet.
why-nothing-to-blast = Itt nincs mit felrobbantani: { NAME($square) }.
why-lasting-bridge = Ez a híd nem robbantható fel: { NAME($square) }.
why-not-acted = Előbb lépnie vagy támadnia kell: { NAME($unit, $at) }.

## Mit tudnak a dolgok

fact-personal = { $number } személyes pont
fact-towers = { $number } torony, tornyonként { $number2 } korong.
fact-face = { $face } oldal: { $number } lépés, legfeljebb { $number2 } erőkocka.
fact-face-range = { $face } oldal: { $number } lépés, legfeljebb { $number2 } erőkocka, lőtávolság { $number3 }.
fact-terrain-fighter = Erdőben, városban, sáncban +1 erő.
fact-forest-attacker = Erdőben csak ő támadhat.
fact-anti-cavalry = Lovasok ellen +1 erő.
fact-shooter = Egyenes vonalban lő.
fact-stationary-fire-bonus = Ha nem lép, +1 erővel lő.
fact-attack-cube-limit = Támadáskor legfeljebb két erőkocka számít.
fact-cube-to-step = Egy erőkocka lépésre váltható.
fact-wound-on-tie = Egyenlőségnél is sebez.
fact-rear-row-only = Csak a leghátsó sorban mozog.
fact-bridge-breaker = Távolról is felrobbant hidat.
fact-capture-only = Nem semmisíthető meg, csak elfoglalható.
fact-builder = Hidat és sáncot épít.
fact-command-point-plus-1 = Felfejlesztve +1 parancspont.
fact-cube-plus-1 = Felfejlesztve +1 erőkocka.
fact-second-gun = Felfejlesztve egy második ágyú.
fact-closed = Torony nem léphet ide.
fact-ends-move = A belépés véget vet a mozgásnak.
fact-blocks-fire = Nem lehet átlőni rajta.
fact-no-fire = Innen kilőni és ide belőni sem lehet.
fact-cover = A belövés ereje 1-gyel kisebb.
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
fact-pre-action = Előzetes akció.

card-march = Egy torony mozog és támad.
card-march-free = Egy torony mozog és támad.
card-general-attack = A csapatnem minden tornya mozog és támad.
card-field-works = Híd vagy sánc építése, rombolása.
card-charge = +2 lépés, a végén támadás.
card-double-strike = Egy torony két támadása egy mezőről.
card-exchange-places = Helycsere egy szomszéddal, majd mozgás.
card-comrades-aid = Egy ilyen és egy másik torony mozog és támad.
card-regroup = Egy korong átkerül egy azonos toronyra.
card-calm = +1 lőtávolság ebben a fordulóban.
card-open-plain = +1 lépés ebben a fordulóban.
card-upgrade = A seregkártya a B oldalára fordul.
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
setting-free_terrain = Terep a szabad felállításnál
setting-free_terrain-false = Nyílt mező
setting-free_terrain-true = A kapitányok rakják le

## A tábla szavai

turn-line = { $number }. forduló
turns-line = { $count } forduló körül

## Egy támadás kiszámítása

sheet-attack = { CAP(THE($unit)) } támad, a védő { THE($unit2) }: { $number } a { $number2 } ellen
term-cubes = Erőkockák
term-limit = Támadáskor csak két erőkocka számít
term-ground = Gyalogos jó terepen
term-cavalry = Pikás lovas ellen
term-standing = Nem lép
term-zeal = Lelkesedés
term-cover = A célpont városban áll
term-least = 0 alá nem csökken
term-firm = Álljuk a sarat
bar-captured = Az ágyút elfoglalják
bar-pushed = A védő meghátrál
bar-loss = A védő { $number } korongot veszít

## Leckék

lesson-1 = Az első csatád
    .battle = open_field
    .side = ottoman
lesson-1-about = A török sereget vezeted nyílt mezőn egy könnyű ellenfél ellen. Ebben a játékban nincs szerencse: az nyer, aki jobban tervez. A kalauz mindig azt a lépést magyarázza el, amelyhez éppen érsz.
lesson-1-deploy = Válassz egy csapattornyot a tálcáról, majd egy megjelölt mezőt a saját első három sorodban; a kapitányok felváltva egy-egy tornyot tesznek fel. Tüzér csak a leghátsó sorba kerülhet. Előre azt tedd, aki keveset lép, a lovasoknak hagyj szabad utat.
lesson-1-prepare = Ezt a tervet senki más nem látja. Tegyél parancskártyákat a seregkártyáid alá: a szürke a parancs, mellé egy bíbor és egy zöld segítség kerülhet. Aztán tegyél erőkockát azokra, akik támadnak vagy akiket támadás érhet: a kocka nélküli sereg az első csapásra összeomlik. A kijelző számolja a parancspontokat és a kockákat, és megmondja, mi hiányzik még; utána add be a tervet.
lesson-1-reveal = Felemelkedtek a paravánok, minden terv nyílt. Előbb a fejlesztések lépnek életbe, aztán az előzetes akciók következnek felváltva, egyesével. Most nézd meg az ellenfél erőkockáit: megmondják, kit győzhetsz le.
lesson-1-clash = A kapitányok felváltva egy-egy parancsot hajtanak végre. Válassz seregkártyát, majd azt, mit tegyen a tornya. Előbb mutass rá egy ellenfélre: a kijelző összeveti a két erőt. Nagyobb erővel minden különbségpont egy korongba kerül neki, egyenlővel csak hátralép, kisebbel nem támadhatsz. Aki támadott, a következő forduló végéig kimerült.
lesson-1-reaction = A kártyád most enged cselekedni. Használd fel, vagy passzolj.
lesson-1-wait = Az ellenfeled dönt. Amíg a tervek készülnek, csak annyit látsz, hogy tervez-e még vagy kész.
lesson-1-over = Végigjátszottál egy csatát! Pont járt a korongokért, fordulónként a középvonalon túli tornyokért, a végén pedig a veszteségek különbségéért. Nézd vissza a csúszkával, vagy válassz a négy történelmi csatamező közül.
