import Sternik

extension HeadlinesCoordinator {
  /// Tells what cannot be read of the translations, or takes that away when all can be.
  func show(faultsOf translations: TranslatedFolder) {
    let told = children.lazy.compactMap { $0 as? FaultsCoordinator }.first
    if translations.faults.isEmpty {
      told?.finish()
    } else if told == nil {
      start(child: FaultsCoordinator(translations, presenter: presenter))
    }
  }
}
