public import Foundation
package import StringsSyntax

extension TranslationFolder {
  /// A file larger than this, in bytes, is not read.
  public static let largestFile = 64 << 20

  /// Reads a folder, following links.
  ///
  /// By default `tables` is `Localizable`, whether it has files or not, and then every other table in the
  /// order of the names.
  public init(_ folder: URL, tables names: [String]? = nil) {
    let reader = TranslationFolderReader(folder)
    let first = TranslationTable.defaultName
    let names = names ?? [first] + reader.tableNames.subtracting([first]).sorted()
    self.init(
      path: reader.root.path, tables: names.map(reader.table(named:)),
      ownDiagnostics: reader.diagnostics)
    languageFolders = reader.firstLanguageFolders
    let languages = languages
    for index in tables.indices { tables[index].addMissing(languages) }
  }

  /// The bytes of a file that may be missing, such as one with texts or settings.
  package static func bytes(of url: URL, _ diagnostics: inout [Diagnostic]) -> [UInt8]? {
    do {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: url.resolvingSymlinksInPath().path)
      let limit = largestFile
      if attributes[.type] as? FileAttributeType == .typeRegular,
        let size = attributes[.size] as? Int, size <= limit
      {
        return Array(try Data(contentsOf: url))
      }
      diagnostics.append(
        .unreadable(url.path, because: "it is larger than \(limit) bytes, or not a regular file"))
    } catch CocoaError.fileReadNoSuchFile {
    } catch {
      diagnostics.append(.unreadable(url.path, because: error.systemReason.text))
    }
    return nil
  }
}

extension TranslationTable {
  /// The table that a file belongs to, by its name; `nil` for files of other types.
  ///
  /// `folder` is the name of the `*.lproj` folder that has the file. Files of one language are in its folder, String
  /// Catalogs beside these folders, where `folder` is `nil`, or in `mul.lproj`.
  package static func name(ofFile file: String, in folder: String?) -> String? {
    let url = URL(filePath: file)
    return types(in: folder).contains(url.pathExtension)
      ? url.deletingPathExtension().lastPathComponent : nil
  }

  /// The types of the files that are in tables.
  static func types(in folder: String?) -> [String] {
    folder == nil || folder == "\(LanguageFolder.catalogsName).lproj"
      ? ["xcstrings"] : TranslationFolderReader.languageFileTypes
  }
}
