import Foundation
import Testing

/// A copy of the program's translations that a test can change, removed with the object.
final class EditedFolder {
  let url = FileManager.default.temporaryDirectory
    .appending(path: UUID().uuidString).resolvingSymlinksInPath()

  init() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    try FileManager.default.copyItem(at: root.appending(path: "Localizations"), to: url)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Adds a language from the resources of the tests.
  func add(_ language: String) throws {
    let folder = try #require(
      Bundle.module.url(forResource: "Languages/\(language).lproj", withExtension: nil))
    try FileManager.default.copyItem(at: folder, to: url.appending(path: "\(language).lproj"))
  }

  func text(of path: String) throws -> String {
    try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }

  /// Replaces a file by a new one, as editors do.
  func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: url.appending(path: path), options: .atomic)
  }

  func edit(_ path: String, _ change: (String) -> String) throws {
    try write(change(text(of: path)), to: path)
  }
}
