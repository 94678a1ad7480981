extension Coordinator {
  /// Shows a screen in this coordinator's presenter.
  public final func show(_ screen: any Presentable) {
    presenter.show(screen, for: self)
  }

  /// Shows a screen unless `isShown` accepts the screen on top of this coordinator's presenter.
  ///
  /// A coordinator that has shown nothing because of that is removed at once, so a repeated key press does no
  /// harm: `show(screen, unless: { ($0 as? ArticleScreen)?.article == article })`.
  public final func show(
    _ screen: any Presentable, unless isShown: @escaping (_ top: any Presentable) -> Bool
  ) {
    guard let target = presenterTarget else { return show(screen) }
    target.show(screen, for: self, unless: isShown)
  }

  /// Adds `child` to this coordinator and starts it, as one change.
  ///
  /// If its `start()` throws, nothing changes and the error is reported as a ``CoordinatorDiagnostic``; use
  /// ``tryStart(child:)`` to catch it. If a ``LeaveGuard`` refuses what the start does, nothing changes either; if the
  /// guard asks the user, the start is repeated after the user agreed.
  public final func start(child: Coordinator) {
    issue(.start(child, under: .coordinator(self)))
  }

  /// Adds `child` to this coordinator and starts it, as one change.
  ///
  /// Inside a callback the start is queued, and its error becomes a ``CoordinatorDiagnostic`` instead. A refusal by a
  /// ``LeaveGuard`` is no error: this returns, and `child` is not ``isActive``, at least until the user has agreed.
  ///
  /// - Throws: the error of `child.start()`, or the ``CoordinatorDiagnostic`` that refuses the child; nothing has
  ///   changed then.
  public final func tryStart(child: Coordinator) throws {
    hasStarted = true
    let operation = Operation.start(child, under: .coordinator(self))
    try check(operation)
    try Engine.shared.perform(operation)
  }

  /// Adds `child` to this coordinator, and starts it when `tab` is first selected in its tab bar.
  ///
  /// The start is a part of the change that selects the tab, so the user never sees the tab empty: a selection by the user,
  /// by ``TabBarController/select(_:)``, by a link, by a saved state, or because `tab` is the first one or its neighbour
  /// was removed. If the tab is selected already, `child` starts at once.
  ///
  /// An error of `start()` is reported as by ``start(child:)``; the tab is selected and empty, and the next selection
  /// tries again. If a ``LeaveGuard`` refuses what the start does, it refuses the selection. If `tab` leaves before, so
  /// does `child`. What shows a screen for `child`, or adds a child to it, before counts as its start. ``TabCoordinator/addTab(startsWhenSelected:_:)`` calls this for a new tab.
  public final func start(child: Coordinator, whenSelected tab: Container) {
    issue(.startWhenSelected(child, tab, under: self))
  }

  /// Removes this coordinator's screens, all screens above them, and all its descendants.
  ///
  /// ``removeCoordinator`` is called after they have left. A coordinator with an outcome calls `finish()` and then
  /// `done`, once.
  public final func finish() { issue(.remove(self)) }

  /// Finishes, and calls `completion` after the coordinator has left; a ``LeaveGuard`` may refuse or delay that.
  ///
  /// If a guard is already asking the user, such as after the back key, this waits for the same answer: after a yes the
  /// coordinator leaves and `completion` is called; after a no both requests are refused.
  ///
  /// A flow that contains a ``LeaveGuard`` reports its outcome this way: `finish { self.done() }`.
  public final func finish(then completion: @escaping () -> Void) {
    issue(.remove(self), RequestStatus(whenDone: completion))
  }

  /// Replaces `child` with `other` in the same tab or at the same position of a stack, as one change.
  ///
  /// `child` leaves with its descendants and their screens; screens above them stay. `other` is started and
  /// inherits the ``removeCoordinator`` of `child` unless it has its own. That holds also for a `child` whose tab was not
  /// selected yet: `other` is started at once. Do not capture `child` in a closure that
  /// `child` itself holds, which would leak it; use the parameter that `removeCoordinator` passes.
  public final func replace(_ child: Coordinator, with other: Coordinator) {
    let operation = Operation.replace(child, with: other)
    if case .removed = child.lifecycle {
      return operation.refusal(.cancelled, about: child).report(in: windowState)
    }
    guard (child.parent ?? child.awaitedParent) === self || child.mayBeQueuedToStart else {
      return reportForeign(child, in: operation.verb)
    }
    issue(operation)
  }

  /// Performs the requests that `body` makes without asking any ``LeaveGuard``, such as after the user discarded a
  /// draft.
  ///
  /// ``Window/withoutGuards(_:)`` describes which requests are affected.
  public final func withoutGuards(_ body: () -> Void) {
    Engine.shared.withoutGuards(body)
  }

  /// Adds `child` without starting it: `add(child: child)` and `child.start()` are two changes, in any order.
  ///
  /// A child that was started directly before, as `child.start()`, moves to this coordinator from the one that
  /// adopted it. ``start(child:)`` does both as one change.
  public final func add(child: Coordinator) { issue(.add(child, under: self)) }

  /// Removes `child` as its ``finish()`` would; does nothing if it has already left.
  ///
  /// A child of another parent is reported and stays.
  public final func remove(child: Coordinator) {
    if case .removed = child.lifecycle { return }
    let call = "remove(child:)"
    // A parent that removes its child has not forgotten to start it.
    if (child.parent ?? child.awaitedParent) === self { child.hasStarted = true }
    inTransaction(call) {
      if (child.parent ?? child.awaitedParent) === self {
        self.issue(.remove(child))
      } else if child.isActive {
        self.reportForeign(child, in: call)
      }
    }
  }

  /// Removes all children, the last one first, as one change.
  public final func removeAll() {
    if isOutside, children.isEmpty {
      return Operation.transaction({}, in: nil, call: "removeAll()")
        .refusal(.coordinatorNotStarted, about: self).report(in: presenterWindow)
    }
    inTransaction("removeAll()") {
      for child in self.children.reversed() { self.remove(child: child) }
    }
  }

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

  /// Runs `body` as a transaction, so that it reads the tree as it is when the request is applied.
  final func inTransaction(_ call: String, _ body: @escaping () -> Void) {
    issue(.transaction(body, in: windowState, call: call))
  }

  /// Reports a call with a coordinator that is not a child of this one.
  private func reportForeign(_ child: Coordinator, in call: String) {
    CoordinatorDiagnostic(
      .notAChild, subject: name(of: child), detail: "`\(call)` of `\(name(of: self))`"
    ).report(in: windowState)
  }

  final func issue(_ operation: Operation, _ status: RequestStatus? = nil) {
    hasStarted = true
    do {
      try check(operation)
      Engine.shared.issue(operation, status)
    } catch {
      error.report(in: presenterWindow)
    }
  }

  /// Whether this coordinator's start may be in the queue.
  private var mayBeQueuedToStart: Bool {
    switch lifecycle {
    case .notStarted, .waiting, .rolledBack: Engine.shared.isRunning
    case .live, .removed: false
    }
  }

  /// Refuses an operation if this coordinator is not in the tree, and neither joins it so nor may do so before.
  private func check(_ operation: Operation) throws(CoordinatorDiagnostic) {
    switch lifecycle {
    case .live: return
    case .removed: throw operation.refusal(.coordinatorRemoved, about: self)
    case .waiting: return try checkPresenter(operation)
    case .notStarted:
      if operation.letsItsCoordinatorJoin { return try checkPresenter(operation) }
    case .rolledBack: break
    }
    // The coordinator's start may be in the queue; this request is queued after it.
    if !Engine.shared.isRunning { throw operation.refusal(.coordinatorNotStarted, about: self) }
  }

  private func checkPresenter(_ operation: Operation) throws(CoordinatorDiagnostic) {
    if presenterWindow?.isClosed == true { throw operation.refusal(.windowClosed) }
  }
}
