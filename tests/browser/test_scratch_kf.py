from __future__ import annotations
from tests.browser import moments
from tests.browser.conftest import Sit
from tests.browser.ways import click_on
from tests.games.crescent.table import Table, clash, planning

def state(page):
    return page.evaluate("document.querySelector('.bar')?.innerText.replace(/\\n/g,'|')+' ## '+[...document.querySelectorAll('[class*=bubble]')].map(e=>e.innerText).join('/')")

def test_framed(sit: Sit) -> None:
    player = sit(1366, 768)
    page = player.page
    table = clash(
        {"c-light1": "D7", "c-musket1": "I7", "c-foot1": "B9", "o-heavy1": "E4", "o-foot1": "I5", "o-gun1": "F1", "o-foot2":"K3"},
        christian={"plan": {"light_cavalry": ["march"], "musket": ["march"], "foot": ["march"]}, "cubes": {"light_cavalry": 2, "musket": 2}},
        ottoman={"cubes": {"heavy_cavalry": 1}, "plan": {"foot": ["march"]}},
    )
    moments.lay_position(player, table.text())
    player.until_at_rest()
    for who in ("o-heavy1", "o-foot1", "c-light1", "o-heavy1", "o-foot2", "c-light1", "c-musket1", "o-foot1", "o-foot2", "o-gun1"):
        box = page.locator(f'.stage [data-token="{who}"]').bounding_box()
        page.mouse.move(box["x"] + box["width"]/2, box["y"] + box["height"]/2, steps=4)
        page.wait_for_timeout(300)
        page.mouse.click(box["x"] + box["width"]/2, box["y"] + box["height"]/2)
        page.wait_for_timeout(900)
        print(who, "=>", state(page))
        page.screenshot(path=f"/tmp/kfw/framed-{who}.png")
        page.wait_for_timeout(3000)
