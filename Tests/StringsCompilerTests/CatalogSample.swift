import LocalizableStrings
import StringsFormats

@testable import StringsCompiler

extension Catalog {
  /// A catalog of the text of each language's `Localizable.strings`.
  init(_ texts: KeyValuePairs<Language, String>, settings: String = "") {
    self.init(
      root: "Texts", tables: [CatalogTable(name: "Localizable", texts)],
      settings: CatalogSettings(bytes: Array(settings.utf8), file: "EmbedTexts.strings"))
  }

  var generated: GeneratedSources {
    .catalog(self, module: "Sternik", tables: "tables.swift", keys: "keys.swift")
  }

  /// What stands in `enum Texts`.
  var typedKeysSource: String {
    let lines = generated.files[1].source.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst(5).dropLast(2).map { $0.dropFirst(2) }.joined(separator: "\n")
  }
}

extension CatalogTable {
  init(name: String, _ texts: KeyValuePairs<Language, String>) {
    let translations = texts.map { language, text in
      Translation(
        language: language,
        files: [TranslationFile(bytes: Array(text.utf8), file: "\(language)/\(name).strings")])
    }
    self.init(name: name, folder: LocalizationFolder(translations: translations, diagnostics: []))
  }
}
