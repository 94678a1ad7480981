import TestCases
import Testing

@testable import StringsSyntax

/// Compares the searches by blocks and by eight bytes with one that takes a byte at a time.
@Suite(.ownThread) struct PlainTextTests {
  @Test(arguments: Seed.few(30, many: 300))
  func `all searches end at the same byte of random text`(seed: Seed) {
    var random = Random(generator: seed.generator)
    let text = random.text(length: 90)

    check(text)
  }

  @Test(arguments: ["a", "ż", "zż", "€", "😀", "\u{7FF}\u{80}"])
  func `all searches end at a stop at any offset`(filler: String) {
    let stops: [[UInt8]] = [
      [0x22], [0x27], [0x5C], [0], [0x2A], [0x0A], [0x80], [0xBF], [0xC0], [0xC1, 0x80],
      [0xC2], [0xDF, 0xC0], [0xDF, 0xBF, 0xBF], [0xE2, 0x82, 0xAC], [0xED, 0xA0, 0x80],
      [0xE0, 0x80], [0xF4, 0x8F], [0xFF],
    ]
    for stop in stops {
      let before = Array(String(repeating: filler, count: 80).utf8.prefix(80))
      let after = Array("zażółć gęślą jaźń, wszystko i jeszcze więcej".utf8)

      check(before + stop + after)
      check(before + stop)
    }
  }

  @Test func `bytes outside the text do not matter`() {
    var random = Random(generator: SeededGenerator(seed: 7))
    for length in 0..<100 {
      let text = random.text(length: length)
      let ends = [UInt8(ascii: "\""), 0xBF, 0x61].map { outside in
        let padding = [UInt8](repeating: outside, count: 40)
        return (padding + text + padding).withUnsafeBufferPointer { buffer in
          let bytes = SourceBytes(UnsafeBufferPointer(rebasing: buffer[40..<40 + length]))
          return (0...length).map { bytes.endOfPlainText(from: $0, quote: UInt8(ascii: "\"")) }
        }
      }

      #expect(ends[0] == ends[1] && ends[1] == ends[2], "\(text)")
    }
  }

  /// Searches from each offset, so that each byte is at each place in a block.
  private func check(_ text: [UInt8]) {
    text.withUnsafeBufferPointer { buffer in
      let bytes = SourceBytes(buffer)
      let offsets = 0...text.count
      for quote in [UInt8(ascii: "\""), UInt8(ascii: "'")] {
        let expected = offsets.map { end(in: bytes, from: $0, [quote, UInt8(ascii: "\\"), 0]) }
        #expect(offsets.map { bytes.endOfPlainText(from: $0, quote: quote) } == expected)
        #expect(offsets.map { bytes.portableEndOfPlainText(from: $0, quote: quote) } == expected)
      }
      for (one, other) in [(UInt8(0x2A), UInt8(0x2A)), (0x0A, 0x0D)] {
        let expected = offsets.map { end(in: bytes, from: $0, [one, other]) }
        #expect(offsets.map { bytes.endOfPlainText(from: $0, before: one, or: other) } == expected)
        #expect(
          offsets.map { bytes.portableEndOfPlainText(from: $0, before: one, or: other) }
            == expected)
      }
    }
  }

  private func end(in bytes: SourceBytes, from start: Int, _ stops: [UInt8]) -> Int {
    var offset = start
    while offset < bytes.count, !stops.contains(bytes[offset]),
      let length = bytes.sequenceLength(at: offset), length <= 2
    {
      offset += length
    }
    return offset
  }
}

/// Random texts, mostly well-formed.
private struct Random {
  var generator: SeededGenerator

  mutating func text(length: Int) -> [UInt8] {
    let usual = ["a", "b ", "ż", "ó", "łąka"].map { Array($0.utf8) }
    let rare: [[UInt8]] = [
      [0x22], [0x5C], [0], [0x2A], [0x0A], [0x0D], [0x27], [0x80], [0xC1], [0xDF],
      [0xE2, 0x80, 0xA8], [0xF0, 0x9F, 0x98, 0x80], [0xC5, 0xC5, 0xBC], [0xBC, 0xBC],
      [0xED, 0xA0, 0x80],
    ]
    var text: [UInt8] = []
    while text.count < length { text += next(24) == 0 ? rare[next(rare.count)] : usual[next(5)] }
    return Array(text.prefix(length))
  }

  private mutating func next(_ count: Int) -> Int {
    Int.random(in: 0..<count, using: &generator)
  }
}
