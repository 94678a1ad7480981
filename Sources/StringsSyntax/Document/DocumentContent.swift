internal import Synchronization

/// The immutable content of a document; strings and positions are created from it on request.
final class DocumentContent: Sendable {
  /// An entry of the document, as offsets.
  struct Entry {
    var token: EntryToken
    /// The indices of the comments between the previous entry and the end of this one.
    var comments: Range<Int>
  }

  let text: [UInt8]
  let entries: [Entry]
  let diagnostics: [Diagnostic]

  /// All comments in the order of the text; after a broken entry, one may be there twice.
  let comments: [Range<Int>]
  private let nestedValues: [Int: PropertyListValue]
  private let positions = AtomicLazyReference<PositionIndex>()

  /// Reads a text in UTF-8.
  init(text: [UInt8], file: String) {
    self.text = text
    (entries, comments, nestedValues, diagnostics) = text.withUnsafeBufferPointer { buffer in
      var reader = DocumentReader(SourceBytes(buffer))
      reader.readAll()
      return (reader.entries, reader.comments, reader.nestedValues, reader.diagnostics(file: file))
    }
  }

  func key(_ index: Int) -> String {
    withBytes { $0.text(of: entries[index].token.key) }
  }

  func value(_ index: Int) -> PropertyListValue {
    switch entries[index].token.value {
    case .string(let token): .string(withBytes { $0.text(of: token) })
    case .nested: nestedValues[index] ?? .string("")
    }
  }

  func position(at offset: Int) -> SourcePosition {
    withBytes { bytes in
      let index = positions.load() ?? positions.storeIfNil(PositionIndex(bytes))
      return index.position(at: offset, in: bytes)
    }
  }

  /// The text of an entry's comments; `nil` if it has none.
  func comment(_ index: Int) -> String? {
    let own = comments(of: index)
    if own.isEmpty { return nil }
    return withBytes { bytes in own.map(bytes.commentText).joined(separator: "\n") }
  }

  /// The comments that belong to an entry.
  ///
  /// These are the comments above it, up to an empty line, without those that follow the
  /// previous entry on its line.
  func comments(of index: Int) -> [Range<Int>] {
    let key = entries[index].token.key.range.lowerBound
    let endOfLastEntry = index == 0 ? 0 : entries[index - 1].token.end
    return withBytes { bytes in
      var own: [Range<Int>] = []
      var below = key
      // After a broken entry the reader goes back, and may read the same comment twice.
      for comment in comments[entries[index].comments].reversed()
      where comment.upperBound <= below && comment.lowerBound >= endOfLastEntry {
        if bytes.hasEmptyLine(in: comment.upperBound..<below) { break }
        own.append(comment)
        below = comment.lowerBound
      }
      if index > 0, !own.isEmpty {
        let line = bytes.lineEnd(from: endOfLastEntry, limit: key)
        let end = bytes.lastLineEnd(in: endOfLastEntry..<key) ?? endOfLastEntry
        while let first = own.last, first.lowerBound <= line, first.upperBound <= end {
          own.removeLast()
        }
      }
      return own.reversed()
    }
  }

  /// Whether a comment that belongs to no entry, such as the title of a section, is above an entry.
  func hasDetachedComment(above index: Int) -> Bool {
    let own = comments(of: index).first?.lowerBound ?? entries[index].token.key.range.lowerBound
    let endOfLastEntry = index == 0 ? 0 : entries[index - 1].token.end
    return withBytes { bytes in
      comments[entries[index].comments].contains { comment in
        comment.upperBound <= own && comment.lowerBound >= endOfLastEntry
          && (index == 0 || bytes.hasLineEnd(in: endOfLastEntry..<comment.lowerBound))
      }
    }
  }

  func withBytes<Result>(_ body: (SourceBytes) -> Result) -> Result {
    text.withUnsafeBufferPointer { body(SourceBytes($0)) }
  }
}
