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
