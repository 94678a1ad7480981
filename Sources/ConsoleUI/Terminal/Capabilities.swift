/// What a terminal can show.
public struct Capabilities: Sendable, Hashable {
  public enum Colors: Int, Sendable, Hashable, Comparable {
    case none
    case sixteen
    case palette
    case full

    public static func < (left: Colors, right: Colors) -> Bool { left.rawValue < right.rawValue }
  }

  public var colors: Colors
  /// Whether it understands cursor movement at all; without it only plain text may be sent.
  public var movesCursor: Bool
  /// Whether a region of rows can be scrolled (DECSTBM, IL, DL), as all but the oldest can.
  public var scrollsRegions: Bool
  /// Whether a frame is shown only when it is whole (mode 2026): nobody sees half of it.
  public var synchronizesFrames: Bool
  /// Whether clicks and the wheel are asked for; then text is selected with Shift held, in most terminals.
  public var reportsMouse: Bool
  /// Whether text is sent as UTF-8; without it everything beyond ASCII is shown as `?`.
  public var isUTF8: Bool
  /// How many columns characters take that East Asian fonts draw wider than others.
  public var ambiguousWidth: AmbiguousWidth

  public init(
    colors: Colors = .full, movesCursor: Bool = true, scrollsRegions: Bool = true,
    synchronizesFrames: Bool = false, reportsMouse: Bool = true, isUTF8: Bool = true,
    ambiguousWidth: AmbiguousWidth = .narrow
  ) {
    self.colors = colors
    self.movesCursor = movesCursor
    self.scrollsRegions = scrollsRegions
    self.synchronizesFrames = synchronizesFrames
    self.reportsMouse = reportsMouse
    self.isUTF8 = isUTF8
    self.ambiguousWidth = ambiguousWidth
  }
}
