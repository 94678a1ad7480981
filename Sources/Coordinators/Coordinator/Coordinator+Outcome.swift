extension Coordinator {
  /// Starts `child` and waits for the value that it reports through one of its closures.
  ///
  /// ```swift
  /// guard let profile = await outcome(of: LoginCoordinator(presenter: presenter), \.done) else { return }
  /// ```
  ///
  /// Cancelling the task removes the child without asking any ``LeaveGuard``.
  ///
  /// - Returns: the value, exactly once, however the flow ends; `nil` if the child left without reporting one, if
  ///   it could not be started (reported as by ``start(child:)``), or if the task was cancelled. A child that is
  ///   already in a tree is refused and continues there.
  public final func outcome<Child: Coordinator, Value>(
    of child: Child, _ done: ReferenceWritableKeyPath<Child, (Value) -> Void>
  ) async -> Value? {
    if Task.isCancelled { return nil }
    if child.isActive {
      // Reports the refusal; the child continues where it was started.
      start(child: child)
      return nil
    }
    let pending = PendingOutcome<Value>()
    let (previousDone, previousRemoval) = (child[keyPath: done], child.removeCoordinator)
    child[keyPath: done] = { value in
      pending.resolve(value)
      previousDone(value)
    }
    child.removeCoordinator = { coordinator in
      previousRemoval(coordinator)
      // A flow calls `done` right after `finish()`, so its value must win over this `nil`.
      Task { pending.resolve(nil) }
    }
    start(child: child)
    // The start may be queued, or rolled back with the transaction that it belongs to, so whether it failed
    // is known only after the outermost call has returned.
    Task { if !child.isActive { pending.resolve(nil) } }
    await withTaskCancellationHandler {
      await pending.wait()
    } onCancel: {
      Task { @MainActor in
        child.finishWithoutGuards()
        pending.resolve(nil)
      }
    }
    return pending.value
  }

  private func finishWithoutGuards() {
    engine?.withoutGuards { finish() }
  }
}

/// A value that one task waits for; only the first call of `resolve(_:)` counts.
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
