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
  /// What is new, such as unread articles.
  case unread
  /// What has succeeded.
  case success
  /// What the user should look at.
  case warning
  /// What is wrong.
  case error

  /// The style of a part of a text with this role.
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

extension Style {
  /// Titles of screens, boxes and sections of a list.
  public static let title = Style(attributes: .bold)
  /// Headings in a text, and the label of the focused field.
  public static let heading = Style(foreground: .accent, attributes: .bold)
  /// Text that explains.
  public static let muted = Style(foreground: .muted)
  /// The names of keys.
  public static let key = Style(attributes: .bold)
  /// The names of keys on a cap, with a blank on each side.
  public static let keyCap = Style(background: .keyCap, attributes: .bold)
  /// The focused control, such as a button, and the chosen tab.
  public static let focus = Style(
    foreground: .accentText, background: .accent, attributes: .bold)
  /// The editable area of a text field.
  public static let field = Style(background: .field)
  /// The selected part of a text that can be edited.
  public static let selectedText = Style(
    foreground: .role(.selectedText), background: .role(.selection))
  /// What is new, such as unread articles.
  public static let unread = Style(foreground: .unread, attributes: .bold)
  /// What has succeeded.
  public static let success = Style(foreground: .success)
  /// What the user should look at.
  public static let warning = Style(foreground: .warning)
  /// What is wrong.
  public static let error = Style(foreground: .error)
  /// The sign before what is wrong.
  public static let errorSign = Style(foreground: .errorSign, attributes: .bold)
}
