import Sternik

/// Tells a translator what cannot be read, over what is there, until it can be.
final class FaultsCoordinator: NavigationCoordinator<AlertScreen> {
  /// More faults do not fit; they have often one cause.
  private static let most = 4

  private let translations: TranslatedFolder

  init(_ translations: TranslatedFolder, presenter: any Presenter) {
    self.translations = translations
    super.init(presenter: presenter)
  }

  override func start() {
    let translations = translations
    let alert = AlertScreen(
      title: Texts.alert.translations.title, message: Self.message(of: translations.faults),
      actions: [AlertAction(Texts.alert.ok, role: .cancel)])
    alert.didChoose = { _ in self.finish() }
    Modal(over: presenter).show(alert, for: self)
  }

  private static func message(of faults: [String]) -> String {
    let shown = faults.prefix(most).map(\.sanitized)
    return (shown + (faults.count > most ? ["…"] : [])).joined(separator: "\n")
  }
}
