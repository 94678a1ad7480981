import ConsoleTesting
import ConsoleUI
import Coordinators
import Testing

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
  func `typing leads to the first row that has the text, whatever its case and marks`(
    text: String, found: String
  ) {
    let console = cities()

    console.press("/")
    console.type(text)

    #expect(console.screen.contains("> \(found)\n"))
    #expect(console.screen.contains("/\(text)\n"))
    #expect(!console.screen.contains("not found"))
  }

  @Test func `the next and the one before are found, round the ends`() {
    let console = cities()
    func selected() -> String {
      String(console.screen.split(separator: "\n").first { $0.hasPrefix("> ") }?.dropFirst(2) ?? "")
    }

    console.press("/ k r a k")
    var seen = [selected()]
    for key in ["down", "down", "down", "up", "up"] {
      console.press(key)
      seen.append(selected())
    }
    console.press("enter")
    for key in ["n", "n", "N", "j", "n"] {
      console.press(key)
      seen.append(selected())
    }

    #expect(
      seen == [
        "Kraków", "Krakówek", "krakow", "Kraków", "krakow", "Krakówek",
        "krakow", "Kraków", "krakow", "krakow", "Kraków",
      ])
  }

  @Test func `what was typed is looked for from where it began`() {
    let console = cities()
    console.press("down down")

    console.press("/ k r")
    #expect(console.screen.contains("> Krakówek"))
    console.press("backspace backspace g")

    #expect(console.screen.contains("> Gdańsk"))
  }

  @Test func `the line tells what is looked for and that there is nothing`() {
    let console = cities(rows: 8)

    console.press("/")
    console.type("wroc")

    console.expectSnapshot(named: "not found", as: .styledText)
    #expect(console.outline.contains("textField \"/\" = wroc"))
  }

  @Test(arguments: ["escape", "backspace backspace", "backspace enter"])
  func `it closes where it stands, and keys are keys again`(keys: String) {
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

  @Test func `letters are text while typing and commands of the screen otherwise`() {
    var told: [String] = []
    let window = Window()
    let screen = SampleScreen("Cities") { List(Self.names) { Text($0) } }
    screen.commands = ["n", "q", "?"].map { key in
      KeyCommand(.character(Character(key)), key) { told.append(key) }
    }
    window.show(screen)
    let console = HeadlessConsole(window, columns: 40, rows: 16)

    console.press("n / n q ? 1")
    #expect(told == ["n"] && console.screen.contains("/nq?1"))
    console.press("escape n q")

    #expect(told == ["n", "n", "q"] && console.outcome == nil)
  }

  @Test func `a command of the screen has the key first`() {
    var told = 0
    let window = Window()
    let screen = SampleScreen("Cities") { List(Self.names) { Text($0) } }
    screen.commands = [KeyCommand(.character("/"), "search all") { told += 1 }]
    window.show(screen)
    let console = HeadlessConsole(window, columns: 60, rows: 16)

    console.press("/ k")
    #expect(told == 1 && console.screen.contains("> Łódź"))
    console.press("?")

    #expect(!console.screen.contains("/ find"))
  }

  @Test func `the help names the key`() {
    let console = cities()

    console.press("?")

    #expect(console.screen.contains("find"))
  }

  @Test func `all that a row shows is looked at, unless it says otherwise`() {
    struct Entry {
      let title: String
      let author: String
    }
    let entries = [Entry(title: "One", author: "Anna"), Entry(title: "Two", author: "Jan")]
    let whole = show(30, 6) {
      List(entries) { entry in
        HStack {
          Text(entry.title)
          Text(entry.author)
        }
      }
    }
    let titles = show(30, 6) {
      List(entries) { entry in
        HStack {
          Text(entry.title)
          Text(entry.author)
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

  @Test func `tables are looked through too`() {
    let console = show(30, 8) {
      Table(
        Self.names.indices,
        columns: [TableColumn("Nr") { String($0) }, TableColumn("Miasto") { Self.names[$0] }])
    }

    console.press("/")
    console.type("gdan")

    #expect(console.screen.contains("> 2   Gdańsk"))
  }

  @Test func `many rows are looked through in turns, with keys between them`() {
    var asked = 0
    let console = show(30, 8) {
      List(0..<100_000) { number in
        Text("row \(number)")
      }
      .searchText { number in
        asked += 1
        return "row \(number)"
      }
    }

    console.press("/")
    console.paste("99999")
    let atOnce = asked
    #expect(console.screen.contains("…"))
    console.press("pagedown")
    #expect(console.screen.contains("> row 6"))
    var turns = 0
    while !console.screen.contains("> row 99999"), turns < 20 { turns += 1 }

    #expect(atOnce > 0 && atOnce <= 20_000, "\(atOnce)")
    #expect(console.screen.contains("> row 99999") && turns > 2)
  }

  @Test func `rows that leave while they are looked through do no harm`() {
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

  @Test(arguments: [1, 2, 3]) func `no window is too small for it`(rows: Int) {
    let console = cities(rows: rows)

    console.press("/ k r a enter n escape")

    #expect(console.outcome == nil)
  }
}
