extension StyledText {
  /// A line of a text that was broken to a width.
  public struct Line: Sendable, Hashable {
    /// What the line shows.
    public let content: StyledText
    /// Where it comes from: zero-based UTF-8 offsets in the whole text.
    public let range: Range<Int>
  }

  /// The text wrapped into lines of at most `limit` columns, as `String.wrapped(to:)` does it.
  public func wrapped(to limit: Int) -> [Line] {
    lines(
      text.wrapped(to: limit).map { line in
        let start = text.utf8.distance(from: text.startIndex, to: line.startIndex)
        return start..<start + line.utf8.count
      })
  }

  /// The text broken into lines of at most `limit` columns, also inside of words, with all spaces; for code.
  ///
  /// A cluster that is wider than the limit gets a line of its own.
  public func broken(to limit: Int) -> [Line] {
    var ranges: [Range<Int>] = []
    var (start, end, columns) = (0, 0, 0)
    func endLine(next: Int) {
      ranges.append(start..<end)
      (start, end, columns) = (next, next, 0)
    }
    for line in LineWrap.paragraphs(of: text) {
      let offset = text.utf8.distance(from: text.startIndex, to: line.startIndex)
      if offset > 0 { endLine(next: offset) }
      String(line).forEachCluster { cluster, width in
        if columns + width > limit, columns > 0 { endLine(next: offset + cluster.lowerBound) }
        columns += width
        end = offset + cluster.upperBound
        return true
      }
    }
    ranges.append(start..<end)
    return lines(ranges)
  }

  /// A part of the text; `range` has UTF-8 offsets inside the text.
  public func part(_ range: Range<Int>) -> StyledText { lines([range])[0].content }

  /// Lines for ascending ranges that do not overlap.
  private func lines(_ ranges: [Range<Int>]) -> [Line] {
    var contents = ranges.map { StyledText(String(text.part($0))) }
    for run in runs {
      // The first range that ends behind the start of the run.
      var (low, high) = (0, ranges.count)
      while low < high {
        let middle = (low + high) / 2
        if ranges[middle].upperBound <= run.range.lowerBound {
          low = middle + 1
        } else {
          high = middle
        }
      }
      while low < ranges.count, ranges[low].lowerBound < run.range.upperBound {
        var part = run
        let range = run.range.clamped(to: ranges[low])
        let start = ranges[low].lowerBound
        part.range = range.lowerBound - start..<range.upperBound - start
        contents[low].runs.append(part)
        low += 1
      }
    }
    return zip(contents, ranges).map(Line.init)
  }
}

extension String {
  /// The part with these UTF-8 offsets.
  fileprivate func part(_ range: Range<Int>) -> Substring {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return self[start..<utf8.index(start, offsetBy: range.count)]
  }
}
