"""A first fight can be followed: which one it is, what came of it, why something is impossible."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import Mark, Player
from tests.browser.tour import advance, at, attacks

LEFT_OF_GAMES = "() => document.querySelector('.games').getBoundingClientRect().top"


def starter(player: Player) -> str:
    answer = player.context.request.post("/api/starters/panzer", data={})
    return str(answer.json()["id"])


def answer(player: Player, table: str, *verbs: str) -> None:
    """Answer for the same person without the page, which shows what comes of it."""
    with at(player, table) as line:
        line.until_asked()
        fitting = [one for one in line.actions if one["verb"] in verbs]
        line.act(fitting[0]["action"])
    player.until_asked()


def asked(player: Player) -> set[str]:
    return {action["verb"] for action in player.told.actions}


def test_a_fight_is_named_and_its_result_stays_until_the_next_click(sit: Sit) -> None:
    player = sit(1366, 768)
    table = starter(player)
    advance(player, table, attacks)
    player.go(table)
    player.until_asked()
    page = player.page

    # A card that cannot be used says why.
    page.locator(".hand [data-anchor='card:bluff']").click()
    expect(page.locator(".bar .line")).to_contain_text("The bluff is laid in a fight")

    # In the panel the pointer changes nothing in it: the odds stay and can be scrolled. It leaps
    # there, because what it means by crossing is a matter of time (hoverIntent.test.ts).
    attack = next(one for one in player.told.actions if one["verb"] == "attack")
    place = attack["text"]["args"]["at2"].partition(":")[2]

    def ring_of(anchor: str) -> Mark:
        return next(ring for ring in player.look().rings if anchor in ring.anchors)

    player.click(ring_of(attack["anchors"][0]))
    aimed = ring_of(attack["anchors"][1])
    page.mouse.move(aimed.x, aimed.y)
    head = page.locator(".inspector .paper header strong")
    expect(page.locator(".inspector .basis")).to_have_text("If nobody plays or sacrifices a card:")
    expect(head).to_contain_text(place)
    player.until_at_rest()
    box = page.locator(".inspector").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 60, box["y"] + 90)
    page.wait_for_function("() => document.querySelector('.side').matches(':hover')")
    page.wait_for_timeout(400)  # longer than it has to rest to mean what is under it
    expect(head).to_contain_text(place)
    expect(page.locator(".inspector .basis")).to_be_visible()
    player.key("Escape")

    # The bar names the fight; what came of it lies over the board.
    answer(player, table, "attack")
    note, named = page.locator("[data-fight]"), page.locator("[data-fight-line]")
    expect(named).to_contain_text("fires at")
    while "lost" not in " ".join(note.all_inner_texts()):  # cards played are named before
        assert "end" not in asked(player), "the fight was over without a word"
        answer(player, table, "pass", "done", "sacrifice", "stay", "gain")
    expect(note).to_contain_text("attacked")
    expect(note).to_contain_text("lost")
    while named.count():  # it stays while the two fight on
        expect(note).to_be_visible()
        answer(player, table, "pass", "done", "sacrifice")
    if note.count():  # its own buttons are no click on the board, which would close it first
        note.locator("button").first.dispatch_event("pointerdown")
        expect(note).to_be_visible()
    if "gain" in asked(player):
        answer(player, table, "gain")
    if "advance" in asked(player):
        ring = next(ring for ring in player.look().rings if ring.style == "move")
        assert player.acted(lambda: player.click(ring))  # the empty tile is lit, and answers
        player.until_asked()
    player.until_at_rest()
    board = page.locator("main.board").bounding_box()
    assert board is not None
    page.mouse.click(board["x"] + 80, board["y"] + board["height"] - 20)
    expect(note).to_have_count(0)

    # The legend names every number.
    page.locator(".pin.legend").click()
    expect(page.locator("[data-numbers]")).to_have_count(4)
    expect(page.locator("[data-numbers]").first).to_contain_text(
        "Attack value against hard targets"
    )
    assert player.errors == []


def test_nothing_moves_on_the_home_page_when_it_greets_a_newcomer(sit: Sit) -> None:
    player = sit(1366, 768)
    page = player.page
    page.goto("/")
    page.locator(".games").wait_for()
    before = page.evaluate(LEFT_OF_GAMES)
    expect(page.locator(".welcome")).to_be_visible()
    expect(page.locator("a.day")).to_be_visible()
    assert page.evaluate(LEFT_OF_GAMES) == before
