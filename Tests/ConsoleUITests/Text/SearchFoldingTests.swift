import Testing

@testable import ConsoleUI

/// What searching takes for equal, scalar by scalar.
struct SearchFoldingTests {
  /// The marks that searching ignores.
  private static let marks: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x483...0x487, 0x591...0x5BD, 0x5BF...0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5,
    0x5C7...0x5C7, 0x64B...0x65F, 0x670...0x670, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF,
    0xFE20...0xFE2F,
  ]

  @Test(arguments: marks)
  func `a mark is ignored, and what is beside its block is not`(block: ClosedRange<UInt32>) {
    for mark in block { #expect(Self.folded([0x61, mark]) == [0x61], "\(mark)") }
    for other in [block.lowerBound - 1, block.upperBound + 1]
    where !Self.marks.contains(where: { $0.contains(other) }) {
      #expect(!Self.folded([other]).isEmpty, "\(other)")
      #expect(Self.folded([0x61, other]) == [0x61] + Self.folded([other]), "\(other)")
    }
  }

  @Test func `a text is folded as its scalars are, whatever stands before and after them`() {
    // Up to the end of Cyrillic and beyond, where other code folds.
    for scalar in UInt32(1)...0x560 {
      let alone = Self.folded([scalar])

      #expect(Self.folded([0x41, scalar, 0x5A]) == [0x61] + alone + [0x7A], "\(scalar)")
      // A scalar of three bytes ends the short way.
      #expect(Self.folded([scalar, 0x591C]) == alone + [0x591C], "\(scalar)")
    }
  }

  @Test func `ASCII letters become small, and no other character changes`() {
    for scalar in UInt32(1)..<0x80 {
      let isCapital = (0x41...0x5A).contains(scalar)

      #expect(Self.folded([scalar]) == [isCapital ? scalar + 0x20 : scalar])
    }
  }

  @Test(arguments: [
    ("ł", "l"), ("đ", "d"), ("ø", "o"), ("ħ", "h"), ("ŧ", "t"), ("ı", "i"), ("ð", "d"),
    ("þ", "th"), ("ß", "ss"), ("æ", "ae"), ("œ", "oe"), ("Ł", "l"), ("Đ", "d"), ("Ø", "o"),
    ("Ħ", "h"), ("Ŧ", "t"), ("Ð", "d"), ("Þ", "th"), ("ẞ", "ss"), ("Æ", "ae"), ("Œ", "oe"),
    ("ﬁ", "fi"), ("Ǆ", "dz"), ("ά", "α"), ("Σ", "σ"), ("ς", "σ"), ("Й", "и"), ("が", "か\u{3099}"),
    ("①", "1"), ("ﷺ", "صلى الله عليه وسلم"), ("한", "\u{1112}\u{1161}\u{11AB}"),
  ])
  func `letters have base letters`(letter: String, base: String) {
    var folded: [UInt32] = []
    SearchFolding.fold(letter, into: &folded)

    #expect(folded == base.unicodeScalars.map(\.value))
  }

  private static func folded(_ scalars: [UInt32]) -> [UInt32] {
    var folded: [UInt32] = [0xFFFF]
    SearchFolding.fold(
      String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init))), into: &folded)
    return folded
  }
}
