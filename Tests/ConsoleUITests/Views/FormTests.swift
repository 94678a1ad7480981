import ConsoleTesting
import ConsoleUI
import Coordinators
import Testing

@Suite @MainActor struct FormTests {
  private enum Field { case name, address }

  @MainActor private final class Entry {
    var name = ""
    var address = ""
    var problem: String?
    var told: [String] = []
    let focus = FocusState<Field>()
  }

  private func show(_ entry: Entry, columns: Int = 40, rows: Int = 8) -> HeadlessConsole {
    ConsoleUITests.show(columns, rows) {
      Form {
        TextField("Nazwa:", text: entry.name) {
          entry.name = $0
        }
        .placeholder("Wiadomości lokalne")
        .focused(entry.focus, on: .name)
        TextField("Adres kanału:", text: entry.address) { entry.address = $0 }
          .problem(entry.problem)
          .focused(entry.focus, on: .address)
        HStack {
          Button("Zapisz") { entry.told.append("save") }
          Button("Anuluj") { entry.told.append("cancel") }
        }
      } didSubmit: {
        entry.told.append("submit")
      }
    }
  }

  @Test func `labels share a column, the first field has the focus, a problem is told below`() {
    let entry = Entry()
    entry.problem = "To nie jest adres."
    let console = show(entry)

    console.expectSnapshot(named: "form", withStyles: true)
    #expect(
      console.outline == """
        screen
          textField "Nazwa:" =  hint "Wiadomości lokalne"
          textField "Adres kanału:" = 
          problem "To nie jest adres."
          button "Zapisz"
          button "Anuluj"
        """)
  }

  @Test func `enter leads from field to field and submits in the last`() {
    let entry = Entry()
    let console = show(entry)

    console.type("BBC\nhttps://example.org\n")

    #expect(entry.name == "BBC" && entry.address == "https://example.org")
    #expect(entry.told == ["submit"])
  }

  @Test(arguments: [
    ("tab tab enter", "save"), ("down down enter", "save"), ("tab tab tab enter", "cancel"),
    ("backtab enter", "cancel"), ("down down right enter", "cancel"),
    ("down down up down enter", "save"), ("enter tab enter", "save"),
  ])
  func `fields let the focus go on in reading order`(keys: String, told: String) {
    let entry = Entry()
    let console = show(entry)

    console.press(keys)

    #expect(entry.told == [told])
  }

  @Test func `a placeholder gives way to what is typed and comes back`() {
    let console = show(Entry())
    #expect(console.screen.contains("Wiadomości lokalne"))

    console.type("x")
    #expect(!console.screen.contains("Wiadomości lokalne"))
    console.press("backspace")

    #expect(console.screen.contains("Wiadomości lokalne"))
    #expect(console.cursor?.column == 16)
  }

  @Test func `the program moves the focus, and the reader moves it on`() {
    let entry = Entry()
    let console = show(entry)

    entry.focus.move(to: .address)
    console.type("here")
    console.press("up")
    console.type("there")

    #expect(entry.address == "here" && entry.name == "there")
  }

  @Test func `a view may have the focus at first`() {
    var pressed: [String] = []
    let console = ConsoleUITests.show(30, 6) {
      Button("First") { pressed.append("first") }
      Button("Second") { pressed.append("second") }.focused()
    }

    console.press("enter up enter")

    #expect(pressed == ["second", "first"])
  }

  @Test(arguments: [(20, 6), (10, 3), (4, 2), (1, 1), (0, 0)])
  func `no window is too small for a form`(columns: Int, rows: Int) {
    let entry = Entry()
    entry.problem = "To nie jest adres, który dałoby się otworzyć."
    let console = show(entry, columns: columns, rows: rows)

    console.type("a\nb\n")

    #expect(entry.told == ["submit"])
  }
}
