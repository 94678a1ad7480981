import ConsoleTesting
import Sternik
import Testing

/// Runs in a process of its own, because the default localizer is global.
struct `A change of language` {
  @Test func `redraws a window that waits for keys, and keeps its navigation`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      Localizer.setDefault(Self.localizer)
      let window = Window()
      let stack = NavigationController()
      window.show(stack)
      stack.show(Greeting())
      stack.show(Greeting())
      let terminal = HeadlessTerminal(size: Size(columns: 20, rows: 6))
      let console = Console(window, terminal: terminal)
      let run = Task { try await console.run() }
      while terminal.canvas == nil { await Task.yield() }
      precondition(terminal.canvas?.text.contains("Hello") == true)

      Localizer.setLanguages(["pl"])
      while terminal.frameCount == 1 { await Task.yield() }

      precondition(terminal.canvas?.text.contains("Cześć") == true)
      precondition(stack.screens.count == 2)
      terminal.send(.endOfInput)
      _ = try await run.value
    }
  }

  private static let localizer = Localizer(
    tables: [
      StringsTable(language: "en", source: "\"hello\" = \"Hello\";"),
      StringsTable(language: "pl", source: "\"hello\" = \"Cześć\";"),
    ],
    preferring: ["en"], developmentLanguage: "en")
}

private final class Greeting: Screen {
  var body: some View { Text("hello".localize) }
}
