import CICU

/// Finds where the lines of a wrapped text end (UAX #14, with the system's ICU).
///
/// It finds one line at a time, so that an editor breaks only what it shows. Keep it for the next line: making one costs
/// more than a line. If ICU has no data, a line may end after every run of spaces.
package final class LineBreaker {
  private let lines = cicu_lines_open("")

  /// The bytes behind a full line that decide where it ends, as in scripts without spaces.
  private static let lookahead = 32

  /// Creates a breaker.
  package init() {}

  deinit { if let lines { cicu_lines_close(lines) } }

  /// Where the line that begins at a UTF-8 offset ends, if at most `columns` columns fit; `nil` if it is the last one.
  ///
  /// - Parameters:
  ///   - text: The text of a paragraph, without line ends.
  ///   - start: The UTF-8 offset of the line, which is the start of a cluster.
  ///   - columns: The columns of a line; blanks at its end may exceed them. At least one cluster is on each line.
  /// - Returns: `next`, the UTF-8 offset at which the next line begins, and `reach`: changes of the text at greater
  ///   offsets have no influence on it.
  package func endOfLine(
    of text: String, from start: Int, columns: Int
  ) -> (next: Int, reach: Int)? {
    guard let overflow = Self.overflow(of: text, from: start, columns: columns) else { return nil }
    let reach = Self.scalarStart(
      in: text, notBefore: overflow.cluster.upperBound + Self.lookahead)
    let window = text[text.index(atOffset: start)..<text.index(atOffset: reach)]
    let fitting = offsets(in: window).last { offset in
      offset > 0 && start + offset <= overflow.cluster.lowerBound
        && text.isClusterStart(text.index(atOffset: start + offset))
    }
    if let fitting { return (start + fitting, reach) }
    // A word that is longer than a line is broken between clusters.
    let next = overflow.isFirst ? overflow.cluster.upperBound : overflow.cluster.lowerBound
    return next < text.utf8.count ? (next, reach) : nil
  }

  /// The UTF-8 offsets at which a new line may begin, in ascending order.
  func offsets(in text: Substring) -> [Int] {
    let units = Array(text.utf16)
    guard let count = Int32(exactly: units.count), let lines else {
      return Self.offsetsAfterSpaces(in: text)
    }
    // Safe because the buffer outlives the last call that reads it.
    let breaks: [Int]? = units.withUnsafeBufferPointer { buffer in
      guard cicu_lines_set_text(lines, buffer.baseAddress, count) else { return nil }
      var breaks: [Int] = []
      var mandatory = false
      while true {
        let next = cicu_lines_next(lines, &mandatory)
        guard next >= 0 else { return breaks }
        breaks.append(Int(next))
      }
    }
    guard let breaks else { return Self.offsetsAfterSpaces(in: text) }
    return Self.utf8Offsets(of: breaks, in: text)
  }

  /// The first cluster from `start` on that exceeds the columns and is no blank; `nil` if all of the text fits.
  private static func overflow(
    of text: String, from start: Int, columns: Int
  ) -> (cluster: Range<Int>, isFirst: Bool)? {
    var width = 0
    var overflow: Range<Int>?
    let bytes = text.utf8Span.span
    ClusterScan.forEach(in: text.utf8Span, startingAt: start) { cluster in
      width += cluster.columns
      let first = bytes[cluster.range.lowerBound]
      // A blank with a mark is a cluster of several bytes.
      let isBlank = (first == 0x20 || first == 0x09) && cluster.range.count == 1
      if width > columns, !isBlank { overflow = cluster.range }
      return overflow == nil
    }
    return overflow.map { ($0, $0.lowerBound == start) }
  }

  private static func scalarStart(in text: String, notBefore offset: Int) -> Int {
    let bytes = text.utf8Span.span
    var offset = min(offset, bytes.count)
    while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  private static func utf8Offsets(of breaks: [Int], in text: Substring) -> [Int] {
    var offsets: [Int] = []
    offsets.reserveCapacity(breaks.count)
    var next = breaks[...]
    var (utf8, utf16) = (0, 0)
    for scalar in text.unicodeScalars {
      if next.first == utf16 {
        offsets.append(utf8)
        next.removeFirst()
      }
      utf8 += UTF8.width(scalar)
      utf16 += UTF16.width(scalar)
    }
    return offsets
  }

  private static func offsetsAfterSpaces(in text: Substring) -> [Int] {
    let bytes = Array(text.utf8)
    return bytes.indices.dropFirst().filter { bytes[$0 - 1] == 0x20 && bytes[$0] != 0x20 }
  }
}

extension String {
  fileprivate func index(atOffset offset: Int) -> Index { utf8.index(startIndex, offsetBy: offset) }

  fileprivate func isClusterStart(_ index: Index) -> Bool { Index(index, within: self) != nil }
}
