extension Window {
  /// Whether a ``LeaveGuard`` has asked the user whether its screen may leave, and waits for the answer.
  package var isGuardAsking: Bool {
    Engine.shared.unfinished.pendingQuestions.keys.contains { screen in
      Engine.shared.tree.id(of: screen).flatMap { Engine.shared.tree.state(of: $0) } === state
    }
  }
}
