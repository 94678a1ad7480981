import Foundation
import LocalizableStrings
import StringsFormats
import StringsSyntax

/// The translations of a target: its translation folder, and its settings for the plugin.
struct TargetTranslations {
  private(set) var folder: TranslationFolder
  let settings: EmbedTextsSettings
  /// The severities of checks.
  let checkSettings: CheckSettings
  /// A warning for each translation file that is in no table.
  let strayFiles: [Diagnostic]
  /// An error for each settings file that cannot be read.
  private(set) var unreadableSettings: [Diagnostic] = []
  /// Whether the program shows the console of Sternik, whose texts its translators translate too.
  var showsConsole = false

  init(
    _ folder: TranslationFolder, settings: EmbedTextsSettings = EmbedTextsSettings(),
    checkSettings: CheckSettings = CheckSettings(), strayFiles: [Diagnostic] = []
  ) {
    self.folder = folder
    self.settings = settings
    self.checkSettings = checkSettings
    self.strayFiles = strayFiles
  }

  /// A warning for each translation file in a folder and its subfolders that is in no table, by path.
  private static func strayFiles(in root: URL) -> [Diagnostic] {
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    return (paths ?? []).sorted().compactMap {
      Diagnostic.strayFile(root.appending(path: $0).path, in: root.path)
    }
  }

  /// Reads a folder, following links.
  init(_ url: URL) {
    let root = url.resolvingSymlinksInPath()
    let file = root.appending(path: EmbedTextsSettings.fileName)
    let checks = root.appending(path: CheckSettings.fileName)
    var unreadable: [Diagnostic] = []
    let settings = TranslationFolder.bytes(of: file, &unreadable)
    let checkSettings = TranslationFolder.bytes(of: checks, &unreadable)
    self.init(
      TranslationFolder(root),
      settings: settings.map { EmbedTextsSettings(bytes: $0, file: file.path) }
        ?? EmbedTextsSettings(),
      checkSettings: checkSettings.map { CheckSettings(bytes: $0, file: checks.path) }
        ?? CheckSettings(),
      strayFiles: Self.strayFiles(in: root))
    unreadableSettings = unreadable
    if let developmentLanguage { folder = folder.replacingBase(by: developmentLanguage) }
  }

  /// The language that the program is developed in, with which the others are compared.
  ///
  /// This is the language that the settings name, or else the source language of a String Catalog, or
  /// English, or the only language. `nil` if none of these applies. `Base.lproj` has texts in this language.
  var developmentLanguage: Language? {
    if let named = settings.developmentLanguage { return named }
    if let source = folder.tables.lazy.compactMap(\.sourceLanguage).first { return source }
    let languages = folder.languages
    if languages.isEmpty || languages.contains("en") || languages.contains(.base) { return "en" }
    return languages.count == 1 ? languages.first : nil
  }

  /// Each key of a language once, from the first table that has it.
  func entries(in language: Language) -> [TranslationEntry] {
    var known: Set<String> = []
    return folder.tables.flatMap { $0[language]?.entries ?? [] }
      .filter { known.insert($0.key).inserted }
  }
}
