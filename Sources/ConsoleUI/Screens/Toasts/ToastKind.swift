/// What a message over a window is about.
public enum ToastKind: Sendable, Hashable {
  /// Something has been done.
  case success
  /// Something to look at.
  case warning
  /// Something has failed.
  case error

  var color: Color {
    switch self {
    case .success: .success
    case .warning: .warning
    case .error: .error
    }
  }

  func sign(_ characters: DrawingCharacters) -> Character {
    switch self {
    case .success: characters.check
    case .warning: "!"
    case .error: characters.cross
    }
  }
}

/// A message as it is drawn.
struct ToastMessage {
  let kind: ToastKind
  let text: String
}
