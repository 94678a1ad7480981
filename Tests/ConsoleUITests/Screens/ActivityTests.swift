import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Observation
import Testing

/// What a screen is doing, in the row below the bars.
@Suite @MainActor struct ActivityTests {
  @Observable final class Model {
    var count: Int?
  }

  private final class CountingScreen: Screen {
    let model: Model
    let status: StyledText

    init(_ model: Model, status: StyledText = "12 birds") {
      (self.model, self.status) = (model, status)
    }

    var title: String { "Birds" }

    var tabStatus: StyledText { "updated 09:12" }

    var activity: some View {
      if let count = model.count {
        RoomReader { room in
          if room.columns < 30 {
            Text("\(count) of 12 birds")
          } else {
            HStack(spacing: 2) {
              Text("Counting")
              ProgressBar(Double(count) / 12, label: "\(count) of 12")
              Button("Never focused") {}
            }
          }
        }
      }
    }

    var body: some View { Text("Storks are back") }
  }

  private let model = Model()

  private func stack() -> Window {
    let window = Window()
    let stack = NavigationController()
    window.show(stack)
    stack.show(CountingScreen(model))
    return window
  }

  private func columns() -> (Window, SplitViewController) {
    let (window, tabs, split) = (Window(), TabBarController(), SplitViewController())
    window.show(tabs)
    tabs.show(split)
    split.list.show(CountingScreen(model))
    return (window, split)
  }

  private func rows(_ console: HeadlessConsole) -> [String] {
    console.screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `a window too small for a tab bar shows it in its first row`() {
    let (window, tabs) = (Window(), TabBarController())
    window.show(tabs)
    tabs.show(CountingScreen(model))
    let console = HeadlessConsole(window, columns: 28, rows: 6)
    #expect(console.screen.hasPrefix("Storks are back"))

    model.count = 3

    #expect(console.screen.hasPrefix("  3 of 12 birds\nStorks are back"))
  }

  @Test func `takes the row below the bar, so that nothing moves`() {
    let console = HeadlessConsole(stack(), columns: 60, rows: 24)
    let idle = rows(console)

    model.count = 6
    let busy = rows(console)

    #expect(busy[0] == idle[0] && busy[2...] == idle[2...])
    #expect(busy[1].hasPrefix("  Counting  ██") && busy[1].contains("6 of 12"))
    #expect(idle[1].allSatisfy { $0 == "─" })
    model.count = nil
    #expect(rows(console) == idle)
  }

  @Test func `stands in place of the status in a low window`() {
    let console = HeadlessConsole(stack(), columns: 30, rows: 23)
    #expect(rows(console)[0] == "  Birds              12 birds")

    model.count = 6

    #expect(rows(console)[0] == "  Birds         6 of 12 birds")
    #expect(rows(console)[1] == "Storks are back")
  }

  @Test func `leaves the status where it would be cut`() {
    let console = HeadlessConsole(stack(), columns: 22, rows: 23)

    model.count = 6

    #expect(rows(console)[0] == "  Birds      12 birds")
    console.resize(columns: 15, rows: 23)
    #expect(rows(console)[0] == "  Birds")
  }

  @Test func `of a column is above all columns, whichever has the keys`() {
    let (window, split) = columns()
    model.count = 6
    let console = HeadlessConsole(window, columns: 120, rows: 24)
    #expect(rows(console)[1].hasPrefix("  Counting"))
    #expect(rows(console)[0].hasSuffix("  updated 09:12"))
    #expect(rows(console)[2].contains("12 birds"))

    split.detail.show(SampleScreen("Stork") { Text("A stork") })

    #expect(rows(console)[1].hasPrefix("  Counting"))
    #expect(console.screen.components(of: "Counting") == 1)
    console.resize(columns: 120, rows: 23)
    #expect(rows(console)[0].contains("6 of 12"))
  }

  @Test func `leaves the titles of the tabs whole`() {
    let (window, tabs) = (Window(), TabBarController())
    window.show(tabs)
    for title in ["Nests", "Birds of the year"] {
      let stack = NavigationController()
      stack.tabTitle = { title }
      tabs.show(stack)
      stack.show(CountingScreen(model, status: ""))
    }
    let console = HeadlessConsole(window, columns: 40, rows: 10)
    let idle = rows(console)

    model.count = 3

    #expect(rows(console)[0] == idle[0] && idle[0].contains("Birds of the year"))
    #expect(rows(console)[1].hasPrefix("  Counting"))
  }

  @Test func `takes no keys`() {
    model.count = 6
    let console = HeadlessConsole(stack(), columns: 60, rows: 24)

    #expect(!console.screen.contains("enter"))
  }

  @Test func `is announced in the linear form`() {
    let console = HeadlessLinearConsole(stack())
    model.count = 6

    #expect(console.transcript.contains("12 birds\nupdated 09:12\n"))
    #expect(console.transcript.contains("Counting, 6 of 12, 50%"))
  }

  @Test func `is drawn on the surface of the bar`() {
    model.count = 3
    let console = HeadlessConsole(stack(), columns: 60, rows: 24, theme: { .night })

    console.expectSnapshot(named: "activity", as: .svg())
  }
}

extension String {
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
