import Sternik

/// The key of each action.
struct Keymap: Sendable, Equatable {
  private var keys: [KeyAction: KeyPress] = [:]

  subscript(action: KeyAction) -> KeyPress {
    get { keys[action] ?? action.standardKey }
    set { keys[action] = newValue == action.standardKey ? nil : newValue }
  }

  /// The keys that every screen needs.
  static let reserved = Set<KeyPress>(
    [
      .enter, .escape, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .space,
      .function(1), .function(6),
    ] + "cznfb ".map { .control($0) } + "q?/fjkgG123456789".map { .character($0) })

  /// The keys with Control that terminals send as Tab, Enter and Escape.
  private static let indistinct = Set("im[".map { KeyPress.control($0) })
  private static let maxFunctionKey = 12

  /// Whether terminals send a key as one of its own.
  static func isDistinct(_ key: KeyPress) -> Bool {
    if case .function(let number) = key.key { return number <= maxFunctionKey }
    return !indistinct.contains(key)
  }

  /// Whether the action must give up its key because another action has it.
  func isTaken(_ action: KeyAction) -> Bool {
    self[action] != action.standardKey
      && KeyAction.allCases.contains { $0 != action && self[$0] == self[action] }
  }

  /// Gives an action the key that it has without a configuration.
  mutating func reset(_ action: KeyAction) { keys[action] = nil }
}
