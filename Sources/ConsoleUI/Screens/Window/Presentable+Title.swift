internal import Coordinators

extension Presentable {
  /// The title in tab bars and title bars; a container has the title of its root screen.
  var displayTitle: String {
    switch self {
    case let stack as NavigationController: stack.rootScreen?.displayTitle ?? ""
    case let tabs as TabBarController: tabs.selected?.displayTitle ?? ""
    case let split as SplitViewController: split.columns[0].displayTitle
    case let screen as any Screen: screen.title
    default: ""
    }
  }
}
