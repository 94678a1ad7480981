import CICU

/// The right-to-left letters (Bidi_Class R and AL), from the system's ICU.
enum RightToLeft {
  /// No scalar below this one is right-to-left.
  static let first: UInt32 = 0x590

  static func contains(_ scalar: UInt32) -> Bool {
    guard scalar >= first, !(0x900..<0xFB1D).contains(scalar) else { return false }
    return cicu_strong_direction(scalar) < 0
  }
}
