extension Coordinator {
  /// Starts `child` and waits for the value that it reports through one of its closures.
  ///
  /// ```swift
  /// guard let profile = await outcome(of: LoginCoordinator(presenter: presenter), \.done) else { return }
  /// ```
  ///
  /// Cancelling the task removes the child without asking any ``LeaveGuard``. If a guard asks the user before the
  /// child can start, the task waits for the answer.
  ///
  /// - Returns: the value, exactly once, however the flow ends; `nil` if the child left without reporting one, if
  ///   it could not be started (reported as by ``start(child:)``) or a guard refused its start, or if the task was
  ///   cancelled. A child that is already in a window is refused and continues there.
  public final func outcome<Child: Coordinator, Value>(
    of child: Child, _ done: ReferenceWritableKeyPath<Child, (Value) -> Void>
  ) async -> Value? {
    await outcome(of: child) { child, pending in
      let previous = child[keyPath: done]
      child[keyPath: done] = { value in
        pending.resolve(value)
        previous(value)
      }
    }
  }

  /// Starts `child` and waits until it reports its outcome through a closure without a value.
  ///
  /// ```swift
  /// guard await outcome(of: WelcomeCoordinator(presenter: presenter), \.done) != nil else { return }
  /// ```
  ///
  /// - Returns: an empty value; `nil` as for a closure with a value.
  public final func outcome<Child: Coordinator>(
    of child: Child, _ done: ReferenceWritableKeyPath<Child, () -> Void>
  ) async -> Void? {
    await outcome(of: child) { child, pending in
      let previous = child[keyPath: done]
      child[keyPath: done] = {
        pending.resolve(())
        previous()
      }
    }
  }

  /// Starts `child` and waits for the two values that it reports through one of its closures.
  ///
  /// - Returns: the values; `nil` as for a closure with one value.
  public final func outcome<Child: Coordinator, First, Second>(
    of child: Child, _ done: ReferenceWritableKeyPath<Child, (First, Second) -> Void>
  ) async -> (First, Second)? {
    await outcome(of: child) { child, pending in
      let previous = child[keyPath: done]
      child[keyPath: done] = { first, second in
        pending.resolve((first, second))
        previous(first, second)
      }
    }
  }

  /// Starts `child` and waits for a value; `observe` sets the closure that reports it, again after `start()`, which may have
  /// set it.
  private func outcome<Child: Coordinator, Value>(
    of child: Child, observe: @escaping (Child, PendingOutcome<Value>) -> Void
  ) async -> Value? {
    if Task.isCancelled { return nil }
    let pending = PendingOutcome<Value> { [weak child] pending in
      if let child { observe(child, pending) }
    }
    guard start(child, awaitedBy: pending) else { return nil }
    await child.holding {
      await withTaskCancellationHandler {
        await pending.wait()
      } onCancel: {
        Task { @MainActor in
          pending.resolveWithoutValue()
          child.finishWithoutGuards()
        }
      }
    }
    return pending.value
  }

  /// Only the request may hold its ticket, which resolves the outcome when it is released.
  private func start(_ child: Coordinator, awaitedBy outcome: any AwaitedOutcome) -> Bool {
    let operation = Operation.start(
      child, under: .coordinator(self), awaitedBy: OutcomeTicket(outcome))
    guard !child.isActive else {
      operation.refusal(.coordinatorAlreadyAdded).report(in: windowState)
      return false
    }
    outcome.observe()
    issue(operation)
    return true
  }

  private func finishWithoutGuards() {
    if isActive { Engine.shared.withoutGuards { finish() } }
  }
}
