"""Runs axe-core on pages in headless Chromium, which it drives through the DevTools protocol over a pipe.

Usage: accessibility.py BROWSER AXE PROFILE PAGE...; .ci/check-accessibility calls it.
"""

import json
import os
import pathlib
import subprocess
import sys

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


class Browser:
    """A headless Chromium with one page."""

    def __init__(self, program, profile):
        commands, self._commands = os.pipe()
        self._answers, answers = os.pipe()

        def place_pipes():
            # Chromium reads commands from descriptor 3 and writes answers to 4. The copies cannot overwrite each other.
            commands_copy, answers_copy = os.dup2(commands, 100), os.dup2(answers, 101)
            os.dup2(commands_copy, 3)
            os.dup2(answers_copy, 4)

        self._process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--remote-debugging-pipe",
             "--user-data-dir=" + profile, "about:blank"],
            preexec_fn=place_pipes, close_fds=False, stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)
        self._buffer = b""
        self._number = 0
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self._session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.enable")

    _session = None

    def _read(self):
        while b"\0" not in self._buffer:
            part = os.read(self._answers, 1 << 16)
            if not part:
                sys.exit("the browser has ended")
            self._buffer += part
        message, self._buffer = self._buffer.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **parameters):
        """Sends a command, and waits for its answer."""
        self._number += 1
        message = {"id": self._number, "method": method, "params": parameters}
        if self._session:
            message["sessionId"] = self._session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self._commands, data):]
        while True:
            answer = self._read()
            if answer.get("id") == self._number:
                if "error" in answer:
                    sys.exit(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def open(self, address):
        """Opens an address, and waits until the page is loaded."""
        answer = self.call("Page.navigate", url=address)
        if "errorText" in answer:
            sys.exit(f"{address}: {answer['errorText']}")
        self.evaluate("""new Promise(done => document.readyState == "complete" ? done("") :
          addEventListener("load", () => done("")))""")

    def evaluate(self, script):
        """The value of a script, or of its promise."""
        answer = self.call(
            "Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            sys.exit(details.get("exception", {}).get("description", details["text"]))
        return answer["result"].get("value")

    def close(self):
        self.call("Browser.close")
        self._process.wait()


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
