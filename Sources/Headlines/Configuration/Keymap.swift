import Sternik

/// What the user does by keys that the configuration file can change; raw values are the names there.
enum KeyAction: String, CaseIterable, Sendable {
  case refresh
  case markAllRead = "mark-all-read"
  case nextUnread = "next-unread"
  case toggleRead = "toggle-read"
  case unreadOnly = "unread-only"
  case order
  case hiddenWords = "hidden-words"
  case save
  case browser
  case next
  case previous
  case copy

  /// The key without a configuration.
  var standardKey: KeyPress {
    switch self {
    case .refresh: .character("r")
    case .markAllRead: .character("A")
    case .nextUnread: .character("N")
    case .toggleRead: .character("u")
    case .unreadOnly: .character("U")
    case .order: .character("S")
    case .hiddenWords: .character("H")
    case .save: .character("s")
    case .browser: .character("o")
    case .next: .character("n")
    case .previous: .character("p")
    case .copy: .character("c")
    }
  }
}

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
