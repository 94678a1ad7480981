"""Measures `sternik-strings check` on a project with as many findings as the largest of 38 that were tried."""
import pathlib
import random
import subprocess
import sys

from Harness import counting, programs
from Harness.fetching import has_all, timed
from Harness.results import Row

FINDINGS = 181_532
LANGUAGES = ["cs", "da", "de", "el", "es", "fi", "fr", "hu", "it", "ja", "ko", "nb", "nl", "pl", "pt", "ro", "ru", "sv", "tr", "uk"]
TABLES, KEYS = 8, 1_500
RUNS = {
    "one line for all that is missing": [],
    "each": ["--each"],
    "each, JSON": ["--each", "--format", "json"],
    "each, annotations": ["--each", "--format", "github"],
    "each, SARIF": ["--each", "--format", "sarif"],
}


def write_project(root):
    """Languages that lack half of the texts, and whose others most often have no full stop at the end."""
    chance = random.Random(1)
    left = FINDINGS
    for language in ["en", *LANGUAGES]:
        folder = root / f"{language}.lproj"
        folder.mkdir(parents=True)
        for table in range(TABLES):
            lines = []
            for key in range(KEYS):
                text = f'"screen.{table}.title.{key}" = "This is the text with number {key}'
                if language == "en":
                    lines.append(f'{text}.";\n')
                elif left > 0 and chance.random() < 0.5:
                    left -= 1
                elif left > 0 and chance.random() < 0.8:
                    left -= 1
                    lines.append(f'{text} in {language}";\n')
                else:
                    lines.append(f'{text} in {language}.";\n')
            (folder / f"Table{table}.strings").write_text("".join(lines))


def count_of(command):
    """The number of findings in JSON, counted in a process of its own: memory of this one would count as the tool's."""
    counter = [sys.executable, "-c", "import json, sys; print(len(json.load(sys.stdin)))"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        return int(subprocess.run(counter, stdin=process.stdout, capture_output=True, check=True).stdout)


def measure_checking(_, options):
    root = pathlib.Path(options.environment["TMPDIR"], "project")
    write_project(root)
    tool = programs.build_product("sternik-strings")
    rows = [Row("checking", f"{FINDINGS:,} findings", name) for name in RUNS]
    commands = [[tool, "check", str(root), *arguments] for arguments in RUNS.values()]
    right = has_all("check", "findings", count_of(commands[2]), FINDINGS)
    for _ in range(options.runs):
        for row, command in zip(rows, commands):
            row.add(timed(command))
    if options.counts:
        for row, command in zip(rows, commands):
            row.add({"instructions": counting.of_run(lambda prefix: [*prefix, *command])})
    return rows, right
