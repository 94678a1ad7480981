import Sternik

extension Launch {
  /// Shows the translations of `--localizations` as they change, until the task is cancelled.
  func followTranslations(in window: Window) -> Task<Void, Never>? {
    guard let translations = options.translations else { return nil }
    let showErrors = { [weak window] in
      (window?.appCoordinator as? HeadlinesCoordinator)?.showErrors(of: translations)
    }
    translations.didRead = { [weak translations] in
      guard let translations else { return }
      Localizer.setDefault(Localizer.default.replacing(tables: translations.stringsTables))
      showErrors()
      Console.setAllNeedRedraw()
    }
    showErrors()
    return Task { await translations.follow(on: window.clock) }
  }
}
