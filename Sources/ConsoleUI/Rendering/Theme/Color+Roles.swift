extension Color {
  /// A colour of the theme, as its role is drawn where it is used.
  ///
  /// On the selected row, ``Theme/Role/muted`` is drawn as ``Theme/Role/selectedMuted``, for example. A theme without colours draws
  /// attributes in its place: muted text is dim.
  public static func role(_ role: Theme.Role) -> Color { Color(role: role.rawValue) }

  /// Text to be read.
  public static let text = role(.text)
  /// Text that explains.
  public static let muted = role(.muted)
  /// Text that may be overlooked.
  public static let faint = role(.faint)
  /// Where the user is; and headings.
  public static let accent = role(.accent)
  /// Text on ``accent``.
  public static let accentText = role(.accentText)
  /// Links in a text.
  public static let link = role(.link)
  /// What is new, such as unread articles.
  public static let unread = role(.unread)
  /// What has succeeded.
  public static let success = role(.success)
  /// What the user should look at.
  public static let warning = role(.warning)
  /// What is wrong.
  public static let error = role(.error)
  /// Code in a text.
  public static let code = role(.code)
  /// Words of another person.
  public static let quote = role(.quote)
  /// The back of what a search has found.
  public static let hit = role(.hit)
  /// Text on ``hit``.
  public static let hitText = role(.hitText)
  /// Lines that only decorate.
  public static let line = role(.line)
  /// Edges with a meaning.
  public static let border = role(.border)
  /// The bars at the edges of the window, and the back of code.
  public static let surface = role(.surface)
  /// What floats over the page.
  public static let raised = role(.raised)
  /// The editable area of a text field.
  public static let field = role(.field)
  /// The back of a key.
  public static let keyCap = role(.keyCap)

  /// One of six colours for a name, such as that of a section: always the same for the same name.
  ///
  /// Names may share a colour, so the name itself must be there, too.
  public static func section(_ name: String) -> Color {
    // FNV-1a; Swift's own hash differs in each process.
    let hash = name.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let number = UInt8(truncatingIfNeeded: (hash ^ hash >> 32) % sectionCount)
    return Color(role: Theme.Role.section1.rawValue + number)
  }

  private static let sectionCount: UInt64 = 6

  /// The mark of the selected row: accent, or the text of the row where accent would not be seen there.
  static let mark = Color(role: ThemePalette.markRole)
  /// A sign or bar in the colour of the accent, which has a colour even where only sixteen are left.
  public static let ornament = Color(role: ThemePalette.ornamentRole)
  /// The sign before an error, which has a colour even where only sixteen are left.
  public static let errorSign = Color(role: ThemePalette.errorSignRole)
}
