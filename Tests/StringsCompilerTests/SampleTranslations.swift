import LocalizableStrings
import StringsFormats

@testable import StringsCompiler

extension TargetTranslations {
  /// Translations in memory, of the text of each language's `Localizable.strings`.
  init(_ texts: KeyValuePairs<Language, String>, settings: String = "") {
    let translations = texts.map { language, text in
      Translation(
        language: language,
        files: [
          TranslationFile(bytes: Array(text.utf8), name: "\(language)/Localizable.strings")
        ])
    }
    self.init(
      TranslationFolder(path: "Texts", tables: [TranslationTable(translations: translations)]),
      settings: EmbedTextsSettings(bytes: Array(settings.utf8), file: "EmbedTexts.strings"))
  }

  var generated: GeneratedSources {
    GeneratedSources(self, module: "Sternik", tables: "tables.swift", keys: "keys.swift")
  }

  /// The members of `enum Texts`.
  var typedKeysSource: String {
    let lines = generated.files[1].source.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst(5).dropLast(2).map { $0.dropFirst(2) }.joined(separator: "\n")
  }
}
