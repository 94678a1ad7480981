import Sternik

extension HeadlinesCoordinator: Restorable {
  enum Waypoint: String, LosslessStringConvertible {
    case tabs
  }

  func waypoint(to child: Coordinator) -> Waypoint? {
    child is HeadlinesTabsCoordinator ? .tabs : nil
  }

  /// The tabs are there from the start.
  func lead(to waypoint: Waypoint) {}

  /// Tells that the reader could not be led to all that was open.
  func tellUnrestored() {
    presentAlert(title: Texts.alert.restore.title, message: Texts.alert.restore.message)
  }
}
