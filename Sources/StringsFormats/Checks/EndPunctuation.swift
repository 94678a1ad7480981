import LocalizableStrings

/// The punctuation at the end of a text, whatever shape it has in a script.
enum EndPunctuation: String, Comparable {
  case none = "no punctuation"
  case period = "a full stop"
  case ellipsis = "an ellipsis"
  case question = "a question mark"
  case exclamation = "an exclamation mark"
  case colon = "a colon"
  case semicolon = "a semicolon"
  case comma = "a comma"

  /// Finds the punctuation; quotes, brackets and space may follow it.
  init(of text: String) {
    let scalars = text.unicodeScalars.reversed().lazy.drop { $0.mayFollowPunctuation }.prefix(2)
    let before = scalars.dropFirst().first
    switch scalars.first {
    case "…", "⋯", "‥": self = .ellipsis
    case "." where before == ".": self = .ellipsis
    case "。" where before == "。": self = .ellipsis
    case ".", "。", "．", "｡", "।", "॥", "۔", "։", "።", "။", "។", "᠃", "꓿": self = .period
    case "?", "？", "؟", "\u{037E}", "፧", "՞", "⸮", "‽": self = .question
    case "!", "！", "՜", "¡", "⁉", "⁈", "‼": self = .exclamation
    case ":", "：", "፡", "︓": self = .colon
    case ";", "；", "؛": self = .semicolon
    case ",", "，", "、", "،", "､": self = .comma
    default: self = .none
    }
  }

  /// Whether a text can follow the punctuation at the end of another one: quotes, brackets and space.
  static func isFollowed(by text: String) -> Bool {
    text.unicodeScalars.allSatisfy(\.mayFollowPunctuation)
  }

  /// Without an article.
  var name: Substring {
    rawValue[(rawValue.firstIndex(of: " ").map(rawValue.index(after:)) ?? rawValue.startIndex)...]
  }

  static func < (left: EndPunctuation, right: EndPunctuation) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The punctuation that ends no sentence in a language, which has spaces or marks inside words instead.
  static func unused(in language: Language) -> Set<EndPunctuation> {
    switch language.code {
    case "th", "lo": [.period, .question, .exclamation, .colon, .semicolon, .comma]
    case "hy": [.question, .exclamation]
    default: []
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is an emoji, or makes one of the character before it.
  fileprivate var isPicture: Bool {
    properties.isEmojiPresentation || self == "\u{FE0F}"
      || properties.isEmoji && properties.generalCategory == .otherSymbol
  }

  /// True for what may follow the punctuation at the end of a text.
  fileprivate var mayFollowPunctuation: Bool {
    // Most texts end so, and the categories of others are slow to look up.
    if ("a"..."z").contains(self) || self == "." { return false }
    return switch properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .spaceSeparator, .format, .lineSeparator, .control:
      true
    // German „…“ and Swedish ”…” end with a character that opens quotes elsewhere.
    case .initialPunctuation: true
    default: self == "\"" || self == "'" || self == "*" || self == "_" || isPicture
    }
  }
}
