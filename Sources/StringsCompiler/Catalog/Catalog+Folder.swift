import Foundation
import StringsFormats
import StringsSyntax

extension Catalog {
  /// Reads a folder; links are followed.
  init(_ folder: URL) {
    let root = folder.resolvingSymlinksInPath()
    let files = Self.files(in: root)
    let tables = LocalizationFolder.tableNames(in: root).map { name in
      CatalogTable(name: name, folder: LocalizationFolder(root, table: name))
    }
    let settingsFile = root.appending(path: CatalogSettings.fileName)
    let bytes = try? Data(contentsOf: settingsFile)
    let settings =
      bytes.map { CatalogSettings(bytes: Array($0), file: settingsFile.path) } ?? CatalogSettings()
    let strays = files.filter { !Self.isTable($0, in: root) && $0.path != settingsFile.path }
    self.init(
      root: root.path, tables: tables, settings: settings,
      diagnostics: settings.diagnostics + Self.unique(tables.flatMap(\.folder.diagnostics))
        + strays.map(Self.stray))
  }

  /// The translation files in it and in its subfolders, by their paths.
  private static func files(in root: URL) -> [URL] {
    let types: Set = ["strings", "stringsdict", "xcstrings"]
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    return (paths ?? []).sorted().map { root.appending(path: $0) }
      .filter { types.contains($0.pathExtension) }
  }

  /// Whether a file is where files of its kind are read: in the folder of its language, or, if it holds
  /// all languages, beside these.
  private static func isTable(_ file: URL, in root: URL) -> Bool {
    let folder = file.deletingLastPathComponent()
    if file.pathExtension == "xcstrings" { return folder.path == root.path }
    return folder.pathExtension == "lproj" && folder.deletingLastPathComponent().path == root.path
  }

  private static func stray(_ file: URL) -> Diagnostic {
    Diagnostic(
      file: file.path, position: nil, severity: .warning, code: .strayFile,
      message: "this is no place for such a file, so it is not used; \(place(for: file))")
  }

  private static func place(for file: URL) -> String {
    file.pathExtension == "xcstrings"
      ? "a catalog is beside the folders of languages" : "texts are in folders as en.lproj"
  }

  /// Each once: a folder says the same of itself for each of its tables.
  private static func unique(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var known: Set<Diagnostic> = []
    return diagnostics.filter { known.insert($0).inserted }
  }
}

extension Diagnostic.Code {
  /// A translation file where none is looked for.
  static let strayFile = Self(rawValue: "stray-file")
}
