/// The styles of the elements that screens consist of; a program can let its user choose a theme.
///
/// The themes here use attributes and the terminal's sixteen named colours, so they are readable on light and
/// dark terminals.
public struct Theme: Sendable, Hashable {
  /// Titles of screens, boxes, table columns and list sections.
  public var title = Style(attributes: .bold)
  /// Secondary text: the breadcrumbs, and what keys do.
  public var muted = Style(attributes: .dim)
  /// Key names, and the marker of the highlighted row.
  public var key = Style(attributes: .bold)
  /// Lines, frames and scroll bars.
  public var border = Style(attributes: .dim)
  /// The selected tab.
  public var selectedTab = Style(attributes: [.bold, .inverse])
  /// The highlighted row of a list, focused or not.
  public var highlight = Style(attributes: .bold)
  /// The focused control; for a list its highlighted row, on top of ``highlight``.
  public var focus = Style(attributes: .inverse)
  /// The editable area of a text field.
  public var field = Style(attributes: .underline)
  /// The selected part of a field's text.
  public var selection = Style(attributes: .inverse)
  /// Links in a text.
  public var link = Style(attributes: .underline)
  /// What a search has found in a text.
  public var hit = Style(attributes: [.bold, .underline])
  /// Code in a text.
  public var code = Style(attributes: .bold)
  /// Quotations in a text.
  public var quote = Style(attributes: .italic)
  /// Messages about invalid input.
  public var error = Style(attributes: .bold)
  /// Messages that go by themselves.
  public var toast = Style(attributes: .bold)
  /// The completed part of a progress bar, and spinners.
  public var progress = Style.plain

  /// Makes the standard theme.
  public init() {}

  /// Bold, dim and inverse text in the terminal's default colours.
  public static let standard = Theme()

  /// The standard theme with colours for titles, keys, focus, problems and progress.
  public static let colorful: Theme = {
    var theme = Theme()
    theme.title = Style(foreground: .cyan, attributes: .bold)
    theme.key = Style(foreground: .cyan, attributes: .bold)
    theme.selectedTab = Style(foreground: .cyan, attributes: [.bold, .inverse])
    theme.focus = Style(foreground: .cyan, attributes: .inverse)
    theme.selection = Style(foreground: .cyan, attributes: .inverse)
    theme.link = Style(foreground: .cyan, attributes: .underline)
    theme.code = Style(foreground: .green)
    theme.error = Style(foreground: .red, attributes: .bold)
    theme.toast = Style(foreground: .green, attributes: .bold)
    theme.progress = Style(foreground: .green)
    return theme
  }()
}
