/// A box that the console shows over the window for itself, until the user closes it or the window changes: the help or the
/// command palette.
@MainActor final class Overlay {
  let screen: any Screen
  let placement: Placement
  /// The keys that close it in addition to Escape.
  let closingKeys: Set<KeyPress>
  /// Gives the screen what works below it, before each frame.
  let update: (AvailableKeys, ConsoleStrings) -> Void
  let close: () -> Void
  /// The screen below it; another one there closes it.
  private(set) weak var screenBelow: (any Screen)?

  /// Where and how wide the box is.
  struct Placement {
    /// The width, if the window is wide enough; `nil` for that of the content.
    var columns: Int?
    /// The greatest width of the content.
    var maxColumns = 64
    /// The row of the upper edge, zero-based, if the window is high enough; `nil` for the middle.
    var row: Int?
    /// The blank cells between each edge and the content; `nil` for those of a box.
    var padding: Size?
  }

  init(
    _ screen: any Screen, placement: Placement = Placement(), closingKeys: Set<KeyPress> = [],
    over screenBelow: (any Screen)?, update: @escaping (AvailableKeys, ConsoleStrings) -> Void,
    close: @escaping () -> Void
  ) {
    self.screen = screen
    self.screenBelow = screenBelow
    self.placement = placement
    self.closingKeys = closingKeys
    self.update = update
    self.close = close
  }
}
