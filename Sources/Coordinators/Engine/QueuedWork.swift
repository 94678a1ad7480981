/// Work that waits until the running operation and its notifications are done.
enum QueuedWork {
  /// A request, and the window that it concerned when it was made.
  case request(Request, in: WindowState?)
  /// Calls code of the program, such as an outcome's handler; it changes the tree only by new requests.
  case call(() -> Void, bypassesGuards: Bool)
  /// Reports that a request was committed, and keeps alive until then what it has removed.
  case end(RequestStatus, of: Operation, bypassesGuards: Bool)

  /// Whether it closes the window; a rollback does not drop that.
  var isClosing: Bool {
    if case .request(let request, _) = self { request.operation.isClosing } else { false }
  }

  /// Whether it closes the window whatever happens; other requests of a guard to close it count as endless re-entrancy.
  var isForcedClosing: Bool {
    if case .request(let request, _) = self { isClosing && request.bypassesGuards } else { false }
  }

  /// The window that a request concerned when it was made.
  var window: WindowState? {
    if case .request(_, let window) = self { window } else { nil }
  }

  /// The call to report in diagnostics.
  var verb: String {
    if case .request(let request, _) = self { request.operation.verb } else { "done" }
  }

  /// The name of the type concerned, for diagnostics.
  var subject: String {
    if case .request(let request, _) = self { request.operation.subject } else { "done" }
  }
}
