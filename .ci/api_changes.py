"""Prints how the public declarations in two folders of .ci/symbol-graphs differ; .ci/api-changes calls it.

A declaration is known by its module, its name and its kind, so that one whose type changed is changed, not another one. Of
several with the same name, those that are the same in both are left out, and the rest is paired in alphabetical order.
"""

import collections
import json
import pathlib
import sys


def declarations(folder):
    """For each module, for each name and kind of a declaration, its texts."""
    modules = {}
    for module in sorted(path for path in pathlib.Path(folder).iterdir() if path.is_dir()):
        found = collections.defaultdict(set)
        for file in module.glob("*.symbols.json"):
            for symbol in json.loads(file.read_text(encoding="utf-8"))["symbols"]:
                text = "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
                name = ".".join(symbol["pathComponents"])
                kind = symbol["kind"]["identifier"]
                if kind != "swift.extension":
                    found[name, kind].add(" ".join(text.split()))
        modules[module.name] = found
    return modules


def changes(before, after):
    """Lines about what differs between the declarations of a module."""
    for name, kind in sorted(before.keys() | after.keys()):
        old = sorted(before.get((name, kind), set()) - after.get((name, kind), set()))
        new = sorted(after.get((name, kind), set()) - before.get((name, kind), set()))
        for first, second in zip(old, new):
            yield f"  ~ {name}: {first}\n    now: {second}"
        yield from (f"  - {name}: {text}" for text in old[len(new):])
        yield from (f"  + {name}: {text}" for text in new[len(old):])


def main():
    before, after = (declarations(folder) for folder in sys.argv[1:])
    for module in sorted(before.keys() | after.keys()):
        lines = list(changes(before.get(module, {}), after.get(module, {})))
        if lines:
            state = "" if module in before and module in after else (
                " (new module)" if module in after else " (removed module)")
            print(f"{module}{state}", *lines, sep="\n")


main()
