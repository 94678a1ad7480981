import LocalizableStrings
import StringsSyntax

/// A check that compares each text of a translation with the text it is made from.
struct TextRule: Sendable {
  let code: Diagnostic.Code
  /// The rule runs if the translation has one of these.
  var own: TextTraits = []
  /// The rule runs if the source text has one of these.
  var source: TextTraits = []
  let problem: @Sendable (TextPair) -> TextProblem?

  func applies(own: TextTraits, source: TextTraits) -> Bool {
    !self.own.isDisjoint(with: own) || !self.source.isDisjoint(with: source)
  }
}

/// What to do about a text.
struct TextProblem {
  let message: String
  var severity: Diagnostic.Severity = .warning

  init(_ message: String, _ severity: Diagnostic.Severity = .warning) {
    (self.message, self.severity) = (message, severity)
  }
}

/// A text of a translation and the text it is made from: the same plural form, or else `other`.
struct TextPair {
  let own: String
  let source: String
  let language: Language
  let sourceLanguage: Language
  /// The form of a plural that the text is.
  let category: PluralCategory?
  private let file: String
  let sourceTable: SourceHabits

  init(
    own: String, source: String, _ comparison: SourceComparison, category: PluralCategory?,
    file: String
  ) {
    (self.own, self.source) = (own, source)
    language = comparison.language
    sourceLanguage = comparison.sourceLanguage
    self.category = category
    self.file = file
    sourceTable = comparison.habits
  }

  var ownBytes: [UInt8] { Array(own.utf8) }
  var sourceBytes: [UInt8] { Array(source.utf8) }
  /// The name of the file without its extension.
  var table: Substring {
    let name = file.split(separator: "/").last ?? ""
    return name.split(separator: ".").first ?? ""
  }
}

/// How the source texts of a table are written, as far as one text alone does not say it.
struct SourceHabits: Sendable {
  /// Whether two texts have `{name}`.
  var usesBraces = false
  /// Whether a text has an entity, such as `&lt;`.
  var usesEntities = false
}

extension SourceHabits {
  init(_ entries: [CheckedEntry]) {
    usesBraces =
      entries.lazy.filter { $0.traits.contains(.brace) }.filter { entry in
        entry.texts.contains { NamedPlaceholders(Array($0.utf8)).hasBare }
      }.prefix(2).count == 2
    usesEntities = entries.contains { entry in
      entry.traits.contains(.ampersand) && entry.texts.contains { $0.hasEntity }
    }
  }
}

extension TextRule {
  static let all: [TextRule] = [
    .namedPlaceholder,
    .tagMismatch,
    .escapedEntity,
    .doubledSpace,
    .repeatedDots,
    .unbalancedBracket,
    .addressMismatch,
    .numberMismatch,
    .lineBreak,
    .markdownLost,
    .decodedTwice,
  ]
}

extension SourceComparison {
  /// What the rules find, each once.
  func textDiagnostics(
    of checked: CheckedEntry, comparedTo source: CheckedEntry
  ) -> [Diagnostic] {
    let rules = TextRule.all.filter { $0.applies(own: checked.traits, source: source.traits) }
    guard !rules.isEmpty else { return [] }
    let pairs = pairs(checked, source)
    return rules.compactMap { rule in
      pairs.lazy.compactMap(rule.problem).first.map { problem in
        checked.entry.diagnostic(rule.code, problem.message, severity: problem.severity)
      }
    }
  }

  private func pairs(_ checked: CheckedEntry, _ source: CheckedEntry) -> [TextPair] {
    checked.pairs(with: source).flatMap { message, counterpart in
      message.categories.compactMap { category -> TextPair? in
        let own = message.text(with: category)
        let source = counterpart.text(with: category)
        guard own != source, !own.allSatisfy(\.isWhitespace) else { return nil }
        return TextPair(
          own: own, source: source, self, category: category, file: checked.entry.file)
      }
    }
  }
}

extension Message {
  /// The forms of all variables, in order; `nil` alone for a text without them.
  fileprivate var categories: [PluralCategory?] {
    guard case .plural(let plural) = self else { return [nil] }
    let forms = Set(plural.variables.values.flatMap(\.forms.keys))
    return PluralCategory.allCases.filter(forms.contains)
  }

  /// The text with a form of each variable in its place.
  fileprivate func text(with category: PluralCategory?) -> String {
    switch self {
    case .text(let format): return format.source
    case .plural(let plural):
      var text = ""
      plural.write(plural.format, category ?? .other, depth: 0, to: &text)
      return text
    }
  }
}

extension PluralMessage {
  /// Bounded, because variables can nest exponentially.
  fileprivate func write(
    _ format: Format, _ category: PluralCategory, depth: Int, to text: inout String
  ) {
    for piece in format.pieces where text.utf8.count < 65_536 {
      switch piece {
      case .text(let words): text += words
      case .placeholder(let placeholder):
        if case .variable(let name) = placeholder.conversion, depth < 4,
          let form = variables[name]?.form(category)
        {
          write(form, category, depth: depth + 1, to: &text)
        } else {
          text += placeholder.source
        }
      }
    }
  }
}

extension [UInt8] {
  /// Whether the bytes begin with those of a text, from an index.
  func has(_ text: StaticString, at index: Int) -> Bool {
    guard index >= 0, index + text.utf8CodeUnitCount <= count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(self[index..<(index + $0.count)]) }
  }

  subscript(safe index: Int) -> UInt8? { indices.contains(index) ? self[index] : nil }

  /// The text of a range that ends at characters.
  func text(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }
}

extension UInt8 {
  var isDigit: Bool { (0x30...0x39).contains(self) }
  var isLetter: Bool { (0x41...0x5A).contains(self & 0xDF) }
}
