/// A call that could not be carried out, or an object that outlived its flow.
///
/// Nothing that is reported here changed the tree. The same is reported in debug and in release builds.
public struct CoordinatorDiagnostic: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was wrong.
  public enum Kind: String, Hashable, Sendable {
    /// A coordinator was used after it had been removed.
    case coordinatorRemoved
    /// A coordinator was used before a parent or a window had started it.
    case coordinatorNotStarted
    /// A queued call was dropped: what it was meant for had left by its turn.
    case cancelled
    /// The screen is shown in a place already.
    case screenAlreadyShown
    /// The screen is not in the place that was asked to move it.
    case screenNotFound
    /// The place, or the place that it lies over, is in no window, or in another one than it should be.
    case presenterNotInWindow
    /// The window was closed.
    case windowClosed
    /// The coordinator has a parent already.
    case coordinatorAlreadyAdded
    /// A container or a coordinator would have come to lie inside itself.
    case cycle
    /// A coordinator's `start()` threw an error: what it had shown was taken back.
    case startFailed
    /// A transaction that had to wait for its turn threw an error: what it had done was taken back.
    case transactionFailed
    /// A line of saved whereabouts led nowhere, in a restoration that had to wait for its turn.
    case restorationFailed
    /// An outcome that is told once was told again.
    case calledTwice
    /// Calls from inside callbacks went on without end and were stopped.
    case runaway
    /// A removed coordinator or screen is still held by somebody.
    case leaked

    /// Whether what the call was meant for has left.
    var meansGone: Bool {
      switch self {
      case .coordinatorRemoved, .screenNotFound, .presenterNotInWindow, .windowClosed: true
      default: false
      }
    }
  }

  /// What was wrong.
  public let kind: Kind
  /// What it is about: a type's name, or a declaration's place.
  public let subject: String
  /// What was asked for, or what went wrong, in words.
  public let detail: String

  /// Makes a diagnostic; programs seldom need to.
  public init(_ kind: Kind, subject: String, detail: String = "") {
    self.kind = kind
    self.subject = subject
    self.detail = detail
  }

  public var description: String {
    detail.isEmpty ? "\(subject): \(kind.rawValue)" : "\(subject): \(kind.rawValue): \(detail)"
  }

  /// Is told every diagnostic, as it occurs; does nothing unless it is set.
  @MainActor public static var handler: (CoordinatorDiagnostic) -> Void = { _ in }

  @MainActor
  func report() { Self.handler(self) }
}

/// The name of an object's type, as diagnostics give it.
func name(of object: AnyObject) -> String { String(describing: type(of: object)) }
