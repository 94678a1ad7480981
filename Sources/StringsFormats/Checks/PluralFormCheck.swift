import LocalizableStrings
import StringsSyntax

/// Checks whether plurals have the forms that their language's numbers take.
struct PluralFormCheck {
  private let language: Language
  /// The everyday numbers that take each category.
  private let numbers: [PluralType: [PluralCategory: [Int64]]]
  /// Every category that some number takes.
  private let categories: [PluralType: Set<PluralCategory>]

  init(_ language: Language) {
    self.language = language
    let types = PluralType.allCases
    numbers = Dictionary(uniqueKeysWithValues: types.map { ($0, language.everydayNumbers($0)) })
    categories = Dictionary(uniqueKeysWithValues: types.map { ($0, language.pluralCategories($0)) })
  }

  func problems(of entry: CheckedEntry) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for case .plural(let plural) in entry.messages {
      for (name, variable) in plural.variables.sorted(by: { $0.key < $1.key }) {
        let place = plural.variables.count > 1 ? " (variable '\(name)')" : ""
        problems += missing(variable).map {
          entry.warning(.missingPluralForm, "\(language) needs \($0) too\(place)")
        }
        problems += needless(variable).map {
          entry.warning(.needlessPluralForm, "no number takes \($0) in \(language)\(place)")
        }
        problems += withoutNumber(variable).map {
          entry.warning(.numberNotShown, $0 + place)
        }
      }
    }
    // Several devices may have the same problem.
    var seen: Set<Diagnostic> = []
    return problems.filter { seen.insert($0).inserted }
  }

  private func missing(_ variable: PluralVariable) -> [String] {
    named(
      PluralCategory.allCases.filter {
        numbers[variable.type]?[$0] != nil && variable.forms[$0] == nil && $0 != .other
      })
  }

  /// The number 0 takes the form `zero` in every language.
  private func needless(_ variable: PluralVariable) -> [String] {
    named(
      PluralCategory.allCases.filter {
        variable.forms[$0] != nil && categories[variable.type]?.contains($0) == false && $0 != .zero
          && $0 != .other
      })
  }

  /// A form that stands for several numbers without showing which, where `other` shows it.
  private func withoutNumber(_ variable: PluralVariable) -> [String] {
    guard variable.forms[.other]?.showsNumber == true else { return [] }
    return PluralCategory.allCases.compactMap { category in
      guard category != .zero, let form = variable.forms[category], !form.showsNumber,
        let own = numbers[variable.type]?[category]?.filter({
          $0 != 0 || variable.forms[.zero] == nil
        }),
        own.count > 1
      else { return nil }
      let examples = own.prefix(3).map(\.description).joined(separator: ", ")
      let rest = own.count > 3 ? " …" : ""
      return
        "'\(category.rawValue)' stands for \(examples)\(rest) in \(language), but shows no number"
    }
  }

  private func named(_ categories: [PluralCategory]) -> [String] {
    guard !categories.isEmpty else { return [] }
    return ["the form " + categories.map { "'\($0.rawValue)'" }.joined(separator: ", ")]
  }
}

extension Format {
  /// Whether a placeholder shows a value here, not only a variable's form.
  fileprivate var showsNumber: Bool {
    placeholders.contains { if case .variable = $0.conversion { false } else { true } }
  }
}
