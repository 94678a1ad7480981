"""openstep-plist: reads .strings files; takes the arguments that workloads.h describes."""
import pathlib
import sys
import time

import openstep_plist

folder, command, *rest = sys.argv[1:]
if command == "list":
    for language in ("English", "Polish"):
        print(f"reading/{language}/openstep-plist\t2000")
    sys.exit()
language = rest[0].split("/")[1]
file = pathlib.Path(folder, f"{language}.strings")
text = file.read_text(encoding="utf-8")
if command == "answer":
    for key, value in openstep_plist.loads(text).items():
        print(f"{key}={value}")
elif command == "time":
    openstep_plist.loads(text)  # Performs what is done only once.
    rounds, start = 0, time.process_time_ns()
    while time.process_time_ns() - start < 50_000_000:
        openstep_plist.loads(text)
        rounds += 1
    spent = time.process_time_ns() - start
    size = file.stat().st_size
    print(f'{{"ns": {spent / rounds / 2000}, "MB/s": {size * rounds * 1000 / spent}}}')
