import Sternik

extension MoreCoordinator: Restorable {
  func waypoint(to child: Coordinator) -> MoreItem? { item(of: child) }

  func lead(to waypoint: MoreItem) {
    if waypoint != .signIn { open(waypoint) }
  }
}

extension MoreItem: LosslessStringConvertible {}
