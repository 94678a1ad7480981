/// A placeholder for an argument in a format, such as `%2$-8.3f`.
public struct Placeholder: Sendable, Hashable {
  /// A width or precision.
  public enum Measure: Sendable, Hashable {
    /// A number.
    case fixed(Int)
    /// `*`: the value of an argument, with its one-based position if one is written (`*2$`).
    case argument(position: Int?)
  }

  /// The flags between `%` and the width.
  public struct Flags: OptionSet, Sendable, Hashable, BitwiseCopyable {
    /// The flags as bits.
    public let rawValue: UInt8
    /// Creates flags from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `-`: aligned to the left.
    public static let leftAligned = Flags(rawValue: 1)
    /// `+`: a plus sign unless there is a minus sign.
    public static let signed = Flags(rawValue: 2)
    /// A space: a space unless there is a sign.
    public static let spaced = Flags(rawValue: 4)
    /// `0`: padded with zeros.
    public static let zeroPadded = Flags(rawValue: 8)
    /// `#`: the prefix of the base, such as `0x`.
    public static let alternate = Flags(rawValue: 16)
    /// `'`: grouped digits, which whole and fixed numbers have anyway.
    public static let grouped = Flags(rawValue: 32)
    /// No flag as written: the percent sign follows a digit in a word, such as the Hungarian `5%-os`, or is in an address.
    package static let percentSign = Flags(rawValue: 64)
  }

  /// The placeholder as written in the format.
  public var source: String
  /// The one-based position of the argument, if one is written (`%2$@`).
  public var position: Int?
  /// The flags between the position and the width.
  public var flags: Flags
  /// The minimum width in characters.
  public var width: Measure?
  /// The number of fraction digits, digits or characters, depending on the conversion.
  public var precision: Measure?
  /// How the argument is formatted.
  public var conversion: Conversion

  /// True for what is probably a percent sign: the `% o` in "50% off", the `%-o` in "5%-os", the `%20d` of an address.
  ///
  /// The `% @` of a machine translation is a `%@`.
  package var isDoubtful: Bool {
    flags.contains(.percentSign) || flags.contains(.spaced) && conversion != .object
  }
}
