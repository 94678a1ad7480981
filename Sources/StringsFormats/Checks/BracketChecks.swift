import LocalizableStrings
import StringsSyntax

extension TextRule {
  static let unbalancedBracket = TextRule(
    code: .unbalancedBracket, own: .bracket, source: .bracket
  ) { pair in
    let own = Brackets(pair.own)
    let source = Brackets(pair.source)
    for kind in Brackets.Kind.allCases where own.depths[kind] != nil {
      guard !source.isUnbalanced(kind), own.isUnbalanced(kind),
        Brackets(pair.own, withoutSigns: true).isUnbalanced(kind)
      else { continue }
      if own.isInterval || pair.endsWithSmile { return nil }
      let isOpen = own.depths[kind].map { $0.final > 0 } ?? false
      return TextProblem(
        isOpen
          ? "close '\(kind.opening)' with '\(kind.closing)'"
          : "open what '\(kind.closing)' closes with '\(kind.opening)', or remove it")
    }
    guard let open = pair.own.openQuotationMark(pair.language) else { return nil }
    let marks = pair.source.unicodeScalars.count { $0.isQuotationMark }
    guard marks.isMultiple(of: 2) else { return nil }
    return TextProblem("close the quotation mark '\(open)'")
  }
}

/// How deep the brackets of each kind in a text are nested; a wide one can close a narrow one.
private struct Brackets {
  enum Kind: CaseIterable {
    case round, square, curly, corner, whiteCorner, doubleAngle, lenticular

    var opening: Character {
      switch self {
      case .round: "("
      case .square: "["
      case .curly: "{"
      case .corner: "「"
      case .whiteCorner: "『"
      case .doubleAngle: "《"
      case .lenticular: "【"
      }
    }

    var closing: Character {
      switch self {
      case .round: ")"
      case .square: "]"
      case .curly: "}"
      case .corner: "」"
      case .whiteCorner: "』"
      case .doubleAngle: "》"
      case .lenticular: "】"
      }
    }

    /// The kind of a bracket, and whether it opens.
    static func of(_ scalar: Unicode.Scalar) -> (Kind, opens: Bool)? {
      switch scalar {
      case "(", "（": (.round, true)
      case ")", "）": (.round, false)
      case "[", "［": (.square, true)
      case "]", "］": (.square, false)
      case "{", "｛": (.curly, true)
      case "}", "｝": (.curly, false)
      case "「": (.corner, true)
      case "」": (.corner, false)
      case "『": (.whiteCorner, true)
      case "』": (.whiteCorner, false)
      case "《": (.doubleAngle, true)
      case "》": (.doubleAngle, false)
      case "【": (.lenticular, true)
      case "】": (.lenticular, false)
      default: nil
      }
    }
  }

  private(set) var depths: [Kind: (final: Int, lowest: Int)] = [:]
  private let text: String

  /// `withoutSigns` skips the brackets of `1)`, `a)` and `:)`.
  init(_ text: String, withoutSigns: Bool = false) {
    self.text = text
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      guard let (kind, opens) = Kind.of(scalar) else { continue }
      if withoutSigns, scalars.isSign(at: index) { continue }
      var depth = depths[kind] ?? (0, 0)
      depth.final += opens ? 1 : -1
      depth.lowest = min(depth.lowest, depth.final)
      depths[kind] = depth
    }
  }

  func isUnbalanced(_ kind: Kind) -> Bool {
    depths[kind].map { $0.final != 0 || $0.lowest < 0 } ?? false
  }

  /// Whether brackets of two kinds close each other around numbers: `[0, 1)`.
  var isInterval: Bool {
    let (round, square) = (depths[.round]?.final ?? 0, depths[.square]?.final ?? 0)
    return round == -square && round != 0 && text.contains(where: \.isNumber)
  }
}

extension TextPair {
  /// Whether a bracket at the end is a smile, as in Russian, where the source text has none.
  fileprivate var endsWithSmile: Bool {
    ["ru", "uk", "be", "kk"].contains(language.code) && own.last == ")" && !own.contains("(")
      && !source.contains(")")
  }
}

extension [Unicode.Scalar] {
  /// Whether a bracket is part of a sign: `1)` or `a)` at the start of a word, or a face such as `:)`.
  fileprivate func isSign(at index: Int) -> Bool {
    guard index > 0 else { return false }
    let eyes: Set<Unicode.Scalar> = [":", ";", "=", "8"]
    let before = self[index - 1]
    if eyes.contains(before) || (before == "-" && index > 1 && eyes.contains(self[index - 2])) {
      return true
    }
    guard self[index] == ")" || self[index] == "）" else { return false }
    let word = self[..<index].reversed().prefix {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
    let start = index - word.count
    let isStart =
      start == 0 || self[start - 1].properties.isWhitespace
      || "：；，、。".unicodeScalars.contains(self[start - 1])
    return isStart && (word.count == 1 || word.allSatisfy { $0.properties.numericType != nil })
  }
}

extension Unicode.Scalar {
  fileprivate var isQuotationMark: Bool {
    switch self {
    case "\"", "“", "”", "„", "‟", "«", "»", "″": true
    default: false
    }
  }
}

extension String {
  /// A quotation mark that nothing behind it can close.
  fileprivate func openQuotationMark(_ language: Language) -> Character? {
    var before: Unicode.Scalar = " "
    let marks = unicodeScalars.filter { scalar in
      defer { before = scalar }
      // None opens behind a letter of the same script, as in text that was decoded twice.
      return scalar.isQuotationMark && !(scalar == "«" && (0xC0..<0x250).contains(before.value))
    }
    guard let last = marks.last else { return nil }
    switch last {
    case "„": return "„"
    case "«": return marks.contains("»") || marks.count > 1 ? nil : "«"
    case "“" where marks.count == 1:
      // In others, it closes „.
      return Self.opensHigh.contains(language.code) ? "“" : nil
    default: return nil
    }
  }

  private static let opensHigh: Set = [
    "en", "es", "pt", "it", "fr", "nl", "ca", "gl", "zh", "ja", "ko", "vi", "id", "ms", "tr", "th",
    "hi", "ar", "he", "fa", "cy", "ga",
  ]
}
