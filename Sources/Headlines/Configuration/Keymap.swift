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
      .enter, .escape, .up, .down, KeyPress(.character("c"), modifiers: .control),
      KeyPress(.character("z"), modifiers: .control),
    ] + "q?/f123456789".map { .character($0) })

  /// Whether the action must give up its key because another action has it.
  func isTaken(_ action: KeyAction) -> Bool {
    self[action] != action.standardKey
      && KeyAction.allCases.contains { $0 != action && self[$0] == self[action] }
  }

  /// Gives an action the key that it has without a configuration.
  mutating func reset(_ action: KeyAction) { keys[action] = nil }
}
