extension MarkedText {
  /// The text with links for the addresses that are written in it, outside of other links, files and code.
  var withLinkedAddresses: MarkedText {
    let bytes = Array(text.utf8)
    let taken = RangeIndex(
      union: spans.filter { $0.mark.address != nil || $0.mark == .code }.map(\.range))
    var linked = self
    var end = 0
    for colon in bytes.indices
    where bytes[colon] == UInt8(ascii: ":") && colon >= end && linked.spans.count < Self.maxSpans {
      guard let range = Self.address(around: colon, in: bytes, from: end) else { continue }
      end = range.upperBound
      guard range.count <= FeedLink.maxLength, !taken.overlap(range) else { continue }
      linked.spans.append(Span(range: range, mark: .link(String(part(range)))))
    }
    linked.spans.sort { $0.range.upperBound < $1.range.upperBound }
    return linked
  }

  /// A text with more marks gets no further links.
  private static let maxSpans = 10_000
  private static let schemes: Set = ["http", "https", "ftp"]
  private static let endMarks = Set(".,;:!?'*_~".utf8)

  /// The address with its first colon there and its start not before `first`; nil if there is none.
  private static func address(around colon: Int, in bytes: [UInt8], from first: Int) -> Range<Int>?
  {
    guard bytes[colon...].starts(with: "://".utf8) else { return nil }
    let scheme = bytes[max(first, colon - 6)..<colon].reversed().prefix(while: isLetter)
    let name = String(decoding: scheme.reversed(), as: UTF8.self)
    let start = colon + 3
    guard schemes.contains(name.lowercased()) else { return nil }
    var end = start
    while end < bytes.count, isPart(bytes[end]) { end += 1 }
    end = withoutEndMarks(bytes[start..<end])
    return end > start ? colon - name.utf8.count..<end : nil
  }

  /// Where an address ends without the marks of the sentence around it.
  private static func withoutEndMarks(_ address: ArraySlice<UInt8>) -> Int {
    var end = address.endIndex
    // Open brackets, less closed ones.
    var brackets = [UInt8(ascii: "("): 0, UInt8(ascii: "["): 0]
    for byte in address {
      if let opening = opening(for: byte) {
        brackets[opening, default: 0] -= 1
      } else if let count = brackets[byte] {
        brackets[byte] = count + 1
      }
    }
    while end > address.startIndex {
      let last = address[end - 1]
      if let opening = opening(for: last), brackets[opening, default: 0] < 0 {
        brackets[opening, default: 0] += 1
      } else if brackets[last] != nil {
        brackets[last, default: 0] -= 1
      } else if !endMarks.contains(last) {
        break
      }
      end -= 1
    }
    return end
  }

  private static func opening(for bracket: UInt8) -> UInt8? {
    switch bracket {
    case UInt8(ascii: ")"): UInt8(ascii: "(")
    case UInt8(ascii: "]"): UInt8(ascii: "[")
    default: nil
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Whether a byte can be part of an address; of other scripts only those that put blanks between words.
  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case ...0x20, UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"),
      UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"),
      UInt8(ascii: "}"), 0x7F, 0xC2, 0xE0...:
      false
    default: true
    }
  }
}
