import ConsoleTesting
import Sternik
import Testing

/// The console in Polish, which the program itself does nothing for.
@MainActor struct PolishConsoleTests {
  @Test func `the linear form is Polish from the first line to the help`() {
    inPolish {
      let console = HeadlessLinearConsole(Self.tabs())
      for line in ["pomoc", "karta 2", "1", "Anna", "2", "zielony", "9", "quatsch", "powtórz"] {
        console.enter(line)
      }
      console.enter("karta 1")
      for line in ["dalej", "wcześniej", "3", "wstecz", "zakończ"] { console.enter(line) }

      console.expectSnapshot(named: "linear form", language: "pl")
      #expect(console.outcome == .closed)
    }
  }

  @Test(arguments: [
    ([], "pomoc", "help"), ([], "POWTÓRZ", "again"), ([], "karta 2", "tab 2"),
    ([], "dalej", "next"),
    (["next"], "wcześniej", "previous"), (["1"], "wstecz", "back"), (["1"], "zakończ", "quit"),
  ])
  func `commands of the linear form work in Polish and in English`(
    before: [String], polish: String, english: String
  ) {
    inPolish {
      let consoles = [polish, english].map { command in
        let console = HeadlessLinearConsole(Self.tabs())
        for line in before { console.enter(line) }
        return (console, answer: console.enter(command))
      }

      #expect(consoles[0].answer == consoles[1].answer)
      #expect(consoles[0].0.outcome == consoles[1].0.outcome)
      #expect(!consoles[0].answer.contains("Nieznane"))
      #expect(consoles[0].answer.isEmpty == (polish == "zakończ"))
    }
  }

  @Test func `the keys of a list are Polish in the status line and in the help`() {
    inPolish {
      let console = HeadlessConsole(Self.tabs(), columns: 60, rows: 14)
      console.press("?")
      console.expectSnapshot(named: "keys", language: "pl")
    }
  }

  @Test func `another language counts from the next frame on`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      Localizer.setDefault(Self.localizer("en"))
      let window = Window()
      window.show(FruitListScreen())
      let terminal = HeadlessTerminal(size: Size(columns: 60, rows: 6))
      let console = Console(window, terminal: terminal)
      console.theme = { .terminal }
      let run = Task { try await console.run() }
      while terminal.canvas == nil { await Task.yield() }
      precondition(terminal.canvas?.text.contains("q quit") == true)

      Localizer.setLanguages(["pl"])
      while terminal.frameCount == 1 { await Task.yield() }

      precondition(terminal.canvas?.text.contains("enter otwórz") == true)
      precondition(terminal.canvas?.text.contains("q zakończ") == true)
      terminal.send(.endOfInput)
      _ = try await run.value
    }
  }

  private func inPolish(_ test: () -> Void) {
    Localizer.withCurrent(Self.localizer("pl")) { test() }
  }

  private nonisolated static func localizer(_ language: Language) -> Localizer {
    Localizer(
      tables: [
        StringsTable(language: "en", source: "\"title\" = \"Fruit\";"),
        StringsTable(language: "pl", source: "\"title\" = \"Owoce\";"),
      ],
      preferring: [language], developmentLanguage: "en")
  }

  /// Two tabs: a long list whose rows can be opened, and a form.
  private static func tabs() -> Window {
    let window = Window()
    let tabs = TabBarController()
    window.show(tabs)
    let stack = NavigationController()
    tabs.show(stack)
    let list = FruitListScreen((1...25).map { "Owoc \($0)" })
    list.didSelect = { stack.show(FruitListScreen([$0])) }
    stack.show(list)
    tabs.show(FruitFormScreen())
    return window
  }
}
