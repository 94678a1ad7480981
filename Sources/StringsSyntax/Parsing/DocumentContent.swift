internal import Synchronization

/// What a document consists of; texts and places are made from it when somebody asks for them.
final class DocumentContent: Sendable {
  let text: [UInt8]
  let outlines: [EntryOutline]
  let diagnostics: [Diagnostic]

  private let comments: [Range<Int>]
  private let nestedValues: [Int: PropertyListValue]
  private let positions = AtomicLazyReference<PositionIndex>()

  /// Reads a text in UTF-8.
  init(text: [UInt8], file: String) {
    self.text = text
    (outlines, comments, nestedValues, diagnostics) = text.withUnsafeBufferPointer { buffer in
      var reading = DocumentReading(SourceBytes(buffer))
      reading.run()
      return (
        reading.outlines, reading.comments, reading.nestedValues, reading.diagnostics(file: file)
      )
    }
  }

  func key(_ number: Int) -> String {
    withBytes { $0.text(of: outlines[number].entry.key) }
  }

  func value(_ number: Int) -> PropertyListValue {
    switch outlines[number].entry.value {
    case .string(let token): .string(withBytes { $0.text(of: token) })
    case .nested: nestedValues[number] ?? .string("")
    }
  }

  func position(at offset: Int) -> SourcePosition {
    withBytes { bytes in
      let index = positions.load() ?? positions.storeIfNil(PositionIndex(bytes))
      return index.position(at: offset, in: bytes)
    }
  }

  /// What the comments of an entry say; `nil` if there are none.
  func comment(_ number: Int) -> String? {
    let own = comments(of: number)
    if own.isEmpty { return nil }
    return withBytes { bytes in own.map(bytes.commentText).joined(separator: "\n") }
  }

  /// The comments that belong to an entry.
  ///
  /// Those are the ones above it, up to an empty line; but not one that stands behind the entry
  /// before it, on the same line.
  func comments(of number: Int) -> [Range<Int>] {
    let key = outlines[number].entry.key.range.lowerBound
    let endOfLastEntry = number == 0 ? 0 : outlines[number - 1].entry.end
    return withBytes { bytes in
      var own: [Range<Int>] = []
      var below = key
      // Where something is broken, reading goes back, and meets a comment again.
      for comment in comments[outlines[number].comments].reversed()
      where comment.upperBound <= below && comment.lowerBound >= endOfLastEntry {
        if bytes.hasEmptyLine(in: comment.upperBound..<below) { break }
        own.append(comment)
        below = comment.lowerBound
      }
      if let first = own.last, number > 0,
        !bytes.hasLineEnd(in: endOfLastEntry..<first.lowerBound),
        bytes.hasLineEnd(in: first.upperBound..<key)
      {
        own.removeLast()
      }
      return own.reversed()
    }
  }

  func withBytes<Result>(_ body: (SourceBytes) -> Result) -> Result {
    text.withUnsafeBufferPointer { body(SourceBytes($0)) }
  }
}
