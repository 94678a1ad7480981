public import LocalizableStrings

/// A language in which a walkthrough shows a program.
public enum WalkthroughLanguage: Sendable, Hashable {
  /// A language of the program.
  case language(Language)
  /// The development language, changed by rules.
  case pseudo(PseudoLanguage)

  /// The tag of the language, such as `pl`, or the name of the pseudo-language, such as `longer`.
  public var tag: String {
    switch self {
    case .language(let language): language.tag
    case .pseudo(let pseudo): pseudo.rawValue
    }
  }

  /// The language of the texts.
  package func language(for developmentLanguage: Language) -> Language {
    switch self {
    case .language(let language): language
    case .pseudo(let pseudo): pseudo.language(for: developmentLanguage)
    }
  }

  /// Whether a program has texts in the language, also of another region; a program without tables has its own language.
  package func hasTexts(in localizer: Localizer) -> Bool {
    guard case .language(let language) = self else { return true }
    return (localizer.available + [localizer.developmentLanguage]).contains {
      $0.isWritten(as: language)
    }
  }

  /// The languages in which a walk looks texts up, in order.
  package func chain(of localizer: Localizer) -> [Language] {
    switch self {
    case .language(let language):
      return localizer.preferring([language]).chain
    case .pseudo(let pseudo):
      // An empty table gives the chain of a pseudo-language without making its texts.
      let language = pseudo.language(for: localizer.developmentLanguage)
      return localizer.preferring(tables: [StringsTable(language: language, source: "")])
        .preferring([language]).chain
    }
  }

  package func localizer(from localizer: Localizer) -> Localizer {
    switch self {
    case .language(let language): localizer.preferring([language])
    case .pseudo(let pseudo): pseudo.localizer(from: localizer)
    }
  }
}

extension Language {
  /// Whether both are one language in one script, whatever the region: zh-TW is written as zh-Hant, but not as zh.
  package func isWritten(as other: Language) -> Bool {
    code == other.code && maximized.script == other.maximized.script
  }
}

extension WalkthroughLanguage: ExpressibleByStringLiteral, CustomStringConvertible {
  public init(stringLiteral tag: String) {
    self =
      PseudoLanguage(rawValue: tag).map(WalkthroughLanguage.pseudo)
      ?? .language(Language(tag) ?? .undetermined)
  }

  public var description: String { tag }
}
