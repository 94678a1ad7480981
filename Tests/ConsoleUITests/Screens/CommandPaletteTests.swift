import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

@Suite(.serialized) @MainActor struct `The command palette` {
  /// A screen with commands and a text field.
  private final class Editor: Screen {
    var title: String { "Memo" }
    var performed: [String] = []
    var text = ""
    var hasField = false

    var commands: [KeyCommand] {
      [
        KeyCommand(.control("s"), "save the memo") { self.performed.append("save") },
        KeyCommand(.control("d"), "delete Łódź") { self.performed.append("delete") },
        KeyCommand(.control("x"), "never") { self.performed.append("never") }.disabled(true),
      ]
    }

    var body: some View {
      if hasField { TextField("Text", text: text) { self.text = $0 } } else { Text("memo") }
    }
  }

  private func console(_ editor: Editor, columns: Int = 80, rows: Int = 24) -> HeadlessConsole {
    let window = Window()
    window.show(editor)
    return HeadlessConsole(window, columns: columns, rows: rows)
  }

  @Test(arguments: ["f1", "ctrl-space"]) func `lists every command that works`(key: String) {
    let console = console(Editor())
    console.press(key)

    console.expectSnapshot(named: "commands")
    #expect(!console.screen.contains("never"))
  }

  @Test func `looks as in its documentation`() throws {
    let documented = try #require(try DocumentedPicture(ofFile: "CommandPalette", in: "Views"))
    let console = console(Editor())
    console.press("f1")
    console.type("save")

    let lines = console.screen.split(separator: "\n").map { line in line.drop { $0 == " " } }
    #expect(lines.joined(separator: "\n").contains(documented.text))
  }

  @Test func `finds commands by a part of their names, ignoring case and accents`() {
    let editor = Editor()
    let console = console(editor)
    console.press("f1")
    console.type("LODZ")

    #expect(console.screen.contains("1 of 4 commands"))
    #expect(console.screen.contains(">  delete Łódź") && !console.screen.contains("save"))
    console.press("enter")
    #expect(editor.performed == ["delete"])
    #expect(!console.screen.contains("of 4 commands"))
  }

  @Test func `finds words in any order, also those of the screen`() {
    let console = console(Editor())
    console.press("f1")
    console.type("memo del")
    #expect(console.screen.contains("1 of 4 commands") && console.screen.contains("delete"))
  }

  @Test func `performs the highlighted command`() {
    let editor = Editor()
    let console = console(editor)
    console.press("f1 down enter f1 up down down up enter")
    #expect(editor.performed == ["delete", "delete"])
  }

  @Test func `a click performs a command`() {
    let editor = Editor()
    let console = console(editor)
    console.press("f1")
    let lines = console.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let row = lines.firstIndex { $0.contains("save the memo") } ?? 0
    console.click(column: 20, row: row)
    #expect(editor.performed == ["save"])
  }

  @Test func `a click beside the rows performs nothing`() {
    let editor = Editor()
    let console = console(editor)
    console.press("f1")
    for row in 0..<23 where !(6...9).contains(row) { console.click(column: 20, row: row) }
    #expect(editor.performed.isEmpty)
    #expect(console.screen.contains("4 of 4 commands"))
  }

  @Test func `works while text is typed, and takes its own text`() {
    let editor = Editor()
    editor.hasField = true
    let console = console(editor)
    console.type("note")
    console.press("f1")
    console.type("sav")
    console.press("enter")
    console.type("s")

    #expect(editor.performed == ["save"])
    #expect(editor.text == "notes")
  }

  @Test func `nothing is performed where no command has the name`() {
    let editor = Editor()
    let console = console(editor)
    console.press("f1")
    console.type("xyz")
    #expect(console.screen.contains("0 of 4 commands"))
    console.press("down up pageup pagedown enter")
    #expect(editor.performed.isEmpty && console.screen.contains("0 of 4 commands"))
    console.press("escape")
    #expect(!console.screen.contains("commands"))
  }

  @Test func `leads to the help, and quits`() {
    let console = console(Editor())
    console.press("f1")
    console.type("keys")
    console.press("enter")
    #expect(console.screen.contains("─ Keys ─"))

    console.press("escape f1")
    console.type("quit")
    console.press("enter")
    #expect(console.outcome == .closed)
  }

  @Test func `selects another tab`() {
    let window = Window()
    let tabs = TabBarController()
    window.show(tabs)
    for name in ["One", "Two"] { tabs.show(SampleScreen(name) { Text("in \(name)") }) }
    let console = HeadlessConsole(window)
    console.press("f1")
    console.type("two")
    console.press("enter")
    #expect(console.screen.contains("in Two"))
  }

  @Test func `does not cover a question, and a program's own F1 comes first`() {
    let editor = Editor()
    let window = Window()
    window.show(editor)
    var pressed = 0
    let console = HeadlessConsole(
      window, commands: { [KeyCommand(.function(1), "manual") { pressed += 1 }] })
    console.press("f1")
    #expect(pressed == 1)
    console.press("ctrl-space")
    #expect(console.screen.contains("manual"))
    console.press("escape")

    AlertScreen(title: "Sure?", actions: [AlertAction("Yes")]).show(over: window)
    console.press("ctrl-space")
    #expect(!console.screen.contains("commands") && console.screen.contains("Sure?"))
  }

  @Test func `stays when something else in the window changes`() {
    let window = Window()
    let tabs = TabBarController()
    window.show(tabs)
    let other = NavigationController()
    tabs.show(SampleScreen("One") { Text("in one") })
    tabs.show(other)
    other.show(SampleScreen("Two") { Text("in two") })
    let console = HeadlessConsole(window)
    console.press("f1")
    console.type("qu")
    other.show(SampleScreen("Three") { Text("in three") })
    #expect(console.screen.contains("› qu"))
  }

  @Test func `a pasted text starts at the first command that it finds, and the wheel moves on`() {
    let editor = Editor()
    let console = console(editor)
    console.press("f1 down down")

    console.paste("memo")
    #expect(console.screen.contains("› memo") && console.screen.contains(">  save the memo"))
    console.scroll(by: 1, column: 40, row: 10)
    #expect(console.screen.contains(">  delete Łódź"))
    console.scroll(by: -1, column: 40, row: 10)
    console.press("enter")

    #expect(editor.performed == ["save"])
  }

  @Test func `its outline has the text, and the commands with their keys`() {
    let console = console(Editor())
    console.press("f1")
    console.type("memo")
    console.press("down")

    expectSnapshot(of: console.outline, named: "outline")
  }

  @Test func `goes when the window changes below it`() {
    let window = Window()
    window.show(Editor())
    let console = HeadlessConsole(window)
    console.press("f1")
    window.show(SampleScreen("Other") { Text("other") })
    #expect(console.screen.contains("other") && !console.screen.contains("commands"))
  }

  @Test(arguments: [[1, 1], [3, 2], [10, 5], [20, 8], [40, 12], [300, 4]])
  func `fits into any window`(size: [Int]) {
    let console = console(Editor(), columns: size[0], rows: size[1])
    console.press("f1")
    console.type("e")
    console.press("down up")
    console.type("zz")
    console.press("down pageup enter")
    #expect(console.canvas.size == Size(columns: size[0], rows: size[1]))
  }
}
