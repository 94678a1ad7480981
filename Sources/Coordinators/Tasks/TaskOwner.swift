/// What has tasks of its own: every ``Coordinator``.
///
/// A protocol, so that the closures get the coordinator as its own type.
@MainActor
public protocol TaskOwner: AnyObject {}

extension Coordinator: TaskOwner {}

extension TaskOwner where Self: Coordinator {
  /// Does asynchronous work while the coordinator is in the tree.
  ///
  /// ```swift
  /// override func start() {
  ///   show(ArticleScreen(article))
  ///   task { coordinator in
  ///     let text = try await coordinator.library.load(coordinator.article)
  ///     coordinator.screen?.text = text
  ///   } didFail: { coordinator, error in
  ///     coordinator.screen?.text = "\(error)"
  ///   }
  /// }
  /// ```
  ///
  /// The work begins on the main actor after the change that adds the coordinator, never within this call; a start or a
  /// transaction that is rolled back begins none. It is cancelled when the coordinator is removed, for whatever reason,
  /// or the window closes; an error after that is not reported. When the work ends, the console draws the window, and
  /// the closures are released. A call after the removal is reported and does nothing.
  ///
  /// A coordinator that is started again after its removal needs another call.
  ///
  /// - Parameters:
  ///   - work: Gets the coordinator, and suspends without blocking the user interface. Use the parameter rather than
  ///     `self`, which would keep a coordinator that is never started.
  ///   - didFail: Gets the coordinator and the error that `work` throws, unless the task was cancelled. Without it an
  ///     error is reported as ``CoordinatorDiagnostic/Kind/taskFailed``.
  /// - Returns: A handle that cancels the work earlier.
  @discardableResult public func task(
    _ work: @escaping @MainActor (Self) async throws -> Void,
    didFail: (@MainActor (Self, any Error) -> Void)? = nil
  ) -> CoordinatorTask {
    var closures = TaskWork { [weak self] in if let self { try await work(self) } }
    if let didFail {
      closures.didFail = { [weak self] error in if let self { didFail(self, error) } }
    }
    return add(closures)
  }
}
