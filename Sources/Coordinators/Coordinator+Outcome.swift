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
  ///   reported as by ``start(child:)``, or the task was cancelled. It comes exactly once, however the flow
  ///   ends. A child that is in a tree already is refused, and goes on as it is.
  public final func outcome<Child: Coordinator, Value>(
    of child: Child, _ done: ReferenceWritableKeyPath<Child, (Value) -> Void>
  ) async -> Value? {
    if Task.isCancelled { return nil }
    if child.isActive {
      // Is refused, and reported; whoever started it goes on with it.
      start(child: child)
      return nil
    }
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
    start(child: child)
    // What could not be started is not known before the turn is over: it may have to wait for it, or be
    // taken back with what it is a part of.
    Task { if !child.isActive { pending.resolve(nil) } }
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
