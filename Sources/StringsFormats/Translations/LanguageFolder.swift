import LocalizableStrings

/// What the name of an `*.lproj` folder says about the files in it.
enum LanguageFolder: Hashable {
  /// Texts in one language.
  case language(Language)
  /// `mul.lproj`: String Catalogs, which have several languages each.
  case catalogs
  /// Texts that no user sees, such as `qqq.lproj`, in which translators find explanations.
  case noLanguage
  /// The name is neither that of a language nor a tag.
  case unknown

  /// The folder of the catalogs that Xcode makes of storyboards.
  static let catalogsName = "mul"

  /// Parses the name of a folder without `.lproj`.
  init(_ name: String) {
    if name == Language.base.tag {
      self = .language(.base)
    } else if let language = Self.names[name] ?? Language(name) {
      switch language.code {
      case Self.catalogsName: self = .catalogs
      case _ where language.isPrivateOrNone: self = .noLanguage
      default: self = .language(language)
      }
    } else {
      self = .unknown
    }
  }

  /// The names that Mac OS X used before language tags.
  private static let names: [String: Language] = [
    "Arabic": "ar", "Brazilian Portuguese": "pt-BR", "Bulgarian": "bg", "Catalan": "ca",
    "Chinese": "zh", "Croatian": "hr", "Czech": "cs", "Danish": "da", "Dutch": "nl",
    "English": "en", "Estonian": "et", "Finnish": "fi", "Flemish": "nl-BE", "French": "fr",
    "Galician": "gl", "German": "de", "Greek": "el", "Hebrew": "he", "Hindi": "hi",
    "Hungarian": "hu", "Icelandic": "is", "Indonesian": "id", "Irish": "ga", "Italian": "it",
    "Japanese": "ja", "Korean": "ko", "Latvian": "lv", "Lithuanian": "lt", "Macedonian": "mk",
    "Malay": "ms", "Norwegian": "nb", "Nynorsk": "nn", "Persian": "fa", "Polish": "pl",
    "Portuguese": "pt", "Romanian": "ro", "Russian": "ru", "Serbian": "sr",
    "Simplified Chinese": "zh-Hans", "Slovak": "sk", "Slovenian": "sl", "Spanish": "es",
    "Swedish": "sv", "Thai": "th", "Traditional Chinese": "zh-Hant", "Turkish": "tr",
    "Ukrainian": "uk", "Vietnamese": "vi", "Welsh": "cy",
  ]
}

extension Language {
  /// False for a language whose rules are not known.
  var isDetermined: Bool { self != .undetermined && self != .base }

  /// True for the codes that ISO 639 gives to no language: `qaa` to `qtz` for private use, and those for several,
  /// unknown, uncoded and no languages.
  package var isPrivateOrNone: Bool {
    ["mul", "und", "mis", "zxx"].contains(code)
      || (code.utf8.count == 3 && ("qaa"..."qtz").contains(code))
  }
}
