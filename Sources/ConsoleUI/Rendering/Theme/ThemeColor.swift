/// A colour of a theme: the value for terminals with all colours, and the one for those with 256.
public struct ThemeColor: Sendable, Hashable {
  /// Red, green and blue, eight bits each: `0xRRGGBB`.
  public let rgb: UInt32
  /// The index in xterm's palette of 256 colours, from 16 on: terminals let users change those below.
  public let index: UInt8

  /// Creates a colour from `0xRRGGBB`; without an index in the palette, or with one below 16, the nearest is taken.
  ///
  /// The nearest one is not always a good one: two surfaces may become the same.
  public init(_ rgb: UInt32, index: UInt8? = nil) {
    self.rgb = rgb & 0xFF_FFFF
    if let index, index >= 16 {
      self.index = index
    } else {
      self.index = Color(rgb: self.rgb).degraded(to: .palette).paletteIndex ?? 16
    }
  }

  /// The colour for a terminal with all colours, or with 256.
  func color(for colors: Capabilities.Colors) -> Color {
    colors == .trueColor ? Color(rgb: rgb) : .palette(index)
  }

  /// The colour between this one and another.
  func halfway(to other: ThemeColor, index: UInt8) -> ThemeColor {
    func mean(_ shift: UInt32) -> UInt32 {
      let sum = (rgb >> shift & 0xFF) + (other.rgb >> shift & 0xFF)
      return (sum / 2) << shift
    }
    return ThemeColor(mean(16) | mean(8) | mean(0), index: index)
  }
}
