/// The box-drawing and block characters that views draw frames, lines and progress bars with.
///
/// Each takes one column. Their width is ambiguous, so ASCII characters replace them on terminals that draw
/// ambiguous characters wide.
public struct DrawingCharacters: Sendable {
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

  /// The characters for the terminal that is being drawn for.
  public static var current: DrawingCharacters {
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
