/// A screen that can refuse to leave, such as one with unsaved text.
///
/// A request that removes screens first asks all their guards, the top one first. If one of them refuses, no screen
/// leaves, and a `start()` or a transaction that the request is part of is undone as a whole. Requests inside
/// ``Window/withoutGuards(_:)`` do not ask guards.
///
/// ```swift
/// final class DraftScreen: Presentable, LeaveGuard {
///   var isSaved = false
///   var didTryToLeave: (_ answer: @escaping (Bool) -> Void) -> Void = { $0(true) }
///
///   var leaveDecision: LeaveDecision {
///     isSaved ? .allowed : .asks { self.didTryToLeave($0) }
///   }
/// }
/// ```
///
/// The coordinator shows the question, such as in a ``Modal``, and passes the answer on. Leaving the question without one
/// releases the closure, which means no. ``Coordinator/finish(then:)`` after saving asks nothing, since nothing is unsaved then.
///
/// ```swift
/// let screen = DraftScreen()
/// screen.didTryToLeave = { answer in
///   let modal = Modal(over: self.presenter)
///   let question = QuestionScreen("Discard the draft?")
///   question.didAnswer = { mayLeave in
///     modal.dismiss()
///     answer(mayLeave)
///   }
///   modal.show(question, for: self)
/// }
/// ```
///
/// Closing the window also asks the guards of hidden screens: a guard in a tab that is not selected asks its question
/// in a modal over the window, or selects its tab first.
@MainActor
public protocol LeaveGuard: Presentable {
  /// Whether the screen may leave now; read before anything has changed.
  var leaveDecision: LeaveDecision { get }

  /// Called after ``leaveDecision`` was ``LeaveDecision/refused`` and the screen therefore stayed.
  func didRefuseToLeave()
}

extension LeaveGuard {
  public func didRefuseToLeave() {}
}

/// Whether a screen may leave.
public enum LeaveDecision {
  /// The screen may leave.
  case allowed
  /// The screen stays, and so does everything that the request would remove.
  case refused
  /// The screen asks the user first and calls `answer` later, once.
  ///
  /// Nothing changes until then. A second request meanwhile does not ask again: ``Coordinator/finish(then:)`` and a
  /// link wait for the same answer, any other request is refused. Each closure answers one question, and its first call counts;
  /// an answer is ignored if the screen has left in the meantime, also if it is shown again. Releasing the closure
  /// without a call means no.
  case asks((_ answer: @escaping @MainActor (_ mayLeave: Bool) -> Void) -> Void)
}
