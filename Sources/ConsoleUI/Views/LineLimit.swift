/// How many lines of a text are shown, and where the last of them is cut when there would be more.
struct LineLimit: Hashable {
  let lines: Int
  let place: TruncationMode

  /// One line, cut at its end.
  static let one = LineLimit(lines: 1, place: .tail)
}
