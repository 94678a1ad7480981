import Foundation
import LocalizableStrings

/// The comments of a `.strings` file that silence checks.
struct StringsComments {
  private let document: StringsDocument

  static func silencers(in document: StringsDocument) -> [Silencer] {
    guard Data(document.text).range(of: Data(Silencer.marker.utf8)) != nil else { return [] }
    return StringsComments(document: document).silencers
  }

  private var silencers: [Silencer] {
    let text = document.text
    return text.withUnsafeBufferPointer { buffer in
      let bytes = SourceBytes(buffer)
      let comments = Self.comments(buffer).map { ($0, bytes.text($0)) }
        .filter { $0.1.contains(Silencer.marker) }
      let entries = comments.map { neighbours(of: $0.0) }
      let places = Self.places(
        comments.map(\.0.lowerBound)
          + entries.flatMap { [$0.before, $0.owner] }.compactMap { $0?.range.upperBound }, bytes)
      return zip(comments, entries).flatMap { comment, neighbours in
        let start = places[comment.0.lowerBound] ?? SourcePosition(line: 1, column: 1)
        var owner = neighbours.owner
        if owner == nil, let before = neighbours.before,
          places[before.range.upperBound]?.line == start.line
        {
          owner = before
        }
        let entry = owner.map { owner in
          owner.position...max(owner.position, places[owner.range.upperBound] ?? owner.position)
        }
        return Silencer.all(in: Self.inner(comment.1), at: start, entry: entry)
      }
    }
  }

  private static func comments(_ buffer: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var reader = EntryReader(buffer, keepsComments: true)
    while reader.next() != nil {}
    return reader.comments
  }

  private static func places(_ offsets: [Int], _ bytes: SourceBytes) -> [Int: SourcePosition] {
    var cursor = PositionCursor(bytes)
    var places: [Int: SourcePosition] = [:]
    for offset in offsets.sorted() { places[offset] = cursor.position(at: offset) }
    return places
  }

  /// The entry below the comment or around it, and the one before it, which owns it if it ends on the
  /// same line.
  private func neighbours(of comment: Range<Int>) -> (owner: StringsEntry?, before: StringsEntry?) {
    let entries = document.entries
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].keyRange.lowerBound > comment.lowerBound {
        high = middle
      } else {
        low = middle + 1
      }
    }
    if low < entries.count,
      entries[low].commentRange.map({ $0.contains(comment.lowerBound) }) ?? false
    {
      return (entries[low], nil)
    }
    guard low > 0 else { return (nil, nil) }
    let before = entries[low - 1]
    return before.range.contains(comment.lowerBound) ? (before, nil) : (nil, before)
  }

  /// What a comment says, without its markers.
  private static func inner(_ comment: String) -> String {
    let body = comment.dropFirst(2)
    return String(comment.hasPrefix("/*") ? body.dropLast(2) : body)
  }
}
