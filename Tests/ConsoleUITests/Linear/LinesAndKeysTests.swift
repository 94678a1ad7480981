import ConsoleTesting
import Coordinators
import RandomCanvases
import Testing

@testable import ConsoleUI

/// Lines and keys drive the same code: both forms show the same, whichever way it was reached.
@Suite @MainActor struct LinesAndKeysTests {
  @Test(arguments: [
    (["2"], "down enter"), (["2", "back", "1"], "enter"), (["pears", "back"], "down enter escape"),
    (["down", "enter"], "down enter"), (["end", "back"], "end"),
  ])
  func `what lines lead to is where keys lead`(lines: [String], keys: String) throws {
    let byLines = Shop()
    let dialogue = HeadlessDialogue(byLines.window)
    let console = HeadlessConsole(Shop().window)

    for line in lines { dialogue.enter(line) }
    console.press(keys)

    #expect(dialogue.enter("again") == console.linearText)
  }

  @Test func `no line traps, stays without an answer or sends what a terminal obeys`() {
    for seed in 1...40 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      var dialogue = HeadlessDialogue(Self.window())
      for _ in 1...60 {
        let line = Self.line(&random)
        let answer = dialogue.enter(line)
        if dialogue.outcome != nil {
          dialogue = HeadlessDialogue(Self.window())
          continue
        }
        #expect(!answer.isEmpty, "seed \(seed), line \(line.debugDescription)")
        #expect(
          answer.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F || $0 == "\n" },
          "seed \(seed), line \(line.debugDescription)")
      }
    }
  }

  @Test func `everything is freed when lines have led there and back`() {
    expectReleased { probe in
      let shop = probe(Shop())
      probe.watch(shop.window)
      let dialogue = probe(HeadlessDialogue(shop.window))
      for line in ["1", "back", "2", "help", "quit"] { dialogue.enter(line) }
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
    let words = [
      "1", "3", "51", "52", "53", "54", "55", "56", "57", "0", "-7", "back", "next", "previous",
      "tab", "tab 2", "more", "help", "?", "again", "", " ", "down", "enter", "escape", "tab", "q",
      "ctrl-s", "save", "row", "row 7", "52 text", "54 2", "ask", "no", "\u{1B}[2J", "ż\u{301}",
      "\u{202E}", "9223372036854775807", "-9223372036854775808", "pagedown", "f5", "quit",
    ]
    return words.randomElement(using: &random) ?? ""
  }
}
