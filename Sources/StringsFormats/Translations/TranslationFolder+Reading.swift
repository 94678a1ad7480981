public import Foundation
import StringsSyntax

extension TranslationFolder {
  /// A file larger than this, in bytes, is not read.
  public static let largestFile = 64 << 20

  /// Reads a folder, following links.
  ///
  /// By default it reads `Localizable`, whether this has files or not, and then every other table in
  /// the order of the names.
  public init(_ folder: URL, tables names: [String]? = nil) {
    let reader = TranslationFolderReader(folder)
    let first = TranslationTable.defaultName
    let names = names ?? [first] + reader.tableNames.subtracting([first]).sorted()
    self.init(
      path: reader.root.path, tables: names.map(reader.table(named:)),
      ownDiagnostics: reader.diagnostics)
  }
}

extension TranslationTable {
  /// The table that a file belongs to, by its name; `nil` for files of other types.
  ///
  /// Files of one language are in a folder `*.lproj`, String Catalogs beside these folders.
  package static func name(ofFile file: String, inLanguageFolder: Bool) -> String? {
    let url = URL(filePath: file)
    let types = inLanguageFolder ? TranslationFolderReader.languageFileTypes : ["xcstrings"]
    return types.contains(url.pathExtension) ? url.deletingPathExtension().lastPathComponent : nil
  }
}
