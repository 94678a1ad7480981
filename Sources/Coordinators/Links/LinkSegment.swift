/// What a coordinator takes the next segment of a link for.
///
/// An enumeration of strings is one as it stands:
///
/// ```swift
/// enum Tab: String, LinkSegment { case news, settings }
/// ```
public protocol LinkSegment {
  /// Reads a segment; `nil` for one that means nothing here.
  init?(segment: String)
}

extension LinkSegment where Self: RawRepresentable, RawValue == String {
  public init?(segment: String) { self.init(rawValue: segment) }
}

extension Int: LinkSegment {
  /// Reads a whole number as it would be written: `7`, but neither `07` nor `+7`.
  public init?(segment: String) {
    guard let number = Int(segment), "\(number)" == segment else { return nil }
    self = number
  }
}

extension String: LinkSegment {
  /// Takes any segment but an empty one.
  public init?(segment: String) {
    guard !segment.isEmpty else { return nil }
    self = segment
  }
}
