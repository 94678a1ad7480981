public import Foundation
public import LocalizableStrings
public import StringsSyntax

/// A folder of translations as they are kept in a project: one `*.lproj` folder for each language,
/// with `Localizable.strings` and `Localizable.stringsdict` in it, and beside or instead of these a
/// string catalog `Localizable.xcstrings` with all languages.
///
/// What cannot be read is told by `diagnostics`; the rest is loaded.
///
/// ```swift
/// let folder = LocalizationFolder(URL(filePath: "Localizations"))
/// let localizer = Localizer(tables: folder.tables, preferring: LanguageEnvironment.process.languages)
/// ```
public struct LocalizationFolder: Sendable {
  /// A file larger than this, in bytes, is not read.
  public static let largestFile = 64 << 20

  /// In the order of the language tags.
  public let translations: [Translation]
  public let diagnostics: [Diagnostic]
  /// The language that the catalog, if there is one, was written in first.
  public let sourceLanguage: Language?

  /// Keeps translations that were read already.
  public init(
    translations: [Translation], diagnostics: [Diagnostic], sourceLanguage: Language? = nil
  ) {
    self.translations = translations
    self.diagnostics = diagnostics
    self.sourceLanguage = sourceLanguage
  }

  /// Reads the folder; links are followed.
  public init(_ folder: URL, table: String = "Localizable") {
    let root = folder.resolvingSymlinksInPath()
    var reading = FolderReading()
    do {
      let folders = try FileManager.default
        .contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "lproj" }
        .sorted { $0.lastPathComponent < $1.lastPathComponent }
      for folder in folders { reading.readLanguage(folder, table: table) }
      reading.readCatalog(root.appending(path: "\(table).xcstrings"))
    } catch {
      reading.report(.unreadable(root, because: "\(error.localizedDescription)"))
    }
    self.init(reading)
  }

  /// One string catalog, with all languages that are in it.
  public init(catalog: StringCatalog) {
    var reading = FolderReading()
    reading.add(catalog)
    self.init(reading)
  }

  private init(_ reading: FolderReading) {
    self.init(
      translations: reading.translations,
      diagnostics: reading.diagnostics
        + reading.translations.flatMap(\.files).flatMap(\.diagnostics),
      sourceLanguage: reading.sourceLanguage)
  }

  /// A table for each language.
  public var tables: [StringsTable] { translations.map(\.table) }
}
