import Sternik

/// Shows a translator the errors in the edited folder, in an alert over the current screen.
final class TranslationErrorsCoordinator: NavigationCoordinator<AlertScreen> {
  private let translations: EditedTranslations

  init(_ translations: EditedTranslations, presenter: any Presenter) {
    self.translations = translations
    super.init(presenter: presenter)
  }

  override func start() {
    let translations = translations
    let alert = AlertScreen(
      title: Texts.alert.translations.title,
      message: AlertLines.joined(translations.errorLines.map(\.sanitized)),
      kind: .error, actions: [AlertAction(Texts.alert.ok, role: .cancel)])
    alert.didChoose = { _ in self.finish() }
    Modal(over: presenter).show(alert, for: self)
  }
}
