import Testing

@testable import StringsSyntax

/// The searches in bytes, at all offsets of all short texts of what matters to them, against simple definitions.
@Suite struct SourceBytesTests {
  @Test func `a byte beyond ASCII is found at any place`() {
    for count in 0...26 {
      for place in 0...count {
        var bytes = [UInt8](repeating: 0x61, count: count + 1)
        bytes[place] = 0x80
        Self.with(bytes) { bytes in
          for start in 0...count {
            for end in start...count {
              #expect(bytes.isASCII(start..<end) == !(start..<end).contains(place))
            }
          }
        }
      }
    }
  }

  @Test func `line ends`() {
    for text in Self.texts(of: "a \r\n", upTo: 5) {
      Self.with(text) { bytes in
        for start in 0...text.count {
          for limit in start...text.count {
            let end = text[start..<limit].firstIndex { Self.lineEnds.contains($0) } ?? limit

            #expect(bytes.lineEnd(from: start, limit: limit) == end)
            #expect(bytes.hasLineEnd(in: start..<limit) == (end < limit))
            #expect(bytes.hasEmptyLine(in: start..<limit) == Self.hasEmptyLine(text, start..<limit))
          }
        }
        let first = Self.string(text).unicodeScalars.firstIndex { $0 == "\n" || $0 == "\r" }
        let expected = first.map {
          Self.string(text)[$0...].hasPrefix("\r\n")
            ? "\r\n" : Self.string(text).unicodeScalars[$0] == "\r" ? "\r" : "\n"
        }
        #expect(bytes.lineEnd == expected ?? "\n")
      }
    }
  }

  @Test func `blanks before and after an offset`() {
    for text in Self.texts(of: "a \t\n", upTo: 5) {
      Self.with(text) { bytes in
        for offset in 0...text.count {
          let before = text[..<offset].lastIndex { !Self.blanks.contains($0) }.map { $0 + 1 } ?? 0
          let after = text[offset...].firstIndex { !Self.blanks.contains($0) } ?? text.count

          #expect(bytes.startOfBlanks(before: offset) == before)
          #expect(bytes.endOfBlanks(from: offset) == after)
          let isLineStart = before == 0 || Self.lineEnds.contains(text[before - 1])
          #expect(bytes.lineStart(ifBlankTo: offset) == (isLineStart ? before : nil))
        }
      }
    }
  }

  @Test func `a byte order mark is no part of the first line`() {
    Self.with([0xEF, 0xBB, 0xBF, 0x20, 0x0A, 0x0A]) { bytes in
      #expect(bytes.startOfText == 3)
      #expect(bytes.startOfBlanks(before: 4) == 3)
      #expect(bytes.lineStart(ifBlankTo: 4) == 3)
      #expect(!bytes.isBelowEmptyLine(3))
      #expect(bytes.isBelowEmptyLine(5))
    }
    for changed in 0..<3 {
      var text: [UInt8] = [0xEF, 0xBB, 0xBF, 0x20]
      text[changed] = 0x61
      Self.with(text) { #expect($0.startOfText == 0) }
    }
  }

  @Test func `empty lines`() {
    for text in Self.texts(of: "a \r\n", upTo: 5) {
      let lines = Self.lines(text)
      Self.with(text) { bytes in
        for (index, line) in lines.enumerated() {
          let above = index > 0 ? lines[index - 1] : nil
          let isEmpty = text[line.content].allSatisfy(Self.blanks.contains)

          let isBelowEmpty =
            above.map { text[$0.content].allSatisfy(Self.blanks.contains) } ?? false
          #expect(bytes.isBelowEmptyLine(line.content.lowerBound) == isBelowEmpty)
          let hasEnd = line.end > line.content.upperBound
          let expected = isEmpty && hasEnd ? line.content.lowerBound..<line.end : nil
          #expect(bytes.emptyLine(from: line.content.lowerBound) == expected)
        }
      }
    }
  }

  @Test(arguments: [
    ("", 0..<0), (" \t", 2..<2), (" \r\n", 1..<3), ("\r", 0..<1), ("\n\n", 0..<1), ("a", nil),
    (" // c\nx", 5..<6), ("//", 2..<2), ("/* c */ \nx", 8..<9), ("/**/", 4..<4), ("/*/", nil),
    ("/* \n */", nil), ("/* c", nil), ("/* a *//* b */\r", 14..<15), ("/ ", nil), ("/***/", 5..<5),
    ("/* * / */x", nil),
  ])
  func `a line end behind blanks and comments`(text: String, expected: Range<Int>?) {
    Self.with(Array(text.utf8)) { #expect($0.lineEnd(ifBlankFrom: 0) == expected) }
  }

  @Test(arguments: [
    ("\"a\"b", 3), ("'a\"'", 4), ("\"\\\"\"", 4), ("\"\\\\\"", 4), ("\"a", nil), ("\"\\\"", nil),
    ("\"\"", 2),
  ])
  func `quoted strings`(text: String, expected: Int?) {
    let bytes = Array(text.utf8)
    Self.with(bytes) {
      #expect($0.endOfQuoted(from: 0, limit: bytes.count) == expected)
      #expect($0.endOfQuoted(from: 0, limit: (expected ?? 1) - 1) == nil)
    }
  }

  @Test func `words and hexadecimal digits`() {
    for byte in UInt8.min...UInt8.max {
      let character = Character(Unicode.Scalar(byte))
      let isWord =
        byte < 0x80 && (character.isLetter || character.isNumber || "_$/:.-".contains(character))

      #expect(SourceBytes.isWordByte(byte) == isWord, "\(byte)")
      Self.with([0x61, byte, 0x20]) { #expect($0.endOfWord(from: 0) == (isWord ? 2 : 1)) }
      let digit = byte < 0x80 ? character.hexDigitValue : nil
      #expect(byte.hexadecimalDigit.map(Int.init) == digit, "\(byte)")
    }
  }

  @Test func `line separators of Unicode`() {
    for last in UInt8.min...UInt8.max {
      Self.with([0xE2, 0x80, last]) {
        #expect($0.isUnicodeSeparator(at: 0) == (last == 0xA8 || last == 0xA9))
      }
    }
    for bytes in [[0xE2, 0x81, 0xA8], [0xE3, 0x80, 0xA8], [0x80, 0xA8, 0xE2]] as [[UInt8]] {
      Self.with(bytes) { #expect(!$0.isUnicodeSeparator(at: 0)) }
    }
  }

  private static let blanks: Set<UInt8> = [0x20, 0x09]
  private static let lineEnds: Set<UInt8> = [0x0A, 0x0D]

  private static func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// All texts of some ASCII characters.
  private static func texts(of alphabet: String, upTo length: Int) -> [[UInt8]] {
    var texts: [[UInt8]] = [[]]
    var longest = texts
    for _ in 0..<length {
      longest = longest.flatMap { text in alphabet.utf8.map { text + [$0] } }
      texts += longest
    }
    return texts
  }

  /// The lines with the offset after the end of each.
  private static func lines(_ text: [UInt8]) -> [(content: Range<Int>, end: Int)] {
    var lines: [(content: Range<Int>, end: Int)] = []
    var start = 0
    while true {
      guard let stop = text[start...].firstIndex(where: lineEnds.contains) else {
        return lines + [(start..<text.count, text.count)]
      }
      let isPair = text[stop] == 0x0D && stop + 1 < text.count && text[stop + 1] == 0x0A
      lines.append((start..<stop, stop + (isPair ? 2 : 1)))
      start = stop + (isPair ? 2 : 1)
    }
  }

  private static func hasEmptyLine(_ text: [UInt8], _ range: Range<Int>) -> Bool {
    // A CR at the end of the range that an LF follows is half of a line end.
    let isCut =
      range.upperBound < text.count && text[range.upperBound] == 0x0A && !range.isEmpty
      && text[range.upperBound - 1] == 0x0D
    let part = Array(text[range].dropLast(isCut ? 1 : 0))
    let lines = lines(part)
    return lines.dropFirst().dropLast().contains { part[$0.content].allSatisfy(blanks.contains) }
  }

  private static func with(_ bytes: [UInt8], _ body: (SourceBytes) -> Void) {
    bytes.withUnsafeBufferPointer { body(SourceBytes($0)) }
  }
}
