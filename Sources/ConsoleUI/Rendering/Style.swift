/// How a cell looks: two colours and a set of attributes, packed in one machine word.
public struct Style: Sendable, Hashable {
  /// Marks that a terminal can put on text.
  public struct Attributes: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    public static let bold = Attributes(rawValue: 1 << 0)
    public static let dim = Attributes(rawValue: 1 << 1)
    public static let italic = Attributes(rawValue: 1 << 2)
    public static let underline = Attributes(rawValue: 1 << 3)
    public static let inverse = Attributes(rawValue: 1 << 4)
    public static let strikethrough = Attributes(rawValue: 1 << 5)
  }

  /// Foreground in the low bits, background above it, attributes on top.
  package private(set) var bits: UInt64

  private static let colorMask: UInt64 = (1 << Color.bitCount) - 1
  private static let backgroundShift = Color.bitCount
  private static let attributesShift = 2 * Color.bitCount

  /// Text as the terminal shows it by itself.
  public static let plain = Style()

  public init(
    foreground: Color = .standard, background: Color = .standard, attributes: Attributes = []
  ) {
    bits =
      UInt64(foreground.bits) | UInt64(background.bits) << Self.backgroundShift
      | UInt64(attributes.rawValue) << Self.attributesShift
  }

  public var foreground: Color {
    get { Color(bits: UInt32(truncatingIfNeeded: bits & Self.colorMask)) }
    set { bits = bits & ~Self.colorMask | UInt64(newValue.bits) }
  }

  public var background: Color {
    get {
      Color(bits: UInt32(truncatingIfNeeded: bits >> Self.backgroundShift & Self.colorMask))
    }
    set {
      bits =
        bits & ~(Self.colorMask << Self.backgroundShift)
        | UInt64(newValue.bits) << Self.backgroundShift
    }
  }

  public var attributes: Attributes {
    get { Attributes(rawValue: UInt8(truncatingIfNeeded: bits >> Self.attributesShift)) }
    set {
      bits =
        bits & ~(0xFF << Self.attributesShift)
        | UInt64(newValue.rawValue) << Self.attributesShift
    }
  }

  /// What of the style can be seen on an empty cell: lines and backgrounds, unless it is inverse.
  package var onBlank: Style {
    if attributes.contains(.inverse) || attributes.contains(.underline)
      || attributes.contains(.strikethrough)
    {
      return self
    }
    return Style(background: background)
  }
}
