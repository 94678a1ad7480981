import ConsoleLibrary
import LocalizableStrings
import StringsFormats
import StringsSyntax

/// The texts of the console as a `.strings` file to translate.
struct ConsoleTemplate {
  private let language: Language
  private let entries: [TranslationEntry]
  /// The texts in the language, if they come with the package.
  private let translated: [String: TranslationEntry]

  init(language: Language, without known: Set<String> = []) {
    self.language = language
    entries = LibraryTexts.console.entries.filter { !known.contains($0.key) }
    let own = LibraryTexts.console.translations.first { $0.language.code == language.code }
    translated = Dictionary(uniqueKeysWithValues: own?.entries.map { ($0.key, $0) } ?? [])
  }

  var text: String { entries.map(text).joined(separator: "\n") }

  private func text(_ entry: TranslationEntry) -> String {
    let comment = entry.comment.map { "/* \($0) */\n" } ?? ""
    let value = translated[entry.key]?.value ?? entry.value.withForms(of: language)
    return comment + "\(OldStylePropertyList.quoted(entry.key)) = \(text(value, indent: ""));\n"
  }

  /// Plurals have a line for each form.
  private func text(_ value: PropertyListValue, indent: String) -> String {
    guard case .dictionary(let pairs) = value else {
      return OldStylePropertyList.quoted(value.string ?? "")
    }
    let inner = indent + "  "
    let lines = pairs.map { pair in
      "\(inner)\(pair.key) = \(text(pair.value, indent: inner));\n"
    }
    return "{\n\(lines.joined())\(indent)}"
  }
}

extension PropertyListValue {
  /// A plural with the forms that the numbers of a language take.
  ///
  /// A form that this plural lacks is that for other numbers.
  fileprivate func withForms(of language: Language) -> PropertyListValue {
    guard case .dictionary(let pairs) = self else { return self }
    let names = PluralCategory.allCases.map(\.rawValue)
    guard let other = pairs.first(where: { $0.key == PluralCategory.other.rawValue }) else {
      return .dictionary(
        pairs.map { PropertyListPair(key: $0.key, value: $0.value.withForms(of: language)) })
    }
    let needed = language.everydayNumbers(.cardinal)
    let forms = PluralCategory.allCases.filter { needed[$0] != nil || $0 == .other }
    return .dictionary(
      pairs.filter { !names.contains($0.key) }
        + forms.map { form in
          pairs.first { $0.key == form.rawValue }
            ?? PropertyListPair(key: form.rawValue, value: other.value)
        })
  }
}
