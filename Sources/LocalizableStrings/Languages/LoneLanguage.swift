/// Languages for which nothing has to be weighed: by CLDR's data their readers understand no other, and
/// they are written in one script in every region.
///
/// For these, ICU need not be asked, which would read all it knows of languages as the program starts.
enum LoneLanguage {
  static let codes = [
    "ar", "bg", "de", "el", "en", "es", "et", "fa", "fi", "fr", "he", "hi", "hu", "it", "ja", "ko",
    "lt", "lv", "mk", "nl", "pl", "pt", "ro", "ru", "sl", "sv", "th", "tr", "vi",
  ]

  /// Which of the available languages serve a reader of the wish; `nil` if only ICU can tell.
  static func matches(_ wish: Language, of available: [Language]) -> [Language]? {
    guard isAlone(wish) else { return nil }
    let same = available.filter { $0.code == wish.code }
    return same.count <= 1 && same.allSatisfy(isAlone) ? same : nil
  }

  private static func isAlone(_ language: Language) -> Bool {
    codes.contains(language.code) && SimpleTag.isCanonical(language.tag) && language.script == nil
  }
}
