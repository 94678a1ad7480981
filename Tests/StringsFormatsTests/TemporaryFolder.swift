import Foundation
import StringsFormats
import Testing

/// Calls a closure with a translation folder of the given texts by path, and with its main table.
func withFolder(
  _ files: [String: String], _ body: (TranslationFolder, TranslationTable) throws -> Void
) throws {
  let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: root) }
  for (path, text) in files {
    let url = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
  let folder = TranslationFolder(root)
  try body(folder, #require(folder.tables.first))
}
