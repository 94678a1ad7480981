import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

@Suite @MainActor struct GaugeTests {
  private static let levels = [
    Gauge.Level(from: 9, .error, "too high"), Gauge.Level(from: 0, .success, "fine"),
    Gauge.Level(from: 7, .warning, "high"),
  ]

  private func row(_ value: Double, levels: [Gauge.Level] = levels) -> String {
    let console = show(36, 3) {
      Gauge("Load", value: value, in: 0...10, text: "\(value)", levels: levels)
    }
    return String(console.screen.prefix { $0 != "\n" })
  }

  @Test(
    arguments: [
      (0, "Load  ░░░░░░░░░░░░░░░░░  ✓ 0.0, fine"), (5, "Load  ████████░░░░░░░░░  ✓ 5.0, fine"),
      (7, "Load  ███████████░░░░░░  ! 7.0, high"), (9, "Load  ███████████░░  ✗ 9.0, too high"),
      (40, "Load  ████████████  ✗ 40.0, too high"), (-3, "Load  ░░░░░░░░░░░░░░░░░░░░░░░░  -3.0"),
      (.infinity, "Load  █████████████  ✗ inf, too high"),
      (.nan, "Load  ░░░░░░░░░░░░░░░░░░░░░░░░░  nan"),
    ] as [(Double, String)])
  func `the level that the value has reached is a sign and a word`(value: Double, expected: String)
  {
    #expect(row(value) == expected)
  }

  @Test(
    arguments: [
      (0...0, 0, 0), (0...0, 5, 10), (-.infinity ... .infinity, 3, 0), (0 ... .infinity, 3, 0),
      (-.greatestFiniteMagnitude ... .greatestFiniteMagnitude, 0, 5),
      (0 ... .leastNonzeroMagnitude, .leastNonzeroMagnitude, 10), (-4...(-2), -3, 5),
    ] as [(ClosedRange<Double>, Double, Int)])
  func `no range is too much`(range: ClosedRange<Double>, value: Double, done: Int) {
    let bar = String(repeating: "█", count: done) + String(repeating: "░", count: 10 - done)

    #expect(show(10, 2) { Gauge("", value: value, in: range, text: "") }.screen.hasPrefix(bar))
  }

  @Test func `the bar has the colour of its level`() throws {
    for (value, role) in [(1.0, Theme.ColorName.success), (8, .warning), (10, .error)] {
      let window = Window()
      window.show(
        SampleScreen { Gauge("", value: value, in: 0...10, text: "x", levels: Self.levels) })
      let console = HeadlessConsole(window, columns: 40, rows: 3, theme: { .night })
      let expected = try #require(Theme.night[role]).rgb

      let row = (0..<3).first { console.canvas.text(ofRow: $0).contains("━") } ?? 0
      let style = console.canvas.style(at: Point(column: 0, row: row))
      #expect(
        style.foreground
          == .rgb(
            UInt8(truncatingIfNeeded: expected >> 16), UInt8(truncatingIfNeeded: expected >> 8),
            UInt8(truncatingIfNeeded: expected)))
    }
  }

  @Test(arguments: [
    (30, "Load  ██████  ✗ 40.0, too high"), (26, "L…  ████  ✗ 40.0, too high"),
    (24, "██████  ✗ 40.0, too high"), (22, "████  ✗ 40.0, too high"),
    (21, "     ✗ 40.0, too high"), (9, "✗ 40.0, …"), (1, "✗"),
  ])
  func `in few columns the label goes first, then the bar`(columns: Int, expected: String) {
    let console = show(columns, 3) {
      Gauge("Load", value: 40, in: 0...10, text: "40.0", levels: Self.levels)
    }
    #expect(console.screen.prefix { $0 != "\n" } == expected)
  }

  @Test func `the linear form says the value and what it means`() {
    let window = Window()
    window.show(
      SampleScreen { Gauge("Load", value: 8, in: 0...10, text: "8 of 10", levels: Self.levels) })

    #expect(HeadlessLinearConsole(window).transcript.contains("Load, 8 of 10, high\n"))
  }
}
