import ConsoleTesting
import Sternik
import Testing

@testable import Widgets

private struct Node: Identifiable, Sendable {
  let id: String
  var children: [Node] = []
}

private let texts = CalendarTexts(
  months: (1...12).map { "Month\($0)" },
  weekdays: ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"], today: "today", selected: "selected",
  previousMonth: "previous", nextMonth: "next", select: "select", month: "month")

@MainActor private final class AllScreen: Screen {
  let title = "All"
  var date = CalendarDate(year: 2026, month: 11, day: 4)
  var color = Color.red
  var activated = ""
  let inScrollView: Bool
  init(inScrollView: Bool) { self.inScrollView = inScrollView }

  var body: some View {
    if inScrollView { ScrollView { content } } else { content }
  }

  @ViewBuilder var content: Views {
    HStack {
      MonthCalendar(
        "Day", selected: date, today: CalendarDate(year: 2026, month: 11, day: 12), texts: texts
      ) { self.date = $0 }
      Box("Tree") {
        FilterTree(
          "Files",
          [Node(id: "src", children: [Node(id: "main"), Node(id: "util")]), Node(id: "test")],
          children: \.children, text: \.id
        ) { self.activated = $0.id }
      }
    }
    ColorGrid("Ink", selection: color) { self.color = $0 }
  }
}

@MainActor @Suite struct CombinedTests {
  private func console(
    _ screen: AllScreen, columns: Int, rows: Int, theme: Theme = .terminal
  ) -> HeadlessConsole {
    let window = Window()
    window.show(screen)
    return HeadlessConsole(window, columns: columns, rows: rows, theme: { theme })
  }

  @Test(arguments: [(60, 16), (40, 10), (10, 4)], [false, true])
  func `all widgets on a screen`(size: (Int, Int), inScrollView: Bool) {
    let screen = AllScreen(inScrollView: inScrollView)
    let console = console(screen, columns: size.0, rows: size.1)
    let name = "\(size.0)x\(size.1)\(inScrollView ? " scrolled" : "")"
    console.expectSnapshot(named: "all \(name) 1")
    console.press("right enter")
    #expect(screen.date.day == 5)
    console.press("tab right down enter")
    #expect(screen.activated == "main")
    console.expectSnapshot(named: "all \(name) 2")
    console.press("tab right")
    #expect(screen.color == .green)
    console.expectSnapshot(named: "all \(name) 3")
    console.press("backtab /")
    console.type("ut")
    console.press("enter enter")
    #expect(screen.activated == "util")
    console.expectSnapshot(named: "all \(name) 4")
    console.expectLinearSnapshot(named: "all \(name)")
    console.advance(by: .seconds(30))
    if !inScrollView, size.0 == 60 {
      console.scroll(by: 1, column: 5, row: 5)
      #expect(console.screen.contains("Month12 2026"))
    }
  }

  @Test func `themes choose the colours`() {
    let console = console(AllScreen(inScrollView: false), columns: 60, rows: 16, theme: .night)
    console.press("right tab right down / u t")
    console.expectSnapshot(named: "night", as: .styledText)
    #expect(!console.styledScreen.contains("inverse"))
    #expect(!console.styledScreen.contains("dim"))
  }

  @Test func `a control in a small scroll view shows its highlight`() {
    let screen = AllScreen(inScrollView: true)
    let console = console(screen, columns: 30, rows: 5)
    console.press("down down down")
    #expect(console.screen.contains(">25"))
    console.click(on: "24")
    #expect(screen.date.day == 24)
    console.press("tab tab end")
    #expect(console.screen.contains("[") || console.screen.contains("bright white"))
    console.expectSnapshot(named: "small scroll view")
  }

  @Test(arguments: 1...6) func `random events`(seed: Int) {
    var random = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
    func next(_ count: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((random >> 33) % UInt64(count))
    }
    let screen = AllScreen(inScrollView: seed % 2 == 0)
    let console = console(screen, columns: 40, rows: 12)
    let keys = [
      "up", "down", "left", "right", "pgup", "pgdn", "home", "end", "enter", "tab", "backtab", "/",
      "a", "s", "backspace", "space", "ctrl-u", "delete", "j",
    ]
    for _ in 0..<600 where console.outcome == nil {
      let size = console.canvas.size
      switch next(12) {
      case 0: console.resize(columns: next(60), rows: next(20))
      case 1: console.click(column: next(size.columns + 1), row: next(size.rows + 1))
      case 2:
        console.drag(
          from: Point(column: next(size.columns + 1), row: next(size.rows + 1)),
          to: Point(column: next(size.columns + 5) - 2, row: next(size.rows + 5) - 2))
      case 3:
        console.scroll(by: next(7) - 3, column: next(size.columns + 1), row: next(size.rows + 1))
      case 4: console.paste("ma\nin")
      default: console.press(keys[next(keys.count)])
      }
    }
    _ = console.linearText
  }

  @Test func `the tree is idle beside a selected column`() {
    let window = Window()
    let split = SplitViewController()
    window.show(split)
    let nodes = [Node(id: "one"), Node(id: "two")]
    split.show(
      TestScreen(title: "Tree") {
        FilterTree("t", nodes, children: \.children, text: \.id) { _ in }
      }, for: nil)
    split.detail.show(TestScreen(title: "Detail") { Button("x") {} }, for: nil)
    let console = HeadlessConsole(window, columns: 100, rows: 14)
    console.expectSnapshot(named: "idle")
    split.select(split.list)
    console.press("down")
    split.select(split.detail)
    console.expectSnapshot(named: "idle moved")
  }

  @Test func `nothing leaks`() {
    expectNoLeaks { detector in
      let window = Window()
      detector.watch(window)
      let screen = AllScreen(inScrollView: false)
      window.show(screen)
      let console = HeadlessConsole(window, columns: 60, rows: 16)
      console.press("right tab right / a")
      window.close()
    }
  }
}
