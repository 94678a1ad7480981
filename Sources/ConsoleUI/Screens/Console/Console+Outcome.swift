extension Console {
  /// Why a console has ended.
  public enum Outcome: Sendable, Hashable {
    /// The window was closed: the user quit, or a coordinator closed it.
    case closed
    /// The input ended, or the task that ran the console was cancelled.
    case endOfInput
    /// The system sent a signal, or the user pressed Ctrl-C.
    case signal(Console.Signal)

    /// The exit status that a shell expects: 128 plus the number of the signal, else zero.
    public var exitStatus: Int32 {
      switch self {
      case .closed, .endOfInput: 0
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
