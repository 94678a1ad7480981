/// What a grapheme cluster shows, and in how many columns.
///
/// Widths of the scalars are added and capped at two; an emoji variation selector widens its base, a
/// text variation selector narrows it. Source: `width-cases.json` and the rules of kitty.
enum ClusterWidth {
  /// More scalars in one place than any emoji sequence has are marks piled up to do harm.
  static let mostScalars = 16

  /// Shown only at the end of a line.
  static let softHyphen: Unicode.Scalar = "\u{AD}"

  static func judge(
    _ scalars: [Unicode.Scalar], column: Int, _ ambiguous: AmbiguousWidth
  ) -> (kind: Cluster.Kind, columns: Int, isContested: Bool) {
    guard let first = scalars.first else { return (.nothing, 0, false) }
    switch first.value {
    case 0x09: return (.tab, Cluster.tabStop - column % Cluster.tabStop, false)
    case 0x0A, 0x85, 0x2028, 0x2029: return (.lineEnd, 1, false)
    case 0x0D where scalars.count == 2: return (.lineEnd, 1, false)
    case 0..<0x20, 0x7F..<0xA0:
      // The character shown in its place is an ambiguous one.
      return (.control, ambiguous == .wide ? 2 : 1, ambiguous == .wide)
    default: break
    }
    let scalars = withoutTags(scalars, first: first)
    let columns = columns(of: scalars, first: first, ambiguous)
    guard columns > 0 else { return (.nothing, 0, false) }
    let isWidened = ambiguous == .wide && EastAsianWidth.isAmbiguous(first.value)
    if scalars.count == 1 {
      return (.scalar(first.value), columns, isWidened || ScalarWidth.isContested(first))
    }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return (.joined(text), columns, isWidened || isContested(scalars, first: first))
  }

  /// Tags, which are invisible, mean something only after the black flag.
  private static func withoutTags(
    _ scalars: [Unicode.Scalar], first: Unicode.Scalar
  ) -> [Unicode.Scalar] {
    guard scalars.count > 1, first.value != 0x1F3F4 else { return scalars }
    return scalars.filter { !(0xE0000...0xE007F).contains($0.value) }
  }

  private static func columns(
    of scalars: [Unicode.Scalar], first: Unicode.Scalar, _ ambiguous: AmbiguousWidth
  ) -> Int {
    if scalars.count > 1, first.properties.isEmoji {
      if scalars[1].value == 0xFE0F { return 2 }
      if scalars[1].value == 0xFE0E {
        return ambiguous == .wide && EastAsianWidth.isAmbiguous(first.value) ? 2 : 1
      }
    }
    var sum = 0
    for scalar in scalars { sum += ScalarWidth.columns(scalar, ambiguous) }
    return min(sum, 2)
  }

  /// Marks on a letter are agreed upon; everything else that joins is not, nor what joins the next letter.
  private static func isContested(_ scalars: [Unicode.Scalar], first: Unicode.Scalar) -> Bool {
    if first.properties.isEmoji { return true }
    return !scalars.dropFirst().allSatisfy(isPlainMark) || ScalarWidth.isContested(first)
  }

  private static func isPlainMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .nonspacingMark
      && scalar.properties.canonicalCombiningClass != .virama
  }
}
