internal import Synchronization

/// How one language writes numbers: ICU's formats, each opened when first used and then kept.
final class Conventions: Sendable {
  let language: Language

  private let cardinalRules = FirstUse<PluralRules>()
  private let ordinalRules = FirstUse<PluralRules>()
  private let integerWriter = FirstUse<IntegerWriter>()
  private let formats = Mutex<[String: NumberFormat]>([:])

  private static let known = Mutex<[Language: Conventions]>([:])

  private init(_ language: Language) { self.language = language }

  /// The conventions of a language, the same ones every time.
  static func of(_ language: Language) -> Conventions {
    known.withLock { known in
      if let conventions = known[language] { return conventions }
      let conventions = Conventions(language)
      known[language] = conventions
      return conventions
    }
  }

  @inline(__always)
  var cardinals: Unmanaged<PluralRules> { cardinalRules.object { PluralRules(language) } }

  var ordinals: Unmanaged<PluralRules> {
    ordinalRules.object { PluralRules(language, ordinal: true) }
  }

  @inline(__always)
  var integers: Unmanaged<IntegerWriter> {
    integerWriter.object { IntegerWriter(number("")) }
  }

  /// The format for an ICU number skeleton, as `.00`.
  func number(_ skeleton: String) -> NumberFormat {
    formats.withLock { formats in
      if let format = formats[skeleton] { return format }
      let format = NumberFormat(language, skeleton: skeleton)
      formats[skeleton] = format
      return format
    }
  }
}
