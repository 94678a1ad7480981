/// The box-drawing and block characters that views draw frames, lines and progress bars with.
///
/// Each takes one column. Their width is ambiguous, so ASCII characters replace them on terminals that draw
/// ambiguous characters wide.
struct DrawingCharacters {
  let horizontal: Character
  let vertical: Character
  let upperCorners: (left: Character, right: Character)
  let lowerCorners: (left: Character, right: Character)
  /// Marks the column with the keys.
  let pointer: Character
  let progressDone: Character
  let progressRemaining: Character

  /// The characters for the terminal that is being drawn for.
  static var current: DrawingCharacters {
    switch AmbiguousWidth.current {
    case .narrow: .boxDrawing
    case .wide: .ascii
    }
  }

  private static let boxDrawing = DrawingCharacters(
    horizontal: "─", vertical: "│", upperCorners: ("┌", "┐"), lowerCorners: ("└", "┘"),
    pointer: "▸", progressDone: "█",
    progressRemaining: "░")

  private static let ascii = DrawingCharacters(
    horizontal: "-", vertical: "|", upperCorners: ("+", "+"), lowerCorners: ("+", "+"),
    pointer: ">", progressDone: "#",
    progressRemaining: ".")
}
