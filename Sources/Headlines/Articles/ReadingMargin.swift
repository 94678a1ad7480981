import Sternik

/// The blank cells around a text to read, and the width of its lines.
enum ReadingMargin {
  /// Longer lines are hard to read.
  static let maxLineColumns = 72

  /// The blank columns at each side.
  static func columns(in room: Size) -> Int {
    switch room.columns {
    case ..<60: 2
    case ..<110: 4
    default: 12
    }
  }
}
