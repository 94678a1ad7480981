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
    foreground: .theme(.selectedText), background: .theme(.selection))
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
