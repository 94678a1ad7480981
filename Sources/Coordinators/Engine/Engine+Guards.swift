/// How screens that have a say in their leaving are asked.
extension Engine {
  /// Asks the screens that a request would take away, the top one first: the objection of the first one
  /// that does not simply allow it.
  func objection(of screens: [any LeaveGuard], to request: Request) -> Objection? {
    for screen in screens where !request.granted.contains(where: { $0.screen === screen }) {
      if asking[ObjectIdentifier(screen)] != nil { return .isAsking }
      switch screen.leaveDecision {
      case .allowed: continue
      case .refused: return .refused(screen)
      case .asks(let ask): return .asks(screen, ask, request)
      }
    }
    return nil
  }

  /// Tells a screen that its objection counts, unless it has left all the same: inside a start it may
  /// have been taken away by another request.
  func tell(_ objection: Objection) {
    switch objection {
    case .refused(let screen):
      if tree.entry(of: screen) != nil { screen.didRefuseToLeave() }
    case .isAsking: break
    case .asks(let screen, let ask, let request):
      // One operation can have been refused twice by the same screen, inside a start.
      guard tree.entry(of: screen) != nil, asking[ObjectIdentifier(screen)] == nil else { return }
      asking[ObjectIdentifier(screen)] = request
      ask { [weak self, weak screen] mayLeave in
        guard let self, let screen else { return }
        self.answer(mayLeave, by: screen)
      }
    }
  }

  private func answer(_ mayLeave: Bool, by screen: any LeaveGuard) {
    guard var request = asking.removeValue(forKey: ObjectIdentifier(screen)), mayLeave,
      tree.entry(of: screen) != nil
    else { return }
    request.granted.append(Consent(screen: screen))
    issue(request)
  }
}
