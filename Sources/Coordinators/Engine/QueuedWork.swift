/// Work that waits until the running operation and its notifications are done.
enum QueuedWork {
  case request(Request)
  /// Calls code of the program, such as an outcome's handler; it changes the tree only by new requests.
  case call(() -> Void, bypassesGuards: Bool)

  var isClosing: Bool {
    if case .request(let request) = self { request.operation.isClosing } else { false }
  }

  /// The call to report in diagnostics.
  var verb: String {
    if case .request(let request) = self { request.operation.verb } else { "done" }
  }

  /// The name of the type concerned, for diagnostics.
  var subject: String {
    if case .request(let request) = self { request.operation.subject } else { "done" }
  }
}
