import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

@Suite @MainActor struct BarChartTests {
  private func screen(
    _ bars: [BarChart.Bar], columns: Int = 24, theme: Theme = .terminal,
    width: AmbiguousWidth = .narrow
  ) -> [String] {
    let window = Window()
    window.show(SampleScreen { BarChart(bars) })
    let console = HeadlessConsole(
      window, columns: columns, rows: bars.count + 4,
      capabilities: Capabilities(colors: .trueColor, ambiguousWidth: width), theme: { theme })
    return Array(console.screen.split(separator: "\n").map(String.init).prefix(bars.count))
  }

  private static let fruit = [
    BarChart.Bar("Apples", 34), BarChart.Bar("Pears", 17, text: "17 kg"),
    BarChart.Bar("Plums", 0),
  ]

  @Test func `labels and values are aligned, and the longest bar takes the room between them`() {
    #expect(
      screen(Self.fruit) == [
        "Apples  █████████     34", "Pears   █████      17 kg",
        "Plums                  0",
      ])
  }

  @Test func `painted bars end with eighths of a cell`() {
    let bars = ([0, 1, 2, 3, 4, 5, 6, 7, 8, 13, 32] as [Double]).map {
      BarChart.Bar("B", $0, text: "")
    }

    #expect(
      screen(bars, columns: 7, theme: .night) == [
        "B", "B  ▏", "B  ▎", "B  ▍", "B  ▌", "B  ▋", "B  ▊", "B  ▉", "B  █", "B  █▋", "B  ████",
      ])
  }

  @Test func `painted bars to the left end with half a cell`() {
    let bars = ([-8, -1, -3] as [Double]).map { BarChart.Bar("B", $0, text: "") }

    #expect(
      screen(bars, columns: 8, theme: .night) == ["B  ████│", "B     ▐│", "B    ▐█│"])
  }

  @Test func `where blocks are wide there is ASCII`() {
    #expect(screen(Self.fruit, theme: .night, width: .wide)[0] == "Apples  #########     34")
    let rows = screen(
      [BarChart.Bar("A", 2), BarChart.Bar("B", -2)], columns: 14, width: .wide)
    #expect(rows == ["A     |###   2", "B  ###|     -2"])
  }

  @Test func `negative values have bars to the left of the line at zero`() {
    let bars = [BarChart.Bar("Up", 6), BarChart.Bar("Down", -3), BarChart.Bar("Zero", 0)]

    #expect(
      screen(bars, columns: 20) == [
        "Up       │██████   6", "Down  ███│        -3", "Zero     │         0",
      ])
  }

  @Test(
    arguments: [
      [], [0], [.nan], [.infinity], [-.infinity], [.infinity, -.infinity, 1, -1],
      [-.greatestFiniteMagnitude, .greatestFiniteMagnitude], [.leastNonzeroMagnitude, -0.0],
      [-5], [-.leastNonzeroMagnitude, 1e300],
    ] as [[Double]])
  func `no values are too much`(values: [Double]) {
    for (columns, theme) in [(1, Theme.night), (9, .terminal), (40, .night), (41, .day)] {
      let bars = values.map { BarChart.Bar("Bar", $0) }
      let window = Window()
      window.show(SampleScreen { BarChart(bars) })
      let console = HeadlessConsole(window, columns: columns, rows: 9, theme: { theme })

      #expect(columns < 40 || values.isEmpty || console.screen.contains("Bar"))
    }
  }

  @Test func `any value but zero has a mark`() {
    let bars = [BarChart.Bar("A", 1e9), BarChart.Bar("B", 1, text: "")]

    #expect(screen(bars, columns: 30, theme: .night)[1] == "B  ▏")
  }

  @Test func `the linear form says each value in a line`() {
    let window = Window()
    window.show(SampleScreen { BarChart(Self.fruit + [BarChart.Bar("Lost", -1.256)]) })

    #expect(
      HeadlessLinearConsole(window).transcript
        .contains("Apples, 34\nPears, 17 kg\nPlums, 0\nLost, -1.26\n"))
  }

  @Test func `a chart is as high as its bars, and a scroll view scrolls it`() {
    let console = show(30, 6) {
      ScrollView { BarChart((1...40).map { BarChart.Bar("Day \($0)", Double($0)) }) }
    }

    #expect(console.screen.hasPrefix("Day 1 "))
    console.press("end")

    #expect(console.screen.contains("Day 40"))
  }
}
