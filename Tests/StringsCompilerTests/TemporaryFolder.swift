import Foundation

/// A folder of files for one test, removed with the object.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory
    .appending(path: UUID().uuidString).resolvingSymlinksInPath()

  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The text of a file; `nil` if it does not exist.
  func text(of path: String) -> String? {
    try? String(contentsOf: url.appending(path: path), encoding: .utf8)
  }
}
