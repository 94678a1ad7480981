"""Runs axe-core on pages in headless Chromium.

Usage: accessibility.py BROWSER AXE PROFILE PAGE...; .ci/check-accessibility calls it.
"""

import json
import pathlib
import sys

from browser import Browser

WIDTHS = {"phone": 390, "desktop": 1440}
SCHEMES = ["light", "dark"]
# The rules of WCAG 2.2 up to level AA, and what axe-core's authors call good practice.
RUN = """
axe.run(document, {resultTypes: ["violations", "incomplete"]}).then(results => JSON.stringify({
  passes: results.passes.length,
  violations: results.violations.map(rule => ({id: rule.id, impact: rule.impact, help: rule.help,
    nodes: rule.nodes.map(node => node.target.flat().join(" "))}))
}))
"""


def main():
    program, axe, profile, *pages = sys.argv[1:]
    script = pathlib.Path(axe).read_text(encoding="utf-8")
    browser = Browser(program, profile)
    serious = 0
    for page in pages:
        for name, width in WIDTHS.items():
            for scheme in SCHEMES:
                browser.call("Emulation.setDeviceMetricsOverride", width=width, height=900,
                             deviceScaleFactor=1, mobile=False)
                browser.call("Emulation.setEmulatedMedia",
                             features=[{"name": "prefers-color-scheme", "value": scheme}])
                browser.open(pathlib.Path(page).resolve().as_uri())
                browser.evaluate(script + ";0")
                results = json.loads(browser.evaluate(RUN))
                if not results["passes"]:
                    sys.exit(f"{page}: axe-core has checked nothing")
                found = results["violations"]
                print(f"{page}, {name}, {scheme}: {len(found)} rules broken, {results['passes']} kept")
                for rule in found:
                    counts = rule["impact"] in ("serious", "critical")
                    serious += len(rule["nodes"]) if counts else 0
                    for node in rule["nodes"]:
                        print(f"  {rule['id']} ({rule['impact']}): {node}: {rule['help']}")
    browser.close()
    if serious:
        sys.exit(f"{serious} serious or critical findings")


main()
