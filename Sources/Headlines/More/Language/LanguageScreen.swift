import Sternik

/// The languages of the program, each under its own name.
final class LanguageScreen: Screen {
  var didSelect: (Language) -> Void = { _ in }

  var title: String { "language.title".localize }

  var body: some View {
    let current = Localizer.current.language
    let languages = Localizer.current.available
    List(languages) { language in
      HStack {
        Sign(language == current ? .chosen : .none)
        Text(language.autonym).truncated()
        Text(Self.translatedName(of: language)).truncated().foreground(.muted)
      }
      .accessibilityLabel(
        [language.autonym, Self.translatedName(of: language)].filter { !$0.isEmpty }
          .joined(separator: " ") + (language == current ? ", " + Texts.language.chosen : ""))
    } didSelect: {
      self.didSelect($0)
    }
    .actionLabel(Texts.keys.choose)
    .initialHighlight(languages.firstIndex(of: current) ?? 0)
  }

  /// The name of a language in the current language, in parentheses; empty for the current one.
  private static func translatedName(of language: Language) -> String {
    let name = Localizer.current.name(of: language)
    return name == language.autonym ? "" : "(\(name))"
  }
}
