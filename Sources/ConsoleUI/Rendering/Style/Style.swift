/// The look of a cell: two colours and a set of attributes, packed in one machine word.
public struct Style: Sendable, Hashable {
  /// The attributes of text that terminals support (SGR).
  public struct Attributes: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Bold.
    public static let bold = Attributes(rawValue: 1 << 0)
    /// Less intense than normal (faint).
    public static let dim = Attributes(rawValue: 1 << 1)
    /// Italic.
    public static let italic = Attributes(rawValue: 1 << 2)
    /// Underlined.
    public static let underline = Attributes(rawValue: 1 << 3)
    /// Foreground and background swapped.
    public static let inverse = Attributes(rawValue: 1 << 4)
    /// Struck through.
    public static let strikethrough = Attributes(rawValue: 1 << 5)
  }

  /// Foreground in the low bits, background above it, attributes on top.
  package private(set) var bits: UInt64

  private static let colorMask: UInt64 = (1 << Color.bitCount) - 1
  private static let backgroundShift = Color.bitCount
  private static let attributesShift = 2 * Color.bitCount

  /// The default colours without attributes.
  public static let plain = Style()

  /// Makes a style.
  public init(
    foreground: Color = .standard, background: Color = .standard, attributes: Attributes = []
  ) {
    bits =
      UInt64(foreground.bits) | UInt64(background.bits) << Self.backgroundShift
      | UInt64(attributes.rawValue) << Self.attributesShift
  }

  /// The colour of the text.
  public var foreground: Color {
    get { Color(bits: UInt32(truncatingIfNeeded: bits & Self.colorMask)) }
    set { bits = bits & ~Self.colorMask | UInt64(newValue.bits) }
  }

  /// The colour behind the text.
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

  /// The attributes of the text.
  public var attributes: Attributes {
    get { Attributes(rawValue: UInt8(truncatingIfNeeded: bits >> Self.attributesShift)) }
    set {
      bits =
        bits & ~(0xFF << Self.attributesShift)
        | UInt64(newValue.rawValue) << Self.attributesShift
    }
  }

  /// The part of the style that is visible on a blank cell: all of it if it is inverse or draws a line, else
  /// the background.
  package var visibleOnBlank: Style {
    if attributes.contains(.inverse) || attributes.contains(.underline)
      || attributes.contains(.strikethrough)
    {
      return self
    }
    return Style(background: background)
  }
}

extension Style {
  /// This style over another: its colours, where it sets them, and the attributes of both.
  public func laid(over base: Style) -> Style {
    if base == .plain { return self }
    return Style(
      foreground: foreground == .standard ? base.foreground : foreground,
      background: background == .standard ? base.background : background,
      attributes: attributes.union(base.attributes))
  }
}
