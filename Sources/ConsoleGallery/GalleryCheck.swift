internal import ConsoleLibrary
import Foundation
internal import LocalizableStrings
internal import StringsFormats
internal import StringsSyntax

/// What `sternik-strings check` says about the translation folder of a gallery.
struct GalleryCheck {
  let folder: TranslationFolder
  let developmentLanguage: Language
  /// The program's texts in the development language, with which texts are compared that the folder lacks in that language.
  let programTexts: [TranslationEntry]

  /// The errors and warnings about the folder, its files and its texts.
  var remarks: [GalleryRemark] {
    var found = folder.diagnostics + strayFiles
    let sourceTexts = sourceTexts(&found)
    for index in folder.tables.indices {
      let ofTable = tableWithSource(at: index).check(
        developmentLanguage: developmentLanguage, sourceTexts: sourceTexts, in: folder.path,
        commands: nil, library: .console)
      // A folder with some texts of a program need not have the others.
      found += ofTable.filter { !$0.file.isEmpty || !hasSource(folder.tables[index]) }
    }
    if LibraryTexts.console.isTranslated(in: folder)
      || !folder.tables.contains(where: hasSource)
    {
      found += LibraryTexts.console.missing(in: folder)
    }
    let settings = bytes(of: CheckSettings.fileName).map {
      CheckSettings(bytes: $0, file: CheckSettings.fileName)
    }
    settings?.apply(to: &found)
    return ((settings?.diagnostics ?? []) + found).withoutDuplicates().map(remark)
  }

  /// The texts with a word that are the same as in the development language; ``remarks`` has those of several words.
  var copies: [GalleryCopy] {
    folder.tables.indices.flatMap { index in
      tableWithSource(at: index).copiedWords(
        developmentLanguage: developmentLanguage, library: .console)
    }.map { copy in
      let source = GallerySource(
        key: copy.entry.key, language: copy.language.tag, file: folder.shown(copy.entry.file),
        line: copy.entry.position?.line)
      return GalleryCopy(
        key: source.key, language: source.language, text: copy.text, place: source.place)
    }
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

  private func hasSource(_ table: TranslationTable) -> Bool {
    table.hasFiles(in: developmentLanguage) || table.hasFiles(in: .base)
  }

  /// A table with the program's texts of the keys that it has only in other languages, or of all if it has no source texts.
  private func tableWithSource(at index: Int) -> TranslationTable {
    let keys = folder.tables.map { Set($0.translations.flatMap(\.entries).map(\.key)) }
    var table = folder.tables[index]
    let known = Set(
      [developmentLanguage, .base].compactMap { table[$0] }.flatMap(\.entries).map(\.key))
    // A key that the folder has in no table is missing in the first.
    let takesOthers = index == 0 && !hasSource(table)
    let source = programTexts.filter { text in
      keys[index].contains(text.key)
        ? !known.contains(text.key) : takesOthers && !keys.contains { $0.contains(text.key) }
    }
    guard !source.isEmpty else { return table }
    table.add(
      Translation(
        language: developmentLanguage, files: [TranslationFile(name: "", entries: source)]))
    return table
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
