import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

@Suite @MainActor struct CharacterResponderTests {
  @Test func `a screen takes the characters that no control and no command uses`() {
    let screen = CommandLineScreen()
    screen.commands = [KeyCommand(.character("s"), "sort") { screen.log.append("sort") }]
    let console = makeConsole(screen)

    console.type("ls /q?js")
    console.press("down ctrl-x")

    #expect(screen.line == "l /q?j" && screen.log == ["sort", "sort"])
    #expect(console.screen.contains("> b"))
  }

  @Test func `hints and help do not promise keys that the screen takes`() {
    let screen = CommandLineScreen()
    let console = makeConsole(screen)

    #expect(console.screen.hasSuffix("\n ↑↓ move  ctrl-c quit"))
    screen.isTyping = false
    #expect(console.screen.hasSuffix("\n ↑↓ move  ? keys  q quit"))
  }

  @Test func `a character that it leaves keeps its meaning`() {
    let screen = CommandLineScreen()
    screen.isTyping = false
    let console = makeConsole(screen)

    console.press("j")

    #expect(screen.line.isEmpty && console.screen.contains("> b"))
  }

  @Test func `a window-wide command comes first`() {
    let screen = CommandLineScreen()
    let window = Window()
    window.show(screen)
    let console = HeadlessConsole(
      window, columns: 40, rows: 6,
      commands: { [KeyCommand(.character("w"), "wide") { screen.log.append("wide") }] })

    console.type("wx")

    #expect(screen.line == "x" && screen.log == ["wide"])
  }

  @Test func `where no text is typed, a paste is typed character by character`() {
    let screen = CommandLineScreen()
    let console = makeConsole(screen)

    console.paste("cd a\nrm b\tc\u{7}\r\n")

    #expect(screen.line == "cd a rm b c ")
  }

  @Test func `the coordinator that shows the screen is asked next, then its parent`() throws {
    let window = Window()
    let app = TypingApp(window: window)
    try window.start(app)
    let console = HeadlessConsole(window, columns: 40, rows: 6)

    console.type("ab1")

    #expect(app.child.typed == "ab" && app.typed == "1")
  }

  @Test func `a question takes no characters for the coordinator that asks it`() throws {
    let window = Window()
    let app = TypingApp(window: window)
    try window.start(app)
    let console = HeadlessConsole(window, columns: 40, rows: 8)
    AlertScreen(title: "Sure?", actions: [AlertAction("Yes")]).show(over: window, for: app.child)

    console.type("a1")
    console.paste("b2")

    #expect(app.child.typed.isEmpty && app.typed.isEmpty)
  }

  @Test func `a box takes none of the characters of the screen below it`() {
    let screen = CommandLineScreen()
    let console = makeConsole(screen)
    AlertScreen(title: "Sure?", actions: [AlertAction("Yes")]).show(over: console.window)

    console.type("x")

    #expect(screen.line.isEmpty)
  }

  private func makeConsole(_ screen: CommandLineScreen) -> HeadlessConsole {
    let window = Window()
    window.show(screen)
    return HeadlessConsole(window, columns: 40, rows: 6)
  }
}

/// A list with a line below it that takes what is typed.
private final class CommandLineScreen: Screen, CharacterResponder {
  var line = ""
  var log: [String] = []
  var isTyping = true
  var commands: [KeyCommand] = []

  var body: some View {
    List(["a", "b"]) { Text($0) }
    Text("$ \(line)")
  }

  func response(to character: Character) -> KeyResponse {
    isTyping ? .perform { self.line.append(character) } : .unused
  }
}

private final class TypingApp: AppCoordinator, CharacterResponder {
  var typed = ""
  private(set) lazy var child = TypingCoordinator(presenter: presenter)

  override func start() { start(child: child) }

  func response(to character: Character) -> KeyResponse {
    .perform { self.typed.append(character) }
  }
}

private final class TypingCoordinator: NavigationCoordinator<SampleScreen>, CharacterResponder {
  var typed = ""

  override func start() { show(SampleScreen { Text("a") }) }

  func response(to character: Character) -> KeyResponse {
    character.isLetter ? .perform { self.typed.append(character) } : .unused
  }
}
