/// A colour of text or background: one of the theme, of the terminal's palette, or a 24-bit colour.
///
/// Prefer the colours of the theme, such as ``muted`` and ``error``: they are readable wherever views may be drawn. Other
/// colours are drawn as they are, or as the nearest one that the terminal displays.
public struct Color: Sendable, Hashable {
  /// Two bits for the kind above 24 bits of value, so that a style fits in one machine word.
  package let bits: UInt32

  package static let bitCount: UInt64 = 26
  private static let paletteKind: UInt32 = 1 << 24
  private static let rgbKind: UInt32 = 2 << 24
  private static let themeColorKind: UInt32 = 3 << 24
  private static let kindMask: UInt32 = 3 << 24

  package init(bits: UInt32) {
    self.bits = bits
  }

  init(rgb: UInt32) { bits = Self.rgbKind | rgb }

  /// A colour of the theme, by its number in the theme.
  init(themeColor: UInt8) { bits = Self.themeColorKind | UInt32(themeColor) }

  /// The terminal's default colour for text or background.
  public static let standard = Color(bits: 0)

  /// One of xterm's 256 colours: 0-15 are the named ones, 16-231 a cube, 232-255 greys.
  public static func palette(_ index: UInt8) -> Color {
    Color(bits: paletteKind | UInt32(index))
  }

  /// A 24-bit colour.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    Color(bits: rgbKind | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// The terminal theme's black.
  public static let black = palette(0)
  /// The terminal theme's red.
  public static let red = palette(1)
  /// The terminal theme's green.
  public static let green = palette(2)
  /// The terminal theme's yellow.
  public static let yellow = palette(3)
  /// The terminal theme's blue.
  public static let blue = palette(4)
  /// The terminal theme's magenta.
  public static let magenta = palette(5)
  /// The terminal theme's cyan.
  public static let cyan = palette(6)
  /// The terminal theme's white.
  public static let white = palette(7)
  /// The terminal theme's bright black.
  public static let brightBlack = palette(8)
  /// The terminal theme's bright red.
  public static let brightRed = palette(9)
  /// The terminal theme's bright green.
  public static let brightGreen = palette(10)
  /// The terminal theme's bright yellow.
  public static let brightYellow = palette(11)
  /// The terminal theme's bright blue.
  public static let brightBlue = palette(12)
  /// The terminal theme's bright magenta.
  public static let brightMagenta = palette(13)
  /// The terminal theme's bright cyan.
  public static let brightCyan = palette(14)
  /// The terminal theme's bright white.
  public static let brightWhite = palette(15)

  /// The index in the palette, if this is a palette colour.
  package var paletteIndex: UInt8? {
    bits & Self.kindMask == Self.paletteKind ? UInt8(truncatingIfNeeded: bits) : nil
  }

  /// Red, green and blue, if this is a 24-bit colour.
  package var components: (red: UInt8, green: UInt8, blue: UInt8)? {
    guard bits & Self.kindMask == Self.rgbKind else { return nil }
    return (
      UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8),
      UInt8(truncatingIfNeeded: bits)
    )
  }

  /// The number in the theme, if this is one of its colours.
  var themeColorNumber: UInt8? { isThemeColor ? UInt8(truncatingIfNeeded: bits) : nil }

  @inline(__always) var isThemeColor: Bool { bits & Self.kindMask == Self.themeColorKind }
}
