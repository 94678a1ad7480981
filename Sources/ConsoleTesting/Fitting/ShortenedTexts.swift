internal import ConsoleGallery

/// Where a walkthrough accepts texts that the program lets its views shorten.
public enum ShortenedTexts: Sendable, Hashable {
  /// In no language.
  case nowhere
  /// In each `PseudoLanguage`, since no user reads them.
  case inPseudoLanguages
  /// In all languages.
  case everywhere

  func allow(_ finding: FitFinding) -> Bool {
    guard finding.kind == .shortened else { return false }
    switch (self, finding.language) {
    case (.everywhere, _), (.inPseudoLanguages, .pseudo): return true
    case (.nowhere, _), (.inPseudoLanguages, .language): return false
    }
  }
}
