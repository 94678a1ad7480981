import Foundation

/// Calls a closure with a temporary folder of the given texts by path.
func withFolder<Result>(
  _ files: [String: String], _ body: (String) throws -> Result
) throws -> Result {
  let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: root) }
  try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  for (path, text) in files {
    let url = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
  return try body(root.path)
}
