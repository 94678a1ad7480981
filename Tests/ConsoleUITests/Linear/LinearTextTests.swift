import ConsoleTesting
import ConsoleWidgets
import Coordinators
import Testing

@testable import ConsoleUI

/// The lines for each kind of view.
@Suite @MainActor struct LinearTextTests {
  @Test func `every view has its label, then its role and value`() {
    let console = show(30, 40) {
      Text("Two lines\nof text").bold()
      Divider()
      Box("Colours") { Text("red, green") }
      HStack {
        Text("Language")
        Spacer()
        Text("English").dim()
      }
      HStack {
        VStack {
          Text("left above")
          Text("left below")
        }
        Text("right")
      }
      ScrollView { Text("read in full") }
      Button("Save") {}
      Toggle("Sound", isOn: true) { _ in }
      Toggle("Pictures", isOn: false) { _ in }
      TextField("Name:", text: "Anna")
      TextField("Town").placeholder("such as Łódź").validationError("This town is unknown.")
      SecureField("Password:", text: "secret")
      Picker("Theme", ["Light", "Dark", "Blue"], selection: 1) { _ in }
      Tabs(["Day", "Week"], selection: 1)
      ProgressBar(0.5, label: "12 of 24")
      Spinner("Loading the news")
    }

    console.expectLinearSnapshot(named: "views")
  }

  @Test func `rows of a list have numbers if the user can activate them`() {
    let console = show(30, 10) {
      Text("Choose:")
      List(["Apples", "Pears"]) {
        Text($0)
      } didSelect: { _ in
      }
      List(["read", "only"]) { Text($0) }
    }

    #expect(
      console.linearText == """
        Choose:
        list, 2 rows, focused
        1 Apples, selected
        2 Pears
        list, 2 rows
        read
        only
        Type: 1 to 2, quit, help
        """)
  }

  @Test func `a row of a table has the names of its columns, without empty cells`() {
    let columns = [
      TableColumn<Int>("No") { String($0) }, TableColumn("Name") { $0 == 2 ? "" : "name \($0)" },
      TableColumn("") { _ in "x" },
    ]
    let console = show(30, 6) { Table([1, 2], columns: columns) { _ in } }

    #expect(
      console.linearText == """
        table, 2 rows
        1 No: 1, Name: name 1, x, selected
        2 No: 2, x
        Type: 1 to 2, quit, help
        """)
  }

  @Test func `of a million rows only the page with the highlighted row is built`() {
    let built = Counter()
    let console = show(30, 8) {
      List(0..<1_000_000) {
        Text(built.text($0))
      } didSelect: { _ in
      }
    }
    console.press("end")
    built.count = 0

    let text = console.linearText

    #expect(text.contains("list, rows 999,981 to 1,000,000 of 1,000,000\n999981 row 999981\n"))
    #expect(
      text.hasSuffix("1000000 row 1000000, selected\nType: 1 to 1000000, previous, quit, help"))
    #expect(text.split(separator: "\n").count == ListPage.length + 2)
    #expect(built.count <= 2 * ListPage.length)
  }

  @Test func `more rows than numbers do no harm`() {
    let console = show(30, 8) {
      List(0..<Int.max) {
        Text("row \($0)")
      } didSelect: { _ in
      }
      Button("Last") {}
    }

    #expect(console.linearText.contains("Last, button"))
  }

  @Test func `accessibility labels replace symbols, and empty ones hide them`() {
    let console = show(30, 6) {
      HStack {
        Text("•").accessibilityLabel("unread")
        Text("Storks are back")
        Text("→").accessibilityLabel("")
      }
      Box("Edge") { Button("Press") {} }.accessibilityLabel("Framed")
    }

    #expect(console.screen.contains("• Storks are back →"))
    #expect(
      console.linearText == """
        unread, Storks are back
        Framed
        1 Press, button
        Type: 1, quit, help
        """)
  }

  @Test func `an alert hides the screen below it`() {
    let window = Window()
    let stack = NavigationController()
    window.show(stack)
    stack.show(SampleScreen("Below") { Text("hidden") })
    AlertScreen(
      title: "Remove the article?", message: "It cannot be brought back.",
      actions: [AlertAction("Cancel", role: .cancel), AlertAction("Remove")]
    ).show(over: stack)
    let console = HeadlessConsole(window)

    #expect(
      console.linearText == """
        alert: Remove the article?
        It cannot be brought back.
        1 Cancel, button, focused
        2 Remove, button
        Type: 1 to 2, back, help
        """)
  }

  @Test func `the sections of a list are above their rows`() {
    let console = show(30, 10) {
      List(
        sections: [
          ("Today", ["Storks are back", "Night trains return"]), ("Earlier", ["A bridge"]),
        ],
        rows: \.1
      ) {
        Text($0.0)
      } row: {
        Text($0)
      }
    }

    #expect(
      console.linearText.hasPrefix(
        """
        list, 3 rows
        Today
        Storks are back
        Night trains return
        Earlier
        A bridge
        """), "\(console.linearText)")
  }

  @Test func `the placeholder of an empty list is shown`() {
    let console = show(30, 10) {
      List([String]()) { Text($0) }.placeholder { Text("Nothing yet") }
    }

    #expect(console.linearText.contains("Nothing yet"), "\(console.linearText)")
  }

  @Test func `the help has names for arrow keys`() {
    let console = show(30, 10) { List([1, 2]) { Text("row \($0)") } }
    console.press("?")

    #expect(
      console.linearText == """
        dialog: Keys
        up down, move
        pgup pgdn, page
        home end, start, end
        /, find
        f1, commands
        q, quit
        shift mouse, select text
        Type: back, help
        """)
  }

  @Test func `the heading of a pushed screen has the previous screen and the tab`() {
    let window = Window()
    let tabs = TabBarController()
    window.show(tabs)
    for name in ["Home", "Search", "More"] {
      let stack = NavigationController()
      tabs.show(stack)
      stack.show(SampleScreen(name) { Text("on " + name) })
    }
    let console = HeadlessConsole(window)
    console.press("2")
    (tabs.selected as? NavigationController)?.show(
      SampleScreen("Found") { Text("a stork") })

    #expect(
      console.linearText == """
        Found, back to Search, tab 2 of 3
        a stork
        Type: tab 1 Home, tab 3 More, back, help
        """)
  }

  @Test func `the commands of a screen are listed with their labels`() {
    let window = Window()
    let screen = SampleScreen("Draft") { Text("text") }
    screen.commands = [
      KeyCommand(.control("s"), "save") {}, KeyCommand(.function(2), "rename") {},
    ]
    window.show(screen)

    #expect(
      HeadlessConsole(window).linearText == """
        Draft
        text
        Type: ctrl-s save, f2 rename, quit, help
        """)
  }

  @Test(arguments: [
    "\u{1B}[2J\u{1B}]52;c;AAAA\u{07}", "a\u{9B}31mb", "\u{202E}gnp.exe", "\r\n\u{0}\u{8}\u{7F}",
    "line\u{2028}line\u{85}line", "\u{2066}\u{2069}\u{200B}", "\tindented",
  ])
  func `content cannot control the terminal`(hostile: String) {
    let window = Window()
    let screen = SampleScreen(hostile) {
      Text(hostile)
      Box(hostile) { Text(hostile).accessibilityLabel(hostile) }
      List([hostile]) {
        Text($0)
      } didSelect: { _ in
      }
      Table([1], columns: [TableColumn(hostile) { _ in hostile }])
      TextField(hostile, text: hostile)
      Picker(hostile, [hostile], selection: 0) { _ in }
      ProgressBar(0.1, label: hostile)
    }
    screen.commands = [KeyCommand(.control("s"), hostile) {}]
    window.show(screen)
    let console = HeadlessLinearConsole(window)

    for line in [hostile, "1", hostile, "2 " + hostile, "3", "help", "again", "tab " + hostile] {
      console.enter(line)
    }

    let output = console.transcript.split(separator: "\n").filter { !$0.hasPrefix("> ") }
    for scalar in output.joined().unicodeScalars {
      #expect(scalar.properties.generalCategory != .control, "\(scalar.value)")
      #expect(
        !(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value))
    }
  }

  private final class Counter {
    var count = 0

    func text(_ number: Int) -> String {
      count += 1
      return "row \(number + 1)"
    }
  }

  @Test func `two lists are told apart by their names`() {
    let console = show(40, 8) {
      List(["a"]) { Text($0) }.label("Left")
      Table(["b"], columns: [TableColumn("Name") { $0 }]).label("Right")
    }

    #expect(console.linearText.contains("Left, list, 1 row"))
    #expect(console.linearText.contains("Right, table, 1 row"))
    #expect(console.outline.contains("list \"Left\""))
    #expect(console.outline.contains("table \"Right\""))
  }
}
