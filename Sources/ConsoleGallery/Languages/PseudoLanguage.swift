internal import ConsoleTexts
package import LocalizableStrings
internal import StringsFormats
internal import StringsSyntax

/// A language that shows in tests what a translation may break, made of the texts of the development language.
///
/// Its texts are in brackets. What is not is no text of a table, and a bracket that is missing shows a cut.
public enum PseudoLanguage: String, Sendable, CaseIterable {
  /// Latin letters with accents, 40 % more of them.
  case longer
  /// Hebrew letters, which run from right to left.
  case rightToLeft = "right-to-left"
  /// Letters that are two columns wide, half as many.
  case wide

  private static let growth = 40

  /// What is done to the texts, for translators.
  var summary: String {
    switch self {
    case .longer: "with accents and \(Self.growth) % longer"
    case .rightToLeft: "in Hebrew letters, from right to left"
    case .wide: "in letters that take two columns"
    }
  }

  func localizer(from localizer: Localizer) -> Localizer {
    let developmentLanguage = localizer.developmentLanguage
    let language = language(for: developmentLanguage)
    let console = Localizer(
      tables: ConsoleTexts.tables, preferring: [], developmentLanguage: developmentLanguage)
    let tables = [localizer, console].map { texts in
      StringsTable(
        language: language,
        pairs: texts.pairs(in: developmentLanguage).map {
          PropertyListPair(key: $0.key, value: $0.value.pseudo(text))
        })
    }
    return localizer.preferring(tables: tables).preferring([language])
  }

  private var text: PseudoText {
    switch self {
    case .longer: PseudoText(growth: Self.growth)
    case .rightToLeft: PseudoText(letters: .hebrew, growth: 0)
    case .wide: PseudoText(letters: .wide, growth: 0)
    }
  }

  /// A language in a region for private use, so that no program has a table of it.
  package func language(for developmentLanguage: Language) -> Language {
    switch self {
    case .longer: Language(developmentLanguage.code + "-XA") ?? developmentLanguage
    case .rightToLeft: "he-XB"
    case .wide: "ja-XC"
    }
  }
}
