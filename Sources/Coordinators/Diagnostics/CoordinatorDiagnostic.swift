/// A refused or failed call, or an object that outlived its flow.
///
/// A refused or failed call has not changed the tree. Debug and release builds report the same diagnostics: to
/// ``handler`` if the program sets it, else to the ``Window/didReport`` of the window concerned. A window without
/// a receiver collects them for the user interface that shows it; ConsoleUI's `Console` prints them on standard
/// error when it ends.
public struct CoordinatorDiagnostic: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong.
  public enum Kind: String, Hashable, Sendable {
    /// A coordinator was used after its removal.
    case coordinatorRemoved
    /// A coordinator was used before a parent or a window started it.
    case coordinatorNotStarted
    /// A coordinator was added, and has not shown or started anything when it leaves or the user sees its container.
    case neverStarted
    /// The user saw a container, such as that of a modal, without a screen.
    case shownEmpty
    /// A queued call was dropped because its target had left by its turn.
    case cancelled
    /// The screen is already shown.
    case screenAlreadyShown
    /// The screen is not in the container that was asked to move or remove it.
    case screenNotFound
    /// A column without screens was to be selected.
    case columnEmpty
    /// The presenter, or the one that a modal covers, is in no window or in another one.
    case presenterNotInWindow
    /// A container was given screens and was released, or its window closed, before it was shown.
    case neverShown
    /// The window is closed.
    case windowClosed
    /// The coordinator was already added or started.
    case coordinatorAlreadyAdded
    /// The coordinator that was to be removed or replaced is not a child of the one that was called.
    case notAChild
    /// A container or a coordinator would contain itself.
    case cycle
    /// A coordinator's `start()` threw an error and was rolled back.
    case startFailed
    /// A queued transaction threw an error and was rolled back.
    case transactionFailed
    /// A ``StatePreserving`` object has a state that is too large, or threw an error; reported once for each type.
    case stateNotSaved
    /// A line of a saved navigation state could not be restored by a queued restoration.
    case restorationFailed
    /// The path of a route is empty, is not read as it is written, or has not as many values as its closures.
    case routeMalformed
    /// The routes of a coordinator call a child something else than the link that led to it.
    case routeContradicted
    /// A link that had to wait for the guard of a route could not be followed.
    case linkFailed
    /// An ``Once`` closure was called a second time.
    case calledTwice
    /// Callbacks or starts requested changes endlessly and were stopped.
    case runaway
    /// Several elements of one `ForEach` have the same identity, so that their states cannot follow them.
    case identityRepeated
    /// Several enabled commands of one screen have the same key, so that only the first of them works.
    case keyRepeated
    /// A command has a key that terminals send as another one, such as Ctrl-J as Enter.
    case keyUnreachable
    /// A screen shows something else than what is drawn, because nothing announced the change; debug builds only.
    case screenOutdated
    /// The `body` of a screen changes, each time that it is drawn, what it shows.
    case bodyChanges
    /// The views of a screen report something, or move the focus, each time that it is drawn.
    case neverSettles
    /// A call of the program took so long that the user waited for it.
    case hung
    /// A control that was drawn without its screen shows something else than its states; debug builds only.
    case controlOutdated
    /// A task of a screen or a coordinator threw an error that nothing handles.
    case taskFailed
    /// The window showed nothing when its console ended.
    case nothingShown
    /// Something still holds a coordinator or screen that left its window.
    case leaked
    /// More diagnostics were reported than a window without a receiver collects.
    case suppressed

    /// Whether the target of the call has left.
    var isTargetGone: Bool {
      switch self {
      case .coordinatorRemoved, .screenNotFound, .presenterNotInWindow, .windowClosed: true
      default: false
      }
    }
  }

  /// What went wrong.
  public let kind: Kind
  /// The name of the type concerned, or the source location of a declaration.
  public let subject: String
  /// The call that was refused, or the error, in words; may be empty.
  public let detail: String

  /// Creates a diagnostic; programs seldom need to.
  public init(_ kind: Kind, subject: String, detail: String = "") {
    self.kind = kind
    self.subject = subject
    self.detail = detail
  }

  /// Called with every diagnostic of the process as it occurs, instead of ``Window/didReport``; `nil` by default.
  ///
  /// Set it for a log file. Calls into the tree are allowed.
  @MainActor public static var handler: ((CoordinatorDiagnostic) -> Void)?

  /// Reports the diagnostic once: to the handler, or else to the window that it concerns.
  ///
  /// - Parameter window: that window, if the caller knows it; else the one that the running operation concerns counts, or
  ///   the one whose event is being handled.
  @MainActor
  func report(in window: WindowState?) {
    if let handler = Self.handler { return handler(self) }
    guard let window = window ?? Engine.shared.runningWindow ?? WindowState.handlingEvent else {
      return DiagnosticsWithoutWindow.report(self)
    }
    window.collect(self)
  }
}

/// The name of an object's type, as diagnostics show it.
func name(of object: AnyObject) -> String { String(describing: type(of: object)) }
