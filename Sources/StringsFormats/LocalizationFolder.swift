public import Foundation
public import LocalizableStrings

/// A folder of translations as they are kept in a project: one `*.lproj` folder for each language,
/// with `Localizable.strings` and `Localizable.stringsdict` in it.
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

  /// Keeps translations that were read already.
  public init(translations: [Translation], diagnostics: [Diagnostic]) {
    self.translations = translations
    self.diagnostics = diagnostics
  }

  /// Reads the folder; links are followed.
  public init(_ folder: URL, table: String = "Localizable") {
    var translations: [Translation] = []
    var diagnostics: [Diagnostic] = []
    let root = folder.resolvingSymlinksInPath()
    do {
      let folders = try FileManager.default
        .contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "lproj" }
        .sorted { $0.lastPathComponent < $1.lastPathComponent }
      for folder in folders {
        let name = folder.deletingPathExtension().lastPathComponent
        if let language = Language(name) {
          let files = ["strings", "stringsdict"].compactMap { type in
            Self.file(at: folder.appending(path: "\(table).\(type)"), &diagnostics)
          }
          translations.append(Translation(language: language, files: files))
        } else {
          diagnostics.append(
            Diagnostic(
              file: folder.path, position: nil, severity: .error, code: .unknownLanguage,
              message: "\"\(name)\" is not the tag of a language"))
        }
      }
    } catch {
      diagnostics.append(.unreadable(root, because: "\(error.localizedDescription)"))
    }
    self.translations = translations
    self.diagnostics = diagnostics + translations.flatMap(\.files).flatMap(\.diagnostics)
  }

  /// A table for each language.
  public var tables: [StringsTable] { translations.map(\.table) }

  /// A file that may be missing.
  private static func file(at url: URL, _ diagnostics: inout [Diagnostic]) -> TranslationFile? {
    do {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: url.resolvingSymlinksInPath().path)
      guard let size = attributes[.size] as? Int, size <= largestFile,
        attributes[.type] as? FileAttributeType == .typeRegular
      else {
        diagnostics.append(
          .unreadable(url, because: "it is larger than \(largestFile) bytes, or no file"))
        return nil
      }
      return TranslationFile(bytes: Array(try Data(contentsOf: url)), file: url.path)
    } catch CocoaError.fileReadNoSuchFile {
      return nil
    } catch {
      diagnostics.append(.unreadable(url, because: error.localizedDescription))
      return nil
    }
  }
}
