/// Why an action was refused, as the raw value of its diagnostic.
struct Refusal: Error {
  static let screenAlreadyShown = Refusal("screenAlreadyShown")
  static let screenNotFound = Refusal("screenNotFound")
  static let columnEmpty = Refusal("columnEmpty")
  static let presenterNotInWindow = Refusal("presenterNotInWindow")
  static let neverShown = Refusal("neverShown")
  static let coordinatorRemoved = Refusal("coordinatorRemoved")
  static let coordinatorAlreadyAdded = Refusal("coordinatorAlreadyAdded")
  static let cycle = Refusal("cycle")
  static let startFailed = Refusal("startFailed")
  static let transactionFailed = Refusal("transactionFailed")
  static let windowClosed = Refusal("windowClosed")

  let kind: String
  init(_ kind: String) { self.kind = kind }

  /// The kind that is reported for a queued action.
  func kind(of action: Action) -> String {
    if action.isLink, kind == Self.startFailed.kind {
      Self.transactionFailed.kind
    } else {
      kind
    }
  }

  /// Whether the target has left; a queued action is then reported as cancelled.
  var isTargetGone: Bool {
    ["screenNotFound", "presenterNotInWindow", "coordinatorRemoved", "windowClosed"].contains(kind)
  }
}
