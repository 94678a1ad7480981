import Sternik

/// Tells a translator what cannot be read, over what is there, until it can be.
final class FaultsCoordinator: NavigationCoordinator<AlertScreen> {
  private let translations: TranslatedFolder

  init(_ translations: TranslatedFolder, presenter: any Presenter) {
    self.translations = translations
    super.init(presenter: presenter)
  }

  override func start() {
    let translations = translations
    let alert = AlertScreen(
      title: Texts.alert.translations.title,
      message: AlertLines.joined(translations.faults.map(\.sanitized)),
      actions: [AlertAction(Texts.alert.ok, role: .cancel)])
    alert.didChoose = { _ in self.finish() }
    Modal(over: presenter).show(alert, for: self)
  }
}
