/// A refused or failed call, or an object that outlived its flow.
///
/// A refused or failed call has not changed the tree. Debug and release builds report the same diagnostics.
public struct CoordinatorDiagnostic: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong.
  public enum Kind: String, Hashable, Sendable {
    /// A coordinator was used after its removal.
    case coordinatorRemoved
    /// A coordinator was used before a parent or a window started it.
    case coordinatorNotStarted
    /// A queued call was dropped because its target had left by its turn.
    case cancelled
    /// The screen is already shown.
    case screenAlreadyShown
    /// The screen is not in the container that was asked to move or remove it.
    case screenNotFound
    /// The presenter, or the one that a modal covers, is in no window or in another one.
    case presenterNotInWindow
    /// The window is closed.
    case windowClosed
    /// The coordinator already has a parent.
    case coordinatorAlreadyAdded
    /// A container or a coordinator would contain itself.
    case cycle
    /// A coordinator's `start()` threw an error and was rolled back.
    case startFailed
    /// A queued transaction threw an error and was rolled back.
    case transactionFailed
    /// A line of a saved navigation state could not be restored by a queued restoration.
    case restorationFailed
    /// An ``Once`` closure was called a second time.
    case calledTwice
    /// Callbacks or starts requested changes endlessly and were stopped.
    case runaway
    /// Several elements of one `ForEach` have the same identity, so that their states cannot follow them.
    case identityRepeated
    /// Something still holds a coordinator or screen that left its window.
    case leaked

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

  public var description: String {
    detail.isEmpty ? "\(subject): \(kind.rawValue)" : "\(subject): \(kind.rawValue): \(detail)"
  }

  /// Called with every diagnostic as it occurs; does nothing by default.
  @MainActor public static var handler: (CoordinatorDiagnostic) -> Void = { _ in }

  @MainActor
  func report() { Self.handler(self) }
}

/// The name of an object's type, as diagnostics show it.
func name(of object: AnyObject) -> String { String(describing: type(of: object)) }
