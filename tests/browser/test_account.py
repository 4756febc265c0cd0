"""The account screen: logins are ended, the password is changed, the account is deleted."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.album import Album
from tests.browser.conftest import Sit
from tests.server.running_server import LiveServer, Person

PASSWORD, NEW = "correct horse", "battery staple"


def test_an_account_is_looked_after_and_deleted(
    sit: Sit, served: LiveServer, pictures: Album
) -> None:
    page = sit(sharp=pictures.wanted).page
    page.goto("/account")
    page.get_by_role("button", name="Create account").first.click()
    page.get_by_label("Name", exact=True).fill("Nagy Éva")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Create account").last.click()
    expect(page).to_have_url(served.url)
    elsewhere = Person(served)
    elsewhere.post("api/account/login", {"name": "Nagy Éva", "password": PASSWORD})
    page.goto("/account")
    logins = page.locator("li")
    expect(logins).to_have_count(2)
    pictures.take(page, "account-member")
    logins.get_by_role("button", name="Log out").click()
    expect(logins).to_have_count(1)
    assert elsewhere.get("api/me")["guest"]
    page.get_by_label("Current password").fill("wrong password")
    page.get_by_label("New password").fill(NEW)
    page.get_by_role("button", name="Change password").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_label("Current password").fill(PASSWORD)
    page.get_by_label("New password").fill(NEW)
    page.get_by_role("button", name="Change password").click()
    expect(page.get_by_role("status")).to_have_text("Your password has been changed.")
    page.get_by_role("button", name="Delete account").click()
    page.get_by_label("Current password").last.fill(NEW)
    pictures.take(page, "account-delete")
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("status")).to_have_text("Your account has been deleted.")
    expect(page.get_by_role("button", name="Create account").first).to_be_visible()
    elsewhere.post("api/account/login", {"name": "Nagy Éva", "password": NEW}, 403)
