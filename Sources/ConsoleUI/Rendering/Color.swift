/// A colour as the author means it; the encoder degrades it to what the terminal can show.
///
/// The sixteen named colours are the reader's own theme. Prefer them: they are readable on light and
/// dark terminals alike.
public struct Color: Sendable, Hashable {
  /// Two bits of kind above 24 bits of value, so that a whole style fits in one machine word.
  package let bits: UInt32

  package static let bitCount: UInt64 = 26
  private static let paletteKind: UInt32 = 1 << 24
  private static let rgbKind: UInt32 = 2 << 24

  package init(bits: UInt32) {
    self.bits = bits
  }

  /// The terminal's own colour for text or background.
  public static let standard = Color(bits: 0)

  /// One of the 256 colours of xterm: 0-15 named, 16-231 a cube, 232-255 greys.
  public static func palette(_ index: UInt8) -> Color {
    Color(bits: paletteKind | UInt32(index))
  }

  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    Color(bits: rgbKind | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  public static let black = palette(0)
  public static let red = palette(1)
  public static let green = palette(2)
  public static let yellow = palette(3)
  public static let blue = palette(4)
  public static let magenta = palette(5)
  public static let cyan = palette(6)
  public static let white = palette(7)
  public static let brightBlack = palette(8)
  public static let brightRed = palette(9)
  public static let brightGreen = palette(10)
  public static let brightYellow = palette(11)
  public static let brightBlue = palette(12)
  public static let brightMagenta = palette(13)
  public static let brightCyan = palette(14)
  public static let brightWhite = palette(15)

  /// The index in the palette, if the colour is one of the 256.
  package var paletteIndex: UInt8? {
    bits & Self.paletteKind == 0 ? nil : UInt8(truncatingIfNeeded: bits)
  }

  /// Red, green and blue, if the colour was given so.
  package var components: (red: UInt8, green: UInt8, blue: UInt8)? {
    guard bits & Self.rgbKind != 0 else { return nil }
    return (
      UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8),
      UInt8(truncatingIfNeeded: bits)
    )
  }
}
