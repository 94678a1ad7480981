import Foundation
internal import LocalizableStrings
internal import StringsFormats
internal import StringsSyntax

/// What `sternik-strings check` says about the translation folder of a gallery.
struct GalleryCheck {
  let folder: TranslationFolder
  let developmentLanguage: Language
  /// The program's texts in the development language, with which a table is compared that has no file of that language.
  let programTexts: [TranslationEntry]

  /// The errors and warnings about the folder, its files and its texts.
  var remarks: [GalleryRemark] {
    var found = folder.diagnostics + strayFiles
    found += tables.flatMap { $0.check(developmentLanguage: developmentLanguage) }
    if folder.hasConsoleTexts { found += folder.missingConsoleTexts }
    let settings = settings
    settings.apply(to: &found)
    return (settings.diagnostics + found).withoutDuplicates().map { diagnostic in
      GalleryRemark(
        key: diagnostic.key, language: diagnostic.languageTag, file: shown(diagnostic.file),
        line: diagnostic.position?.line, message: diagnostic.message,
        severity: diagnostic.severity == .error ? .error : .warning,
        check: diagnostic.code.rawValue)
    }
  }

  /// The tables, each with texts in the development language.
  private var tables: [TranslationTable] {
    let keys = folder.tables.map { Set($0.translations.flatMap(\.entries).map(\.key)) }
    return folder.tables.indices.map { index in
      var table = folder.tables[index]
      if table.hasFiles(in: developmentLanguage) || table.hasFiles(in: .base) { return table }
      // A key that the folder has in no table is missing in the first.
      let source = programTexts.filter { text in
        keys[index].contains(text.key)
          || index == 0 && !keys.contains { $0.contains(text.key) }
      }
      guard !source.isEmpty else { return table }
      table.add(
        Translation(
          language: developmentLanguage, files: [TranslationFile(name: "", entries: source)]))
      return table
    }
  }

  private var strayFiles: [Diagnostic] {
    names.compactMap { Diagnostic.strayFile("\(folder.path)/\($0)", in: folder.path) }
  }

  private var settings: CheckSettings {
    guard names.contains(CheckSettings.fileName),
      let text = try? Data(contentsOf: URL(filePath: folder.path + "/" + CheckSettings.fileName))
    else { return CheckSettings() }
    return CheckSettings(bytes: Array(text), file: CheckSettings.fileName)
  }

  /// The names of the files beside the folders of languages.
  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// A path relative to the folder, if it is in it; `nil` for a text of the program.
  private func shown(_ path: String) -> String? {
    path.isEmpty ? nil : folder.shown(path)
  }
}

extension TranslationFolder {
  /// A path relative to the folder, if it is in it.
  func shown(_ file: String) -> String {
    file.hasPrefix(path + "/") ? String(file.dropFirst(path.count + 1)) : file
  }
}
