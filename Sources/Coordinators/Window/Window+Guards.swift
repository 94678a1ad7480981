extension Window {
  /// Whether a ``LeaveGuard`` has asked the user whether its screen may leave, and waits for the answer.
  package var isGuardAsking: Bool {
    engine.unfinished.pendingQuestions.keys.contains { engine.tree.id(of: $0) != nil }
  }
}
