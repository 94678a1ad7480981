import Sternik

extension HeadlinesTabsCoordinator: Restorable {
  enum Waypoint: String, LosslessStringConvertible {
    case news
    case more
  }

  func waypoint(to child: Coordinator) -> Waypoint? {
    switch child {
    case is NewsCoordinator: .news
    case is MoreCoordinator: .more
    default: nil
    }
  }

  /// Both tabs are there from the start.
  func lead(to waypoint: Waypoint) {}
}
