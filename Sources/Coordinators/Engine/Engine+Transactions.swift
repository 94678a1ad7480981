/// Applies requests within the running transaction.
extension Engine {
  /// Applies a request; rolls it back if it fails or is interrupted.
  ///
  /// After an interruption, everything up to the outermost request is rolled back, so later requests of the same
  /// transaction do nothing, and their errors are only a consequence.
  func carryOut(_ request: Request) throws {
    if isInterrupted { return }
    if let resolved = resolved(request) { return try attempt(resolved) }
    try attempt(request)
  }

  /// The request with what it means now and the approvals of the transaction; `nil` if nothing changes.
  private func resolved(_ request: Request) -> Request? {
    let target = request.operation.withCurrentTarget
    if target == nil, approvals.isEmpty, !request.operation.isBack { return nil }
    var request = request
    if let target { request.operation = target }
    if request.operation.isBack { request.operation = tree.resolvingBack(request.operation) }
    request.approvals += approvals
    return request
  }

  /// Applies a resolved request.
  private func attempt(_ request: Request) throws {
    if request.operation.neededWindow?.isClosed == true {
      throw request.operation.refusal(.windowClosed)
    }
    guard nesting < Self.nestingLimit else {
      unfinished.interruption = .runaway(
        CoordinatorDiagnostic(
          .runaway, subject: request.operation.subject,
          detail: "nested starts requested \(request.operation.verb) endlessly"))
      return
    }
    nesting += 1
    defer { nesting -= 1 }
    let savepoint = savepoint()
    var executed: Request?
    do {
      if request.runsClosures {
        executed = try applyCallingClosures(of: request)
      } else {
        try applyIfApproved(request.operation, of: request)
      }
      if tree.selectedTabs.count > savepoint.selectionCount {
        try startSelectedTabs(since: savepoint, for: request)
      }
    } catch {
      rollBack(to: savepoint)
      if unfinished.interruption == nil { throw error }
    }
    if unfinished.interruption != nil { interrupt(executed ?? request, from: savepoint) }
  }

  /// Applies a request if no guard vetoes it.
  ///
  /// `withoutGuards` and the approvals of a request also apply to its nested requests.
  ///
  /// - Returns: the request that is repeated after a guard's question; `setScreens` then evaluates its closure again.
  private func applyCallingClosures(of request: Request) throws -> Request {
    let outer = (approvals, bypassesGuards)
    defer { (approvals, bypassesGuards) = outer }
    approvals = request.approvals
    bypassesGuards = bypassesGuards || request.bypassesGuards
    let operation = try evaluatingClosure(of: request.operation)
    var request = request
    // Repeated, it still means the screen that was found.
    if case .pop = operation { request.operation = operation }
    try applyIfApproved(operation, of: request)
    return request
  }

  /// Asks the guards that a request concerns and applies its operation if none of them vetoes it.
  private func applyIfApproved(_ operation: Operation, of request: Request) throws {
    if isInterrupted { return }
    var isApplied = false
    if !request.bypassesGuards, let removal = operation.removal {
      guard let isRemoved = try tryRemoval(removal, of: request) else { return }
      isApplied = isRemoved
    }
    if !isApplied { try apply(operation) }
    guard let status = request.status else { return }
    unfinished.queue.append(
      .end(status, of: operation, bypassesGuards: bypassesGuards || request.bypassesGuards))
  }

  /// Starts the coordinators of the tabs that a request has selected, for the first time, as a part of that request.
  ///
  /// An error rolls back only the start, as inside any transaction.
  private func startSelectedTabs(since savepoint: Savepoint, for request: Request) throws {
    let outer = (approvals, bypassesGuards)
    defer { (approvals, bypassesGuards) = outer }
    approvals = request.approvals
    bypassesGuards = bypassesGuards || request.bypassesGuards
    while unfinished.interruption == nil, tree.selectedTabs.count > savepoint.selectionCount {
      let tab = tree.selectedTabs.remove(at: savepoint.selectionCount)
      // A tab may have been selected in passing only.
      guard tree.isSelectedTab(tab) else { continue }
      for child in tab.unstartedFlows {
        let start = Operation.startPostponed(child)
        do {
          try perform(start)
        } catch {
          report(error, of: start)
        }
      }
    }
  }

  /// Rolls an interrupted request back; if a guard vetoed a part of it, it vetoes the whole.
  private func interrupt(_ request: Request, from savepoint: Savepoint) {
    rollBack(to: savepoint)
    guard case .veto(let veto, let part) = unfinished.interruption else { return }
    var whole = request
    whole.operation = tree.resolvingPop(whole.operation)
    // A part has the approvals of the whole and its own.
    whole.approvals = part.approvals
    unfinished.discarded.append(.request(part, in: nil, madeBy: nil))
    unfinished.interruption = .veto(veto, against: whole)
  }

  /// Ends a transaction with too deeply nested requests.
  func throwRunaway() throws(CoordinatorDiagnostic) {
    guard case .runaway(let diagnostic) = unfinished.interruption else { return }
    unfinished.interruption = nil
    throw diagnostic
  }

  /// Whether the running transaction is being rolled back, so that nothing can be shown or started in it any more.
  var isInterrupted: Bool { unfinished.interruption != nil }

  func savepoint() -> Savepoint {
    Savepoint(
      mutationCount: tree.journal.count, candidateCount: tree.removalCandidates.count,
      queueCount: unfinished.queue.count, selectionCount: tree.selectedTabs.count,
      insertionPoint: tree.insertionPoint)
  }

  /// Undoes all mutations since a savepoint and drops the work queued since then.
  func rollBack(to savepoint: Savepoint) {
    tree.rollBack(to: savepoint.mutationCount)
    tree.insertionPoint = savepoint.insertionPoint
    tree.removalCandidates.removeLast(tree.removalCandidates.count - savepoint.candidateCount)
    tree.selectedTabs.removeLast(max(tree.selectedTabs.count - savepoint.selectionCount, 0))
    unfinished.discarded += unfinished.queue.removeAll(
      after: savepoint.queueCount, but: \.isClosing)
  }

  /// Calls the closures of an operation once, before the tree is mutated, since they may read the tree.
  private func evaluatingClosure(of operation: Operation) throws -> Operation {
    switch operation {
    case .setScreens(let change, let stack, let coordinator):
      let wasShown = stack.isInWindow
      let screens = change(stack.screens)
      // The closure has removed the stack; what it returns must not wait for another showing.
      guard stack.isInWindow || !wasShown else {
        throw operation.refusal(.presenterNotInWindow, about: stack)
      }
      return .setScreens({ _ in screens }, in: stack, for: coordinator)
    case .show(let screen, let target, let coordinator, let isShown?):
      let result = target.topScreen.map(isShown) ?? false
      return .show(screen, in: target, for: coordinator, unless: { _ in result })
    case .pop(let stack, .topmost(let search)):
      _ = try tree.id(of: stack, for: operation)
      guard let screen = stack.topmostScreen(search) else {
        throw CoordinatorDiagnostic(
          .screenNotFound, subject: search.typeName, detail: operation.verb)
      }
      return .pop(stack, .screen(screen))
    case .bringToFrontOrShow(let search, let make, let target, let coordinator):
      let wasShown = target.container.isInWindow
      let found = target.stack?.topmostScreen(search)
      let screen = found ?? make()
      guard target.container.isInWindow || !wasShown else {
        throw operation.refusal(.presenterNotInWindow, about: target.container)
      }
      return found == nil
        ? .show(screen, in: target, for: coordinator, unless: nil)
        : .bringToFront(screen, in: target, for: coordinator)
    default: return operation
    }
  }
}

/// Why a transaction cannot be completed: the rest of it is ignored, and all of it is rolled back.
enum Interruption {
  /// A guard blocks the request, which is repeated if the guard asks and the user agrees.
  case veto(GuardVeto, against: Request)
  /// Starts or transactions are nested too deeply.
  case runaway(CoordinatorDiagnostic)
}

/// The state to roll back to if a request fails or is interrupted, within the running transaction.
struct Savepoint {
  let mutationCount: Int
  let candidateCount: Int
  let queueCount: Int
  let selectionCount: Int
  let insertionPoint: InsertionPoint?
}
