import Sternik

/// The key of each action.
struct Keymap: Sendable, Equatable {
  private var keys: [KeyAction: KeyPress] = [:]

  subscript(action: KeyAction) -> KeyPress {
    get { keys[action] ?? action.standardKey }
    set { keys[action] = newValue }
  }

  /// Whether another action has the key of this one.
  func isTaken(_ action: KeyAction) -> Bool {
    KeyAction.allCases.contains { $0 != action && self[$0] == self[action] }
  }

  /// Gives an action the key that it has without a configuration.
  mutating func reset(_ action: KeyAction) { keys[action] = nil }
}
