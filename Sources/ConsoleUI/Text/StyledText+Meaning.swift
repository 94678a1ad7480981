extension StyledText {
  /// What a part of a text is; the theme decides how it looks.
  public enum Meaning: Sendable, Hashable, CaseIterable {
    /// A heading.
    case heading
    /// Important words.
    case strong
    /// Stressed words.
    case emphasis
    /// Code, names of files and keys.
    case code
    /// Words of another person.
    case quote
    /// A link.
    case link
    /// What a search has found.
    case hit
    /// Secondary words.
    case muted
    /// What is new, such as unread articles.
    case unread
    /// What has succeeded.
    case success
    /// What the user should look at.
    case warning
    /// What is wrong.
    case error

    /// The style of a part of a text with this meaning.
    public var style: Style {
      switch self {
      case .heading: .heading
      case .strong: Style(attributes: .bold)
      case .emphasis: Style(attributes: .italic)
      case .code: Style(foreground: .code, background: .surface)
      case .quote: Style(foreground: .quote, attributes: .italic)
      case .link: Style(foreground: .link, attributes: .underline)
      case .hit: Style(foreground: .hitText, background: .hit)
      case .muted: .muted
      case .unread: .unread
      case .success: .success
      case .warning: .warning
      case .error: .error
      }
    }
  }
}
