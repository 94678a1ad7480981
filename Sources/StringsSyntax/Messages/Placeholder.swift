/// A place in a format where an argument goes, as `%2$-8.3f`.
public struct Placeholder: Sendable, Hashable {
  /// A width or precision.
  public enum Measure: Sendable, Hashable {
    case fixed(Int)
    /// `*`: an argument says it; its one-based position if it is written (`*2$`).
    case argument(position: Int?)
  }

  /// The flags between `%` and the width.
  public struct Flags: OptionSet, Sendable, Hashable, BitwiseCopyable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `-`: at the left of its width.
    public static let leftAligned = Flags(rawValue: 1)
    /// `+`: with a plus where there is no minus.
    public static let signed = Flags(rawValue: 2)
    /// A space: room for a sign.
    public static let spaced = Flags(rawValue: 4)
    /// `0`: filled with zeros.
    public static let zeroPadded = Flags(rawValue: 8)
    /// `#`: with the prefix of its base.
    public static let alternate = Flags(rawValue: 16)
    /// `'`: digits in groups, which whole and fixed numbers have anyway.
    public static let grouped = Flags(rawValue: 32)
  }

  /// As it stands in the format.
  public var source: String
  /// The one-based position of its argument, if it is written (`%2$@`).
  public var position: Int?
  public var flags: Flags
  /// In characters.
  public var width: Measure?
  public var precision: Measure?
  public var conversion: Conversion
}
