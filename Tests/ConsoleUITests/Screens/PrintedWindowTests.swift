import ConsoleUI
import ConsoleWidgets
import Coordinators
import Foundation
import Testing

/// What a pipe gets: a text that is read from the top, with all that could be scrolled into sight.
@Suite @MainActor struct PrintedWindowTests {
  private let window = Window()
  private let stack = NavigationController()
  private let size = Size(columns: 40, rows: 8)

  private func show(_ screen: some Screen) {
    window.show(stack)
    stack.show(screen)
  }

  private func lines() throws -> [String] {
    try printed(window, size: size).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// A console that has begun, and prints nothing.
  private func console(playing events: [TerminalEvent] = []) throws -> Console {
    let console = Console(
      window,
      terminal: FinalScreenTerminal(
        size: size, playing: events))
    try console.begin()
    return console
  }

  @Test func `a list has all of its rows, none of them marked, and no thumb`() throws {
    show(SampleScreen("Numbers") { List(1...300) { Text("row \($0)") } })

    let lines = try lines()

    #expect(lines.filter { $0.contains("row") } == (1...300).map { "  row \($0)" })
    #expect(lines.count == 303 && lines.first == "  Numbers" && lines.last == "")
  }

  @Test func `rows of two lines, a text below them and one that scrolls are whole`() throws {
    show(
      SampleScreen("Numbers") {
        List(1...40) { number in
          VStack {
            Text("row \(number)")
            Text("more")
          }
        }
        Text("below")
      })

    let text = try printed(window, size: size)

    #expect((1...40).allSatisfy { text.contains("row \($0)\n  more") }, Comment(rawValue: text))
    #expect(text.contains("below"))
  }

  @Test func `what does not scroll is whole, too`() throws {
    show(
      SampleScreen("Text") {
        Text("A text of so many words that it needs more lines than there are.").padding(
          columns: 16)
        ForEach(1...30) { Text("line \($0)") }
      })

    let text = try printed(window, size: size)

    #expect(text.contains("line 30\n") && text.contains("are.\n"))
  }

  @Test func `a text that scrolls is whole`() throws {
    show(
      SampleScreen("Text") {
        ScrollView { ForEach(1...100) { Text("line \($0)") } }
      })

    #expect(try lines().filter { $0.hasPrefix("line") }.count == 100)
  }

  @Test func `more rows than any user wants are cut`() throws {
    show(SampleScreen("Numbers") { List(1...30_000) { Text("row \($0)") } })

    let null = try #require(FileHandle(forWritingAtPath: "/dev/null"))
    let terminal = FinalScreenTerminal(size: size, descriptor: null.fileDescriptor)
    let console = Console(window, terminal: terminal)
    try console.begin()
    console.stop(.endOfInput)

    #expect(terminal.size.rows == 20_000)
  }

  @Test func `of an alert the message alone is printed`() throws {
    show(SampleScreen("Numbers") { List(1...300) { Text("row \($0)") } })
    AlertScreen(
      title: "Not found", message: "There is no row 301", actions: [AlertAction("OK") {}]
    ).show(over: window)

    #expect(try lines() == ["Not found", "There is no row 301", ""])
  }

  @Test(arguments: [false, true])
  func `a box or a sheet over a stack in a tab is printed alone`(isSheet: Bool) throws {
    let (tabs, split) = (TabBarController(), SplitViewController())
    window.show(tabs)
    tabs.show(split)
    split.list.show(SampleScreen("Numbers") { List(1...300) { Text("row \($0)") } })
    split.detail.show(SampleScreen("Number") { Text("a detail") })
    if isSheet {
      let inner = NavigationController()
      Modal(over: split.detail).show(inner)
      inner.show(SheetScreen())
    } else {
      AlertScreen(
        title: "The file could not be read because it is somewhere else", kind: .error,
        actions: [AlertAction("OK") {}]
      ).show(over: split.detail)
    }

    let lines = try lines().filter { !$0.isEmpty }

    if isSheet {
      #expect(lines.count > 100 && lines.contains("choice 100"))
      #expect(!lines.contains { $0.contains("row 1") || $0.contains("Numbers") })
    } else {
      #expect(lines == ["✗ The file could not be read because it", "  is somewhere else"])
    }
  }

  private final class SheetScreen: Screen {
    let title = "Choose"
    let presentation = Presentation.sheet

    var body: some View {
      ScrollView { ForEach(1...100) { Text("choice \($0)") } }
    }
  }

  @Test func `no column is marked, and each has all of its rows`() throws {
    let split = SplitViewController()
    window.show(split)
    split.list.show(SampleScreen("Numbers") { List(1...30) { Text("row \($0)") } })
    split.detail.show(
      SampleScreen("Number") { ScrollView { ForEach(1...50) { Text("line \($0)") } } })

    let text = try printed(window, size: Size(columns: 120, rows: 10))

    #expect(text.contains("row 30") && text.contains("line 50"))
    #expect(!text.contains(">") && !text.contains("▸") && !text.contains("▐"))
  }

  @Test func `a list of a limited height stays so, and what is below it follows`() throws {
    show(
      SampleScreen("Numbers") {
        List(1...300) { Text("row \($0)") }.frame(height: 3)
        ForEach(1...20) { Text("line \($0)") }
      })

    let lines = try lines()

    #expect(lines.contains("line 20") && !lines.contains { $0.contains("row 4") })
    #expect(lines.count < 40)
  }

  @Test func `rows of many lines are whole`() throws {
    show(
      SampleScreen("Numbers") {
        List(1...20) { number in
          VStack { ForEach(1...30) { Text("\(number) line \($0)") } }
        }
      })

    #expect(try lines().filter { $0.contains("line") }.count == 600)
  }

  @Test func `messages follow as lines`() throws {
    show(SampleScreen("Numbers") { Text("1") })
    window.toast("Saved", kind: .success)
    window.toast("Not sent", kind: .error)

    #expect(try lines().suffix(5) == ["1", "", " ✓ Saved", " ✗ Not sent", ""])
  }

  @Test func `what is left after some keys is as high as the window`() throws {
    show(SampleScreen("Numbers") { List(1...300) { Text("row \($0)") } })

    let console = try console(playing: [.key(.down)])

    #expect(console.frame?.canvas?.size == size)
    #expect(console.frame?.canvas?.text.contains("> row 1") == true)
  }
}
