/// A stretch of text that takes cells as a whole, after the policy for unsafe content was applied.
struct Cluster {
  enum Kind {
    /// Shown as its one scalar.
    case scalar(UInt32)
    /// Several scalars in one place: a base with marks, an emoji sequence.
    case joined(String)
    /// Spaces up to the next tab stop.
    case tab
    /// A line end; in a single line it is shown as a space.
    case lineEnd
    /// A control character, shown as U+FFFD.
    case control
    /// Takes no cell and is never sent: bidirectional controls, lone marks, zero-width characters.
    case nothing
  }

  /// Zero-based offsets of the bytes in the text.
  let range: Range<Int>
  let kind: Kind
  /// Cells that it takes where it stands.
  let columns: Int
  /// Whether terminals disagree about the number of columns.
  let isContested: Bool

  static let replacement: UInt32 = 0xFFFD
  static let tabStop = 8
}
