import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

/// After a failed submission the focus is on the first problem.
@Suite @MainActor struct ValidationFocusTests {
  /// A form whose errors appear when it is saved, or at each edit.
  private final class Signup: Screen {
    let title = "Sign up"
    var name = "Ada"
    var address = ""
    var isLive = false
    var filler = 0
    var didSave: () -> Void = {}
    var commands: [KeyCommand] { [KeyCommand(.control("s"), "save") { self.save() }] }
    private(set) var errors: [String: String] = [:]

    var body: some View {
      ScrollView {
        Form {
          TextField("Name:", text: self.name) {
            self.name = $0
            if self.isLive { self.validate() }
          }
          .validationError(self.errors["name"])
          TextField("Address:", text: self.address) {
            self.address = $0
            if self.isLive { self.validate() }
          }
          .validationError(self.errors["address"])
          Toggle("News", isOn: false) { _ in }
          for line in 0..<self.filler { Text("line \(line)") }
          Button("Save") { self.save() }
        } didSubmit: {
          self.save()
        }
      }
    }

    func save() {
      validate()
      if errors.isEmpty { didSave() }
    }

    func validate() {
      errors["name"] = name.isEmpty ? "A name is needed" : nil
      errors["address"] = address.hasPrefix("https://") ? nil : "An address begins with https://"
    }

    func reject(_ field: String, _ message: String) { errors[field] = message }
  }

  private let signup = Signup()
  private let window = Window()

  private func console(columns: Int = 50, rows: Int = 12) -> HeadlessConsole {
    window.show(signup)
    return HeadlessConsole(window, columns: columns, rows: rows)
  }

  private func focus(_ console: HeadlessConsole) -> String {
    let lines = console.screen.split(separator: "\n")
    guard let index = lines.firstIndex(where: { $0.hasPrefix(">") }) else { return "" }
    // The label of a field is above it.
    let line = lines[console.cursor == nil ? index : max(0, index - 1)]
    return line.drop { !$0.isLetter }.prefix { $0.isLetter }.description
  }

  @Test(arguments: [
    ("tab tab tab enter", "Address"), ("tab tab tab space", "Address"), ("tab enter", "Address"),
    ("ctrl-s", "Address"), ("ctrl-u tab tab tab enter", "Name"), ("ctrl-u ctrl-s", "Name"),
    // Another try with the same problem.
    ("tab tab tab enter down down enter", "Address"), ("ctrl-s tab tab ctrl-s", "Address"),
    // No try: another control, or keys that only move.
    ("ctrl-s tab space", "News"), ("ctrl-s tab tab", "Save"), ("ctrl-s up", "Name"),
  ])
  func `the focus moves to the first control with an error`(keys: String, field: String) {
    let console = console()

    console.press(keys)

    #expect(focus(console) == field)
  }

  @Test func `a click on the button moves the focus, too`() {
    let console = console()

    console.click(on: "Save")

    #expect(focus(console) == "Address")
  }

  @Test func `a valid form keeps the focus on the button`() {
    let console = console()
    var isSaved = false
    signup.didSave = { isSaved = true }
    signup.address = "https://example.org"

    console.press("backtab enter")

    #expect(isSaved && focus(console) == "Save")
  }

  @Test func `typing in a field with live validation keeps the focus`() {
    signup.isLive = true
    let console = console()

    console.press("tab x")
    #expect(console.screen.contains("✗ An address begins with https://"))
    #expect(focus(console) == "Address")
    console.press("up ctrl-u")
    #expect(console.screen.contains("✗ A name is needed"))
    console.press("tab y tab")

    #expect(focus(console) == "News")
  }

  @Test func `an error that a server reports later moves the focus, unless the user has gone on`() {
    let console = console()
    signup.address = "https://example.org"
    console.press("backtab enter")
    #expect(focus(console) == "Save")

    signup.reject("name", "The name is taken")
    #expect(focus(console) == "Name")
    console.press("down down")
    signup.reject("address", "The server does not answer")

    #expect(focus(console) == "News")
  }

  @Test(arguments: [1, 2, 3, 5]) func `the field and its error are scrolled into view`(rows: Int) {
    signup.filler = 30
    let console = console(rows: rows + 2)
    console.press("backtab")
    #expect(focus(console) == "Save")

    console.press("enter")

    #expect(console.cursor != nil && !console.screen.contains("Ada"))
    #expect((focus(console) == "Address") == (rows > 2))
    if rows > 1 { #expect(console.screen.contains("✗ An address begins with https://")) }
  }

  @Test func `a request of the program for the focus takes precedence`() {
    let focus = FocusState<Int>()
    var error: String?
    let console = show(40, 8) {
      TextField("One:").validationError(error)
      TextField("Two:").focused(focus, on: 2)
      Button("Save") {
        error = "wrong"
        focus.move(to: 2)
      }
    }

    console.press("backtab enter")

    #expect(console.screen.contains("Two:\n>"))
  }

  @Test func `an error on another page of tabs gets the focus when the page is shown`() {
    var (page, error): (Int, String?) = (1, nil)
    let console = show(40, 8) {
      Tabs(["Name", "Address"], selection: page) { page = $0 }
      if page == 0 {
        TextField("Name:").validationError(error)
      } else {
        TextField("Street:")
      }
      Button("Save") { (page, error) = (0, "A name is needed") }
    }

    console.press("backtab enter")

    #expect(console.screen.contains("Name:\n>"))
  }

  @Test func `behind an alert the focus moves, too`() {
    let stack = NavigationController()
    window.show(stack)
    stack.show(signup)
    let console = HeadlessConsole(window, columns: 50, rows: 14)
    signup.address = "https://example.org"
    signup.didSave = { [weak signup] in
      signup?.reject("name", "The name is taken")
      AlertScreen(title: "Not saved", actions: [AlertAction("OK")]).show(over: stack)
    }

    console.press("tab tab tab enter enter")

    #expect(focus(console) == "Name")
  }

  @Test func `in the linear form the field and its error are announced at each try`() {
    window.show(signup)
    let console = HeadlessLinearConsole(window)
    let expected = [
      "2 Address, text field, empty, focused", "error: An address begins with https://",
    ]

    let first = console.enter("4")
    let second = console.enter("4")
    let third = console.enter("save")

    for answer in [first, second, third] {
      #expect(answer.split(separator: "\n").map(String.init) == expected)
    }
  }
}
