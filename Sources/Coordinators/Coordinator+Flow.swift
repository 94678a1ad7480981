extension Coordinator {
  /// Shows a screen in this coordinator's place.
  public final func show(_ screen: any Presentable) {
    presenter.show(screen, for: self)
  }

  /// Shows a screen unless the one on top of this coordinator's place already answers for it.
  ///
  /// A coordinator that thereby has shown nothing at all leaves at once, which makes a repeated key press
  /// harmless: `show(screen, unless: { ($0 as? ArticleScreen)?.article == article })`.
  public final func show(
    _ screen: any Presentable, unless isShown: @escaping (_ top: any Presentable) -> Bool
  ) {
    guard let place = (presenter as? any EnginePlace)?.place else { return show(screen) }
    place.show(screen, for: self, unless: isShown)
  }

  /// Adds `child` to this coordinator and starts it, as one change.
  ///
  /// If its `start()` throws, nothing has changed and the error is reported through
  /// ``CoordinatorDiagnostic/handler``; use ``tryStart(child:)`` to get it.
  public final func start(child: Coordinator) {
    issue(.start(child, under: self))
  }

  /// Adds `child` to this coordinator and starts it, as one change.
  ///
  /// - Throws: what `child.start()` threw, or the ``CoordinatorDiagnostic`` that refused the child;
  ///   nothing has changed then. Called from inside a callback the start waits for its turn, and its
  ///   error goes to ``CoordinatorDiagnostic/handler`` instead.
  public final func tryStart(child: Coordinator) throws {
    try liveEngine(for: "tryStart(child:)").perform(.start(child, under: self))
  }

  /// Takes this coordinator's screens away, with what lies above them and everything that it started.
  ///
  /// ``removeCoordinator`` is called when they have left. A coordinator with an outcome calls
  /// `finish()` and then `done`, once.
  public final func finish() { issue(.remove(self, then: nil)) }

  /// Finishes, and calls `tell` when it has really left: not as long as a screen refuses to leave.
  ///
  /// A flow with a ``LeaveGuard`` in it tells its outcome so: `finish { self.done() }`.
  public final func finish(then tell: @escaping () -> Void) { issue(.remove(self, then: tell)) }

  /// Puts `other` in the place of `child`: in the same tab, or at the same position of a stack.
  ///
  /// One change: `child` leaves with all that it started and showed, and what lay above its screens stays.
  /// `other` is started; unless somebody hears of its removal already, whoever hears of that of `child`
  /// does. Do not name `child` in a closure that `child` itself holds: it would keep itself alive;
  /// let the closure hand the coordinator over, as `removeCoordinator` does.
  public final func replace(_ child: Coordinator, by other: Coordinator) {
    let operation = Operation.replace(child, by: other)
    guard child.parent === self || child.mayBeStarting else {
      return operation.refusal(.coordinatorNotStarted).report()
    }
    issue(operation)
  }

  /// Asks no ``LeaveGuard`` for what `body` asks for, as after the reader chose to throw a draft away.
  ///
  /// It reaches as far as ``Window/withoutGuards(_:)``.
  public final func withoutGuards(_ body: () -> Void) {
    guard let engine = engine ?? Engine.busy else { return body() }
    engine.forcing(body)
  }

  /// Adds `child` without starting it: `add(child)` and `child.start()` are two changes.
  public final func add(_ child: Coordinator) { issue(.add(child, under: self)) }

  /// Removes `child`, as its ``finish()`` would; does nothing if it has left already.
  public final func remove(_ child: Coordinator) {
    if case .removed = child.membership { return }
    inTurn {
      if child.parent === self { self.issue(.remove(child, then: nil)) }
    }
  }

  /// Removes all children, the last one first, as one change.
  public final func removeAll() {
    inTurn {
      for child in self.children.reversed() { self.remove(child) }
    }
  }

  /// Decides what to ask for when it is this call's turn.
  private func inTurn(_ decide: @escaping () -> Void) { issue(.transaction(decide, then: nil)) }

  private func issue(_ operation: Operation) {
    do {
      try liveEngine(for: operation.verb).issue(operation)
    } catch {
      error.report()
    }
  }

  /// Whether its start may be waiting for its turn.
  private var mayBeStarting: Bool {
    if case .notStarted = membership { Engine.busy != nil } else { false }
  }

  private func liveEngine(for verb: String) throws(CoordinatorDiagnostic) -> Engine {
    switch membership {
    case .live(let engine, _): return engine
    case .removed:
      throw CoordinatorDiagnostic(.coordinatorRemoved, subject: name(of: self), detail: verb)
    case .notStarted:
      // Its start may be waiting for its turn, and this comes after it.
      if let engine = Engine.busy { return engine }
      throw CoordinatorDiagnostic(.coordinatorNotStarted, subject: name(of: self), detail: verb)
    }
  }
}
