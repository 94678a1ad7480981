import CICU

/// Folds text for searching, so that case and diacritical marks do not matter.
///
/// Scalars are decomposed (NFKD) and case-folded (UAX #44, simple case folding). Accents and the points of
/// Hebrew and Arabic are removed, but not marks that make another letter. Letters such as ł, which Unicode does
/// not decompose, are replaced by their base letters.
package enum SearchFolding {
  /// Replaces the contents of `folded` with the folded scalars of a text.
  package static func fold(_ text: String, into folded: inout [UInt32]) {
    folded.removeAll(keepingCapacity: true)
    guard !foldShortScalars(of: text.utf8Span.span, into: &folded) else { return }
    folded.removeAll(keepingCapacity: true)
    for scalar in text.unicodeScalars {
      let value = scalar.value
      if value < 0x80 {
        folded.append((0x41...0x5A).contains(value) ? value + 0x20 : value)
      } else if value < tableSize, case let entry = table[Int(value)], entry != notInTable {
        folded.append(entry)
      } else {
        append(value, to: &folded)
      }
    }
  }

  /// Folds a text whose scalars have one or two bytes and are in the table, as most letters of Europe; false for others.
  private static func foldShortScalars(
    of bytes: borrowing Span<UInt8>, into folded: inout [UInt32]
  ) -> Bool {
    let table = table.span
    folded.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte < 0x80 {
        folded.append(UInt32((0x41...0x5A).contains(byte) ? byte + 0x20 : byte))
        continue
      }
      // Valid UTF-8 has another byte.
      guard byte < 0xE0, index < bytes.count else { return false }
      let value = Int(byte & 0x1F) << 6 | Int(bytes[index] & 0x3F)
      index += 1
      guard value < table.count, table[value] != notInTable else { return false }
      folded.append(table[value])
    }
    return true
  }

  /// The table covers Latin, Greek and Cyrillic letters.
  private static let tableSize: UInt32 = 0x530
  /// Marks table entries that do not fold to exactly one scalar.
  private static let notInTable: UInt32 = 0

  /// The folded form of each scalar below ``tableSize``, if that is one scalar.
  private static let table: [UInt32] = (0..<tableSize).map { scalar in
    var folded: [UInt32] = []
    append(scalar, to: &folded)
    return folded.count == 1 ? folded[0] : notInTable
  }

  /// The longest decomposition of a scalar in Unicode.
  private static let maxDecomposedLength = 18

  private static let baseLetters: [UInt32: [UInt32]] = [
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
    for decomposedScalar in decomposed(scalar) where !isMark(decomposedScalar) {
      let letter = cicu_fold_case(decomposedScalar)
      folded += baseLetters[letter] ?? [letter]
    }
  }

  private static func decomposed(_ scalar: UInt32) -> [UInt32] {
    let decomposed = [UInt32](unsafeUninitializedCapacity: maxDecomposedLength) { buffer, count in
      // Safe because ICU gets the buffer's capacity and returns the count of initialized elements.
      count = Int(cicu_decompose(scalar, buffer.baseAddress, Int32(maxDecomposedLength)))
    }
    return decomposed.isEmpty ? [scalar] : decomposed
  }

  /// Whether the scalar is a diacritical mark: an accent, or a point of Hebrew or Arabic.
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
