/// The limits of lengths and positions in layout, in cells.
///
/// ``Size``, ``Extent`` and ``Point`` clamp what they store, so that no sum or product of what they hold
/// overflows, whatever numbers a program passes. No content comes near the limits.
extension Int {
  private static var maxLength: Int { 1 << 30 }
  private static var maxDistance: Int { 1 << 40 }

  /// The nearest number that a length in cells can have: not negative, and limited.
  var clampedLength: Int { Swift.min(Swift.max(0, self), Self.maxLength) }

  /// The nearest number that a position in cells can have.
  var clampedPosition: Int { Swift.min(Swift.max(-Self.maxDistance, self), Self.maxDistance) }

  /// The sum, or the nearest integer if it overflows; for rows, which may be as many as integers.
  func addingClamped(_ other: Int) -> Int {
    let (sum, isOverflow) = addingReportingOverflow(other)
    return isOverflow ? (sum < 0 ? .max : .min) : sum
  }

  /// This number times `part` / `whole` for a `part` from zero to `whole`, rounded down.
  func scaled(_ part: Int, of whole: Int) -> Int {
    whole.dividingFullWidth(multipliedFullWidth(by: part)).quotient
  }
}
