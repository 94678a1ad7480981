/// A replacement of a range of a text in bytes.
package struct ByteEdit: Sendable {
  package var range: Range<Int>
  package var replacement: String

  package init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

extension [ByteEdit] {
  /// The edits as they follow each other in the text; at one place, what is added before what replaces bytes, and otherwise in the
  /// order in which they were made.
  ///
  /// `nil` if two of them replace the same bytes.
  package var inOrder: [ByteEdit]? {
    let sorted = enumerated().sorted {
      let (first, second) = ($0.element.range, $1.element.range)
      return (first.lowerBound, first.upperBound, $0.offset)
        < (second.lowerBound, second.upperBound, $1.offset)
    }.map(\.element)
    let areApart = zip(sorted, sorted.dropFirst()).allSatisfy {
      $0.range.upperBound <= $1.range.lowerBound
    }
    return areApart ? sorted : nil
  }

  /// The text after the edits, which is copied once; `nil` if two of them replace the same bytes, or one reaches beyond the text.
  package func applied(to text: [UInt8]) -> [UInt8]? {
    guard let edits = inOrder, edits.last.map({ $0.range.upperBound <= text.count }) ?? true else {
      return nil
    }
    var edited: [UInt8] = []
    edited.reserveCapacity(text.count + edits.reduce(0) { $0 + $1.replacement.utf8.count })
    var end = 0
    for edit in edits {
      edited += text[end..<edit.range.lowerBound]
      edited += edit.replacement.utf8
      end = edit.range.upperBound
    }
    return edited + text[end...]
  }
}
