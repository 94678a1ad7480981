import ConsoleTesting
import ConsoleUI
import Coordinators
import TestCases
import Testing

@Suite @MainActor struct HorizontalScrollTests {
  private static let code = "func double(_ number: Int) -> Int {\n  number * 2\n}\n"
  private static let line = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGH"

  private func firstRow(of console: HeadlessConsole) -> String {
    String(console.screen.prefix { $0 != "\n" })
  }

  @Test(arguments: [
    ("shift-right", "89abcdefghijklmnopqr"), ("shift-right shift-right", "ghijklmnopqrstuvwxyz"),
    ("shift-right shift-right shift-right shift-right", "opqrstuvwxyzABCDEFGH"),
    ("shift-right shift-left", "0123456789abcdefghij"), ("shift-left", "0123456789abcdefghij"),
    ("right left up down end pagedown space", "0123456789abcdefghij"),
  ])
  func `Shift with the arrows scrolls by eight columns, and no other key does`(
    keys: String, row: String
  ) {
    let console = show(20, 5) { ScrollView(.horizontal) { Text(Self.line) } }

    console.press(keys)

    #expect(firstRow(of: console) == row)
  }

  @Test func `where the thumb is out of view, signs at the edges say that there is more`() {
    let lines = Array(repeating: Self.line, count: 9).joined(separator: "\n")
    let console = show(20, 6) {
      ScrollView { ScrollView(.horizontal) { Text(lines) } }
    }

    #expect(firstRow(of: console).hasPrefix("0123456789abcdefg›"))
    console.press("shift-right")
    #expect(firstRow(of: console).hasPrefix("‹9abcdefghijklmno›"))
    console.press("shift-right shift-right shift-right shift-right")
    #expect(firstRow(of: console).hasPrefix("‹"))
    #expect(!firstRow(of: console).contains("›"))
    console.press("end")
    #expect(!firstRow(of: console).contains("‹"))
  }

  @Test func `a narrow view scrolls by half of its columns`() {
    let console = show(6, 5) { ScrollView(.horizontal) { Text(Self.line) } }

    console.press("shift-right")

    #expect(firstRow(of: console) == "345678")
  }

  @Test func `the thumb below the content shows the position`() {
    let wide = Self.line + Self.line
    let console = show(20, 7) { ScrollView(.horizontal) { Text(Self.code + wide) } }
    #expect(console.screen.contains("\n▄▄▄▄\n"))

    console.press("shift-right shift-right shift-right shift-right shift-right shift-right")

    console.expectSnapshot(named: "end of wide code")
  }

  @Test func `content that fits has no thumb and no hint, and leaves the keys to commands`() {
    var pressed = false
    let window = Window()
    window.show(SampleScreen { ScrollView(.horizontal) { Text("one\ntwo") } })
    let console = HeadlessConsole(
      window, columns: 40, rows: 5,
      commands: {
        [KeyCommand(KeyPress(.right, modifiers: .shift), "more") { pressed = true }]
      })

    console.press("shift-right")

    #expect(console.screen.hasPrefix("one\ntwo\n\n"))
    #expect(!console.screen.contains("scroll"))
    #expect(pressed)
  }

  @Test func `at its end a view keeps its keys`() {
    var pressed = false
    let window = Window()
    window.show(SampleScreen { ScrollView(.horizontal) { Text(Self.line) } })
    let console = HeadlessConsole(
      window, columns: 20, rows: 5,
      commands: {
        [KeyCommand(KeyPress(.left, modifiers: .shift), "less") { pressed = true }]
      })

    console.press("shift-left")

    #expect(!pressed)
  }

  @Test func `without a focus inside one, all visible views scroll together, each to its end`() {
    let console = show(20, 9) {
      ScrollView(.horizontal) { Text("left of it, 22 columns") }
      Button("between") {}
      ScrollView(.horizontal) { Text(Self.line) }
    }

    console.press("shift-right shift-right")

    #expect(console.screen.hasPrefix("ft of it, 22 columns\n"))
    #expect(console.screen.contains("\nghijklmnopqrstuvwxyz\n"))
  }

  @Test func `a view that is out of sight stays where it is`() {
    let console = show(20, 6) {
      ScrollView {
        ScrollView(.horizontal) { Text(Self.line) }
        for number in 1...9 { Text("line \(number)") }
        ScrollView(.horizontal) { Text(Self.line) }
      }
    }

    console.press("shift-right")
    console.press("end")

    #expect(console.screen.contains("\n0123456789abcdefgh"))
    console.press("home")
    #expect(console.screen.hasPrefix("89abcdefgh"))
  }

  @Test func `text from right to left is scrolled in its own order`() {
    let letters = "אבגדהוזחטיכלמנסעפצקרשת"
    let console = show(10, 4) { ScrollView(.horizontal) { Text(letters) } }
    #expect(firstRow(of: console) == String(letters.prefix(10)))

    console.press("shift-right shift-right shift-right")

    #expect(firstRow(of: console) == String(letters.suffix(10)))
  }

  @Test func `wide characters are cut to blanks at both edges`() {
    let console = show(7, 5) {
      ScrollView(.horizontal) { Text("日本語日本語日本語") }.initialOffset(1)
    }

    #expect(console.screen.hasPrefix(" 本語日\n"))
    console.press("shift-right")
    #expect(console.screen.hasPrefix("語日本\n"))
  }

  @Test func `a long text above the view wraps, and the lines inside do not`() {
    let console = show(12, 10) {
      ScrollView {
        Text("some words that wrap")
        ScrollView(.horizontal) { Text("words that do not") }
        Text("below")
      }
    }

    #expect(
      console.screen.hasPrefix("some words\nthat wrap\nwords that d\n▄▄▄▄▄▄▄▄\nbelow\n"))
  }

  @Test func `a vertical view inside a horizontal one scrolls by its own keys and wraps nothing`() {
    let lines = (10...40).map { "\($0) " + Self.line }.joined(separator: "\n")
    let console = show(20, 6) { ScrollView(.horizontal) { ScrollView { Text(lines) } } }

    console.press("shift-right down")

    #expect(console.screen.hasPrefix("56789abcdefghijklmno\n56789abcdefghijklmno\n"))
    console.press("shift-left")
    #expect(console.screen.hasPrefix("11 0123456789abcdefg\n12 "))
  }

  @Test func `it reports where the user has scrolled, and starts where the program wants`() {
    var reported: [Int] = []
    let console = show(20, 5) {
      ScrollView(.horizontal) { Text(Self.line) }.initialOffset(10).didScroll {
        reported.append($0)
      }
    }
    #expect(firstRow(of: console) == "abcdefghijklmnopqrst")

    console.press("shift-right shift-right shift-left shift-left shift-left shift-left")

    #expect(reported == [18, 24, 16, 8, 0])
  }

  @Test func `the status line and the help name the keys`() {
    let console = show(60, 12) {
      ScrollView {
        ScrollView(.horizontal) { Text(Self.line + Self.line) }
        for number in 1...20 { Text("line \(number)") }
      }
    }

    #expect(console.screen.contains("↑↓ scroll  shift-←→ sideways  ? keys"))
    console.press("?")
    #expect(console.screen.contains("shift-←→"))
    #expect(console.outline.contains("shift-left right"))
  }

  @Test func `the linear form says the whole content`() {
    let window = Window()
    window.show(SampleScreen { ScrollView(.horizontal) { Text(Self.line) } })

    let console = HeadlessLinearConsole(window)

    #expect(console.transcript.contains(Self.line))
  }

  @Test func `only the visible lines of a large block are drawn`() {
    let large = (1...10_000).map { "\($0) " + Self.line }.joined(separator: "\n")
    let console = show(20, 10) { ScrollView { ScrollView(.horizontal) { Text(large) } } }

    console.press("end shift-right")

    #expect(console.screen.contains("23456789abcdefgh"))
    #expect(console.screen.contains("▄▄▄"))
  }

  @Test(arguments: Cases.few(3, of: [1, 2, 3, 7, 20, 300]), Cases.few(2, of: [1, 2, 3, 100]))
  func `keys and the mouse do no harm in any size`(columns: Int, rows: Int) {
    let console = show(columns, rows) {
      ScrollView(.horizontal) {
        HStack { for number in 1...30 { Button("日本 \(number)") {} } }
        Text("日本語" + Self.line)
        ScrollView { Text(Self.code) }
      }
    }

    for keys in ["shift-right", "tab tab shift-left", "end shift-right shift-right"] {
      console.press(keys)
      for row in 0..<min(4, rows - 1) {
        console.drag(
          from: Point(column: 0, row: row), to: Point(column: columns - 1, row: row))
        console.scrollHorizontally(by: -2, column: columns / 2, row: row)
      }
      console.resize(columns: columns + 1, rows: rows)
      console.resize(columns: columns, rows: rows)
    }

    #expect(console.outcome == nil)
  }
}
