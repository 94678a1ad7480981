import Foundation

/// A translation folder in English, German and Polish that a test edits, removed with the object; German lacks a title.
final class EditedLanguages: Sendable {
  let url = FileManager.default.temporaryDirectory
    .appending(path: UUID().uuidString).resolvingSymlinksInPath()

  init() {
    try? write("save = \"Save\"; title = \"Title\";", to: "en")
    try? write("save = \"Speichern\";", to: "de")
    try? write("save = \"Zapisz\"; title = \"Tytuł\";", to: "pl")
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Replaces the texts of a language, as editors do.
  func write(_ text: String, to language: String) throws {
    let folder = url.appending(path: "\(language).lproj")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(
      to: folder.appending(path: "Localizable.strings"), options: .atomic)
  }
}
