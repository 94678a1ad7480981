import ConsoleTesting
import ConsoleWidgets
import Coordinators
import Testing

@testable import ConsoleUI

@Suite @MainActor struct ListFindingTests {
  private static let names = [
    "Łódź", "Kraków", "Gdańsk", "Zażółć", "Krakówek", "Straße", "Ærø", "İstanbul", "日本", "krakow",
  ]

  private func cities(rows: Int = 14) -> HeadlessConsole {
    show(30, rows) { List(Self.names) { Text($0) } }
  }

  @Test(arguments: [
    ("k", "Kraków"), ("LODZ", "Łódź"), ("łódź", "Łódź"), ("gdansk", "Gdańsk"), ("zazolc", "Zażółć"),
    ("zażółć", "Zażółć"), ("strasse", "Straße"), ("aero", "Ærø"), ("istan", "İstanbul"),
    ("本", "日本"), ("rakowe", "Krakówek"), ("rako\u{301}we", "Krakówek"),
  ])
  func `typing highlights the first row that contains the text, ignoring case and diacritics`(
    text: String, found: String
  ) {
    let console = cities()

    console.press("/")
    console.type(text)

    #expect(console.screen.contains("> \(found)\n"))
    #expect(console.screen.contains("/\(text)\n"))
    #expect(!console.screen.contains("not found"))
  }

  @Test func `the next and the previous match are found, past the ends of the list`() {
    let console = cities()
    func highlighted() -> String {
      String(console.screen.split(separator: "\n").first { $0.hasPrefix("> ") }?.dropFirst(2) ?? "")
    }

    console.press("/ k r a k")
    var seen = [highlighted()]
    for key in ["down", "down", "down", "up", "up"] {
      console.press(key)
      seen.append(highlighted())
    }
    console.press("enter")
    for key in ["n", "n", "N", "j", "n"] {
      console.press(key)
      seen.append(highlighted())
    }

    #expect(
      seen == [
        "Kraków", "Krakówek", "krakow", "Kraków", "krakow", "Krakówek",
        "krakow", "Kraków", "krakow", "krakow", "Kraków",
      ])
  }

  @Test func `the next and the previous match may be in the rows beside`() {
    let console = show(30, 8) { List(["x1", "x2", "x3"]) { Text($0) } }
    console.press("/ x enter n n N")

    #expect(console.screen.contains("> x2"))
    console.press("n")
    #expect(console.screen.contains("> x3"))
  }

  @Test func `n and N are commands again after a search without a match`() {
    var pressed = 0
    let window = Window()
    let screen = SampleScreen { List(Self.names) { Text($0) } }
    screen.commands = [KeyCommand(.character("N"), "next") { pressed += 1 }]
    window.show(screen)
    let console = HeadlessConsole(window, columns: 30, rows: 14)

    console.press("/")
    console.type("xyz")
    console.press("enter")
    #expect(console.screen.contains("not found") && !console.screen.contains("n N"))
    console.press("N")
    #expect(pressed == 1)
  }

  @Test func `typing searches from the row where the search began`() {
    let console = cities()
    console.press("down down")

    console.press("/ k r")
    #expect(console.screen.contains("> Krakówek"))
    console.press("backspace backspace g")

    #expect(console.screen.contains("> Gdańsk"))
  }

  @Test func `the search line shows the query and that no row matches`() {
    let console = cities(rows: 8)

    console.press("/")
    console.type("wroc")

    console.expectSnapshot(named: "not found", as: .styledText)
    #expect(console.outline.contains("textField \"/\" = wroc"))
  }

  @Test(arguments: ["escape", "backspace backspace", "backspace enter"])
  func `closing the search keeps the highlight and restores the keys`(keys: String) {
    let window = Window()
    let stack = NavigationController()
    window.show(stack)
    stack.show(SampleScreen("Home") { Text("home") })
    stack.show(SampleScreen("Cities") { List(Self.names) { Text($0) } })
    let console = HeadlessConsole(window, columns: 30, rows: 16)

    console.press("/ g")
    #expect(console.screen.contains("/g"))
    console.press(keys)
    #expect(!console.screen.contains("/") && console.screen.contains("> Gdańsk"))
    console.press("escape")

    #expect(stack.screens.count == 1)
  }

  @Test func `letters are text while the user types a query, and commands of the screen otherwise`()
  {
    var pressed: [String] = []
    let window = Window()
    let screen = SampleScreen("Cities") { List(Self.names) { Text($0) } }
    screen.commands = ["n", "q", "?"].map { key in
      KeyCommand(.character(Character(key)), key) { pressed.append(key) }
    }
    window.show(screen)
    let console = HeadlessConsole(window, columns: 40, rows: 16)

    console.press("n / n q ? 1")
    #expect(pressed == ["n"] && console.screen.contains("/nq?1"))
    console.press("escape n q")

    #expect(pressed == ["n", "n", "q"] && console.outcome == nil)
  }

  @Test func `a command of the screen takes precedence over the find key`() {
    var searches = 0
    let window = Window()
    let screen = SampleScreen("Cities") { List(Self.names) { Text($0) } }
    screen.commands = [KeyCommand(.character("/"), "search all") { searches += 1 }]
    window.show(screen)
    let console = HeadlessConsole(window, columns: 60, rows: 16)

    console.press("/ k")
    #expect(searches == 1 && console.screen.contains("> Łódź"))
    console.press("?")

    #expect(!console.screen.contains("/ find"))
  }

  @Test func `the help lists the find key`() {
    let console = cities()

    console.press("?")

    #expect(console.screen.contains("find"))
  }

  @Test func `a row is found by all its text, or by its search text if it has one`() {
    struct Book {
      let title: String
      let author: String
    }
    let books = [Book(title: "One", author: "Anna"), Book(title: "Two", author: "Jan")]
    let whole = show(30, 6) {
      List(books) { book in
        HStack {
          Text(book.title)
          Text(book.author)
        }
      }
    }
    let titles = show(30, 6) {
      List(books) { book in
        HStack {
          Text(book.title)
          Text(book.author)
        }
      }
      .searchText { $0.title }
    }

    for console in [whole, titles] {
      console.press("/")
      console.type("jan")
    }

    #expect(whole.screen.contains("> Two"))
    #expect(titles.screen.contains("> One") && titles.screen.contains("not found"))
  }

  @Test func `the user can find rows of a table, too`() {
    let console = show(30, 8) {
      Table(
        Self.names.indices,
        columns: [TableColumn("Nr") { String($0) }, TableColumn("Miasto") { Self.names[$0] }])
    }

    console.press("/")
    console.type("gdan")

    #expect(console.screen.contains("> 2   Gdańsk"))
  }

  @Test func `a search through many rows is split over turns, with keys in between`() throws {
    var searched = 0
    let window = Window()
    window.show(
      SampleScreen {
        List(0..<100_000) { number in
          Text("row \(number)")
        }
        .searchText { number in
          searched += 1
          return "row \(number)"
        }
      })
    let terminal = HeadlessTerminal(size: Size(columns: 30, rows: 8))
    let console = Console(window, terminal: terminal)
    try console.begin()
    func screen() -> String { terminal.canvas?.text ?? "" }

    console.handle(.key(.character("/")))
    console.handle(.paste("99999"))
    let inFirstTurn = searched
    #expect(screen().contains("…"))
    console.handle(.key(.pageDown))
    #expect(screen().contains("> row 6"))
    var turns = 0
    while console.continueWork() { turns += 1 }

    #expect(inFirstTurn > 0 && inFirstTurn <= 20_000, "\(inFirstTurn)")
    #expect(screen().contains("> row 99999") && turns > 2)
  }

  @Test(arguments: [(true, 10_000), (false, 1_000)])
  func `a turn searches fewer rows if they have to be built`(hasText: Bool, count: Int) throws {
    var searched: Set<Int> = []
    func text(_ number: Int) -> String {
      searched.insert(number)
      return "row \(number)"
    }
    let window = Window()
    window.show(
      SampleScreen {
        if hasText {
          List(0..<100_000) { Text("row \($0)") }.searchText(text)
        } else {
          List(0..<100_000) { Text(text($0)) }
        }
      })
    let console = Console(window, terminal: HeadlessTerminal(size: Size(columns: 30, rows: 8)))
    try console.begin()
    console.handle(.key(.character("/")))

    console.handle(.paste("99999"))
    let inFirstTurn = searched.count
    while console.continueWork() {}

    #expect((count...2 * count).contains(inFirstTurn), "\(inFirstTurn)")
    #expect(searched.contains(99_999))
  }

  @Test func `the event loop continues a search until it ends`() async throws {
    let window = Window()
    var highlighted: [Int] = []
    window.show(
      SampleScreen {
        List(0..<40_000) { Text("row \($0)") }.searchText { "row \($0)" }
          .didHighlight { highlighted.append($0) }
      })
    let terminal = HeadlessTerminal(size: Size(columns: 30, rows: 8))
    let console = Console(window, terminal: terminal)
    let task = Task { try await console.run() }
    await terminal.waitForFrame { $0.text.contains("> row 0") }

    terminal.send(.key(.character("/")))
    terminal.send(.paste("39999"))
    await terminal.waitForFrame { $0.text.contains("> row 39999") }

    #expect(highlighted == [39_999])
    console.stop(.closed)
    _ = try await task.value
  }

  @Test func `a search in a covered screen continues when the screen is back`() throws {
    let window = Window()
    let stack = NavigationController()
    window.show(stack)
    var highlighted: [Int] = []
    stack.show(
      SampleScreen {
        List(0..<40_000) { Text("row \($0)") }.searchText { "row \($0)" }
          .didHighlight { highlighted.append($0) }
      })
    let console = Console(window, terminal: HeadlessTerminal())
    try console.begin()
    console.handle(.key(.character("/")))
    console.handle(.paste("39999"))

    stack.show(SampleScreen { Text("above") })
    #expect(!console.continueWork() && highlighted.isEmpty)
    stack.pop()
    while console.continueWork() {}

    #expect(highlighted == [39_999])
  }

  @Test func `rows can disappear during a search`() {
    var count = 50_000
    let console = show(30, 8) { List(0..<count) { Text("row \($0)") } }
    console.press("/")
    console.type("x")

    count = 3
    _ = console.screen
    count = 0
    console.press("down enter n N")

    #expect(console.outcome == nil)
  }

  @Test(arguments: [1, 2, 3]) func `finding works in the smallest windows`(rows: Int) {
    let console = cities(rows: rows)

    console.press("/ k r a enter n escape")

    #expect(console.outcome == nil)
  }
}
