import Foundation
import StringsSyntax

/// New content for a file, or its removal.
struct FileChange {
  let path: String
  /// The path as the user wrote it.
  let name: String
  /// `nil` for a new file.
  var old: [UInt8]?
  /// `nil` if the file is removed.
  let new: [UInt8]?
  /// What changes, such as `2 keys added`.
  var summary: String
  /// What a file that describes others of its folder says before they are written; `nil` for all other files.
  var announcement: [UInt8]?

  /// Whether this file must stay as it is when another one could not be written: one of the two describes the other.
  func mustNotFollow(_ failed: FileChange) -> Bool {
    announcement != nil && describes(failed) || failed.announcement != nil && failed.describes(self)
  }

  /// The difference for a user to read: files in UTF-16 too are shown in UTF-8.
  var difference: UnifiedDifference {
    UnifiedDifference(
      from: old.map { Self.text($0) }, to: new.map { Self.text($0) }, in: name)
  }

  private func describes(_ other: FileChange) -> Bool {
    let folder = URL(filePath: path).resolvingSymlinksInPath().deletingLastPathComponent().path
    return URL(filePath: other.path).resolvingSymlinksInPath().path.hasPrefix(folder + "/")
  }

  /// The text without its byte order mark, which is no part of the first line.
  private static func text(_ bytes: [UInt8]) -> String {
    let encoding = TextEncoding(of: bytes)
    let text = encoding.utf8(bytes).dropFirst(encoding.hasByteOrderMark ? 3 : 0)
    return String(decoding: text, as: UTF8.self)
  }
}
