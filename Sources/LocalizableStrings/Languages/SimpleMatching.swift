/// Language matching without ICU, which would load its matching data when the program starts.
///
/// It handles languages that have no related language in CLDR's matching data and only one script.
enum SimpleMatching {
  static let codes = [
    "ar", "bg", "de", "el", "en", "es", "et", "fa", "fi", "fr", "he", "hi", "hu", "it", "ja", "ko",
    "lt", "lv", "mk", "nl", "pl", "pt", "ro", "ru", "sl", "sv", "th", "tr", "vi",
  ]

  /// The available languages that suit a requested one; `nil` if only ICU can decide.
  static func matches(_ requested: Language, of available: [Language]) -> [Language]? {
    guard isSimple(requested) else { return nil }
    let same = available.filter { $0.code == requested.code }
    return same.count <= 1 && same.allSatisfy(isSimple) ? same : nil
  }

  private static func isSimple(_ language: Language) -> Bool {
    codes.contains(language.code) && SimpleTag.isCanonical(language.tag) && language.script == nil
  }
}
