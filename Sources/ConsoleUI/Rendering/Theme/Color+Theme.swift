extension Color {
  /// A colour of the theme, as it is drawn where it is used.
  ///
  /// On the selected row, ``Theme/ColorName/muted`` is drawn as ``Theme/ColorName/selectedMuted``, for example. A theme without colours draws
  /// attributes in its place: muted text is dim.
  public static func theme(_ name: Theme.ColorName) -> Color { Color(themeColor: name.rawValue) }

  /// Text to be read.
  public static let text = theme(.text)
  /// Text that explains.
  public static let muted = theme(.muted)
  /// Text that may be overlooked.
  public static let faint = theme(.faint)
  /// Where the user is; and headings.
  public static let accent = theme(.accent)
  /// Text on ``accent``.
  public static let accentText = theme(.accentText)
  /// Links in a text.
  public static let link = theme(.link)
  /// What is new, such as unread articles.
  public static let unread = theme(.unread)
  /// What has succeeded.
  public static let success = theme(.success)
  /// What the user should look at.
  public static let warning = theme(.warning)
  /// What is wrong.
  public static let error = theme(.error)
  /// Code in a text.
  public static let code = theme(.code)
  /// Words of another person.
  public static let quote = theme(.quote)
  /// The back of what a search has found.
  public static let hit = theme(.hit)
  /// Text on ``hit``.
  public static let hitText = theme(.hitText)
  /// Lines that only decorate.
  public static let line = theme(.line)
  /// Edges with a meaning.
  public static let border = theme(.border)
  /// The bars at the edges of the window, and the back of code.
  public static let surface = theme(.surface)
  /// What floats over the page.
  public static let raised = theme(.raised)
  /// The editable area of a text field.
  public static let field = theme(.field)
  /// The back of a key.
  public static let keyCap = theme(.keyCap)

  /// One of six colours for a name, such as that of a section: always the same for the same name.
  ///
  /// Names may share a colour, so the name itself must be there, too.
  public static func section(_ name: String) -> Color {
    // FNV-1a; Swift's own hash differs in each process.
    let hash = name.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let number = UInt8(truncatingIfNeeded: (hash ^ hash >> 32) % sectionCount)
    return Color(themeColor: Theme.ColorName.section1.rawValue + number)
  }

  private static let sectionCount: UInt64 = 6

  /// The mark of the selected row: accent, or the text of the row where accent would not be seen there.
  static let mark = Color(themeColor: ThemePalette.markNumber)
  /// A sign or bar in the colour of the accent, which has a colour even where only sixteen are left.
  public static let ornament = Color(themeColor: ThemePalette.ornamentNumber)
  /// The sign before an error, which has a colour even where only sixteen are left.
  public static let errorSign = Color(themeColor: ThemePalette.errorSignNumber)
}
