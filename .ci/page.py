"""Uses a page that headlines --gallery --watch keeps up to date, in headless Chromium.

Usage: page.py BROWSER PROFILE PAGE TEXTS; .ci/check-page calls it. TEXTS is the file of texts that it edits.
"""

import pathlib
import re
import sys
import time

from browser import Browser

HELPERS = """
  var search = words => {
    field.value = words
    field.dispatchEvent(new Event("input"))
  }
  var hidden = part => part.closest("[hidden]") !== null
  0
"""


class Page:
    """A page, and what is expected of it."""

    def __init__(self, browser, path):
        self._browser = browser
        browser.open(path.resolve().as_uri())
        self.run(HELPERS)

    def run(self, script):
        return self._browser.evaluate(script)

    def expect(self, what, condition):
        """Ends the check unless a condition of the page holds."""
        if self.run(condition) is not True:
            sys.exit(f"page.py: not true: {what}: {condition}")
        print(f"  {what}")

    def wait(self, condition):
        self._browser.wait(condition)
        self.run(HELPERS)


def check_search(page):
    print("Search")
    page.expect("with scripts there is a search field", "!hidden(field)")
    page.run("var word = document.querySelector('.key h3').textContent")
    page.run("search('  ' + word.toUpperCase() + ' ')")
    page.expect("leaves the parts with the words, without the case and the spaces around them",
                "parts.every(part => part.hidden !== part.textContent.toLowerCase().includes(word.toLowerCase()))"
                " && parts.some(part => !part.hidden) && parts.some(part => part.hidden)")
    page.expect("says how many", "count.textContent === parts.filter(part => !part.hidden).length + ' found'")
    page.expect("hides groups without a part, and opens the others",
                "groups.every(group => group.hidden !== [...group.querySelectorAll('.part')].some(part => !part.hidden))"
                " && groups.every(group => group.tagName !== 'DETAILS' || group.open)")
    page.run("search('')")
    page.expect("shows all after its end, and opens nothing",
                "parts.every(part => !hidden(part)) && count.textContent === ''"
                " && !document.querySelector('details.group[open]')")
    page.run("var opened = document.querySelector('details.group'); opened.open = true; search(word); search('')")
    page.expect("leaves open what was open before", "document.querySelectorAll('details.group[open]').length === 1")
    page.run("opened.open = false; search('no text has these words')")
    page.expect("may find nothing", "count.textContent === '0 found' && parts.every(hidden)")


def check_links(page):
    print("Links")
    page.run("var id = document.querySelector('.key').id; location.hash = id")
    page.wait("!hidden(document.querySelector('.key'))")
    page.expect("a link to a part that a search hides ends the search", "field.value === ''")
    page.run("search('no text has these words'); document.querySelector(`a[href='#${id}']`).click()")
    page.expect("so does a link to where the page is", "!hidden(document.getElementById(id))")
    page.expect("every link leads to a part of the page",
                "[...document.querySelectorAll('a[href^=\"#\"]')].every("
                "link => document.getElementById(decodeURIComponent(link.hash.slice(1))))")


def check_following(page, texts):
    print("An edit of a text")
    page.run("document.querySelector('#dark').checked = true; document.querySelector('.key details').open = true")
    page.run("document.querySelector('details.group').open = true")
    opened = "[...document.querySelectorAll('details[open]')].map(part => part.id || part.parentElement.id)"
    open_before = page.run(opened)
    page.run("search('world'); field.focus(); scrollTo(0, 400)")
    state = "[scrollY, field.value, document.activeElement.id, document.querySelector('#dark').checked," \
            " [...document.querySelectorAll('.part:not([hidden])')].length].join(' ')"
    before = page.run(state)
    source = texts.read_text(encoding="utf-8")
    # Plurals are in another file.
    keys = page.run("[...document.querySelectorAll('.key h3')].map(key => key.textContent)")
    key = next(key for key in keys if f'"{key}" = ' in source)
    edited = re.sub(f'("{re.escape(key)}" = ")[^"]*', r"\1Nowy tekst", source)
    start = time.monotonic()
    texts.write_text(edited, encoding="utf-8")
    shown = "document.querySelector('#keys')?.textContent.includes('Nowy tekst') === true"
    page.wait(shown)
    print(f"  is on the open page after {time.monotonic() - start:.2f} s")
    page.wait("document.readyState === 'complete'")
    # Browsers scroll a moment later to what the address names.
    page.run("new Promise(done => setTimeout(done, 200))")
    after = page.run(state)
    if after != before:
        sys.exit(f"page.py: the page was {before}, and is {after}")
    print(f"  keeps the position, the words, the focus, the colours and what they find: {after}")
    page.run("search('')")
    if page.run(opened) != open_before or len(open_before) != 2:
        sys.exit(f"page.py: {open_before} was open, and {page.run(opened)} is")
    print(f"  keeps what was open: {open_before}")
    texts.write_text(source, encoding="utf-8")
    page.wait(shown.replace("true", "false"))
    print("  goes again")


def main():
    program, profile, path, texts = sys.argv[1:]
    path = pathlib.Path(path)
    end = time.monotonic() + 120
    while not path.exists():
        if time.monotonic() > end:
            sys.exit(f"no page: {path}")
        time.sleep(0.1)
    browser = Browser(program, profile)
    browser.call("Emulation.setDeviceMetricsOverride", width=1440, height=900, deviceScaleFactor=1, mobile=False)
    try:
        page = Page(browser, path)
        check_search(page)
        check_links(page)
        check_following(page, pathlib.Path(texts))
    finally:
        browser.close()


main()
