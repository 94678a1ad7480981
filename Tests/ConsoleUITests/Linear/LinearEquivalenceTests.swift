import ConsoleTesting
import ConsoleWidgets
import Coordinators
import TestCases
import Testing

@testable import ConsoleUI

/// Lines and keys run the same code, so both lead to the same screen.
@Suite @MainActor struct LinearEquivalenceTests {
  @Test(arguments: [
    (["2"], "down enter"), (["2", "back", "1"], "enter"), (["pears", "back"], "down enter escape"),
    (["down", "enter"], "down enter"), (["end", "back"], "end"),
  ])
  func `lines lead to the same screen as keys`(lines: [String], keys: String) throws {
    let byLines = FruitShop()
    let linear = HeadlessLinearConsole(byLines.window)
    let drawn = HeadlessConsole(FruitShop().window)

    for line in lines { linear.enter(line) }
    drawn.press(keys)

    #expect(linear.enter("again") == drawn.linearText)
  }

  @Test(arguments: Seed.few(2, many: 40))
  func `every random line is answered without control characters`(seed: Seed) {
    var random = seed.generator
    var console = HeadlessLinearConsole(Self.window())
    for _ in 1...60 {
      let line = Self.line(&random)
      let answer = console.enter(line)
      if console.outcome != nil {
        console = HeadlessLinearConsole(Self.window())
        continue
      }
      #expect(!answer.isEmpty, "line \(line.debugDescription)")
      #expect(
        answer.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F || $0 == "\n" },
        "line \(line.debugDescription)")
    }
  }

  @Test func `a session does not leak`() {
    expectNoLeaks { detector in
      let shop = detector(FruitShop())
      detector.watch(shop.window)
      let console = detector(HeadlessLinearConsole(shop.window))
      for line in ["1", "back", "2", "help", "quit"] { console.enter(line) }
    }
  }

  private static func window() -> Window {
    let window = Window()
    let tabs = TabBarController()
    window.show(tabs)
    for name in ["Home", "More"] {
      let stack = NavigationController()
      tabs.show(stack)
      let screen = SampleScreen(name) {
        List(1...50) {
          Text("row \($0)")
        } didSelect: { number in
          stack.show(SampleScreen("Row \(number)") { Text("text of \(number)") })
        }
        TextField("Name")
        Toggle("On", isOn: false) { _ in }
        Picker("Theme", ["Light", "Dark"], selection: 0) { _ in }
        Tabs(["Day", "Week"], selection: 0)
        Button("Ask") {
          AlertScreen(title: "Really?", actions: [AlertAction("No", role: .cancel)])
            .show(over: stack)
        }
      }
      screen.commands = [KeyCommand(.control("s"), "save") {}]
      stack.show(screen)
    }
    return window
  }

  private static func line(_ random: inout SeededGenerator) -> String {
    let lines = [
      "1", "3", "51", "52", "53", "54", "55", "56", "57", "0", "-7", "back", "next", "previous",
      "tab", "tab 2", "more", "help", "?", "again", "", " ", "down", "enter", "escape", "tab", "q",
      "ctrl-s", "save", "row", "row 7", "52 text", "54 2", "ask", "no", "\u{1B}[2J", "ż\u{301}",
      "\u{202E}", "9223372036854775807", "-9223372036854775808", "pagedown", "f5", "quit",
    ]
    return lines.randomElement(using: &random) ?? ""
  }
}
