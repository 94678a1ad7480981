/// The characters of ambiguous width that views draw themselves: frames, lines, the done part of a bar.
///
/// A frame is one column wide. Where a terminal would draw its characters in two, those of ASCII take their
/// place.
struct Ornaments {
  let horizontal: Character
  let vertical: Character
  let upperCorners: (left: Character, right: Character)
  let lowerCorners: (left: Character, right: Character)
  let done: Character
  let toDo: Character

  /// What the terminal that is being drawn for shows in one column each.
  static var current: Ornaments {
    switch AmbiguousWidth.current {
    case .narrow: .lines
    case .wide: .ascii
    }
  }

  private static let lines = Ornaments(
    horizontal: "─", vertical: "│", upperCorners: ("┌", "┐"), lowerCorners: ("└", "┘"), done: "█",
    toDo: "░")

  private static let ascii = Ornaments(
    horizontal: "-", vertical: "|", upperCorners: ("+", "+"), lowerCorners: ("+", "+"), done: "#",
    toDo: ".")
}
