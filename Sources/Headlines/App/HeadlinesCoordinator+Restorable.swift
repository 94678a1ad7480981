import Sternik

extension HeadlinesCoordinator: Restorable {
  enum RestorationID: String, LosslessStringConvertible {
    case tabs
  }

  func restorationID(of child: Coordinator) -> RestorationID? {
    child is HeadlinesTabsCoordinator ? .tabs : nil
  }

  /// Does nothing: `start()` shows the tabs.
  func restore(_ id: RestorationID) {}

  /// Shows an alert that a part of the saved navigation state could not be restored.
  func reportIncompleteRestoration() {
    presentAlert(title: Texts.alert.restore.title, message: Texts.alert.restore.message)
  }
}
