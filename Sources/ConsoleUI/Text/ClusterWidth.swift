/// Sanitizes and measures one grapheme cluster.
///
/// Its width is the sum of its scalars' widths, at most two; an emoji variation selector widens its base, a
/// text variation selector narrows it. Source: `width-cases.json` and the rules of kitty.
enum ClusterWidth {
  /// Longer clusters are cut: no emoji sequence is longer, but malicious stacks of marks are.
  static let maxScalars = 16

  /// U+00AD, which is shown only at the end of a line.
  static let softHyphen: Unicode.Scalar = "\u{AD}"

  static func measure(
    _ scalars: [Unicode.Scalar], column: Int, _ ambiguous: AmbiguousWidth
  ) -> (kind: Cluster.Kind, columns: Int, isContested: Bool) {
    guard let first = scalars.first else { return (.invisible, 0, false) }
    switch first.value {
    case 0x09: return (.tab, Cluster.tabStop - column % Cluster.tabStop, false)
    case 0x0D where scalars.count == 2, 0x0A, 0x85, 0x2028, 0x2029: return (.lineEnd, 1, false)
    case 0..<0x20, 0x7F..<0xA0:
      // U+FFFD, which replaces it, has ambiguous width.
      return (.control, ambiguous == .wide ? 2 : 1, ambiguous == .wide)
    default: break
    }
    let scalars = withoutTags(scalars, first: first)
    let columns = columns(of: scalars, first: first, ambiguous)
    guard columns > 0 else { return (.invisible, 0, false) }
    let isWidened = ambiguous == .wide && EastAsianWidth.isAmbiguous(first.value)
    if scalars.count == 1 {
      return (.scalar(first.value), columns, isWidened || ScalarWidth.isContested(first))
    }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return (.multiScalar(text), columns, isWidened || isContested(scalars, first: first))
  }

  /// Removes tag characters, which are invisible, except after the black flag, where they name a region.
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

  /// Terminals agree about nonspacing marks on a letter, but not about other joined scalars and viramas.
  private static func isContested(_ scalars: [Unicode.Scalar], first: Unicode.Scalar) -> Bool {
    if first.properties.isEmoji { return true }
    return !scalars.dropFirst().allSatisfy(isPlainMark) || ScalarWidth.isContested(first)
  }

  private static func isPlainMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .nonspacingMark
      && scalar.properties.canonicalCombiningClass != .virama
  }
}
