package import LocalizableStrings

/// The languages that a walkthrough is shown in: ``available``, ``all`` or a list such as `["en", "pl"]`.
public struct WalkthroughLanguages: Sendable, ExpressibleByArrayLiteral {
  private enum Choice {
    case available
    case all
    case some([WalkthroughLanguage])
  }

  private let choice: Choice

  /// Every language that the program has a table in.
  public static let available = WalkthroughLanguages(choice: .available)

  /// Every language that the program has a table in, and every ``PseudoLanguage``.
  public static let all = WalkthroughLanguages(choice: .all)

  /// Some languages.
  public init(_ languages: [WalkthroughLanguage]) {
    self.init(choice: .some(languages))
  }

  public init(arrayLiteral languages: WalkthroughLanguage...) {
    self.init(languages)
  }

  private init(choice: Choice) {
    self.choice = choice
  }

  package func languages(of localizer: Localizer) -> [WalkthroughLanguage] {
    let available = localizer.available.map(WalkthroughLanguage.language)
    return switch choice {
    case .available: available
    case .all: available + PseudoLanguage.allCases.map(WalkthroughLanguage.pseudo)
    case .some(let languages): languages
    }
  }
}
