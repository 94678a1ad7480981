internal import Coordinators

extension Presentable {
  /// The title in tab bars: a container may have another one there than that of its root screen.
  var titleInTabBar: String { (self as? Container)?.tabTitle?() ?? displayTitle }

  /// The title in title bars, and by default in tab bars; a container has the title of its root screen.
  var displayTitle: String {
    switch self {
    case let stack as NavigationController: stack.rootScreen?.displayTitle ?? ""
    case let tabs as TabBarController: tabs.selected?.titleInTabBar ?? ""
    case let split as SplitViewController: split.columns[0].displayTitle
    case let screen as any Screen: screen.title
    default: ""
    }
  }
}
