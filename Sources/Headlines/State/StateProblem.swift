/// Why the program cannot remember something; it goes on without.
struct StateProblem: Error, Sendable, Hashable {
  /// The file that holds the state.
  let file: String
  let reason: Reason

  /// What is wrong with the file or its folder.
  enum Reason: Sendable, Hashable {
    /// It could not be understood and was renamed; a new one is started.
    case damaged(keptAs: String)
    /// It could not be understood nor renamed; nothing is saved over it.
    case stuck
    /// A newer program wrote it, in this version of the format; nothing is saved over it.
    case newer(version: Int)
    /// The system would not let us read it.
    case unreadable(SystemReason)
    /// The system would not let us write it.
    case unwritable(SystemReason)
  }
}

extension StateProblem: CustomStringConvertible {
  var description: String {
    switch reason {
    case .damaged(let name): "\(file): warning: damaged; kept as \(name)"
    case .stuck: "\(file): warning: damaged and cannot be renamed; nothing is saved"
    case .newer(let version): "\(file): warning: of newer version \(version); nothing is saved"
    case .unreadable(let reason): "\(file): warning: \(reason); nothing is saved"
    case .unwritable(let reason): "\(file): warning: \(reason); nothing is saved"
    }
  }
}
