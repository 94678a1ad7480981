import LocalizableStrings

/// The mark a text ends with, whichever shape it has in a script.
enum EndMark: String, Comparable {
  case none = "no mark"
  case period = "a full stop"
  case ellipsis = "an ellipsis"
  case question = "a question mark"
  case exclamation = "an exclamation mark"
  case colon = "a colon"
  case semicolon = "a semicolon"
  case comma = "a comma"

  /// The mark at the end of a text, behind which quotes, brackets and space may stand.
  init(of text: String, in language: Language) {
    let scalars = Array(text.unicodeScalars.reversed().drop { $0.closesText })
    switch scalars.first {
    case "…", "⋯", "‥": self = .ellipsis
    case "." where scalars.dropFirst().first == ".": self = .ellipsis
    case "。" where scalars.dropFirst().first == "。": self = .ellipsis
    case ".", "。", "．", "｡", "।", "॥", "۔", "։", "።", "။", "។", "᠃", "꓿": self = .period
    case "?", "？", "؟", "\u{037E}", "፧", "՞", "⸮", "‽": self = .question
    case ";" where language.code == "el": self = .question
    case "!", "！", "՜", "¡", "⁉", "⁈", "‼": self = .exclamation
    case ":", "：", "፡", "︓": self = .colon
    case ";", "；", "؛": self = .semicolon
    case ",", "，", "、", "،", "､": self = .comma
    default: self = .none
    }
  }

  static func < (left: EndMark, right: EndMark) -> Bool { left.rawValue < right.rawValue }

  /// The marks that a language ends no sentence with: they are written as space, or inside a word.
  static func unused(in language: Language) -> Set<EndMark> {
    switch language.code {
    case "th", "lo": [.period, .question, .exclamation, .colon, .semicolon, .comma]
    case "hy": [.question, .exclamation]
    default: []
    }
  }
}

extension Unicode.Scalar {
  /// Whether it may stand behind the mark that ends a text.
  fileprivate var closesText: Bool {
    switch properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .spaceSeparator, .format, .lineSeparator, .control:
      true
    case .initialPunctuation: true  // German „…“ and Swedish ”…” close with what others open with.
    default: self == "\"" || self == "'" || self == "*" || self == "_"
    }
  }
}
