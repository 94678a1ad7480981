extension SourceBytes {
  /// The offset after the byte order mark, or 0 if there is none.
  var startOfText: Int { self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF ? 3 : 0 }

  /// The line end of the first line; LF if there is only one line.
  var lineEnd: String {
    switch self.lineEnd(from: 0, limit: count) {
    case count: "\n"
    case let end where self[end] == UInt8(ascii: "\n"): "\n"
    case let end: self[end + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
    }
  }

  /// The line end after an offset, if only spaces and comments come before it; empty at the end of
  /// the text.
  func lineEnd(ifBlankFrom start: Int) -> Range<Int>? {
    var offset = start
    while true {
      switch (self[offset], self[offset + 1]) {
      case (UInt8(ascii: " "), _), (UInt8(ascii: "\t"), _):
        offset += 1
      case (UInt8(ascii: "/"), UInt8(ascii: "/")):
        offset = lineEnd(from: offset, limit: count)
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        let end = lineEnd(from: offset, limit: count)
        guard let close = commentEnd(from: offset + 2, limit: end) else { return nil }
        offset = close
      case (UInt8(ascii: "\r"), UInt8(ascii: "\n")):
        return offset..<offset + 2
      case (UInt8(ascii: "\r"), _), (UInt8(ascii: "\n"), _):
        return offset..<offset + 1
      default:
        return offset >= count ? count..<count : nil
      }
    }
  }

  /// The start of the line that contains an offset, if only spaces and tabs come before the offset.
  func lineStart(ifBlankTo end: Int) -> Int? {
    let start = startOfBlanks(before: end)
    return start <= startOfText || isLineEnd(start - 1) ? start : nil
  }

  /// The start of the spaces and tabs before an offset.
  func startOfBlanks(before end: Int) -> Int {
    var start = end
    while start > startOfText, isBlank(start - 1) { start -= 1 }
    return start
  }

  /// The end of the spaces and tabs after an offset.
  func endOfBlanks(from start: Int) -> Int {
    var end = start
    while isBlank(end) { end += 1 }
    return end
  }

  /// Whether the line above a line start is empty.
  func isBelowEmptyLine(_ lineStart: Int) -> Bool {
    guard lineStart > startOfText, isLineEnd(lineStart - 1) else { return false }
    let isTwoBytes =
      self[lineStart - 1] == UInt8(ascii: "\n") && self[lineStart - 2] == UInt8(ascii: "\r")
    return self.lineStart(ifBlankTo: lineStart - (isTwoBytes ? 2 : 1)) != nil
  }

  /// The empty line at a line start, including its line end; `nil` if the line is not empty.
  func emptyLine(from start: Int) -> Range<Int>? {
    let end = endOfBlanks(from: start)
    guard isLineEnd(end), let lineEnd = lineEnd(ifBlankFrom: end) else { return nil }
    return start..<lineEnd.upperBound
  }

  private func commentEnd(from start: Int, limit: Int) -> Int? {
    var offset = start
    while offset + 1 < limit {
      if self[offset] == UInt8(ascii: "*"), self[offset + 1] == UInt8(ascii: "/") {
        return offset + 2
      }
      offset += 1
    }
    return nil
  }

  private func isBlank(_ offset: Int) -> Bool {
    self[offset] == UInt8(ascii: " ") || self[offset] == UInt8(ascii: "\t")
  }

  private func isLineEnd(_ offset: Int) -> Bool {
    self[offset] == UInt8(ascii: "\n") || self[offset] == UInt8(ascii: "\r")
  }
}
