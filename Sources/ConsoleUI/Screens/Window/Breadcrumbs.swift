/// The path to the active screen: the titles of its stack, and the tabs around it.
struct Breadcrumbs {
  /// The titles of the top screen in the stack and the one below it, the top one last.
  var titles: [String] = []
  var tabs: TabStripElement?
}
