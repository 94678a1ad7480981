import Foundation
import LocalizableStrings
import StringsSyntax

/// The reading of a folder of translations.
struct FolderReading {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var sourceLanguage: Language?
  private var files: [Language: [TranslationFile]] = [:]

  /// In the order of the language tags.
  var translations: [Translation] {
    files.sorted { $0.key.tag < $1.key.tag }.map { Translation(language: $0.key, files: $0.value) }
  }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Reads the files of one `*.lproj` folder.
  mutating func readLanguage(_ folder: URL, table: String) {
    let name = folder.deletingPathExtension().lastPathComponent
    if name == "Base" {
      return report(
        Diagnostic(
          file: folder.path, position: nil, severity: .warning, code: .unknownLanguage,
          message: "\"Base\" is no language: its texts are not read"))
    }
    guard let language = Language(name) else {
      return report(
        Diagnostic(
          file: folder.path, position: nil, severity: .error, code: .unknownLanguage,
          message: "\"\(name)\" is not the tag of a language"))
    }
    files[language, default: []] += ["strings", "stringsdict"].compactMap { type in
      let url = folder.appending(path: "\(table).\(type)")
      return bytes(of: url).map { TranslationFile(bytes: $0, file: url.path) }
    }
  }

  mutating func readCatalog(_ url: URL) {
    if let bytes = bytes(of: url) { add(StringCatalog(bytes: bytes, file: url.path)) }
  }

  /// Adds the languages of a catalog; its texts count before those of other files.
  mutating func add(_ catalog: StringCatalog) {
    sourceLanguage = catalog.sourceLanguage
    diagnostics += catalog.diagnostics
    for translation in catalog.translations {
      let known = Set((files[translation.language] ?? []).flatMap(\.entries).map(\.key))
      if !known.isEmpty {
        for entry in translation.files.flatMap(\.entries) where known.contains(entry.key) {
          report(
            Diagnostic(
              file: catalog.file, position: entry.valuePosition ?? entry.position,
              severity: .warning, code: .duplicateKey,
              message: "\(translation.language) has this key in another file too; this one counts"))
        }
      }
      files[translation.language, default: []] += translation.files
    }
  }

  /// The bytes of a file that may be missing.
  private mutating func bytes(of url: URL) -> [UInt8]? {
    do {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: url.resolvingSymlinksInPath().path)
      guard let size = attributes[.size] as? Int, size <= LocalizationFolder.largestFile,
        attributes[.type] as? FileAttributeType == .typeRegular
      else {
        report(
          .unreadable(
            url, because: "it is larger than \(LocalizationFolder.largestFile) bytes, or no file"))
        return nil
      }
      return Array(try Data(contentsOf: url))
    } catch CocoaError.fileReadNoSuchFile {
      return nil
    } catch {
      report(.unreadable(url, because: error.localizedDescription))
      return nil
    }
  }
}
