extension Window {
  /// Where links and saved whereabouts begin: the coordinator of the program, else the first one.
  var firstCoordinator: Coordinator? { appCoordinator ?? coordinators.first }
}
