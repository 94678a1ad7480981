import Sternik

extension HeadlinesCoordinator {
  /// Shows the errors in the edited translations, or removes the alert when there are none.
  func showErrors(of translations: EditedTranslations) {
    let shown = children.lazy.compactMap { $0 as? TranslationErrorsCoordinator }.first
    if translations.errorLines.isEmpty {
      shown?.finish()
    } else if shown == nil {
      start(child: TranslationErrorsCoordinator(translations, presenter: presenter))
    }
  }
}
