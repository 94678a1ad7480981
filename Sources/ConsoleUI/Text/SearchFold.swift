import CICU

/// What of a text matters when it is looked for: letters without case and marks.
///
/// Letters are decomposed (NFKD), folded (UAX #44, simple case folding) and lose the marks that change no
/// letter into another one; letters with a stroke, which Unicode does not decompose, lose that as well.
enum SearchFold {
  /// Puts the folded scalars of a text in place of what was there.
  static func fold(_ text: String, into folded: inout [UInt32]) {
    folded.removeAll(keepingCapacity: true)
    for scalar in text.unicodeScalars {
      let value = scalar.value
      if value < 0x80 {
        folded.append((0x41...0x5A).contains(value) ? value + 0x20 : value)
      } else if value < knownScalars, case let known = table[Int(value)], known != unknown {
        folded.append(known)
      } else {
        append(value, to: &folded)
      }
    }
  }

  /// Latin, Greek and Cyrillic letters lie below.
  private static let knownScalars: UInt32 = 0x530
  private static let unknown: UInt32 = 0

  /// What each of the first scalars becomes, where that is one scalar.
  private static let table: [UInt32] = (0..<knownScalars).map { scalar in
    var folded: [UInt32] = []
    append(scalar, to: &folded)
    return folded.count == 1 ? folded[0] : unknown
  }

  private static let mostParts = 18

  private static let unstroked: [UInt32: [UInt32]] = [
    0x142: [0x6C],  // ł
    0x111: [0x64],  // đ
    0xF8: [0x6F],  // ø
    0x127: [0x68],  // ħ
    0x167: [0x74],  // ŧ
    0x131: [0x69],  // ı
    0xF0: [0x64],  // ð
    0xFE: [0x74, 0x68],  // þ
    0xDF: [0x73, 0x73],  // ß
    0xE6: [0x61, 0x65],  // æ
    0x153: [0x6F, 0x65],  // œ
  ]

  private static func append(_ scalar: UInt32, to folded: inout [UInt32]) {
    for part in decomposed(scalar) where !isMark(part) {
      let letter = cicu_fold_case(part)
      folded += unstroked[letter] ?? [letter]
    }
  }

  private static func decomposed(_ scalar: UInt32) -> [UInt32] {
    let parts = [UInt32](unsafeUninitializedCapacity: mostParts) { buffer, count in
      // Safe because ICU is told how much room there is and says how much it has filled.
      count = Int(cicu_decompose(scalar, buffer.baseAddress, Int32(mostParts)))
    }
    return parts.isEmpty ? [scalar] : parts
  }

  /// Whether a scalar only marks the letter before it: accents, and the points of Hebrew and Arabic.
  private static func isMark(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x300...0x36F, 0x483...0x487, 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5,
      0x5C7, 0x64B...0x65F, 0x670, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF,
      0xFE20...0xFE2F:
      true
    default: false
    }
  }
}
