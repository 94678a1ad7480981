import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

@Suite @MainActor struct FormTests {
  private enum Field { case name, address }

  @MainActor private final class Draft {
    var name = ""
    var address = ""
    var addressError: String?
    var events: [String] = []
    let focus = FocusState<Field>()
  }

  private func show(_ draft: Draft, columns: Int = 40, rows: Int = 8) -> HeadlessConsole {
    ConsoleUITests.show(columns, rows) {
      Form {
        TextField("Nazwa:", text: draft.name) {
          draft.name = $0
        }
        .placeholder("Wiadomości lokalne")
        .focused(draft.focus, on: .name)
        TextField("Adres kanału:", text: draft.address) { draft.address = $0 }
          .validationError(draft.addressError)
          .focused(draft.focus, on: .address)
        HStack {
          Button("Zapisz") { draft.events.append("save") }
          Button("Anuluj") { draft.events.append("cancel") }
        }
      } didSubmit: {
        draft.events.append("submit")
      }
    }
  }

  @Test func `where there is no room it scrolls to the field with the focus, and cuts no error`() {
    final class LongForm: Screen {
      let presentation = Presentation.sheet
      let title = "Address"

      var body: some View {
        Form {
          for number in 1...5 {
            TextField("Field \(number)", text: "") { _ in }
              .validationError(
                "Field \(number) must have at least ten letters, and one of them a capital")
          }
        }
      }
    }
    let window = Window()
    window.show(SampleScreen { Text("below") })
    Modal(over: window).show(LongForm())
    let console = HeadlessConsole(window, columns: 44, rows: 14)
    let error = { (number: Int) in
      "✗ Field \(number) must have at least ten"
    }

    for number in 1...5 {
      #expect(console.focus?.hasPrefix("textField \"Field \(number)\"") == true)
      #expect(console.screen.contains(error(number)), "\(console.screen)")
      #expect(!console.screen.contains("…"))
      console.press(.tab)
    }
  }

  @Test(arguments: [(40, 8), (40, 5), (14, 14)])
  func `each label stays above its field, with errors and without`(columns: Int, rows: Int) {
    let draft = Draft()
    let console = show(draft, columns: columns, rows: rows)
    console.press("tab")
    let before = console.screen
    #expect(before.split(separator: "\n").first { $0.contains("Adres kan") } != nil)

    draft.addressError = "An address begins with https:// and has a name"

    let lines = console.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let label = lines.firstIndex { $0.hasPrefix("Adres kan") }
    #expect(label.map { lines[$0 + 1].hasPrefix(">") } == true, "\(console.screen)")
  }

  @Test func `Enter goes on from a picker and a toggle, which Space changes`() {
    var (size, isGift, name) = (0, false, "")
    let console = ConsoleUITests.show(30, 8) {
      Form {
        Picker("Size", ["S", "M"], selection: size) { size = $0 }
        Toggle("Gift", isOn: isGift) { isGift = $0 }
        TextField("Name", text: name) { name = $0 }
      }
    }

    console.press("space enter space enter")
    console.type("Anna")

    #expect(size == 1)
    #expect(isGift)
    #expect(name == "Anna")
  }

  @Test func `Enter and Space do outside of a form what they do with a button`() {
    var (size, isGift, pressed) = (0, false, 0)
    let console = ConsoleUITests.show(30, 8) {
      Picker("Size", ["S", "M", "L"], selection: size) { size = $0 }
      Toggle("Gift", isOn: isGift) { isGift = $0 }
      Tabs(["One", "Two"], selection: 0)
      Button("Save") { pressed += 1 }
    }

    console.press("enter space tab enter space tab space enter")

    #expect(size == 2 && !isGift && pressed == 0)
  }

  @Test func `a number of a toggle in a form changes it in the linear form`() {
    let window = Window()
    var isGift = false
    window.show(SampleScreen { Form { Toggle("Gift", isOn: isGift) { isGift = $0 } } })
    let console = HeadlessLinearConsole(window)

    console.enter("1")

    #expect(isGift)
  }

  @Test func `a view without a control is no field of a focus state`() {
    let focus = FocusState<Int>()
    _ = ConsoleUITests.show(20, 4) {
      Text("a").focused(focus, on: 1)
      TextField("b").focused(focus, on: 2)
    }

    #expect(focus.current == 2)
  }

  @Test func `the focus state says which field has the focus`() {
    enum Field { case name, town }
    let focus = FocusState<Field>()
    let console = ConsoleUITests.show(30, 9) {
      TextField("Name").focused(focus, on: .name)
      TextField("Town").focused(focus, on: .town)
      Button("Save") {}
    }
    #expect(focus.current == .name)
    console.press("tab")
    #expect(focus.current == .town)
    console.press("tab")
    #expect(focus.current == nil)
    focus.move(to: .town)
    _ = console.screen
    #expect(focus.current == .town)
  }

  @Test
  func
    `labels share a column, the first field has the focus, and an error appears below its field`()
  {
    let draft = Draft()
    draft.addressError = "To nie jest adres."
    let console = show(draft)

    console.expectSnapshot(named: "form", as: .styledText)
    #expect(
      console.outline == """
        screen
          textField "Nazwa:" =  hint "Wiadomości lokalne"
          textField "Adres kanału:" = 
          validationError "To nie jest adres."
          button "Zapisz"
          button "Anuluj"
        """)
  }

  @Test func `Enter moves from field to field and submits in the last one`() {
    let draft = Draft()
    let console = show(draft)

    console.type("BBC\nhttps://example.org\n")

    #expect(draft.name == "BBC" && draft.address == "https://example.org")
    #expect(draft.events == ["submit"])
  }

  @Test(arguments: [
    ("tab tab enter", "save"), ("down down enter", "save"), ("tab tab tab enter", "cancel"),
    ("backtab enter", "cancel"), ("down down right enter", "cancel"),
    ("down down up down enter", "save"), ("enter tab enter", "save"),
  ])
  func `keys move the focus through the fields in reading order`(keys: String, event: String) {
    let draft = Draft()
    let console = show(draft)

    console.press(keys)

    #expect(draft.events == [event])
  }

  @Test func `typed text replaces the placeholder, and deleting the text restores it`() {
    let console = show(Draft())
    #expect(console.screen.contains("Wiadomości lokalne"))

    console.type("x")
    #expect(!console.screen.contains("Wiadomości lokalne"))
    console.press("backspace")

    #expect(console.screen.contains("Wiadomości lokalne"))
    #expect(console.cursor?.column == 2)
  }

  @Test func `the program moves the focus, and the user moves it on`() {
    let draft = Draft()
    let console = show(draft)

    draft.focus.move(to: .address)
    console.type("here")
    console.press("up")
    console.type("there")

    #expect(draft.address == "here" && draft.name == "there")
  }

  @Test func `a view can request the initial focus`() {
    var pressed: [String] = []
    let console = ConsoleUITests.show(30, 6) {
      Button("First") { pressed.append("first") }
      Button("Second") { pressed.append("second") }.focused()
    }

    console.press("enter up enter")

    #expect(pressed == ["second", "first"])
  }

  @Test(arguments: [(20, 6), (10, 3), (4, 2), (1, 1), (0, 0)])
  func `a form works in the smallest windows`(columns: Int, rows: Int) {
    let draft = Draft()
    draft.addressError = "To nie jest adres, który dałoby się otworzyć."
    let console = show(draft, columns: columns, rows: rows)

    console.type("a\nb\n")

    #expect(draft.events == ["submit"])
  }
}
