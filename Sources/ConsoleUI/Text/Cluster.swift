/// A grapheme cluster with its width, after sanitizing.
struct Cluster {
  enum Kind {
    /// A single scalar.
    case scalar(UInt32)
    /// Several scalars that share their cells: a letter with marks, an emoji sequence.
    case multiScalar(String)
    /// A tab, shown as spaces up to the next tab stop.
    case tab
    /// A line end, shown as a space in a single line.
    case lineEnd
    /// A soft hyphen, shown as a hyphen at the end of a line and not at all elsewhere.
    case softHyphen
    /// A control character, shown as U+FFFD.
    case control
    /// A cluster that takes no cell and is never sent: bidirectional controls, lone marks, zero-width
    /// characters.
    case invisible
  }

  /// The zero-based UTF-8 offsets in the text.
  let range: Range<Int>
  let kind: Kind
  /// The cells that it takes at its column, which matters for tabs.
  let columns: Int
  /// Whether terminals disagree about the width.
  let isContested: Bool

  /// Whether the first scalar is a right-to-left letter.
  @inline(__always)
  var isRightToLeft: Bool {
    switch kind {
    case .scalar(let scalar): scalar >= RightToLeft.first && RightToLeft.contains(scalar)
    case .multiScalar(let text): RightToLeft.contains(text.unicodeScalars.first?.value ?? 0)
    case .tab, .lineEnd, .softHyphen, .control, .invisible: false
    }
  }

  /// U+FFFD, the replacement character.
  static let replacement: UInt32 = 0xFFFD
  static let hyphen: UInt32 = 0x2D
  /// The distance of tab stops in columns.
  static let tabStop = 8
}
