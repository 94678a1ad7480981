/// What a terminal can display and report.
public struct Capabilities: Sendable, Hashable {
  /// How many colours a terminal displays, from fewest to most.
  public enum Colors: Int, Sendable, Hashable, Comparable {
    /// No colours, only attributes such as bold.
    case none
    /// The sixteen named colours.
    case sixteen
    /// The 256 colours of xterm's palette.
    case palette
    /// 24-bit colour (true color).
    case trueColor

    public static func < (left: Colors, right: Colors) -> Bool { left.rawValue < right.rawValue }
  }

  /// How many colours it displays.
  public var colors: Colors
  /// Whether it understands cursor movement; if not, only plain text may be sent.
  public var movesCursor: Bool
  /// Whether it supports scroll regions (DECSTBM, IL, DL); all but the oldest terminals do.
  public var scrollsRegions: Bool
  /// Whether it supports synchronized output (mode 2026), which shows a frame only when it is complete.
  public var synchronizesFrames: Bool
  /// Whether it shows and opens links in text (OSC 8).
  public var showsLinks: Bool
  /// Whether it may copy a text to the clipboard (OSC 52).
  public var copiesText: Bool
  /// Whether the program gets clicks and the wheel; in most terminals Shift then selects text.
  public var reportsMouse: Bool
  /// False if the user can press no keys, as in a pipe, so that no screen shows which ones it has.
  public var takesKeys: Bool
  /// Whether it takes UTF-8; if not, ASCII characters replace all others, mostly `?`.
  public var isUTF8: Bool
  /// The columns of characters that UAX #11 calls ambiguous.
  public var ambiguousWidth: AmbiguousWidth
  /// Whether what is drawn is printed once, as a text that is read from the top: nothing has the focus, nothing lies over anything
  /// else, and there is a row for all that could be scrolled into sight.
  package var printsAllRows = false

  /// Makes capabilities; the defaults are those of a modern terminal without synchronized output and links.
  public init(
    colors: Colors = .trueColor, movesCursor: Bool = true, scrollsRegions: Bool = true,
    synchronizesFrames: Bool = false, showsLinks: Bool = false, copiesText: Bool = true,
    reportsMouse: Bool = true, takesKeys: Bool = true,
    isUTF8: Bool = true,
    ambiguousWidth: AmbiguousWidth = .narrow
  ) {
    self.colors = colors
    self.movesCursor = movesCursor
    self.scrollsRegions = scrollsRegions
    self.synchronizesFrames = synchronizesFrames
    self.showsLinks = showsLinks
    self.copiesText = copiesText
    self.reportsMouse = reportsMouse
    self.takesKeys = takesKeys
    self.isUTF8 = isUTF8
    self.ambiguousWidth = ambiguousWidth
  }
}
