/// Queued requests and calls, first in, first out.
///
/// It returns what it removes instead of releasing it: a deinit may issue another request.
struct WorkQueue {
  private var items: [QueuedWork?] = []
  private var next = 0

  mutating func append(_ work: QueuedWork) { items.append(work) }

  mutating func popFirst() -> QueuedWork? {
    guard next < items.count else {
      if next > 0 { items.removeAll(keepingCapacity: true) }
      next = 0
      return nil
    }
    defer { next += 1 }
    return items[next].take()
  }

  /// The number of items, including those already taken out.
  var count: Int { items.count }

  /// Removes all items after the first `count`, but those that `isKept` accepts.
  mutating func removeAll(after count: Int, but isKept: (QueuedWork) -> Bool) -> [QueuedWork] {
    let removed = items[max(count, next)...].compactMap(\.self)
    items.removeLast(removed.count)
    items += removed.filter(isKept)
    return removed
  }
}

/// Work that waits until the running operation and its notifications are done.
enum QueuedWork {
  /// A request, the window that it concerned when it was made, and the one whose callback has made it.
  case request(Request, in: WindowState?, madeBy: WindowState?)
  /// Calls code of the program, such as an outcome's handler; it changes the tree only by new requests.
  case call(() -> Void, bypassesGuards: Bool)
  /// Reports that a request was committed, and keeps alive until then what it has removed.
  case end(RequestStatus, of: Operation, bypassesGuards: Bool)

  /// `nil` for other work.
  private var request: Request? {
    if case .request(let request, _, _) = self { request } else { nil }
  }

  /// Whether a rollback does not drop it.
  var isClosing: Bool { request?.operation.isClosing ?? false }

  /// Whether it closes the window whatever happens; other requests of a guard to close it count as endless re-entrancy.
  var isForcedClosing: Bool { isClosing && request?.bypassesGuards == true }

  /// The window to which a diagnostic about it goes.
  var window: WindowState? {
    if case .request(_, let window, let maker) = self { window ?? maker } else { nil }
  }

  /// The call to report in diagnostics.
  var verb: String { request?.operation.verb ?? "done" }

  /// The name of the type concerned, for diagnostics.
  var subject: String { request?.operation.subject ?? "done" }
}

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
