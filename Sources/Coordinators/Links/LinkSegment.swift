/// A segment of a link, parsed for the coordinator that handles it.
///
/// An enumeration with string raw values needs no further code:
///
/// ```swift
/// enum Tab: String, LinkSegment { case news, settings }
/// ```
public protocol LinkSegment {
  /// Parses a segment; `nil` if it is not valid here.
  init?(segment: String)
}

extension LinkSegment where Self: RawRepresentable, RawValue == String {
  public init?(segment: String) { self.init(rawValue: segment) }
}

extension Int: LinkSegment {
  /// Parses a whole number in its canonical form: `7`, but neither `07` nor `+7`.
  public init?(segment: String) {
    guard let number = Int(segment), "\(number)" == segment else { return nil }
    self = number
  }
}

extension String: LinkSegment {
  /// Accepts any segment that is not empty.
  public init?(segment: String) {
    guard !segment.isEmpty else { return nil }
    self = segment
  }
}
