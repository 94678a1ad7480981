/// What a part of a text is; the theme decides how it looks.
public enum TextRole: Sendable, Hashable, CaseIterable {
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
  /// What is wrong.
  case error
}

extension Theme {
  /// The style of a part of a text.
  public func style(of role: TextRole) -> Style {
    switch role {
    case .heading: title
    case .strong: Style(attributes: .bold)
    case .emphasis: Style(attributes: .italic)
    case .code: code
    case .quote: quote
    case .link: link
    case .hit: hit
    case .muted: muted
    case .error: error
    }
  }
}
