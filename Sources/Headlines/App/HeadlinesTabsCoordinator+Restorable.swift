import Sternik

extension HeadlinesTabsCoordinator: Restorable {
  func waypoint(to child: Coordinator) -> Segment? { tab(of: child) }

  /// All tabs are there from the start.
  func lead(to waypoint: Segment) {}
}
