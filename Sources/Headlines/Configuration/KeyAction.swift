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
  case signIn = "sign-in"
  case save
  case browser
  case play
  case download
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
    case .signIn: .character("i")
    case .save: .character("s")
    case .browser: .character("o")
    case .play: .character("P")
    case .download: .character("D")
    case .next: .character("n")
    case .previous: .character("p")
    case .copy: .character("c")
    }
  }
}
