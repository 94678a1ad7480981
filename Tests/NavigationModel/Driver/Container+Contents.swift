import Coordinators

extension Container {
  /// The screens, tabs or columns.
  var contents: [any Presentable] {
    switch self {
    case let stack as NavigationController: stack.screens
    case let bar as TabBarController: bar.tabs
    case let split as SplitViewController: split.columns
    default: []
    }
  }

  /// The selected tab or column.
  var selection: (any Presentable)? {
    (self as? TabBarController)?.selected ?? (self as? SplitViewController)?.selected
  }
}
