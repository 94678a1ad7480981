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
    let sourceTexts = sourceTexts(&found)
    found += tables.flatMap { table in
      table.check(
        developmentLanguage: developmentLanguage, sourceTexts: sourceTexts, in: folder.path,
        acceptance: nil)
    }
    if folder.hasConsoleTexts { found += folder.missingConsoleTexts }
    let settings = bytes(of: CheckSettings.fileName).map {
      CheckSettings(bytes: $0, file: CheckSettings.fileName)
    }
    settings?.apply(to: &found)
    return ((settings?.diagnostics ?? []) + found).withoutDuplicates().map(remark)
  }

  private func remark(_ diagnostic: Diagnostic) -> GalleryRemark {
    GalleryRemark(
      key: diagnostic.key, language: diagnostic.languageTag,
      // A text of the program is in no file.
      file: diagnostic.file.isEmpty ? nil : folder.shown(diagnostic.file),
      line: diagnostic.position?.line, message: diagnostic.message,
      severity: diagnostic.severity == .error ? .error : .warning,
      check: diagnostic.code.rawValue)
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
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap {
      Diagnostic.strayFile("\(folder.path)/\($0)", in: folder.path)
    }
  }

  /// What is known about the source texts of the translations.
  private func sourceTexts(_ diagnostics: inout [Diagnostic]) -> SourceTexts {
    let name = SourceTexts.fileName
    guard let bytes = bytes(of: name) else { return SourceTexts() }
    do throws(Diagnostic) {
      return try SourceTexts(bytes: bytes, file: name)
    } catch {
      diagnostics.append(error)
      return SourceTexts()
    }
  }

  /// The bytes of a file beside the folders of languages, which may be missing.
  private func bytes(of name: String) -> [UInt8]? {
    (try? Data(contentsOf: URL(filePath: "\(folder.path)/\(name)"))).map(Array.init)
  }
}

extension TranslationFolder {
  /// A path relative to the folder, if it is in it.
  func shown(_ file: String) -> String {
    file.hasPrefix(path + "/") ? String(file.dropFirst(path.count + 1)) : file
  }
}
