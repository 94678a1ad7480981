extension Console {
  /// Why a console has ended.
  public enum Outcome: Sendable, Hashable {
    /// The window was closed: the user quit, or a coordinator closed it.
    case closed
    /// The input ended, or the task that ran the console was cancelled.
    case endOfInput
    /// The input ended, and a screen of a program that prints was still loading after ``Console/loadingTimeout``.
    case stillLoading
    /// The system sent a signal, or the user pressed Ctrl-C.
    case signal(Console.Signal)

    /// The exit status that a shell expects: 128 plus the number of the signal, one if a screen was still loading, else zero.
    public var exitStatus: Int32 {
      switch self {
      case .closed, .endOfInput: 0
      case .stillLoading: 1
      case .signal(.hangup): 129
      case .signal(.interrupt): 130
      case .signal(.quit): 131
      case .signal(.terminate): 143
      }
    }
  }
}

extension Console.Outcome {
  var signal: Console.Signal? {
    if case .signal(let signal) = self { signal } else { nil }
  }
}
