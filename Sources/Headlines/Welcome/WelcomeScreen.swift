import Sternik

/// Greets the user at the first start, and lets them choose a language.
final class WelcomeScreen: Screen {
  var didChooseLanguage: (Language) -> Void = { _ in }
  var didTapStart: () -> Void = {}

  var title: String { Texts.welcome.title }

  var presentation: Presentation { .box }

  var body: some View {
    let languages = Localizer.current.available
    let current = Localizer.current.language
    VStack(spacing: 1) {
      Text(Texts.welcome.greeting)
      Picker(
        Texts.welcome.language, languages.map(\.autonym),
        selection: languages.firstIndex(of: current) ?? 0
      ) {
        self.didChooseLanguage(languages[$0])
      }
      Button(Texts.welcome.start) { self.didTapStart() }.focused()
    }
  }
}
