internal import Coordinators

extension Presentable {
  /// What a tab or a title bar calls this: a container is called after its bottom screen.
  var shownTitle: String {
    switch self {
    case let stack as NavigationController: stack.screens.first?.shownTitle ?? ""
    case let tabs as TabBarController: tabs.selected?.shownTitle ?? ""
    case let screen as any Screen: screen.title
    default: ""
    }
  }
}
