/// How one language counts and writes numbers, made once for each language.
final class LanguageRules: Sendable {
  let language: Language
  init(_ language: Language) { self.language = language }
  static func of(_ language: Language) -> Lazy<LanguageRules> { Lazy { LanguageRules(language) } }
  func category(of argument: Argument) -> PluralCategory? { .other }
  func number(_ argument: Argument, fractionDigits: Int?) -> String { "\(argument)" }
  func number(_ argument: Argument, significantDigits: Int) -> String { "\(argument)" }
  func scientific(_ argument: Argument, fractionDigits: Int) -> String { "\(argument)" }
}
