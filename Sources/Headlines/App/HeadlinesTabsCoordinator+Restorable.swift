import Sternik

extension HeadlinesTabsCoordinator: Restorable {
  func restorationID(of child: Coordinator) -> Segment? { tab(of: child) }

  /// All tabs are there from the start.
  func restore(_ id: Segment) {}
}
