/// The widths of single Unicode scalars, in columns.
///
/// General category and emoji properties come from the standard library, East Asian width from the system's
/// ICU. Widths that Unicode changed after the oldest supported ICU are listed here.
enum ScalarWidth {
  /// The columns of a common scalar, without a table; nil for all others.
  ///
  /// Two adjacent scalars of this set are always two grapheme clusters.
  @inline(__always)
  static func simple(_ scalar: UInt32) -> Int? {
    switch scalar {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF: 1
    case 0x388...0x3FF, 0x400...0x481, 0x48A...0x52F: 1
    case 0x5D0...0x5EA, 0x621...0x64A: 1
    case 0x2010...0x2015, 0x2018...0x2027, 0x2190...0x2199, 0x2500...0x25A1: 1
    case 0x3001...0x3029, 0x3041...0x3096, 0x30A1...0x30FA: 2
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF60: 2
    default: nil
    }
  }

  /// The columns that the scalar adds to its cluster: 0, 1 or 2.
  static func columns(_ scalar: Unicode.Scalar, _ ambiguous: AmbiguousWidth) -> Int {
    if let columns = simple(scalar.value) {
      return columns == 1 && isWidened(scalar, ambiguous) ? 2 : columns
    }
    switch scalar.value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    case 0x1F1E6...0x1F1FF: return 2
    default: break
    }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator:
      return 0
    case .format:
      return isPrependedMark(scalar.value) ? 1 : 0
    case .spacingMark:
      return properties.canonicalCombiningClass == .virama ? 0 : 1
    case .unassigned where properties.isDefaultIgnorableCodePoint:
      return 0
    default:
      return isWide(scalar) || isWidened(scalar, ambiguous) ? 2 : 1
    }
  }

  /// Whether terminals disagree about the width of the scalar on its own.
  static func isContested(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x115F, 0x1F1E6...0x1F1FF, 0x3164, 0xFFA0: return true
    default: break
    }
    if isPrependedMark(scalar.value) || becameWide(scalar.value) { return true }
    let properties = scalar.properties
    guard properties.isEmoji || properties.generalCategory == .unassigned else { return false }
    return (properties.age?.major ?? .max) >= 13
  }

  /// Whether the scalar is a visible format character, such as the Arabic number sign.
  private static func isPrependedMark(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  /// Whether Unicode 16 made the scalar wide; many terminals still draw it narrow.
  private static func becameWide(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF, 0x1D300...0x1D356, 0x1D360...0x1D376:
      true
    default: false
    }
  }

  private static func isWidened(_ scalar: Unicode.Scalar, _ ambiguous: AmbiguousWidth) -> Bool {
    ambiguous == .wide && EastAsianWidth.isAmbiguous(scalar.value)
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    if becameWide(scalar.value) { return true }
    if scalar.properties.isEmojiPresentation { return true }
    return EastAsianWidth.isWide(scalar.value)
  }
}
