"""The rules in a browser: opened at a clause, from an address and from a card on the page."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.evening import Screens


def stands_on_top(page: Page, clause: str) -> None:
    """The clause is marked, and begins in the upper half of the screen."""
    expect(page.locator(".rule.here .no")).to_have_text(clause)
    page.wait_for_function(
        """id => { const y = document.getElementById('c' + id).getBoundingClientRect().top;
                   return y >= 0 && y < innerHeight / 2; }""",
        arg=clause,
    )


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_an_address_opens_the_rules_at_its_clause(screens: Screens, lang: str) -> None:
    page = screens.open("/rules/gift_trail#5.4", lang)
    stands_on_top(page, "5.4")
    expect(page.locator("#cards .gt-rule, #ccards .gt-rule")).to_have_count(12)
    stands_on_top(page, "5.4")
    screens.check()


def test_a_card_on_the_page_leads_to_its_clause(screens: Screens) -> None:
    page = screens.open("/rules/gift_trail")
    page.locator('.gt-rule a[href="#c4.6"]').click()
    stands_on_top(page, "4.6")
    page.evaluate("scrollTo(0, 0)")
    page.evaluate("location.hash = '#4.7'")
    stands_on_top(page, "4.7")
    screens.check()


def test_words_are_found_in_any_order_and_marked(screens: Screens) -> None:
    page = screens.open("/rules/gift_trail", "pl")
    page.get_by_role("searchbox").fill("prezent własny")
    expect(page.locator(".rule .no").filter(has_text="10.3")).to_be_visible()
    marks = {text.lower() for text in page.locator(".rule mark").all_inner_texts()}
    assert marks == {"prezent", "własny"}
    page.get_by_role("searchbox").fill("prezent zzz")
    expect(page.locator(".rule")).to_have_count(0)
    screens.check()
