extension MarkedText {
  /// A part of the text to replace; one without a range is only inserted.
  struct Replacement {
    let range: Range<Int>
    let text: String
  }

  /// The text with parts of it replaced, in ascending order; marks stay where they were.
  ///
  /// What is inserted at an edge of a mark is outside of it, except for the marks that `includes` names.
  func replacing(
    _ replacements: [Replacement], including includes: (Span) -> Bool
  ) -> MarkedText {
    guard !replacements.isEmpty else { return self }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    // How much longer the text has become after each replacement.
    var growth = [0]
    var end = 0
    for replacement in replacements {
      result += bytes[end..<max(end, replacement.range.lowerBound)]
      result += replacement.text.utf8
      end = max(end, replacement.range.upperBound)
      growth.append(
        growth[growth.count - 1] + replacement.text.utf8.count - replacement.range.count)
    }
    result += bytes[end...]
    func moved(_ offset: Int, afterInsertion: Bool) -> Int {
      var (low, high) = (0, replacements.count)
      while low < high {
        let middle = (low + high) / 2
        let range = replacements[middle].range
        let isBefore =
          range.upperBound < offset
          || range.upperBound == offset && (afterInsertion || !range.isEmpty)
        if isBefore { low = middle + 1 } else { high = middle }
      }
      return offset + growth[low]
    }
    var marked = MarkedText(text: String(decoding: result, as: UTF8.self))
    marked.spans = spans.map { span in
      let isIncluding = includes(span)
      let start = moved(span.range.lowerBound, afterInsertion: !isIncluding)
      let end = moved(span.range.upperBound, afterInsertion: isIncluding)
      return Span(range: start..<max(start, end), mark: span.mark)
    }
    return marked
  }
}
