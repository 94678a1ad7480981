import ConsoleTesting
import Foundation
import Sternik
import Testing

@testable import Headlines

/// Snapshots of every screen with nothing, too much or something wrong in it.
@MainActor
struct `Screens in special states` {
  private nonisolated static let sizes = [(60, 16), (80, 14)]

  @Test(arguments: SpecialState.allCases, sizes)
  func `of feeds and articles`(state: SpecialState, size: (columns: Int, rows: Int)) {
    let screens = state.run(columns: size.columns, rows: size.rows) { console in
      ["1", "2", "3", "4", "5", "5 enter", "5 down enter", "5 down down enter"].map {
        console.press($0)
        defer { console.press("escape") }
        return "\($0)\n\(console.screen)"
      }
    }

    expectSnapshot(of: screens.joined(separator: "\n"), named: "\(state)-\(size.columns)")
  }

  @Test(arguments: sizes)
  func `of articles with all details`(columns: Int, rows: Int) {
    let screens = SpecialState.extraordinary.run(columns: columns, rows: rows) { console in
      console.press("enter s escape")
      var screens = [console.screen]
      console.press("home enter")
      screens.append(console.screen)
      for _ in 1..<SpecialState.articles.count {
        console.press("n")
        screens.append(console.screen)
      }
      return screens
    }

    expectSnapshot(of: screens.joined(separator: "\n"), named: "articles-\(columns)")
  }

  @Test(arguments: sizes)
  func `of commands that cannot be carried out now`(columns: Int, rows: Int) {
    let screens = SpecialState.extraordinary.run(columns: columns, rows: rows) { console in
      ["A", "enter", "enter", "n p", "escape 5 down enter", "enter", "m o s s enter", "c enter"].map
      {
        console.press($0)
        return "\($0)\n\(console.screen)"
      }
    }

    expectSnapshot(of: screens.joined(separator: "\n"), named: "commands-\(columns)")
  }

  @Test(arguments: sizes)
  func `of signing in`(columns: Int, rows: Int) {
    var dependencies = Dependencies { TestApp.now }
    var digits = ""
    dependencies.codeIssuer = CodeIssuer(now: { TestApp.now }, generator: RepeatingGenerator())
    dependencies.codeIssuer.deliver = { code, _ in
      digits = code.digits
      return "/tmp/code.txt"
    }
    let screens = SpecialState.empty.run(columns: columns, rows: rows, dependencies: dependencies) {
      console in
      var screens = [
        console.screen(after: "5 end up enter"), console.screen(entering: "Anna"),
      ]
      for code in ["", "1"] {
        screens.append(console.screen(entering: code))
        console.press("ctrl-u")
      }
      screens.append(console.screen(entering: digits))
      screens += ["enter 5", "end up enter"].map { console.screen(after: $0) }
      console.press("end up enter")
      return screens + [
        console.screen(entering: "Anna"), console.screen(after: "tab tab tab enter"),
      ]
    }

    expectSnapshot(of: screens.joined(separator: "\n"), named: "sign-in-\(columns)")
  }

  @Test(arguments: ["", "2 enter", "2 down enter"], [Theme.night, .day])
  func `of a refresh and of errors, in colours`(keys: String, theme: Theme) {
    let name = keys.isEmpty ? "refresh" : keys == "2 enter" ? "error" : "later-error"
    let state = keys.isEmpty ? SpecialState.refreshing : .failed
    state.run(columns: 80, rows: 24, theme: theme) { console in
      console.press(keys)
      console.expectSnapshot(named: "\(name)-\(theme.name)", as: .svg())
    }
  }
}

extension HeadlessConsole {
  fileprivate func screen(after keys: String) -> String {
    press(keys)
    return screen
  }

  fileprivate func screen(entering text: String) -> String {
    type(text)
    return screen(after: "enter")
  }
}

/// The same numbers every time.
private struct RepeatingGenerator: RandomNumberGenerator {
  private var number: UInt64 = 0

  mutating func next() -> UInt64 {
    number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return number
  }
}
