extension SourceBytes {
  /// Whether a range contains a line end.
  package func hasLineEnd(in range: Range<Int>) -> Bool {
    lineEnd(from: range.lowerBound, limit: range.upperBound) < range.upperBound
  }

  /// The end of the line that contains an offset: its LF or CR, or the limit.
  package func lineEnd(from start: Int, limit: Int) -> Int {
    var offset = start
    while offset < limit, self[offset] != UInt8(ascii: "\n"), self[offset] != UInt8(ascii: "\r") {
      offset += 1
    }
    return offset
  }

  /// The last LF or CR of a range; nil if there is none.
  package func lastLineEnd(in range: Range<Int>) -> Int? {
    range.last { self[$0] == UInt8(ascii: "\n") || self[$0] == UInt8(ascii: "\r") }
  }

  /// Whether a range contains an empty line: two line ends with only spaces between them.
  package func hasEmptyLine(in range: Range<Int>) -> Bool {
    var ends = 0
    var offset = range.lowerBound
    while offset < range.upperBound, ends < 2 {
      switch self[offset] {
      case UInt8(ascii: "\r") where self[offset + 1] == UInt8(ascii: "\n"): break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): ends += 1
      case 0x09, 0x0B, 0x0C, 0x20: break
      default: ends = 0
      }
      offset += 1
    }
    return ends == 2
  }
}
