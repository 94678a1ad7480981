import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import TestCases
import Testing

/// The tab bar in a window that is too narrow for it.
@Suite @MainActor struct TabBarTests {
  private static let names = ["Home", "Sport", "Culture", "Zażółć", "日本", "Weather and more"]

  private func console(columns: Int, _ names: [String] = names) -> HeadlessConsole {
    let window = Window()
    let tabs = TabBarController()
    window.show(tabs)
    for (index, name) in names.enumerated() {
      tabs.show(SampleScreen(name) { Text("tab \(index + 1)") })
    }
    return HeadlessConsole(window, columns: columns, rows: 8)
  }

  private func bar(_ console: HeadlessConsole) -> String {
    String(console.screen.prefix { $0 != "\n" })
  }

  @Test func `in 20 columns marks at the edges show that there are more tabs`() {
    let console = console(columns: 20)
    var bars: [String] = []

    for _ in Self.names {
      bars.append(bar(console))
      console.press("ctrl-n")
    }

    #expect(
      bars == [
        " [1 Home] 2  3  4 ›",
        "  1 [2 Sport] 3  4›",
        "  1  2 [3 Culture]›",
        " ‹ 2  3 [4 Zażółć]›",
        " ‹2  3  4 [5 日本]›",
        " ‹[6 Weather and …]",
      ])
  }

  @Test(arguments: Cases.few(4, of: 1...70))
  func `the selected tab is visible, and clicks hit the visible tabs`(columns: Int) throws {
    let console = console(columns: columns)

    for (index, name) in Self.names.enumerated() {
      console.press(.character(Character("\(index + 1)")))
      let bar = bar(console)
      // A blank column and a mark at each edge.
      let isWhole = columns >= "[\(index + 1) \(name)]".columns + 4
      let shown = isWhole ? "[\(index + 1) \(name)]" : columns < 5 ? "" : "\(index + 1)"
      #expect(bar.contains(shown) && bar.columns <= columns, "\(bar)")
      guard isWhole else { continue }
      #expect(bar.hasPrefix(" ‹") == !bar.contains("1"))
      #expect(bar.hasSuffix("›") == !bar.contains("6"))
      // The blank after the last tab may be cut off.
      let all = Self.names.map { "[1 \($0)]".columns }.reduce(2, +)
      let allFit = columns >= (index == Self.names.count - 1 ? all : all - 1)
      #expect(bar.contains("Home") == (allFit || index == 0), "\(bar)")
      for other in Self.names.indices where bar.contains("\(other + 1)") {
        console.click(on: "\(other + 1)")
        #expect(console.screen.contains("tab \(other + 1)"), "\(bar)")
        console.sendOnLastFrame(.key(.character(Character("\(index + 1)"))))
      }
    }
  }

  @Test func `titles of one letter are shown`() {
    #expect(bar(console(columns: 20, ["A", "B", "日"])) == " [1 A] 2 B  3 日")
  }

  @Test(arguments: [
    (4, " 1"), (5, " [1]"), (7, " [1]"), (8, " [1 S…]"), (9, " [1 Sp…]"), (11, " [1 Sport]"),
  ])
  func `a title is left out if no letter of it fits`(columns: Int, expected: String) {
    #expect(bar(console(columns: columns, ["Sport"])) == expected)
  }

  @Test func `a tab bar among views has marks, too`() {
    let window = Window()
    var selected: [Int] = []
    window.show(SampleScreen { Tabs(Self.names, selection: 2) { selected.append($0) } })
    let console = HeadlessConsole(window, columns: 18, rows: 4)

    #expect(bar(console) == "> ‹ 2 [3 Culture]›")
    console.click(on: "‹")
    console.click(on: "›")
    console.press("left right")

    #expect(selected == [0, 3, 1, 3])
  }
}
