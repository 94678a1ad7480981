import StringsSyntax

/// What the keys of the development language say about a key that it lacks.
struct SourceKeys {
  /// False for a table whose source is another file, such as an `Info.plist` or a storyboard, or a file with errors:
  /// translations may have keys that the texts of the development language lack.
  let areComplete: Bool
  /// Whether the keys of the table are texts of the development language.
  private let areTexts: Bool

  init(of source: CheckedTranslation, in table: String, hasErrors: Bool) {
    let keys = source.entries.map(\.entry.key)
    areComplete =
      !hasErrors && !keys.isEmpty && !table.hasSuffix("InfoPlist")
      && !keys.contains(where: Self.isOfObject)
    let texts = source.entries.count { $0.entry.key == $0.entry.value.string }
    areTexts = texts > 0 && texts * 2 >= keys.count
  }

  /// True for a key that is a text itself, so that the program shows it where the development language has none.
  func maySuffice(_ key: String) -> Bool {
    areTexts || key.contains(where: \.isWhitespace) || Self.isOfObject(key)
  }

  /// True for the key of an object in a storyboard or nib, such as `Hf3-9X-k2c.title`.
  static func isOfObject(_ key: String) -> Bool {
    // Most keys begin with a word.
    guard key.utf8.contains(UInt8(ascii: "-")) || key.first?.isNumber == true else { return false }
    let parts = key.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 2, let identifier = parts.first else { return false }
    let groups = identifier.split(separator: "-", omittingEmptySubsequences: false)
    if groups.count == 3 {
      return groups.map(\.count) == [3, 2, 3] && groups.allSatisfy { $0.allSatisfy(\.isASCII) }
    }
    // Interface Builder numbered objects before.
    return !identifier.isEmpty && identifier.allSatisfy(\.isNumber)
  }
}
