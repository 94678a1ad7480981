/// A question that a guard asks the user.
struct PendingQuestion {
  /// The guard's showing, so that an answer to an earlier question does not count.
  let showing: Int
  let number: Int
  /// The request that is repeated after a yes.
  let request: Request
  /// Requests to finish a coordinator that were made meanwhile and depend on the same answer.
  private(set) var finishes: [Request] = []

  init(_ number: Int, showing: Int, request: Request) {
    (self.number, self.showing, self.request) = (number, showing, request)
  }

  /// Lets a request to finish a coordinator wait, unless an earlier one does the same.
  ///
  /// - Returns: whether it waits.
  mutating func addFinish(_ finish: Request) -> Bool {
    guard case .remove(let coordinator, _) = finish.operation else { return false }
    let isRepeated = ([request] + finishes).contains { earlier in
      guard case .remove(let other, _) = earlier.operation, other === coordinator
      else { return false }
      return finish.status == nil || earlier.status != nil
    }
    if !isRepeated { finishes.append(finish) }
    return !isRepeated
  }
}
