import Foundation
import StringsSyntax

/// Reads the ignore comments of an old-style `.strings` file.
struct IgnoreCommentReader {
  /// A line of a comment, from the marker on.
  private struct Line {
    var text: String
    var offset: Int
    /// The entry that the line is inside, or whose comment it is in.
    var owner: StringsEntry?
    /// The entry before it, which is the owner if it ends on the same line.
    var before: StringsEntry?
  }

  private let document: StringsDocument

  static func comments(in document: StringsDocument) -> [IgnoreComment] {
    let lines = IgnoreCommentReader(document: document).lines
    guard !lines.isEmpty else { return [] }
    let ends = lines.flatMap { [$0.owner, $0.before] }.compactMap { $0?.range.upperBound }
    let positions = positions(of: lines.map(\.offset) + ends, in: document.text)
    return lines.flatMap { line in
      let start = positions[line.offset] ?? SourcePosition(line: 1, column: 1)
      let before = line.before.flatMap { entry in
        positions[entry.range.upperBound]?.line == start.line ? entry : nil
      }
      let owner = line.owner ?? before
      let entry = owner.map { owner in
        owner.position...max(owner.position, positions[owner.range.upperBound] ?? owner.position)
      }
      return IgnoreComment.all(in: line.text, at: start, entry: entry)
    }
  }

  private var lines: [Line] {
    let text = Data(document.text)
    var lines: [Line] = []
    var start = text.startIndex
    let marker = Data(IgnoreComment.marker.utf8)
    while let found = text.range(of: marker, in: start..<text.endIndex) {
      start = found.upperBound
      if let line = line(at: found.lowerBound) { lines.append(line) }
    }
    return lines
  }

  /// The line with the marker at an offset; `nil` if the marker is in a key or a value.
  private func line(at offset: Int) -> Line? {
    var line = Line(text: text(from: offset), offset: offset)
    let entries = document.entries
    let next = entries.partitioningIndex { $0.keyRange.lowerBound > offset }
    if next > 0 {
      let before = entries[next - 1]
      if before.keyRange.contains(offset) || before.valueRange?.contains(offset) == true {
        return nil
      }
      if before.range.contains(offset) { line.owner = before } else { line.before = before }
    }
    if next < entries.count, entries[next].commentRange?.contains(offset) == true {
      line.owner = entries[next]
    }
    return line
  }

  /// The text up to the end of the line or comment, at most 1,000 bytes.
  private func text(from offset: Int) -> String {
    let text = document.text
    var end = offset
    while end < min(text.count, offset + 1_000), text[end] != UInt8(ascii: "\n"),
      text[end] != UInt8(ascii: "\r"),
      !(text[end] == UInt8(ascii: "/") && text[end - 1] == UInt8(ascii: "*"))
    {
      end += 1
    }
    // No part of a character.
    while end < text.count, end > offset, text[end] & 0xC0 == 0x80 { end -= 1 }
    return String(decoding: text[offset..<end], as: UTF8.self)
  }

  private static func positions(of offsets: [Int], in text: [UInt8]) -> [Int: SourcePosition] {
    text.withUnsafeBufferPointer { buffer in
      var cursor = PositionCursor(SourceBytes(buffer))
      var positions: [Int: SourcePosition] = [:]
      for offset in offsets.sorted() { positions[offset] = cursor.position(at: offset) }
      return positions
    }
  }
}
