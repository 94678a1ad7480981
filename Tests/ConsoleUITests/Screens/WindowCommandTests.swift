import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

/// Commands of the console, which work on every screen.
@Suite @MainActor struct WindowCommandTests {
  @MainActor final class Log {
    var performed: [String] = []
    var label = "settings"
  }

  private let log = Log()
  private let window = Window()
  private let screen = SampleScreen("Fruit") { List(["Apples", "Pears"]) { Text($0) } }

  private var commands: () -> [KeyCommand] {
    { [log] in
      [
        KeyCommand(.function(2), log.label) { log.performed.append("settings") },
        KeyCommand(.character("g"), "go to") { log.performed.append("go to") },
        KeyCommand(.character("q"), "never") { log.performed.append("q") },
        KeyCommand(.character("s"), "sync") { log.performed.append("sync") },
      ]
    }
  }

  private func console(columns: Int = 90) -> HeadlessConsole {
    window.show(screen)
    return HeadlessConsole(window, columns: columns, rows: 16, commands: commands)
  }

  @Test func `the status line lists those that work, in the current language`() {
    screen.commands = [KeyCommand(.character("s"), "save") {}]
    let console = console()
    #expect(
      console.screen.hasSuffix(
        "\n ↑↓ move  s save  f2 settings  g go to  ? keys  q quit"))

    log.label = "ustawienia"

    #expect(
      console.screen.hasSuffix(
        "\n ↑↓ move  s save  f2 ustawienia  g go to  ? keys  q quit"))
  }

  @Test func `the help lists them`() {
    let console = console()

    console.press("?")

    #expect(console.screen.contains(/f2 +settings/))
    #expect(console.screen.contains(/g +go to/))
    #expect(!console.screen.contains("never"))
  }

  @Test func `while text is typed only those with other keys are listed and work`() {
    window.show(SampleScreen("Form") { TextField("Name:") })
    let console = HeadlessConsole(window, columns: 90, rows: 6, commands: commands)
    #expect(console.screen.hasSuffix("\n f2 settings  ctrl-c quit"))

    console.press("g s f2")

    #expect(log.performed == ["settings"])
    #expect(console.screen.contains("Name:\n> gs\n"))
  }

  @Test func `in a box only function keys and keys with Control work`() {
    let stack = NavigationController()
    window.show(stack)
    stack.show(screen)
    AlertScreen(title: "Sure?", actions: [AlertAction("Yes")]).show(over: stack)
    let console = HeadlessConsole(window, columns: 60, rows: 12, commands: commands)
    #expect(console.screen.hasSuffix("\n enter press  f2 settings  esc back"))

    console.press("g s f2")

    #expect(log.performed == ["settings"])
  }

  @Test(arguments: [
    ("f2", "settings"), ("settings", "settings"), ("Go  To", "go to"), ("g", "go to"),
    ("sync", "sync"),
  ])
  func `in the linear form the user types the key or the label`(line: String, expected: String) {
    window.show(screen)
    let console = HeadlessLinearConsole(window, commands: commands)
    #expect(
      console.transcript.hasSuffix("Type: f2 settings, g go to, s sync, quit, help"))

    console.enter(line)

    #expect(log.performed == [expected])
  }

  @Test func `in the linear form they are explained, also beside a text field and in a box`() {
    let stack = NavigationController()
    window.show(stack)
    stack.show(SampleScreen("Form") { TextField("Name:") })
    let console = HeadlessLinearConsole(window, commands: commands)
    #expect(console.enter("help").contains("\nf2: settings\ng: go to\ns: sync\n"))
    console.enter("sync")

    AlertScreen(title: "Sure?", actions: [AlertAction("Yes")]).show(over: stack)
    #expect(console.transcript.hasSuffix("Type: 1, f2 settings, back, help"))
    console.enter("sync")

    #expect(log.performed == ["sync"])
  }

  @Test func `a command of the screen comes first`() {
    screen.commands = [KeyCommand(.function(2), "rename") { self.log.performed.append("rename") }]
    window.show(screen)
    let console = HeadlessLinearConsole(window, commands: commands)
    #expect(
      console.transcript.hasSuffix("Type: f2 rename, g go to, s sync, quit, help"))

    console.enter("f2")

    #expect(log.performed == ["rename"])
  }
}
