extension Toast {
  /// What a message over a window is about, or how something is going.
  public enum Kind: Sendable, Hashable {
    /// Something to know.
    case information
    /// Something has been done.
    case success
    /// Something to look at.
    case warning
    /// Something has failed.
    case error

    /// The colour of the sign; it never speaks alone.
    public var color: Color {
      switch self {
      case .information: .accent
      case .success: .success
      case .warning: .warning
      case .error: .error
      }
    }

    /// The style of the sign: bold, and in its colour, which an error has even where only sixteen are left.
    var signStyle: Style {
      self == .error ? .errorSign : Style(foreground: color, attributes: .bold)
    }

    /// The sign before the text.
    public func sign(_ characters: DrawingContext.Characters) -> Character {
      switch self {
      case .information: "i"
      case .success: characters.check
      case .warning: "!"
      case .error: characters.cross
      }
    }
  }
}

/// A message as it is drawn.
struct ToastMessage {
  let kind: Toast.Kind
  let text: String
}
