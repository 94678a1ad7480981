/// What a part of a picture is filled with.
enum SVGPaint: Hashable {
  /// The terminal's own colour for text.
  case foreground
  /// The terminal's own colour for the background.
  case background
  /// One of the sixteen colours, by its index.
  case named(Int)
  /// A colour that is in every palette the same.
  case fixed(String)

  /// A colour as it is meant; that of the terminal is the given one.
  init(_ color: Color, standard: SVGPaint) {
    if let (red, green, blue) = color.components {
      self = .fixed(Self.value(red, green, blue))
    } else if let index = color.paletteIndex {
      let (red, green, blue) = Color.components(ofIndex: index)
      self = index < 16 ? .named(Int(index)) : .fixed(Self.value(red, green, blue))
    } else {
      self = standard
    }
  }

  /// Those whose value depends on the palette, in the order in which rules are written for them.
  static let chosenByPalette = [.foreground, .background] + (0..<16).map(SVGPaint.named)

  /// The class for which a picture of two palettes has a rule; nil where both look the same.
  var className: String? {
    switch self {
    case .foreground: "fg"
    case .background: "bg"
    case .named(let index): "c\(index)"
    case .fixed: nil
    }
  }

  private static func value(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> String {
    "#"
      + [red, green, blue].map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}
