internal import CICU

/// Whether whole numbers from 1,000 to 999,999 take the same plural categories thousand by thousand.
///
/// It is read off the language's own rules: each of their relations must compare the last one, two
/// or three digits (`i % 100 = 2..4`), or the number itself with something below 1,000, which is
/// decided for all of these numbers. Where a rule says anything else, ICU is asked for each number.
enum PluralPeriod {
  static func isThousand(_ language: Language) -> Bool {
    // The names of the rule data are ICU's: underscores, and the language alone as a last resort.
    let names = [language.tag.replacingHyphens, language.code]
    for name in names {
      let rules = (0..<5).map { category in
        ICUText.read { cicu_plurals_rule(name, Int32(category), $0, $1) }
      }
      if rules.allSatisfy({ $0 != nil }) {
        return rules.allSatisfy { rule in rule.map(isPeriodic) ?? false }
      }
    }
    return false
  }

  /// A rule as `v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or e = 0 @integer …`.
  static func isPeriodic(_ rule: String) -> Bool {
    let conditions = rule.prefix { $0 != "@" }
    // Split by characters: splitting by texts would link the regular expressions of the standard
    // library, a third of a small program.
    return conditions.split(separator: " " as Character).split { $0 == "or" || $0 == "and" }
      .allSatisfy { isPeriodicRelation(Array($0)) }
  }

  /// `operand [% modulus] (=|!=) values`, split at the spaces.
  private static func isPeriodicRelation(_ words: [Substring]) -> Bool {
    switch words.count {
    case 0: true
    case 3: isBelowThousand(words[2])
    case 5 where words[1] == "%":
      if let modulus = Int(words[2]), modulus > 0 {
        1_000 % modulus == 0 || (modulus >= 1_000_000 && isBelowThousand(words[4]))
      } else {
        false
      }
    default: false
    }
  }

  private static func isBelowThousand(_ values: Substring) -> Bool {
    values.split { $0 == "," || $0 == "." }.allSatisfy { value in
      Int(value).map { $0 < 1_000 } ?? false
    }
  }
}

extension String {
  fileprivate var replacingHyphens: String { String(map { $0 == "-" ? "_" : $0 }) }
}
