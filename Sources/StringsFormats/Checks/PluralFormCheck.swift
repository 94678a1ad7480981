import LocalizableStrings
import StringsSyntax

/// Checks whether plurals have the forms that the numbers of their language take.
struct PluralFormCheck {
  private let language: Language
  /// The common numbers of each category.
  private let numbers: [PluralType: [PluralCategory: [Int64]]]
  /// The categories of all numbers.
  private let categories: [PluralType: Set<PluralCategory>]

  init(_ language: Language) {
    self.language = language
    let types = PluralType.allCases
    numbers = Dictionary(uniqueKeysWithValues: types.map { ($0, language.everydayNumbers($0)) })
    categories = Dictionary(uniqueKeysWithValues: types.map { ($0, language.pluralCategories($0)) })
  }

  func diagnostics(of checked: CheckedEntry) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for case .plural(let plural) in checked.messages {
      for (name, variable) in plural.variables.sorted(by: { $0.key < $1.key }) {
        let suffix = plural.variables.count > 1 ? " (variable '\(name)')" : ""
        found += missing(variable).map {
          checked.entry.diagnostic(.missingPluralForm, "\(language) also needs \($0)\(suffix)")
        }
        found += needless(variable).map {
          checked.entry.diagnostic(
            .needlessPluralForm, "remove \($0), which no number in \(language) takes\(suffix)")
        }
        found += withoutNumber(variable).map {
          checked.entry.diagnostic(.numberNotShown, $0 + suffix)
        }
      }
    }
    // Several devices may have the same problem.
    return found.withoutDuplicates()
  }

  private func missing(_ variable: PluralVariable) -> [String] {
    named(
      PluralCategory.allCases.filter {
        numbers[variable.type]?[$0] != nil && variable.forms[$0] == nil && $0 != .other
      })
  }

  /// `zero` is always allowed: if a text has it, the number 0 uses it in every language.
  private func needless(_ variable: PluralVariable) -> [String] {
    named(
      PluralCategory.allCases.filter {
        variable.forms[$0] != nil && categories[variable.type]?.contains($0) == false && $0 != .zero
          && $0 != .other
      })
  }

  /// The forms that stand for several numbers without showing the number, if `other` shows it.
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
        "'\(category.rawValue)' is used for \(examples)\(rest) in \(language), but does not show "
        + "the number: add it"
    }
  }

  private func named(_ categories: [PluralCategory]) -> [String] {
    guard !categories.isEmpty else { return [] }
    return [
      (categories.count == 1 ? "the form " : "the forms ")
        + categories.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    ]
  }
}

extension Format {
  /// True if a placeholder shows a value, not only the form of a variable.
  fileprivate var showsNumber: Bool {
    placeholders.contains { if case .variable = $0.conversion { false } else { true } }
  }
}
