import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

@Suite @MainActor struct SparklineTests {
  private func row(
    _ values: [Double], columns: Int = 12, width: AmbiguousWidth = .narrow
  ) -> String {
    let window = Window()
    window.show(SampleScreen { Sparkline(values: values) })
    let console = HeadlessConsole(
      window, columns: columns, rows: 2, capabilities: Capabilities(ambiguousWidth: width))
    return String(console.screen.prefix { $0 != "\n" })
  }

  @Test(
    arguments: [
      ([0, 1, 2, 3, 4, 5, 6, 7], "▁▂▃▄▅▆▇█"), ([-3, 4], "▁█"), ([5, 5, 5], "▄▄▄"), ([0], "▄"),
      ([1, .nan, 2], "▁ █"), ([.infinity, 1, 2, -.infinity], "█▁█▁"), ([.nan], ""), ([], ""),
      ([-.greatestFiniteMagnitude, 0, .greatestFiniteMagnitude], "▁▅█"),
      ([.infinity, -.infinity], "█▁"),
    ] as [([Double], String)])
  func `values are blocks between the lowest and the highest`(values: [Double], expected: String) {
    #expect(row(values) == expected)
  }

  @Test func `where blocks are wide there is ASCII`() {
    #expect(row([0, 1, 2, 3, 4, 5, 6], width: .wide) == ".:-=+*#")
    #expect(row([5, 5, .nan, 5], width: .wide) == "-- -")
  }

  @Test func `the newest values that fit are drawn`() {
    #expect(row([90, 1, 2, 3], columns: 3) == "▁▅█")
    let console = show(20, 2) {
      Sparkline("Visits", values: (1...99).map(Double.init), text: "99")
    }
    #expect(console.screen.hasPrefix("Visits  ▁▂▃▄▅▆▇█  99\n"))
  }

  @Test func `the text behind the values stays before the label goes`() {
    for (columns, row) in [(9, "▁▃▅▆█  99"), (11, "▁▃▅▆█  99"), (12, "V…  ▁▃▆█  99")] {
      let console = show(columns, 2) { Sparkline("Visits", values: [1, 2, 3, 4, 5], text: "99") }
      #expect(console.screen.prefix { $0 != "\n" } == row)
    }
  }

  @Test func `the linear form says the lowest and the highest value`() {
    let window = Window()
    window.show(
      SampleScreen {
        Sparkline("Visits", values: [3, .nan, 31.256, 12], text: "12 today")
        Sparkline("Sales", values: [2, 9]) {
          "from \(Int($0.lowerBound)) to \(Int($0.upperBound))"
        }
        Sparkline("None", values: [])
      })
    let text = HeadlessLinearConsole(window).transcript

    #expect(text.contains("Visits, 12 today, 3–31.26\nSales, from 2 to 9\nNone\n"))
  }
}
