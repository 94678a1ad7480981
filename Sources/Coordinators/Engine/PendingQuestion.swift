/// A question that a guard asks the user.
struct PendingQuestion {
  /// The guard's showing, so that an answer to an earlier question does not count.
  let showing: Int
  let number: Int
  /// The request that is repeated after a yes.
  let request: Request
  /// Requests to finish a coordinator, and a link, that were made meanwhile and depend on the same answer.
  private(set) var others: [Request] = []

  init(_ number: Int, showing: Int, request: Request) {
    (self.number, self.showing, self.request) = (number, showing, request)
  }

  /// Lets a request to finish a coordinator wait, unless an earlier one does the same, and a link, unless an older one waits.
  ///
  /// - Returns: whether it waits.
  @MainActor mutating func add(_ request: Request) -> Bool {
    if let status = request.status, status.isOfLink { return add(request, status) }
    guard case .remove(let coordinator, _) = request.operation else { return false }
    let isRepeated = earlier.contains { earlier in
      guard case .remove(let other, _) = earlier.operation, other === coordinator
      else { return false }
      return request.status == nil || earlier.status != nil
    }
    if !isRepeated { others.append(request) }
    return !isRepeated
  }

  @MainActor private mutating func add(_ link: Request, _ status: RequestStatus) -> Bool {
    // The older one follows the newest.
    if earlier.contains(where: { $0.status?.isOfLink == true }) { return false }
    status.wait(.unanswered)
    others.append(link)
    return true
  }

  private var earlier: [Request] { [request] + others }
}
