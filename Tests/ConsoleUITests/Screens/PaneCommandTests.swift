import Foundation
import PseudoTerminals
import TestCases
import Testing

/// Commands that capture the row on which they act, in a program with two lists in a terminal.
@Suite(.ownThread) struct PaneCommandTests {
  @Test(arguments: Seed.few(3, many: 30))
  func `act on the row that is highlighted when their key arrives`(seed: Seed) throws {
    let terminal = try PseudoTerminal(
      Bundle.main.bundleURL.appending(path: "TerminalProbe").path(), ["panes"],
      environment: ["TERM": "xterm-256color", "NO_COLOR": "1", "LANG": "C.UTF-8"])
    terminal.wait(for: "right 19")
    var generator = seed.generator
    var panes = Panes()

    for _ in 1...20 {
      // A burst arrives at once; the frame that answers it is there before the next one.
      terminal.discardOutput()
      var burst = [panes.randomKey(using: &generator)]
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        burst.append(panes.randomKey(using: &generator))
      }
      terminal.type(burst.map(\.rawValue).joined())
      if burst.contains(where: \.changesScreen) { terminal.waitForOutput() }
    }
    terminal.type("q")
    let exit = terminal.waitForExit()

    #expect(exit == (.exit, 0))
    let log = terminal.text.components(separatedBy: "\u{1B}[?1049l").last ?? ""
    let lines = log.matches(of: /(copy|remove) (left|right|nothing)( \d+)?/).map { String($0.0) }
    #expect(lines == panes.log)
  }
}

/// The lists, and what the commands have done, as the user expects it.
private struct Panes {
  enum Key: String {
    case tab = "\t"
    case down = "\u{1B}[B"
    case up = "\u{1B}[A"
    case copy = "\u{1B}[15~"
    case remove = "\u{1B}[19~"

    /// Whether each press shows another picture.
    var changesScreen: Bool { self != .copy }
  }

  private(set) var log: [String] = []
  private var rows = [(0..<20).map { "left \($0)" }, (0..<20).map { "right \($0)" }]
  private var highlighted = [0, 0]
  private var pane = 0

  /// Presses a key that has an effect.
  mutating func randomKey(using generator: inout SeededGenerator) -> Key {
    var keys = [Key.tab, .tab, .copy, .copy]
    let (row, last) = (highlighted[pane], rows[pane].count - 1)
    if row < last { keys += [.down, .down] }
    if row > 0 { keys.append(.up) }
    if last > 4 { keys.append(.remove) }
    let key = keys.randomElement(using: &generator) ?? .tab
    press(key)
    return key
  }

  private mutating func press(_ key: Key) {
    let row = rows[pane][highlighted[pane]]
    switch key {
    case .tab: pane = 1 - pane
    case .down: highlighted[pane] += 1
    case .up: highlighted[pane] -= 1
    case .copy: log.append("copy \(row)")
    case .remove:
      log.append("remove \(row)")
      rows[pane].removeAll { $0 == row }
      highlighted[pane] = min(highlighted[pane], rows[pane].count - 1)
    }
  }
}
