/// Asks guards before their screens leave.
extension Engine {
  /// Applies only the removal of a request to find the guards that it concerns, rolls it back, and asks them.
  ///
  /// Guards must see the tree unchanged. Without guards there is nothing to ask and the removal stays
  /// applied, except for a replacement, which is applied as a whole. A veto becomes an interruption.
  ///
  /// - Returns: whether the removal stays applied; `nil` if a guard vetoes it.
  func tryRemoval(_ removal: Operation, of request: Request) throws -> Bool? {
    let savepoint = savepoint()
    try apply(removal)
    let guards = tree.removedGuards(since: savepoint.mutationCount)
    if guards.isEmpty, !request.isReplacement { return true }
    rollBack(to: savepoint)
    guard let veto = veto(of: guards, against: request) else { return false }
    unfinished.interruption = .veto(veto, against: request)
    return nil
  }

  /// Asks the guards that a request would remove, top first, and returns the first veto.
  private func veto(of guards: [ShownGuard], against request: Request) -> GuardVeto? {
    for shown in guards where !request.approvals.contains(shown.showing) {
      if unfinished.pendingQuestions[ObjectIdentifier(shown.screen)] != nil {
        return .alreadyAskingUser(shown.screen)
      }
      switch shown.screen.leaveDecision {
      case .allowed: continue
      case .refused: return .refused(shown.screen)
      case .asks(let askUser): return .asks(shown, askUser)
      }
    }
    return nil
  }

  /// Calls `didRefuseToLeave`, lets the guard ask the user, or waits for the answer that it already asked for.
  func notify(of veto: GuardVeto, against request: Request) {
    switch veto {
    case .refused(let screen):
      request.status?.end(.refused)
      screen.didRefuseToLeave()
    case .alreadyAskingUser(let screen):
      let isAdded = unfinished.pendingQuestions[ObjectIdentifier(screen)]?.add(request)
      if isAdded != true { request.status?.end(.refused) }
    case .asks(let shown, let askUser):
      request.status?.wait(.unanswered)
      questionCount += 1
      let (number, id) = (questionCount, ObjectIdentifier(shown.screen))
      unfinished.pendingQuestions[id] = PendingQuestion(
        number, showing: shown.showing, request: request)
      let question = AskedQuestion { self.answer($0, to: number, of: id) }
      askUser { question.answer($0) }
    }
  }

  /// Takes the first answer to a question; the question is gone if its screen has left.
  private func answer(_ mayLeave: Bool, to number: Int, of screen: ObjectIdentifier) {
    guard let question = unfinished.pendingQuestions[screen], question.number == number
    else { return }
    _ = unfinished.pendingQuestions.removeValue(forKey: screen)
    // Also ends what was waiting for the answer.
    guard mayLeave else { return callInTurn {} }
    issue(question.request.approved(by: question.showing))
    for other in question.others {
      let other = other.approved(by: question.showing)
      callInTurn { self.complete(other) }
    }
  }

  /// Follows a link, or finishes a coordinator unless it has left because of the answer.
  private func complete(_ other: Request) {
    if case .remove(let coordinator, _) = other.operation, !coordinator.isActive {
      other.status?.end(.done)
    } else {
      issue(other)
    }
  }
}

/// The answer to a question, which counts as a no if the guard drops it.
@MainActor
private final class AskedQuestion {
  let answer: (Bool) -> Void

  init(answer: @escaping (Bool) -> Void) { self.answer = answer }

  isolated deinit { answer(false) }
}

extension Request {
  fileprivate func approved(by showing: Int) -> Request {
    var request = self
    request.approvals.append(showing)
    return request
  }
}

/// Why a guard blocks a valid request.
enum GuardVeto {
  case refused(any LeaveGuard)
  /// The guard asks the user first.
  case asks(ShownGuard, (@escaping @MainActor (Bool) -> Void) -> Void)
  /// The guard has already asked the user and waits for the answer.
  case alreadyAskingUser(any LeaveGuard)
}

/// A guard and the number of its showing.
struct ShownGuard {
  let screen: any LeaveGuard
  let showing: Int
}
