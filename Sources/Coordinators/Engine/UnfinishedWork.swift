/// What an operation leaves to its end or to a later one; most leave nothing.
struct UnfinishedWork {
  /// The requests and calls that wait until the running operation is done.
  var queue = WorkQueue()
  /// Set as soon as the running transaction cannot be completed.
  var interruption: Interruption?
  /// Queued work of rolled-back requests, and requests interrupted as a part of another one; released after the
  /// transaction.
  var discarded: [QueuedWork] = []
  /// The questions that wait for an answer of the user, by the guard that asks.
  ///
  /// Kept here and not in the `answer` closure: a coordinator that holds the closure would hold a request
  /// about itself and leak.
  var pendingQuestions: [ObjectIdentifier: PendingQuestion] = [:]
}
