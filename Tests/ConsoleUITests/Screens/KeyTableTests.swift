import ConsoleTesting
import ConsoleUI
import Testing

/// The table of keys: who responds to a key in a situation, and what happens.
@Suite @MainActor struct KeyTableTests {
  typealias Row = (KeySituation, KeyTrial.Commands, key: String, responder: String?, effect: String)

  @Test(
    arguments: [
      // While text is edited, characters are text and arrows move the cursor.
      (.field, .none, "g", "editing", "Adag"), (.field, .none, "j", "editing", "Adaj"),
      (.field, .screen, "g", "editing", "Adag"), (.field, .window, "g", "editing", "Adag"),
      (.field, .none, "1", "editing", "Ada1"), (.field, .none, "q", "editing", "Adaq"),
      (.field, .none, "?", "editing", "Ada?"), (.field, .none, "/", "editing", "Ada/"),
      (.field, .none, "space", "editing", "Ada "), (.field, .none, "home", "editing", ""),
      (.field, .none, "left", "editing", ""), (.field, .screen, "left", "editing", ""),
      (.field, .none, "ctrl-f", "editing", ""), (.field, .window, "ctrl-f", "editing", ""),
      (.field, .screen, "ctrl-s", "screen commands", "screen command"),
      (.field, .window, "ctrl-s", "window-wide commands", "window-wide command"),
      (.field, .none, "enter", "focus movement", "moved"),
      (.field, .none, "down", "focus movement", "moved"), (.field, .none, "up", nil, ""),
      (.field, .none, "ctrl-n", "tabs", "tab 3"), (.field, .none, "escape", "back", "back"),
      (.field, .none, "ctrl-c", "interruption", "quit"),
      (.submittingField, .screen, "enter", "editing", "submit Ada"),
      // A command of the screen comes before everything but the focused control.
      (.list, .screen, "g", "screen commands", "screen command"),
      (.list, .screen, "j", "screen commands", "screen command"),
      (.list, .screen, "/", "screen commands", "screen command"),
      (.list, .screen, "?", "screen commands", "screen command"),
      (.list, .screen, "q", "screen commands", "screen command"),
      (.list, .screen, "1", "screen commands", "screen command"),
      (.list, .screen, "left", "screen commands", "screen command"),
      (.list, .screen, "escape", "screen commands", "screen command"),
      (.list, .screen, "down", "focused control", "moved"),
      (.list, .screen, "enter", "focused control", "row 1"),
      (.list, .screen, "up", "focused control", ""),
      (.lastRow, .screen, "down", "focused control", ""),
      (.button, .screen, "space", "screen commands", "screen command"),
      (.toggle, .screen, "space", "screen commands", "screen command"),
      (.longText, .screen, "space", "screen commands", "screen command"),
      (.longText, .screen, "G", "screen commands", "screen command"),
      // A window-wide command comes before aliases only.
      (.list, .window, "g", "window-wide commands", "window-wide command"),
      (.list, .window, "ctrl-f", "window-wide commands", "window-wide command"),
      (.longText, .window, "space", "window-wide commands", "window-wide command"),
      (.list, .window, "/", "find", "moved"), (.list, .window, "?", "help", "help"),
      (.list, .window, "1", "tabs", "tab 1"), (.list, .window, "q", "back", "back"),
      (.list, .window, "tab", "window-wide commands", "window-wide command"),
      (.buttons, .window, "tab", "focus movement", "moved"),
      (.root, .window, "1", "window-wide commands", "window-wide command"),
      (.root, .window, "escape", "window-wide commands", "window-wide command"),
      (.root, .window, "q", "back", "quit"), (.rootField, .none, "q", "editing", "Adaq"),
      // Aliases do what their keys do in the control, in focus movement and in scrolling.
      (.list, .none, "j", "aliases", "moved"), (.list, .none, "k", nil, ""),
      (.list, .none, "G", "aliases", "moved"), (.lastRow, .none, "g", "aliases", "moved"),
      (.lastRow, .none, "ctrl-b", "aliases", "moved"), (.list, .none, "space", "aliases", "moved"),
      (.table, .none, "j", "aliases", "moved"), (.longText, .none, "space", "aliases", "moved"),
      (.button, .none, "space", "aliases", "save"),
      (.toggle, .none, "space", "aliases", "toggle true"),
      (.middleOption, .none, "space", "aliases", "option 2"),
      (.lastOption, .none, "space", "aliases", "option 0"),
      (.buttonsInLongText, .none, "space", "aliases", "one"),
      (.buttonsInLongText, .none, "ctrl-f", "aliases", "moved"),
      (.buttonsInLongText, .none, "j", "aliases", "moved"),
      (.text, .none, "j", nil, ""), (.text, .none, "space", nil, ""),
      // Arrows never leave the screen from a control that uses them, nor where text was typed.
      (.firstOption, .none, "left", "focused control", ""),
      (.firstOption, .screen, "left", "focused control", ""),
      (.firstOption, .window, "left", "focused control", ""),
      (.lastOption, .none, "right", "focused control", ""),
      (.middleOption, .none, "left", "focused control", "option 0"),
      (.optionBesideButton, .none, "right", "focus movement", "moved"),
      (.lastStep, .none, "right", "focused control", ""),
      (.lastStep, .window, "right", "focused control", ""),
      (.stepper, .none, "left", "focused control", "copies 2"),
      (.stepper, .none, "space", "focused control", ""),
      (.checklist, .none, "space", "focused control", "chosen [0]"),
      (.checklist, .screen, "space", "focused control", "chosen [0]"),
      (.checklist, .none, "enter", "focused control", "chosen [0]"),
      (.firstTab, .none, "left", "focused control", ""),
      (.firstTab, .none, "right", "focused control", "tab 1"),
      (.buttonBelowField, .none, "left", nil, ""),
      (.buttons, .none, "left", "focus movement", "moved"),
      (.buttons, .none, "right", "focus movement", "moved"),
      (.button, .none, "left", "back", "back"), (.list, .none, "left", "back", "back"),
      (.longText, .none, "left", "back", "back"), (.root, .none, "left", nil, ""),
      // Shift with the arrows scrolls sideways, where it does not select text.
      (.wideText, .none, "shift-right", "scrolling", "moved"),
      (.wideText, .none, "shift-left", "scrolling", ""),
      (.wideText, .window, "shift-left", "scrolling", ""),
      (.wideText, .screen, "shift-right", "screen commands", "screen command"),
      (.longText, .window, "shift-right", "window-wide commands", "window-wide command"),
      (.wideTable, .screen, "shift-right", "focused control", "moved"),
      (.wideTable, .window, "shift-left", "focused control", ""),
      (.table, .window, "shift-right", "window-wide commands", "window-wide command"),
      (.field, .window, "shift-left", "editing", ""),
      // A search: letters are text while it is typed, then commands again.
      (.typedSearch, .screen, "n", "editing", "moved"),
      (.typedSearch, .none, "1", "editing", "moved"),
      (.typedSearch, .none, "q", "editing", "moved"),
      (.typedSearch, .none, "escape", "editing", "moved"),
      (.typedSearch, .screen, "escape", "editing", "moved"),
      (.typedSearch, .none, "left", "editing", ""),
      (.typedSearch, .none, "end", "editing", "moved"),
      (.finishedSearch, .screen, "n", "focused control", "moved"),
      (.finishedSearch, .none, "escape", "focused control", "moved"),
      (.finishedSearch, .none, "g", "aliases", ""), (.finishedSearch, .none, "/", "find", "moved"),
      (.finishedSearch, .none, "1", "tabs", "tab 1"),
      // A box and a sheet wait for an answer.
      (.box, .none, "q", nil, ""), (.box, .none, "1", nil, ""), (.box, .none, "left", nil, ""),
      (.box, .none, "?", nil, ""), (.box, .none, "escape", "back", "back"),
      (.box, .window, "x", nil, ""), (.box, .window, "delete", nil, ""),
      (.box, .window, "f2", "window-wide commands", "window-wide command"),
      (.box, .window, "ctrl-s", "window-wide commands", "window-wide command"),
      (.box, .screen, "x", "screen commands", "screen command"),
      (.sheet, .none, "q", nil, ""), (.sheet, .none, "?", "help", "help"),
      (.sheet, .none, "left", nil, ""), (.sheet, .none, "escape", "back", "back"),
      (.sheet, .window, "x", "window-wide commands", "window-wide command"),
      // The open help.
      (.help, .none, "?", "overlay", "help closed"),
      (.help, .none, "q", "overlay", "help closed"),
      (.help, .window, "enter", "overlay", "help closed"),
      (.help, .none, "escape", "screen commands", "help closed"), (.help, .none, "1", nil, ""),
      (.help, .window, "x", nil, ""),
      (.help, .window, "f2", "window-wide commands", "window-wide command"),
      (.help, .none, "/", nil, ""), (.help, .none, "ctrl-c", "interruption", "quit"),
    ] as [Row])
  func `a key goes to the first responder that uses it`(row: Row) throws {
    let key = try #require(KeyPress(name: row.key))
    let trial = KeyTrial(row.0, row.1, for: [key])

    let responder = trial.console.responder(to: key)
    let effect = trial.effect(of: key)

    #expect(responder == row.responder)
    #expect(effect == row.effect)
  }

  private static let keys =
    "up down left right shift-left shift-right home end pageup pagedown enter escape tab shift-tab space j k g G x 1 9 n / ? q "
    + "ctrl-b ctrl-f ctrl-n ctrl-s f2 ctrl-c"

  /// Every responder against every other.
  @Test func `all situations and keys`() throws {
    let names = Self.keys.split(separator: " ").map(String.init)
    let keys = try names.map { try #require(KeyPress(name: $0)) }
    var lines: [String] = []
    for situation in KeySituation.allCases {
      for owner in KeyTrial.Commands.allCases {
        let console = KeyTrial(situation, owner, for: keys).console
        console.console.redraw()
        // Asking changes nothing, so the keys have one frame.
        let responders = zip(names, keys).map { name, key in
          (name, console.console.responder(to: key) ?? "nothing")
        }
        lines.append(
          situation.rawValue + (owner == .none ? "" : ", with a \(owner.rawValue) for each key"))
        for responder in Set(responders.map(\.1)).sorted() {
          let its = responders.filter { $0.1 == responder }.map(\.0)
          lines.append("  \(responder): " + its.joined(separator: " "))
        }
      }
    }

    expectSnapshot(of: lines.joined(separator: "\n"), named: "keys")
  }
}
