"""A headless Chromium, driven through the DevTools protocol over a pipe."""

import json
import os
import subprocess
import sys
import time


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
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
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

    def wait(self, condition, seconds=20):
        """Waits until a condition holds; `condition` is an expression of the page, which may reload meanwhile."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                answer = self.call("Runtime.evaluate", expression=condition, returnByValue=True)
            except RuntimeError:
                # The page has gone while it evaluated the condition.
                continue
            if answer["result"].get("value") is True:
                return
            time.sleep(0.05)
        sys.exit(f"not within {seconds} s: {condition}")

    def close(self):
        self.call("Browser.close")
        self._process.wait()
