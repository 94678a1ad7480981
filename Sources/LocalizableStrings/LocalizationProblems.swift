import Synchronization

/// Tells what translations lack, each thing once.
public enum LocalizationProblems {
  private struct State {
    var told: Set<LocalizationProblem> = []
    var handler: @Sendable (LocalizationProblem) -> Void = { _ in }
  }

  private static let state = Mutex(State())
  /// A program that makes up keys is not remembered for ever.
  private static let memoryLimit = 10_000

  /// Sets who is told; what was told to others before is told anew.
  public static func setHandler(_ handler: @escaping @Sendable (LocalizationProblem) -> Void) {
    state.withLock { $0 = State(handler: handler) }
  }

  static func report(_ problem: LocalizationProblem) {
    let handler: (@Sendable (LocalizationProblem) -> Void)? = state.withLock { state in
      if state.told.count >= memoryLimit { state.told.removeAll() }
      return state.told.insert(problem).inserted ? state.handler : nil
    }
    handler?(problem)
  }
}
