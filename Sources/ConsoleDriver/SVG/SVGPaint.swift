internal import ConsoleUI

/// The fill of an element, independent of the palette.
enum SVGPaint: Hashable {
  /// The default text colour.
  case foreground
  /// The default background colour.
  case background
  /// One of the sixteen named colours, by its index.
  case named(Int)
  /// A CSS colour that is the same in every palette.
  case fixed(String)

  /// The paint of a colour; `standard` stands for the terminal's default colour.
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

  /// The paints whose values depend on the palette, in the order of their CSS rules.
  static let paletteDependent = [.foreground, .background] + (0..<16).map(SVGPaint.named)

  /// The CSS class whose colour changes with the palette; nil for fixed colours.
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
