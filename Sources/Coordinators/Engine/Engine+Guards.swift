/// Asks guards before their screens leave.
extension Engine {
  /// The result of `tryRemoval`.
  enum RemovalTrial {
    /// No removed screen is a guard; the removal stays applied.
    case removed
    /// Rolled back, and recorded as an interruption.
    case vetoed
    /// Rolled back; all guards approve, so the caller applies the request.
    case approved
  }

  /// Applies only the removal of a request to find the guards that it concerns, rolls it back, and asks them.
  ///
  /// Guards must see the tree unchanged. Without guards there is nothing to ask and the removal stays
  /// applied, except for a replacement, which is applied as a whole.
  func tryRemoval(
    _ removal: Operation, of request: Request, from savepoint: Savepoint
  ) throws -> RemovalTrial {
    try apply(removal)
    let guards = tree.removedGuards(since: savepoint.mutationCount)
    if guards.isEmpty, !request.isReplacement { return .removed }
    rollBack(to: savepoint)
    guard let veto = veto(of: guards, against: request) else { return .approved }
    interruption = .veto(veto, against: request)
    return .vetoed
  }

  /// Asks the guards that a request would remove, top first, and returns the first veto.
  private func veto(of guards: [any LeaveGuard], against request: Request) -> GuardVeto? {
    for screen in guards where !request.approvals.contains(where: { $0.screen === screen }) {
      if pendingQuestions[ObjectIdentifier(screen)] != nil { return .alreadyAsking }
      switch screen.leaveDecision {
      case .allowed: continue
      case .refused: return .refused(screen)
      case .asks(let ask): return .asks(screen, ask)
      }
    }
    return nil
  }

  /// Calls `didRefuseToLeave` or lets the guard ask the user.
  func notify(of veto: GuardVeto, against request: Request) {
    switch veto {
    case .refused(let screen): screen.didRefuseToLeave()
    case .alreadyAsking: break
    case .asks(let screen, let ask):
      pendingQuestions[ObjectIdentifier(screen)] = request
      ask { [weak self, weak screen] mayLeave in
        guard let self, let screen else { return }
        self.answer(mayLeave, by: screen)
      }
    }
  }

  private func answer(_ mayLeave: Bool, by screen: any LeaveGuard) {
    guard var request = pendingQuestions.removeValue(forKey: ObjectIdentifier(screen)), mayLeave,
      tree.id(of: screen) != nil
    else { return }
    request.approvals.append(GuardApproval(screen: screen))
    issue(request)
  }
}
