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
  ///   cancelled. A child that is already in a tree is refused and continues there.
  public final func outcome<Child: Coordinator, Value>(
    of child: Child, _ done: ReferenceWritableKeyPath<Child, (Value) -> Void>
  ) async -> Value? {
    if Task.isCancelled { return nil }
    let pending = PendingOutcome(of: child, done)
    guard start(child, awaitedBy: pending) else { return nil }
    await withTaskCancellationHandler {
      await pending.wait()
    } onCancel: {
      Task { @MainActor in
        pending.resolveWithoutValue()
        child.finishWithoutGuards()
      }
    }
    return pending.value
  }

  /// Only the request may hold its ticket, which resolves the outcome when it is released.
  private func start(_ child: Coordinator, awaitedBy outcome: any AwaitedOutcome) -> Bool {
    let operation = Operation.start(child, under: .coordinator(self), awaitedBy: OutcomeTicket(outcome))
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
