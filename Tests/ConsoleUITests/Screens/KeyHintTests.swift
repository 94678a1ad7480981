import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

/// The status line shows only what works.
@Suite @MainActor struct KeyHintTests {
  private func line(
    _ commands: [KeyCommand], isPushed: Bool = false, @ViewBuilder _ content: @escaping () -> Views
  ) -> String {
    let window = Window()
    let stack = NavigationController()
    window.show(stack)
    if isPushed { stack.show(SampleScreen("Home") { Text("home") }) }
    let screen = SampleScreen("Subject", content: content)
    screen.commands = commands
    stack.show(screen)
    let console = HeadlessConsole(window, columns: 100, rows: 10)
    return console.screen.split(separator: "\n").last.map(String.init) ?? ""
  }

  private func command(_ key: KeyPress) -> KeyCommand { KeyCommand(key, "command") {} }

  @Test func `a command with the key of an alias is listed`() {
    let line = line([command(.character("g"))]) { List(["a", "b"]) { Text($0) } }

    #expect(line == " ↑↓ move  g command  ? keys  q quit")
  }

  @Test func `a command whose key the focused control uses is not listed`() {
    let commands = [command(.down), command(.enter), command(.character("x"))]

    let line = line(commands) {
      List(["a", "b"]) {
        Text($0)
      } didSelect: { _ in
      }
    }

    #expect(line == " ↑↓ move  enter open  x command  ? keys  q quit")
  }

  @Test func `of two commands with one key the first is listed, which is reported`() {
    let first = KeyCommand(.character("x"), "first") {}
    var hints = ""

    let reported = reportedDiagnostics {
      hints = line([first, command(.character("x"))]) { Text("a") }
    }

    #expect(hints == " x first  ? keys  q quit")
    #expect(
      reported.map(\.description) == [
        """
        of the commands of `SampleScreen` “first” and “command” have the key x, so only the first \
        works: give each command its own key, or disable one with `disabled(_:)`
        """
      ])
  }

  @Test func `commands with one key are no mistake while only one of them is enabled`() {
    let commands = [false, true].map { command(.character("x")).disabled($0) }

    let reported = reportedDiagnostics { _ = line(commands) { Text("a") } }

    #expect(reported.isEmpty)
  }

  @Test
  func `a command with several keys is performed by each, and named by the first that reaches it`()
  {
    var events: [String] = []
    var hasField = true
    let screen = SampleScreen("Subject") {
      if hasField { TextField("Name", text: "") { _ in } } else { Text("a") }
    }
    screen.commands = [
      KeyCommand(.character("d"), "delete") { events.append("delete") }.or(.function(8), .delete)
    ]
    let window = Window()
    window.show(screen)
    let console = HeadlessConsole(window, columns: 60, rows: 5)
    #expect(console.screen.contains("f8 delete"))

    console.press("f8 d")
    #expect(events == ["delete"])
    hasField = false

    #expect(console.screen.contains("d delete"))
    console.press("d f8 delete")
    #expect(events.count == 4)
  }

  @Test(arguments: ["ctrl-j", "ctrl-m", "ctrl-i", "ctrl-h", "ctrl-["])
  func `a key that no terminal sends is reported, and a test presses the other one`(name: String)
    throws
  {
    let key = try #require(KeyPress(name: name))
    var events: [String] = []
    let command = KeyCommand(key, "join") { events.append("join") }

    let reported = reportedDiagnostics {
      let window = Window()
      let screen = SampleScreen("Subject") { Text("a") }
      screen.commands = [command]
      window.show(screen)
      HeadlessConsole(window, columns: 60, rows: 5).press(key)
    }

    #expect(reported.map(\.kind) == [.keyUnreachable] && events == [])
  }

  @Test func `a status line keeps the commands of a high priority, and lists none that are hidden`()
  {
    let window = Window()
    let screen = SampleScreen("Subject") { Text("a") }
    screen.commands = [
      KeyCommand(.character("a"), "first") {},
      KeyCommand(.character("b"), "a long name") {},
      KeyCommand(.character("d"), "urgent") {}.priority(1),
      KeyCommand(.character("e"), "unseen") {}.hidden(),
    ]
    window.show(screen)

    let rows = [70, 44, 32, 22].map { columns in
      let console = HeadlessConsole(window, columns: columns, rows: 5)
      return console.screen.split(separator: "\n").last.map(String.init) ?? ""
    }

    #expect(
      rows == [
        " a first  b a long name  d urgent  ? keys  q quit",
        " a first  d urgent … ? keys  q quit", " a first  d urgent … ?  q quit",
        " d urgent … ?  q quit",
      ])
    let console = HeadlessConsole(window, columns: 60, rows: 20)
    console.press("?")
    #expect(console.screen.contains("unseen") && console.screen.contains("a long name"))
  }

  @Test func `groups have titles in the help, and hidden commands are performed`() {
    var events: [String] = []
    let window = Window()
    let screen = SampleScreen("Subject") { Text("a") }
    screen.commands = [
      KeyCommand(.character("a"), "open") {},
      KeyCommand(.character("b"), "move") {}.group("Files"),
      KeyCommand(.character("c"), "select") {},
      KeyCommand(.character("d"), "delete") {}.group("Files"),
      KeyCommand(.character("e"), "secret") { events.append("secret") }
        .hidden(in: [.statusLine, .help]),
    ]
    window.show(screen)
    let console = HeadlessConsole(window, columns: 60, rows: 24)

    console.press("?")

    let lines = console.screen.split(separator: "\n").map {
      $0.filter { !"│┌┐└┘─".contains($0) }.split(separator: " ").joined(separator: " ")
    }
    let start = lines.firstIndex(of: "a open") ?? 0
    #expect(lines[start..<start + 6] == ["a open", "c select", "", "Files", "b move", "d delete"])
    #expect(!console.screen.contains("secret"))
    console.press("escape e")
    #expect(events == ["secret"])
  }

  @Test func `a program shows the help and the command palette`() {
    let window = Window()
    let screen = SampleScreen("Subject") { Text("a") }
    screen.commands = [
      KeyCommand(.function(10), "menu") { [weak window] in window?.showHelp() },
      KeyCommand(.function(9), "all") { [weak window] in window?.showCommandPalette() },
    ]
    window.show(screen)
    let console = HeadlessConsole(window, columns: 60, rows: 12)

    console.press("f10")
    #expect(console.screen.contains("Keys") && console.screen.contains("f10"))
    console.press("escape")
    window.showHelp()
    #expect(console.screen.contains("f10 "))
  }

  @Test func `in the linear form a program reads the help`() {
    let window = Window()
    window.show(SampleScreen("Subject") { Button("Help") { window.showHelp() } })
    let console = HeadlessLinearConsole(window)

    #expect(console.enter("1").contains("quit: quits the program"))
  }

  @Test func `two window-wide commands with one key are reported`() {
    let window = Window()
    window.show(SampleScreen("Subject") { Text("a") })

    let reported = reportedDiagnostics {
      let commands = { [command(.character("x")), command(.character("x"))] }
      _ = HeadlessConsole(window, columns: 40, rows: 5, commands: commands)
    }

    #expect(reported.map(\.kind) == [.keyRepeated])
    #expect(reported.map(\.subject) == ["Console"])
  }

  @Test func `in a narrow window the keys of commands stay longer than the arrows`() {
    let window = Window()
    let screen = SampleScreen("Subject") { List(["a", "b"]) { Text($0) } }
    screen.commands = [KeyCommand(.character("d"), "delete") {}]
    window.show(screen)

    let rows = [40, 31, 21, 11].map { columns in
      let console = HeadlessConsole(window, columns: columns, rows: 5)
      return console.screen.split(separator: "\n").last.map(String.init) ?? ""
    }

    #expect(
      rows == [
        " ↑↓ move  d delete  ? keys  q quit", " ↑↓ move  d delete  ?  q quit",
        " d delete  ?  q quit", " ?  q quit",
      ])
  }

  @Test func `if a command takes Space, a toggle names Enter`() {
    #expect(line([]) { Toggle("Sound", isOn: true) { _ in } } == " space change  ? keys  q quit")
    #expect(
      line([command(.space)]) { Toggle("Sound", isOn: true) { _ in } }
        == " enter change  space command  ? keys  q quit")
  }

  @Test func `keys of the console that a command has taken are not listed`() {
    let commands =
      ["?", "q"].map { command(.character($0)) } + [command(.tab), command(.pageDown)]

    let line = line(commands) {
      ScrollView {
        for number in 1...30 { Button("\(number)") {} }
      }
    }

    #expect(
      line == " enter press  ? command  q command  tab command  pagedown command  ctrl-c quit"
        + String(repeating: " ", count: 18) + "0 %")
  }

  @Test func `the open help names the key that closes it, also on the first screen`() {
    let console = show(60, 12) { Text("a") }

    console.press("?")

    #expect(console.screen.hasSuffix("\n esc back"))
  }

  @Test func `if a command takes a digit, the tabs name Ctrl-N`() {
    let window = Window()
    let tabs = TabBarController()
    window.show(tabs)
    let screen = SampleScreen("First") { Text("a") }
    screen.commands = [command(.character("2"))]
    tabs.show(screen)
    tabs.show(SampleScreen("Second") { Text("b") })
    let console = HeadlessConsole(window, columns: 60, rows: 8)
    #expect(console.screen.hasSuffix("\n 2 command  ctrl-n tabs  ? keys  q quit"))

    console.press("ctrl-n")

    #expect(console.screen.hasSuffix("\n 1-2 tabs  ? keys  q quit"))
  }
}
