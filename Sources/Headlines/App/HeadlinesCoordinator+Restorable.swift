import Sternik

extension HeadlinesCoordinator: Restorable {
  enum RestorationID: String, LosslessStringConvertible {
    case tabs
  }

  func restorationID(of child: Coordinator) -> RestorationID? {
    child is HeadlinesTabsCoordinator ? .tabs : nil
  }

  /// The tabs are there from the start.
  func restore(_ id: RestorationID) {}

  /// Tells that the reader could not be led to all that was open.
  func tellUnrestored() {
    presentAlert(title: Texts.alert.restore.title, message: Texts.alert.restore.message)
  }
}
