extension Coordinator {
  /// Starts `child` and waits for what it tells through one of its closures.
  ///
  /// ```swift
  /// guard let profile = await outcome(of: LoginCoordinator(presenter: presenter), \.done) else { return }
  /// ```
  ///
  /// Cancelling the task takes the child away, whatever its screens have to say about it.
  ///
  /// - Returns: the value; `nil` when the child left without telling one, could not be started, which is
  ///   reported as by ``start(child:)``, or the task was cancelled. It comes exactly once, however the flow ends.
  public final func outcome<Child: Coordinator, Value>(
    of child: Child, _ done: ReferenceWritableKeyPath<Child, (Value) -> Void>
  ) async -> Value? {
    // A start that has to wait for its turn could not be told of here when it fails.
    while Engine.busy != nil { await Task.yield() }
    if Task.isCancelled { return nil }
    let pending = PendingOutcome<Value>()
    let (told, removed) = (child[keyPath: done], child.removeCoordinator)
    child[keyPath: done] = { value in
      pending.resolve(value)
      told(value)
    }
    child.removeCoordinator = { coordinator in
      removed(coordinator)
      // A flow that finishes tells its outcome right after.
      Task { pending.resolve(nil) }
    }
    let isElsewhere = child.isActive
    start(child: child)
    if isElsewhere || !child.isActive {
      // It could not be started, came and went at once, or waits for its turn in what is going on now.
      Task { if isElsewhere || !child.isActive { pending.resolve(nil) } }
    }
    await withTaskCancellationHandler {
      await pending.wait()
    } onCancel: {
      Task { @MainActor in
        child.leaveByForce()
        pending.resolve(nil)
      }
    }
    return pending.value
  }

  private func leaveByForce() {
    engine?.forcing { finish() }
  }
}

/// A value that somebody waits for; the first answer counts.
@MainActor
private final class PendingOutcome<Value> {
  private(set) var value: Value?
  private var isResolved = false
  private var continuation: CheckedContinuation<Void, Never>?

  func wait() async {
    guard !isResolved else { return }
    await withCheckedContinuation { continuation = $0 }
  }

  func resolve(_ value: Value?) {
    guard !isResolved else { return }
    isResolved = true
    self.value = value
    continuation?.resume()
    continuation = nil
  }
}
