public import LocalizableStrings

/// A language that a ``Walkthrough`` is shown in.
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
  func language(for developmentLanguage: Language) -> Language {
    switch self {
    case .language(let language): language
    case .pseudo(let pseudo): pseudo.language(for: developmentLanguage)
    }
  }

  /// Whether a program has texts in the language, also of another region.
  func hasTexts(in localizer: Localizer) -> Bool {
    guard case .language(let language) = self else { return true }
    return localizer.available.contains { $0.code == language.code }
  }

  func localizer(from localizer: Localizer) -> Localizer {
    switch self {
    case .language(let language): localizer.preferring([language])
    case .pseudo(let pseudo): pseudo.localizer(from: localizer)
    }
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
