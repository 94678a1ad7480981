import StringsSyntax

/// New content for a file.
struct FileChange {
  let path: String
  /// The path as the user wrote it.
  let name: String
  /// `nil` for a new file.
  let old: [UInt8]?
  let new: [UInt8]
  /// What changes, such as `2 keys added`.
  let summary: String
  /// Whether the file is only right if all files before it were written.
  let describesOthers: Bool

  /// The difference for a user to read: files in UTF-16 too are shown in UTF-8.
  var difference: UnifiedDifference {
    UnifiedDifference(
      from: old.map { Self.text($0) }, to: Self.text(new), in: name)
  }

  /// The text without its byte order mark, which is no part of the first line.
  private static func text(_ bytes: [UInt8]) -> String {
    let encoding = TextEncoding(of: bytes)
    let text = encoding.utf8(bytes).dropFirst(encoding.hasByteOrderMark ? 3 : 0)
    return String(decoding: text, as: UTF8.self)
  }
}
