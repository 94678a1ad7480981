extension Coordinator {
  /// Pops all screens above the topmost screen of a type in this coordinator's stack, as
  /// ``NavigationController/pop(to:where:)`` does; in a presenter that is no stack this is reported and changes nothing.
  public final func pop<Screen: Presentable>(
    to type: Screen.Type, where isWanted: @escaping (Screen) -> Bool = { _ in true }
  ) {
    if let stack = presenterTarget?.stack {
      return stack.pop(to: type, where: isWanted)
    }
    CoordinatorDiagnostic(
      .screenNotFound, subject: String(describing: type), detail: "pop(to:)"
    ).report(in: windowState)
  }

  /// Moves the topmost screen of a type to the top of this coordinator's stack, or shows a new one.
  ///
  /// ```swift
  /// override func start() {
  ///   bringToFront(ArticleScreen.self) {
  ///     $0.article == self.article
  ///   } orShow: {
  ///     ArticleScreen(self.article)
  ///   }
  /// }
  /// ```
  ///
  /// A screen that is there keeps its coordinator and its state, and no ``LeaveGuard`` is asked. A coordinator that has
  /// shown nothing because of that is removed at once. In a presenter that is no stack, a new screen is shown.
  ///
  /// - Parameters:
  ///   - type: The type of the screen.
  ///   - isWanted: Chooses among screens of the type; asked from the top, until it accepts one.
  ///   - make: Creates the new screen; called only if it is needed.
  public final func bringToFront<Screen: Presentable>(
    _ type: Screen.Type, where isWanted: @escaping (Screen) -> Bool = { _ in true },
    orShow make: @escaping () -> Screen
  ) {
    guard let target = presenterTarget else { return show(make()) }
    target.bringToFront(ScreenSearch(type, where: isWanted), for: self, orShow: make)
  }

  /// Moves the newest child of a type to the front, as ``bringToFront()`` does; without one, starts a new child.
  ///
  /// ```swift
  /// bringToFront(SettingsCoordinator.self) { SettingsCoordinator(presenter: self.stack) }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the child.
  ///   - isWanted: Chooses among children of the type; asked from the newest on, until it accepts one.
  ///   - make: Creates the new child; called only if it is needed.
  public final func bringToFront<Child: Coordinator>(
    _ type: Child.Type, where isWanted: @escaping (Child) -> Bool = { _ in true },
    orStart make: @escaping () -> Child
  ) {
    inTransaction("bringToFront(_:)") {
      let children = self.children.lazy.compactMap { $0 as? Child }
      if let child = children.last(where: isWanted) {
        child.bringToFront()
      } else {
        self.start(child: make())
      }
    }
  }

  /// Moves the screens of this coordinator and of its descendants to the top of its stack, in their order.
  ///
  /// Only the screens in the stack that is its presenter move; with another presenter nothing changes. The other screens
  /// stay, below them, and no ``LeaveGuard`` is asked.
  public final func bringToFront() { issue(.bringFlowToFront(self)) }
}
