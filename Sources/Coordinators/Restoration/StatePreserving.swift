/// A screen or coordinator with a state of its own in saved navigation states: a scroll position, a draft, the chosen row.
///
/// ```swift
/// final class NoteScreen: Screen, StatePreserving {
///   var draft = ""
///
///   var preservedState: String? { draft.isEmpty ? nil : draft }
///   func restore(preservedState text: String, version: Int) { draft = text }
///
///   var body: some View { TextField("Draft", text: draft) { self.draft = $0 } }
/// }
/// ```
///
/// It gets back what it preserved, whether the user saw it or not: also in another tab, in a column, below another screen.
/// A coordinator gets it before its children and screens are restored. The module SternikFoundation does this for `Codable`
/// values.
///
/// What no ``Route`` leads to is found by the name of its type, without that of its module, if the `start()` of its coordinator
/// shows or starts it again.
@MainActor
public protocol StatePreserving: AnyObject {
  /// The version of the texts that this program writes, 1 by default; never negative.
  ///
  /// Raise it when the program cannot read its older texts as they are.
  var stateVersion: Int { get }

  /// What a saved navigation state has of this object, at most ``Window/maximumStateBytes``; `nil` if it has nothing.
  ///
  /// Equal states have equal texts. An error is reported as a ``CoordinatorDiagnostic``.
  var preservedState: String? { get throws }

  /// Called with the saved text and its version, in the transaction of ``Window/restore(_:)``, before the object appears.
  ///
  /// It is called again if a ``LeaveGuard`` asks the user and the user agrees.
  ///
  /// - Throws: an error that becomes a ``RestorationProblem``; what this has requested is rolled back then, and everything
  ///   else is restored.
  func restore(preservedState text: String, version: Int) throws
}

extension StatePreserving {
  public var stateVersion: Int { 1 }
}

extension Window {
  /// The size of the largest state that a ``StatePreserving`` object may have, in bytes of UTF-8.
  public nonisolated static let maximumStateBytes = 65_536
  /// The size that the states of all objects in a window may have together, in bytes of UTF-8.
  public nonisolated static let maximumTotalStateBytes = 1_000_000
}
