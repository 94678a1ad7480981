import ConsoleGallery
import ConsoleTexts
import Foundation
import Sternik

/// The texts of the program and of its console as files, so that a translator needs no more than the program.
struct TranslationExport {
  /// The files move out of this folder when all are written, so its presence means that an export was interrupted.
  private static let unfinishedName = ".headlines-texts"

  let folder: URL

  /// By path, relative to the folder.
  static let files =
    TranslationFiles.all
    + ConsoleTexts.files.map { (path: "\($0.language).lproj/Sternik.strings", text: $0.text) }

  /// Whether there is no such folder, nothing in it but hidden files and empty folders of languages, or a part of the texts;
  /// not if that cannot be known.
  var isNeeded: Bool {
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      return names.contains(Self.unfinishedName)
        || names.allSatisfy { $0.hasPrefix(".") || isEmptyLanguage($0) }
    } catch {
      return error.systemError == .number(ENOENT)
    }
  }

  private func isEmptyLanguage(_ name: String) -> Bool {
    let path = folder.appending(path: name).path
    return name.hasSuffix(".lproj")
      && (try? FileManager.default.contentsOfDirectory(atPath: path))?.isEmpty == true
  }

  /// Whether the folder has one of a language, such as one that a translator has begun.
  func hasFolder(of language: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let languages = names.filter { $0.hasSuffix(".lproj") }
      .compactMap { Language(String($0.dropLast(".lproj".count))) }
    return Language(language).map { wanted in languages.contains { $0.isWritten(as: wanted) } }
      ?? false
  }

  /// Writes the files of each language that the folder lacks.
  ///
  /// - Throws: The error of the file system.
  func write() throws {
    let unfinished = folder.appending(path: Self.unfinishedName)
    try? FileManager.default.removeItem(at: unfinished)
    for (path, text) in Self.files {
      let file = unfinished.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("\(text)\n".utf8).write(to: file)
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: unfinished.path) {
      let language = folder.appending(path: name)
      if isEmptyLanguage(name) { try FileManager.default.removeItem(at: language) }
      guard !FileManager.default.fileExists(atPath: language.path) else { continue }
      try FileManager.default.moveItem(at: unfinished.appending(path: name), to: language)
    }
    try FileManager.default.removeItem(at: unfinished)
  }
}
