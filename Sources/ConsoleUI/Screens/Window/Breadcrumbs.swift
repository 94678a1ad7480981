/// The path to the active screen: the titles of its stack, and the tabs around it.
struct Breadcrumbs {
  /// The titles of the screens in the stack, root first.
  var titles: [String] = []
  var tabs: TabStripElement?
}
