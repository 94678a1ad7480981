/// The colours that screens are drawn with, named by their meaning.
///
/// A theme has two values for each colour: one for terminals with all colours, and one for those with 256. With sixteen
/// colours or none, each theme is drawn like ``terminal``: with attributes such as bold, in the terminal's own colours. With
/// sixteen, a few of these mark the accent, links, errors and warnings.
///
/// Views name the colours of a theme by their meaning:
///
/// ```swift
/// Text(article.author).foreground(.muted)
/// ```
///
/// A theme of one's own begins with another one:
///
/// ```swift
/// var theme = Theme(name: "pink", basedOn: .night)
/// try theme.setColor(ThemeColor(0xF09EC5, index: 175), for: .accent)
/// console.theme = { theme }
/// ```
///
/// Check it in a test: ``contrastProblems()`` must be empty.
public struct Theme: Sendable, Hashable {
  /// What a colour means.
  public enum ColorName: UInt8, Sendable, Hashable, CaseIterable {
    /// The page behind everything.
    case background
    /// The bars at the edges of the window, and the back of code.
    case surface
    /// What floats over the page: boxes, sheets and messages.
    case raised
    /// The editable area of a text field.
    case field
    /// The back of a key, and of a button without the focus.
    case keyCap
    /// The selected row of the control with the focus.
    case selection
    /// The selected row of another column.
    case idleSelection
    /// Lines that only decorate.
    case line
    /// Text to be read.
    case text
    /// Text that explains.
    case muted
    /// Text that may be overlooked.
    case faint
    /// Where the user is: the chosen tab, the mark of the selection, the label of the focused field; and headings.
    case accent
    /// Text on ``accent``.
    case accentText
    /// Links in a text.
    case link
    /// Text on ``selection``.
    case selectedText
    /// Text on ``selection`` that explains.
    case selectedMuted
    /// What is new, such as unread articles.
    case unread
    /// What has succeeded.
    case success
    /// What the user should look at.
    case warning
    /// What is wrong.
    case error
    /// Code in a text.
    case code
    /// Words of another person.
    case quote
    /// The back of what a search has found.
    case hit
    /// Text on ``hit``.
    case hitText
    /// Edges with a meaning: those of panels and fields, and the thumb of a scroll view.
    case border
    /// The first colour to distinguish names by; see ``Color/section(_:)``.
    case section1
    /// The second colour to distinguish names by.
    case section2
    /// The third colour to distinguish names by.
    case section3
    /// The fourth colour to distinguish names by.
    case section4
    /// The fifth colour to distinguish names by.
    case section5
    /// The sixth colour to distinguish names by.
    case section6
  }

  /// The name that a program can save.
  public let name: String
  /// The colours in the order of their names; none for the terminal's own colours.
  var colors: [ThemeColor]

  init(name: String, colors: [ColorName: ThemeColor]) {
    self.name = name
    self.colors = ColorName.allCases.compactMap { colors[$0] }
    precondition(self.colors.count == ColorName.allCases.count, "\(name) lacks a colour")
  }

  /// A theme under another name, to change its colours.
  public init(name: String, basedOn theme: Theme) {
    (self.name, colors) = (name, theme.colors)
  }

  private init(name: String) { (self.name, colors) = (name, []) }

  /// The terminal's own colours, with bold, dim, underlined and inverse text.
  public static let terminal = Theme(name: "terminal")

  /// ``day`` where the environment says that the terminal has a light background (`COLORFGBG`), else ``night``.
  public static let automatic = automatic(.process)

  /// The themes of the library: the dark one first, the one without colours last.
  public static let builtIn = [night, day, lamp, signal, terminal]

  /// Whether screens are painted with the colours of the theme; not if it is ``terminal``.
  public var hasColors: Bool { !colors.isEmpty }

  /// The colour of a name; `nil` for ``terminal``, which has none.
  public subscript(name: ColorName) -> ThemeColor? {
    hasColors ? colors[Int(name.rawValue)] : nil
  }

  /// Changes the colour of a name.
  ///
  /// - Throws: ``NoColorsError`` for ``terminal`` and a theme based on it: begin with another theme.
  public mutating func setColor(
    _ color: ThemeColor, for name: ColorName
  ) throws(NoColorsError) {
    guard hasColors else { throw NoColorsError(theme: self.name) }
    colors[Int(name.rawValue)] = color
  }

  /// The theme has the terminal's own colours, so that none of them can be set.
  public struct NoColorsError: Error, Hashable, CustomStringConvertible {
    /// The name of the theme.
    public let theme: String

    /// The error in English.
    public var description: String {
      "the theme \"\(theme)\" has the terminal's own colours: base yours on another one"
    }
  }

  /// Terminals that set the variable give the index of the background colour last: 7 and 9 to 15 are light.
  static func automatic(_ environment: EnvironmentVariables) -> Theme {
    let background = environment["COLORFGBG"]?.split(separator: ";").last.flatMap { Int($0) }
    guard let background, background == 7 || (9...15).contains(background) else { return night }
    return day
  }
}

extension Theme: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
