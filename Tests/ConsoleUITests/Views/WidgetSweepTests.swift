import Coordinators
import TestCases
import Testing

@testable import ConsoleTesting
@testable import ConsoleUI

/// Snapshots of every widget in many sizes, after many keys and after mouse events everywhere.
@Suite @MainActor struct WidgetSweepTests {
  private static let sizes =
    (1...25).map { ($0, 6) } + (1...9).map { (20, $0) } + [(34, 3), (60, 12)]
  private static let keys =
    "down down right right end up left enter pageup pagedown home tab tab enter space backspace a ctrl-w z "
    + "backtab escape / p enter n N down escape delete ctrl-u end pageup"

  @Test(arguments: SweptWidget.allCases)
  func `in many sizes`(widget: SweptWidget) {
    guard isTried(widget, amongFew: 3, of: SweptWidget.allCases, "sizes") else { return }
    let pictures = Self.sizes.map { columns, rows in
      let sample = Sample(widget, columns: columns, rows: rows)
      let first = sample.console.screen
      sample.console.press("tab down")
      let second = sample.console.screen
      return "\(columns) × \(rows)\n\(first)" + (second == first ? "" : "\ntab down\n\(second)")
    }

    expectSnapshot(of: pictures.joined(separator: "\n"), named: "\(widget)-sizes")
  }

  @Test(arguments: SweptWidget.allCases)
  func `with the extents that it requests`(widget: SweptWidget) {
    let element = ElementTree.standalone(widget.views { _ in })
    let rooms =
      (0...25).map { Size(columns: $0, rows: 6) } + (0...9).map { Size(columns: 20, rows: $0) }

    var lines: [(rooms: String, extents: String)] = []
    for room in rooms + [Size(columns: 60, rows: 30)] {
      let extents = [Axis.horizontal, .vertical].map { element.extent(along: $0, in: room) }
        .map { "\($0.minimum)–\($0.ideal) \($0.growth)" }.joined(separator: ", ")
      if lines.last?.extents == extents {
        lines[lines.count - 1].rooms += " \(room.columns)×\(room.rows)"
      } else {
        lines.append(("\(room.columns)×\(room.rows)", extents))
      }
    }

    expectSnapshot(
      of: lines.map { "\($0.extents): \($0.rooms)" }.joined(separator: "\n"),
      named: "\(widget)-extents")
  }

  @Test(arguments: SweptWidget.allCases)
  func `in outlines, before and after a step`(widget: SweptWidget) {
    let sample = Sample(widget, columns: 60, rows: 12)
    let first = sample.console.outline
    sample.console.press("tab down")

    expectSnapshot(of: first + "\ntab down\n" + sample.console.outline, named: "\(widget)-outline")
  }

  @Test(arguments: SweptWidget.allCases)
  func `after keys`(widget: SweptWidget) {
    guard isTried(widget, amongFew: 5, of: SweptWidget.allCases, "keys") else { return }
    let sample = Sample(widget, columns: 26, rows: 7)
    var lines = [sample.takeStyles().joined(separator: "\n")]
    let sideways = widget.scrollsSideways ? " shift-right shift-right shift-right shift-left" : ""
    for key in (Self.keys + sideways).split(separator: " ").map(String.init) {
      sample.console.press(key)
      lines.append("\(key) → \(sample.takeChanges())")
      lines += sample.takeStyles().map { "  " + $0 }
    }
    sample.console.paste("pasted\ntext")
    lines.append("paste → \(sample.takeChanges())")

    expectSnapshot(of: lines.joined(separator: "\n"), named: "\(widget)-keys")
  }

  @Test(arguments: SweptWidget.allCases.filter(\.hasManyRows))
  func `highlighted from the first row to the last and back, in every height`(widget: SweptWidget) {
    guard isTried(widget, amongFew: 1, of: SweptWidget.allCases.filter(\.hasManyRows), "highlights")
    else { return }
    var lines: [String] = []
    for rows in 1...9 {
      let sample = Sample(widget, columns: 14, rows: rows)
      lines.append("\(rows): \(sample.console.screen.inOneLine)")
      for key in ["down", "up", "pagedown", "pageup"] {
        sample.pressToTheEnd(key) { lines.append($0.inOneLine) }
      }
    }

    expectSnapshot(of: lines.joined(separator: "\n"), named: "\(widget)-highlights")
  }

  @Test(arguments: SweptWidget.allCases.filter(\.scrollsSideways))
  func `scrolled to both ends in every width`(widget: SweptWidget) {
    guard
      isTried(widget, amongFew: 1, of: SweptWidget.allCases.filter(\.scrollsSideways), "scrolled")
    else { return }
    let pictures = (8...36).map { columns in
      let sample = Sample(widget, columns: columns, rows: 6)
      var rows = ["\(columns): \(sample.console.screen.secondRow)"]
      for key in ["shift-right", "shift-left"] {
        sample.pressToTheEnd(key) { rows.append($0.secondRow) }
      }
      return rows.joined(separator: "\n")
    }

    expectSnapshot(of: pictures.joined(separator: "\n"), named: "\(widget)-scrolled")
  }

  @Test(arguments: SweptWidget.allCases.filter(\.isClickable))
  func `after clicks in every cell and turns of the wheel`(widget: SweptWidget) {
    guard isTried(widget, amongFew: 2, of: SweptWidget.allCases.filter(\.isClickable), "clicks")
    else { return }
    let sample = Sample(widget, columns: 26, rows: 8)
    var events = EventLog()
    let sideways: [MouseEvent.Action] = widget.scrollsSideways ? [.scrollRight, .scrollLeft] : []
    // Without the key hints in the last row, where a click would end the console.
    for row in 0..<7 {
      for column in 0..<26 {
        sample.send(.press(.left), column, row)
        events.add("click in row \(row), column", column, sample.takeChanges())
      }
      let turns: [MouseEvent.Action] = [.scrollDown, .scrollDown, .scrollUp] + sideways
      for (index, action) in turns.enumerated() {
        sample.send(action, 5, row)
        events.add("\(action) in row \(row), turn", index + 1, sample.takeChanges())
      }
    }

    expectSnapshot(of: events.text, named: "\(widget)-clicks")
  }

  @Test(arguments: SweptWidget.allCases.filter(\.isClickable))
  func `after drags from the right edge and from inside`(widget: SweptWidget) {
    guard isTried(widget, amongFew: 4, of: SweptWidget.allCases.filter(\.isClickable), "drags")
    else { return }
    var events = EventLog()
    for start in [25, 4] {
      let sample = Sample(widget, columns: 26, rows: 8)
      sample.send(.press(.left), start, 2)
      events.add("press in row 2, column", start, sample.takeChanges())
      for (column, row) in [(25, 1), (25, 3), (20, 7), (9, 2), (3, 1), (0, 0)] {
        sample.send(.drag(.left), column, row)
        events.add("drag to row \(row), column", column, sample.takeChanges())
      }
    }

    expectSnapshot(of: events.text, named: "\(widget)-drags")
  }

  /// Whether a sweep tries a widget; otherwise its snapshot is as good as used.
  private func isTried(
    _ widget: SweptWidget, amongFew count: Int, of widgets: [SweptWidget], _ name: String
  ) -> Bool {
    if Cases.few(count, of: widgets).contains(widget) { return true }
    UsedSnapshots.add(SnapshotFile(name: "\(widget)-\(name)", language: nil, testFile: #filePath))
    return false
  }

  /// The events that changed something; neighbours with the same changes are one line.
  private struct EventLog {
    private var events: [(name: String, numbers: ClosedRange<Int>, changes: String)] = []

    var text: String {
      events.filter { !$0.changes.isEmpty }.map { name, numbers, changes in
        let range = numbers.count == 1 ? "\(numbers.lowerBound)" : "\(numbers)"
        return "\(name) \(range) → \(changes)"
      }.joined(separator: "\n")
    }

    mutating func add(_ name: String, _ number: Int, _ changes: String) {
      if let last = events.last, last.name == name, last.changes == changes {
        events[events.count - 1].numbers = last.numbers.lowerBound...number
      } else {
        events.append((name, number...number, changes))
      }
    }
  }

  /// A widget in a console, with what it reported.
  @MainActor private final class Sample {
    let console: HeadlessConsole
    private var log: [String] = []
    private var lastScreen = ""
    private var lastStyles: Set<String> = []

    init(_ widget: SweptWidget, columns: Int, rows: Int) {
      var record: (String) -> Void = { _ in }
      let window = Window()
      window.show(SampleScreen { widget.views { record($0) } })
      console = HeadlessConsole(window, columns: columns, rows: rows)
      lastScreen = console.screen
      record = { [weak self] in self?.log.append($0) }
    }

    /// The screen with its styles and the cursor at first, then those styles and cursors that are new.
    func takeStyles() -> [String] {
      let lines = console.styledScreen.split(separator: "\n", omittingEmptySubsequences: false).map(
        String.init)
      let styles = lines[(lines.firstIndex(of: "---") ?? 0)...]
      defer { lastStyles = Set(styles) }
      return lastStyles.isEmpty ? lines : styles.filter { !lastStyles.contains($0) }
    }

    /// Presses a key until it changes nothing; `didChange` receives each new screen.
    func pressToTheEnd(_ key: String, didChange: (String) -> Void) {
      var screen = console.screen
      guard let key = KeyPress(name: key) else { preconditionFailure("\(key) is a key") }
      while true {
        console.sendOnLastFrame(.key(key))
        let next = console.screen
        guard next != screen else { return }
        screen = next
        didChange(screen)
      }
    }

    func send(_ action: MouseEvent.Action, _ column: Int, _ row: Int) {
      // The screen was read after the last event, so the last frame is up to date.
      console.sendOnLastFrame(
        .mouse(MouseEvent(action, at: Point(column: column, row: row))))
    }

    /// What was reported, and the changed rows of the screen.
    func takeChanges() -> String {
      defer { log = [] }
      let screen = console.screen
      guard screen != lastScreen else { return log.joined(separator: "; ") }
      let rows = screen.split(separator: "\n", omittingEmptySubsequences: false)
      let before = lastScreen.split(separator: "\n", omittingEmptySubsequences: false)
      let changed = rows.indices.filter { $0 >= before.count || rows[$0] != before[$0] }
      lastScreen = screen
      return log.joined(separator: "; ") + changed.map { "\n  \($0)|\(rows[$0])" }.joined()
    }
  }
}

extension String {
  /// The rows of a screen above the key hints, separated by slashes.
  fileprivate var inOneLine: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains("q quit") && !$0.contains("?") }.joined(separator: "/")
  }

  /// The second row, where a table has its first one below the titles.
  fileprivate var secondRow: String {
    split(separator: "\n", omittingEmptySubsequences: false).dropFirst().first
      .map(String.init) ?? ""
  }
}
