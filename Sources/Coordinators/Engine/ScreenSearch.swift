/// Which screen of a stack a request means; the screen is found when the request is applied.
struct ScreenSearch {
  /// The name of the wanted type, for diagnostics.
  let typeName: String
  let accepts: (any Presentable) -> Bool

  init<Screen: Presentable>(_ type: Screen.Type, where isWanted: @escaping (Screen) -> Bool) {
    typeName = String(describing: type)
    accepts = { ($0 as? Screen).map(isWanted) ?? false }
  }
}

extension NavigationController {
  /// The topmost screen that a search accepts; its condition may change the stack.
  func topmostScreen(_ search: ScreenSearch) -> (any Presentable)? {
    var cursor = topScreen
    while let screen = cursor, !search.accepts(screen) { cursor = self.screen(below: screen) }
    return cursor
  }

  /// The screen below another one; `nil` also if that has left.
  private func screen(below screen: any Presentable) -> (any Presentable)? {
    node.flatMap { Engine.shared.tree.screen(below: screen, in: $0) }
  }
}
