import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

@Suite @MainActor struct TypeAheadTests {
  private let names = ["etc", "README", "Żar", "run", "src", "sternik", "zoo"]

  private func makeConsole() -> HeadlessConsole {
    show(30, 10) { List(names) { Text($0) }.typeAhead() }
  }

  @Test(arguments: [
    ("r", "README"), ("ru", "run"), ("rx", "README"), ("rr", "run"), ("rrr", "README"),
    ("z", "Żar"),
    ("st", "sternik"), ("zz", "zoo"), ("e", "etc"),
  ])
  func `letters highlight the next row that begins with them`(typed: String, row: String) {
    let console = makeConsole()

    console.type(typed)

    #expect(console.screen.contains("> \(row)"), "\(console.screen)")
  }

  @Test func `a row that begins with a letter twice is found by both`() {
    let console = show(30, 6) { List(["bat", "art", "aardvark"]) { Text($0) }.typeAhead() }

    console.type("aa")

    #expect(console.screen.contains("> aardvark"))
  }

  @Test func `who moves on begins anew`() {
    let console = makeConsole()

    console.type("s")
    console.press("up")
    console.type("t")

    #expect(console.screen.contains("> run"))
  }

  @Test func `after a pause letters begin anew`() {
    let console = makeConsole()

    console.type("s")
    console.advance(by: .seconds(2))
    console.type("r")

    #expect(console.screen.contains("> README"))
  }

  @Test func `a list without it leaves letters to commands`() {
    var saved = 0
    let screen = SampleScreen { List(names) { Text($0) } }
    screen.commands = [KeyCommand(.character("s"), "save") { saved += 1 }]
    let window = Window()
    window.show(screen)
    let console = HeadlessConsole(window, columns: 30, rows: 10)

    console.press("s")

    #expect(saved == 1 && console.screen.contains("> etc"))
  }

  @Test func `among many rows it goes on in the next frames, and reports the row once`() {
    var reported: [Int] = []
    let console = show(30, 6) {
      List(0..<50_000) { Text("\($0)") }
        .searchText { $0 == 40_000 ? "x" : "\($0)" }
        .typeAhead()
        .didHighlight { reported.append($0) }
    }

    console.type("x")

    #expect(reported == [40_000])
  }

  @Test func `in a table, too, by the texts of its columns`() {
    let console = show(30, 6) {
      Table(names, columns: [TableColumn("Name") { $0 }]).typeAhead()
    }

    console.type("st")

    #expect(console.screen.contains("> sternik"))
  }
}
