extension DrawingContext {
  /// The box-drawing and block characters that views draw frames, lines and progress bars with.
  ///
  /// Each takes one column. Their width is ambiguous, so ASCII characters replace them on terminals that draw
  /// ambiguous characters wide. Get them from ``DrawingContext/characters``.
  public struct Characters: Sendable {
    /// A horizontal line.
    public let horizontal: Character
    /// A vertical line.
    public let vertical: Character
    /// The upper corners of a frame.
    public let upperCorners: (left: Character, right: Character)
    /// The lower corners of a frame.
    public let lowerCorners: (left: Character, right: Character)
    /// Marks the column with the keys.
    let pointer: Character
    /// The completed part of a bar.
    public let progressDone: Character
    /// The rest of a bar.
    public let progressRemaining: Character
    /// The thumb of scrollable content where blanks cannot be painted.
    let thumb: Character
    /// The thumb of content that scrolls sideways, there.
    let horizontalThumb: Character
    /// Before what is new.
    public let dot: Character
    /// Before what has succeeded.
    public let check: Character
    /// In the box of what is chosen.
    public let chosen: Character
    /// Before what is wrong.
    public let cross: Character
    /// Before the rest of a line that was too long.
    public let continuation: Character
    /// Before a row of a tree whose rows below it are shown.
    public let open: Character
    /// Before a row of a tree whose rows below it are hidden.
    public let closed: Character

    init(width: AmbiguousWidth, isPainted: Bool) {
      self =
        switch width {
        case .narrow: isPainted ? .painted : .boxDrawing
        case .wide: .ascii
        }
    }

    /// The Linux console has no round corners, so they need colours that it lacks.
    private static let painted = DrawingContext.Characters(
      horizontal: "─", vertical: "│", upperCorners: ("╭", "╮"), lowerCorners: ("╰", "╯"),
      pointer: "▸", progressDone: "━", progressRemaining: "─", thumb: " ", horizontalThumb: " ",
      dot: "●", check: "✓", chosen: "✓", cross: "✗", continuation: "↳",
      open: "▾", closed: "▸")

    private static let boxDrawing = DrawingContext.Characters(
      horizontal: "─", vertical: "│", upperCorners: ("┌", "┐"), lowerCorners: ("└", "┘"),
      pointer: "▸", progressDone: "█", progressRemaining: "░", thumb: "▐", horizontalThumb: "▄",
      dot: "●", check: "✓", chosen: "✓", cross: "✗", continuation: "»",
      open: "▾", closed: "▸")

    private static let ascii = DrawingContext.Characters(
      horizontal: "-", vertical: "|", upperCorners: ("+", "+"), lowerCorners: ("+", "+"),
      pointer: ">", progressDone: "#", progressRemaining: ".", thumb: "#", horizontalThumb: "=",
      dot: "*", check: "+", chosen: "x", cross: "x", continuation: ">",
      open: "-", closed: "+")

    private init(
      horizontal: Character, vertical: Character, upperCorners: (left: Character, right: Character),
      lowerCorners: (left: Character, right: Character), pointer: Character,
      progressDone: Character, progressRemaining: Character, thumb: Character,
      horizontalThumb: Character, dot: Character, check: Character, chosen: Character,
      cross: Character, continuation: Character, open: Character, closed: Character
    ) {
      (self.horizontal, self.vertical) = (horizontal, vertical)
      (self.upperCorners, self.lowerCorners) = (upperCorners, lowerCorners)
      (self.pointer, self.thumb, self.horizontalThumb) = (pointer, thumb, horizontalThumb)
      (self.progressDone, self.progressRemaining) = (progressDone, progressRemaining)
      (self.dot, self.check, self.chosen, self.cross) = (dot, check, chosen, cross)
      (self.continuation, self.open, self.closed) = (continuation, open, closed)
    }
  }
}
