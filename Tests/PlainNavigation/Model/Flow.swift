/// A coordinator that is alive in the model.
struct Flow {
  let name: FlowName
  let parent: Int?
  var children: [Int] = []
  /// In the order in which they were shown.
  var screens: [Int] = []
  var home: Int?
  var isLeaving = false
  /// It has lost its last screen, or its container.
  var isAdrift = false
  /// In this operation a child was left behind it, which had not finished, or what it wanted to show was
  /// there already.
  var isBereft = false

  /// Whether nothing keeps it.
  var isDone: Bool {
    guard children.isEmpty, screens.isEmpty else { return false }
    return isLeaving || (name.id != FlowName.app.id && (isAdrift || isBereft))
  }
}

/// Why an operation was refused, by the name of the diagnostic.
struct Refusal: Error {
  static let screenAlreadyShown = Refusal("screenAlreadyShown")
  static let screenNotFound = Refusal("screenNotFound")
  static let presenterNotInWindow = Refusal("presenterNotInWindow")
  static let coordinatorRemoved = Refusal("coordinatorRemoved")
  static let coordinatorAlreadyAdded = Refusal("coordinatorAlreadyAdded")
  static let cycle = Refusal("cycle")
  static let startFailed = Refusal("startFailed")
  static let transactionFailed = Refusal("transactionFailed")
  static let windowClosed = Refusal("windowClosed")

  let kind: String
  init(_ kind: String) { self.kind = kind }

  /// The target left while the operation waited for its turn.
  var meansGone: Bool {
    ["screenNotFound", "presenterNotInWindow", "coordinatorRemoved", "windowClosed"].contains(kind)
  }
}
