/// A value that one task waits for; only the first one counts.
@MainActor
final class PendingOutcome<Value>: AwaitedOutcome {
  private(set) var value: Value?
  private(set) var isResolved = false
  private var continuation: CheckedContinuation<Void, Never>?
  private let startObserving: (PendingOutcome<Value>) -> Void

  /// Calls `startObserving` to set the closure that reports the value.
  init(startObserving: @escaping (PendingOutcome<Value>) -> Void) {
    self.startObserving = startObserving
  }

  func wait() async {
    guard !isResolved else { return }
    await withCheckedContinuation { continuation = $0 }
  }

  func observe() { startObserving(self) }

  func resolveWithoutValue() { resolve(nil) }

  func resolve(_ value: Value?) {
    guard !isResolved else { return }
    isResolved = true
    self.value = value
    continuation?.resume()
    continuation = nil
  }
}

/// Lets a task wait for an outcome as long as one can still be reported.
///
/// The request that starts the coordinator owns it, also while that request is queued or waits for the answer of a
/// guard, and so does the coordinator from its start to its removal. The task continues without a value when all of
/// them have released it: no closure of the program is involved, and none can be forgotten.
@MainActor
final class OutcomeTicket {
  private let outcome: any AwaitedOutcome

  init(_ outcome: any AwaitedOutcome) { self.outcome = outcome }

  isolated deinit {
    // A flow calls `done` right after `finish()`, so its value must win over this `nil`.
    Task { [outcome] in outcome.resolveWithoutValue() }
  }

  /// Whether the task still waits; a start for a cancelled task does nothing.
  var isAwaited: Bool { !outcome.isResolved }

  /// Observes the closure that reports the outcome, again after `start()`, which may have set it.
  func observe() { outcome.observe() }
}

/// What a task waits for, without the types of the coordinator and of the value.
@MainActor
protocol AwaitedOutcome: AnyObject, Sendable {
  var isResolved: Bool { get }
  func observe()
  func resolveWithoutValue()
}
