/// How the parts look that every screen is made of; a program may offer its reader several.
///
/// The themes here use attributes and the sixteen colours that the reader chose for the terminal, so
/// that they can be read on light and dark ones.
public struct Theme: Sendable, Hashable {
  /// The names of screens and boxes.
  public var title = Style(attributes: .bold)
  /// The way that led here, and what keys do.
  public var muted = Style(attributes: .dim)
  /// Keys, and the sign before what is selected.
  public var key = Style(attributes: .bold)
  /// Lines, frames and the thumb of what can be scrolled.
  public var border = Style(attributes: .dim)
  public var selectedTab = Style(attributes: [.bold, .inverse])
  /// What is selected, wherever the focus is.
  public var highlight = Style(attributes: .bold)
  /// The control, or the row of it, that takes the keys.
  public var focus = Style(attributes: .inverse)
  /// The room in which text is typed.
  public var field = Style(attributes: .underline)
  /// The part of a field's text that is selected.
  public var selection = Style(attributes: .inverse)
  /// What is wrong with what the reader gave.
  public var error = Style(attributes: .bold)
  /// What is done of a whole, and what moves.
  public var progress = Style.plain

  public init() {}

  /// Bold, dim and inverse text in the terminal's own colours.
  public static let standard = Theme()

  /// Titles, keys and progress in colours.
  public static let colorful: Theme = {
    var theme = Theme()
    theme.title = Style(foreground: .cyan, attributes: .bold)
    theme.key = Style(foreground: .cyan, attributes: .bold)
    theme.selectedTab = Style(foreground: .cyan, attributes: [.bold, .inverse])
    theme.focus = Style(foreground: .cyan, attributes: .inverse)
    theme.selection = Style(foreground: .cyan, attributes: .inverse)
    theme.error = Style(foreground: .red, attributes: .bold)
    theme.progress = Style(foreground: .green)
    return theme
  }()
}
