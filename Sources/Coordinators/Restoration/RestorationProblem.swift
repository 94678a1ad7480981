/// A line of a saved navigation state that could not be restored.
///
/// The lines inside it and after it in the same coordinator are skipped; all others are restored. A state that could not be
/// restored skips nothing, and what no route leads to only the lines inside it. What a guard has not allowed waits for
/// ``Window/continueRestoring()``, as do the places of ``PlaceError/notThereYet``, which are no problems.
public struct RestorationProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// Why a line could not be restored.
  public enum Reason: Sendable, Hashable {
    /// The text is not a saved state, is cut off at this line, or has another format.
    case damaged
    /// No route of the coordinator has the name, or what no route leads to is not shown, or it preserves no state.
    case unknown
    /// A guard of the route does not allow it, or takes time to decide.
    case notAllowed
    /// The coordinator failed to show the child or screen, or the object failed to read its state; contains the error that
    /// it threw, or an empty string.
    case failed(String)
  }

  /// The one-based line in the text.
  public let line: Int
  /// The name of the route or type, or the beginning of the line if it has none.
  public let text: String
  /// Why the line could not be restored.
  public let reason: Reason
  /// The link to what the line means, if a guard of its route did not allow it; opening it asks the guard again.
  public var place: DeepLink?
  public var description: String {
    switch reason {
    case .damaged where text.isEmpty: "line \(line): empty"
    case .damaged: "line \(line): \(text): damaged"
    case .unknown: "line \(line): \(text): unknown"
    case .notAllowed: "line \(line): \(text): not allowed"
    case .failed(let detail): "line \(line): \(text): \(detail.isEmpty ? "not restored" : detail)"
    }
  }
}

extension [RestorationProblem] {
  /// Reports them where no call returns them.
  @MainActor func report(in window: WindowState?) {
    for problem in self {
      CoordinatorDiagnostic(.restorationFailed, subject: "Window", detail: "\(problem)")
        .report(in: window)
    }
  }
}
