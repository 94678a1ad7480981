internal import CICU

/// Finds languages whose plural categories repeat every thousand for numbers from 1,000 to 999,999.
///
/// The categories repeat if each relation in the language's rules compares the last one, two or three
/// digits (`i % 100 = 2..4`), or compares the number with values below 1,000, which gives the same
/// result for all these numbers. Otherwise ICU determines the category of each number.
enum RepeatingPluralRules {
  static func isOneThousand(_ language: Language) -> Bool {
    // ICU names its rule data with underscores; the language alone is the fallback.
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

  /// Whether a rule repeats, such as `v = 0 and i % 10 = 2..4 and i % 100 != 12..14 @integer …`.
  static func isPeriodic(_ rule: String) -> Bool {
    let conditions = rule.prefix { $0 != "@" }
    // Splitting by strings would link the regular expressions of the standard library, a third of the
    // size of a small program.
    return conditions.split(separator: " " as Character).split { $0 == "or" || $0 == "and" }
      .allSatisfy { isPeriodicRelation(Array($0)) }
  }

  /// Whether a relation repeats: `operand [% modulus] (=|!=) values`, split at spaces.
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
