"""Rows of measurements, as tables and as JSON."""
import dataclasses
import statistics

# Columns whose ratio to Sternik's is printed, and whether more is better.
COMPARED = {
    "ns": False, "CPU ms": False, "first ms": False, "s": False, "frames/s": True, "key p50 ms": False, "key p95 ms": False,
    "instructions": False, "MB": False,
}


@dataclasses.dataclass
class Row:
    """What one program does of one kind of work; the first row of a work is Sternik's."""

    group: str
    work: str
    name: str
    # The runs of each column.
    samples: dict = dataclasses.field(default_factory=dict)

    def add(self, sample):
        for column, value in sample.items():
            self.samples.setdefault(column, []).append(value)

    def median(self, column):
        return statistics.median(self.samples[column]) if column in self.samples else None

    def json(self):
        columns = {
            column: {"median": statistics.median(values), "min": min(values), "max": max(values), "runs": len(values)}
            for column, values in self.samples.items()
        }
        return {"group": self.group, "work": self.work, "name": self.name, "columns": columns}


def ratio(first, row, column):
    """How many times better the first row is; None if that is unknown."""
    ours, theirs = first.median(column), row.median(column)
    if row is first or not ours or not theirs:
        return None
    return ours / theirs if COMPARED[column] else theirs / ours


def number(value):
    if value is None:
        return ""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def print_tables(rows):
    """Prints a table for each work; × is how many times better its first row is."""
    for work in dict.fromkeys(row.work for row in rows):
        same = [row for row in rows if row.work == work]
        columns = list(dict.fromkeys(column for row in same for column in row.samples))
        compared = [column for column in columns if column in COMPARED and len(same) > 1]
        lines = [[work] + [title for column in columns for title in [column] + ["×"] * (column in compared)]]
        for row in same:
            cells = [f"  {row.name}"]
            for column in columns:
                cells.append(number(row.median(column)))
                if column in compared:
                    cells.append(number(ratio(same[0], row, column)))
            lines.append(cells)
        widths = [max(len(line[index]) for line in lines) for index in range(len(lines[0]))]
        for line in lines:
            first, *others = [cell.ljust(width) if index == 0 else cell.rjust(width)
                              for index, (cell, width) in enumerate(zip(line, widths))]
            print("  ".join([first, *others]).rstrip())
        print()
