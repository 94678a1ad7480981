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
    /// A place where a word may be parted; a hyphen at the end of a line, nothing elsewhere.
    case softHyphen
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

  /// Whether it begins with a letter that is written from right to left.
  @inline(__always)
  var isRightToLeft: Bool {
    switch kind {
    case .scalar(let scalar): scalar >= RightToLeft.first && RightToLeft.contains(scalar)
    case .joined(let text): RightToLeft.contains(text.unicodeScalars.first?.value ?? 0)
    case .tab, .lineEnd, .softHyphen, .control, .nothing: false
    }
  }

  static let replacement: UInt32 = 0xFFFD
  static let hyphen: UInt32 = 0x2D
  static let tabStop = 8
}
