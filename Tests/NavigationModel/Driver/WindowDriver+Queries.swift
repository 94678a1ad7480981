import Coordinators

/// Requests for the screen of a type.
extension WindowDriver {
  /// A type that no screen has.
  private final class AbsentPage: Presentable {}

  func pop(_ stack: NavigationController?, to query: ScreenQuery) {
    guard let stack else { return }
    switch query.kind {
    case .page: pop(stack, to: Page.self, query)
    case .guarded: pop(stack, to: GuardedPage.self, query)
    case .stack: pop(stack, to: NavigationController.self, query)
    case .tabs: pop(stack, to: TabBarController.self, query)
    case .split: pop(stack, to: SplitViewController.self, query)
    case .absent: pop(stack, to: AbsentPage.self, query)
    }
  }

  func bringToFront(
    _ query: ScreenQuery, orShow name: ScreenName, in presenter: PresenterName, for owner: Int?
  ) {
    switch query.kind {
    case .page: bring(Page.self, query, name, in: presenter, for: owner)
    case .guarded: bring(GuardedPage.self, query, name, in: presenter, for: owner)
    case .stack: bring(NavigationController.self, query, name, in: presenter, for: owner)
    case .tabs: bring(TabBarController.self, query, name, in: presenter, for: owner)
    case .split: bring(SplitViewController.self, query, name, in: presenter, for: owner)
    case .absent: preconditionFailure("there is no new screen of this type")
    }
  }

  private func pop<Screen: Presentable>(
    _ stack: NavigationController, to type: Screen.Type, _ query: ScreenQuery
  ) {
    guard query.remainder != nil else { return stack.pop(to: type) }
    stack.pop(to: type) { [unowned self] in query.accepts(id(of: $0)) }
  }

  private func bring<Screen: Presentable>(
    _ type: Screen.Type, _ query: ScreenQuery, _ name: ScreenName, in presenter: PresenterName,
    for owner: Int?
  ) {
    let owner = owner.flatMap(coordinator)
    let isWanted = { [unowned self] (screen: Screen) in query.accepts(id(of: screen)) }
    let make = { [unowned self] () -> Screen in
      guard let screen = screen(name, for: owner) as? Screen else {
        preconditionFailure("a screen of another type")
      }
      return screen
    }
    if let flow = owner as? ScriptedFlow, flow.name.presenter == presenter {
      return flow.bringToFront(type, where: isWanted, orShow: make)
    }
    (self.presenter(named: presenter) as? NavigationController)?
      .bringToFront(type, for: owner, where: isWanted, orShow: make)
  }
}
