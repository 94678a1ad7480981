import CICU

/// The letters that are written from right to left, as the system's ICU knows them (Bidi_Class R and AL).
enum RightToLeft {
  /// No scalar before this one is written from right to left.
  static let first: UInt32 = 0x590

  static func contains(_ scalar: UInt32) -> Bool {
    guard scalar >= first, !(0x900..<0xFB1D).contains(scalar) else { return false }
    return cicu_strong_direction(scalar) < 0
  }
}
