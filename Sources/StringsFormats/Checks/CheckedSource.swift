import LocalizableStrings

/// The texts that translations are compared with.
struct CheckedSource {
  let language: Language
  let entries: [CheckedEntry]
  let habits: SourceHabits
  private let indices: [String: Int]

  init(_ translation: Translation) {
    let checked = CheckedTranslation(translation)
    (language, entries) = (checked.language, checked.entries)
    habits = SourceHabits(entries)
    indices = Dictionary(uniqueKeysWithValues: zip(entries.map(\.entry.key), entries.indices))
  }

  func index(of key: String) -> Int? { indices[key] }

  subscript(key: String) -> CheckedEntry? { indices[key].map { entries[$0] } }
}
