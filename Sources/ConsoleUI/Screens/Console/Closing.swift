internal import Coordinators

/// How the window of a console is closed, by Ctrl-C, by `quit` or by a key, and what the outcome of the console is then.
///
/// Each way asks the guards of the window, but for a second Ctrl-C in a row.
@MainActor final class Closing {
  /// The outcome of the console once the window is closed.
  private(set) var outcome = Console.Outcome.closed
  /// Whether the user's last key was Ctrl-C.
  private(set) var wasInterrupted = false
  private let window: Window
  /// The screen that ``quit(_:)`` leaves once its guard agrees.
  private weak var screenToQuit: (any Screen)?

  /// Limits ``quit(_:)`` in a program that shows a new screen whenever one is closed.
  private static let maxQuitSteps = 1_000

  init(of window: Window) { self.window = window }

  func close() {
    outcome = .closed
    window.close()
  }

  /// Closes the window after Ctrl-C.
  ///
  /// - Returns: False for a second time in a row, which ends the console at once.
  func interrupt() -> Bool {
    if wasInterrupted { return false }
    wasInterrupted = true
    if window.isGuardAsking { return true }
    outcome = .signal(.interrupt)
    window.close()
    return true
  }

  /// Notes other input than Ctrl-C.
  ///
  /// - Returns: Whether it is the first one after Ctrl-C.
  func willHandleInput() -> Bool {
    defer { wasInterrupted = false }
    return wasInterrupted
  }

  /// Forgets a Ctrl-C that has not closed the window, so that a later end does not count as an interruption.
  func didHandleInput() {
    if !window.isClosed, !window.isGuardAsking { outcome = .closed }
  }

  /// Goes back to the root screen, also through tabs, and leaves it by `leaveRoot`, unless a guard refuses on the way.
  func quit(_ leaveRoot: () -> Void) {
    var steps = 0
    while let screen = window.activeScreen, window.canGoBack, steps < Self.maxQuitSteps {
      let isOtherTab = window.goesBackToTab
      window.back()
      let hasLeft =
        isOtherTab ? window.activeScreen !== screen : window.position(of: screen) == nil
      guard hasLeft else {
        if window.isGuardAsking { screenToQuit = screen as? any Screen }
        return
      }
      steps += 1
    }
    leaveRoot()
  }

  /// Goes on quitting after the user has answered the question of a guard with yes.
  func continueQuitting(_ leaveRoot: () -> Void) {
    guard let screen = screenToQuit, !window.isGuardAsking else { return }
    screenToQuit = nil
    if window.position(of: screen) == nil { quit(leaveRoot) }
  }
}
