import Sternik

/// The languages that the program speaks, each by its own name.
final class LanguageScreen: Screen {
  var didSelect: (Language) -> Void = { _ in }

  var title: String { "language.title".localize }

  var body: some View {
    let current = Localizer.current.language
    let languages = Localizer.current.available
    List(languages) { language in
      HStack {
        Text(language == current ? "✓" : " ")
        Text(language.autonym)
        Text("(\(Localizer.current.name(of: language)))").dim()
      }
    } didSelect: {
      self.didSelect($0)
    }
    .initialSelection(languages.firstIndex(of: current) ?? 0)
  }
}
