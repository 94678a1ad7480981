import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

/// What has the focus inside and beside a view that scrolls sideways.
@Suite @MainActor struct HorizontalScrollFocusTests {
  private static let line = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGH"

  private func firstRow(of console: HeadlessConsole) -> String {
    String(console.screen.prefix { $0 != "\n" })
  }

  @Test func `with the focus inside one, only that one scrolls`() {
    let console = show(20, 9) {
      ScrollView(.horizontal) {
        Button("first") {}
        Text(Self.line)
      }
      ScrollView(.horizontal) { Text(Self.line) }
    }

    console.press("shift-right")

    #expect(console.screen.contains("89abcdefghijklmnopqr"))
    #expect(console.screen.contains("0123456789abcdefghij"))
  }

  @Test func `a focused control is scrolled into view, and the user may scroll away from it`() {
    let console = show(20, 6) {
      ScrollView(.horizontal) {
        HStack(spacing: 3) { for number in 1...9 { Button("button \(number)") {} } }
      }
    }
    #expect(console.screen.hasPrefix("> [ button 1 ]"))

    console.press("tab tab")
    #expect(console.screen.contains("> [ button 3 ]\n"))
    console.press("shift-left shift-left")
    #expect(!console.screen.contains("button 3"))
    console.press("tab")
    #expect(console.screen.contains("> [ button 4 ]\n"))
  }

  @Test func `a control far down and far to the right is scrolled into view both ways`() {
    let console = show(20, 6) {
      ScrollView {
        Button("first") {}
        for number in 1...600 { Text("line \(number)") }
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            Text(Self.line + Self.line)
            Button("last") {}
          }
        }
      }
    }

    console.press("tab")
    #expect(console.screen.contains("> [ last ]"))
    console.press("tab")
    #expect(console.screen.hasPrefix("> [ first ]"))
  }

  @Test func `a selected link is scrolled into view`() throws {
    let address = try #require(LinkURL("https://harbour.example"))
    let console = show(20, 6) {
      ScrollView(.horizontal) {
        Text("\("first", link: address)\(Self.line)\("second", link: address)").didOpenLink { _ in
        }
      }
    }

    console.press("right")

    #expect(firstRow(of: console).hasSuffix("second"))
  }

  @Test func `the cursor of a wide field is scrolled into view while the user types`() {
    let console = show(20, 6) {
      ScrollView(.horizontal) {
        TextField("Name", text: "")
        Text(Self.line)
      }
    }

    for _ in 1...3 { console.press("1 2 3 4 5 6 7 8 9 0") }

    #expect(console.canvas.cursor?.column == 19)
    console.press("home")
    #expect(console.canvas.cursor.map { $0.column < 5 } ?? false)
  }

  @Test func `moving the highlight of a list leaves the columns that the user sees`() {
    let console = show(20, 9) {
      ScrollView(.horizontal) {
        List(["one", "two"].map { $0 + Self.line }) { Text($0) }
        Text(Self.line)
      }
    }
    console.press("shift-right")

    console.press("down")

    #expect(console.screen.contains("345678"))
    #expect(!console.screen.contains("two"))
  }

  @Test func `a horizontal view inside a vertical one has the focus neither by key nor by click`() {
    let console = show(20, 8) {
      HStack(spacing: 0) {
        ScrollView { for number in 1...20 { Text("l \(number)") } }.frame(width: 8)
        ScrollView {
          ScrollView(.horizontal) { Text(Self.line) }
          for number in 1...20 { Text("right \(number)") }
        }
      }
    }

    console.click(column: 12, row: 0)
    console.press("down")

    #expect(console.screen.hasPrefix("l 1"))
    #expect(!console.screen.contains("0123"))
  }

  @Test func `a text field keeps Shift with the arrows`() {
    let console = show(60, 8) {
      TextField("Name", text: "Ada")
      ScrollView(.horizontal) { Text(Self.line + Self.line) }
    }

    console.press("shift-left")

    #expect(console.screen.contains("\n0123"))
    #expect(!console.screen.contains("scroll"))
  }
}
