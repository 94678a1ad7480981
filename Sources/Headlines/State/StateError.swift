/// Why a state file could not be loaded or saved; the program continues without it.
struct StateError: Error, Sendable, Hashable {
  /// The path of the state file.
  let file: String
  let reason: Reason

  /// What is wrong with the file or its folder.
  enum Reason: Sendable, Hashable {
    /// The file was damaged and has been renamed; the program starts with a new one, which has what
    /// could be read.
    case damaged(renamedTo: String, feeds: Int, articles: Int)
    /// The file was missing, but not its copy; the program starts with what the copy has.
    case missing(feeds: Int, articles: Int)
    /// The file is damaged and cannot be renamed; nothing is saved over it.
    case damagedInPlace
    /// A newer program wrote the file; nothing is saved over it.
    case newer
    /// The system refused reading.
    case unreadable(SystemError)
    /// The system refused writing.
    case unwritable(SystemError)
  }

  /// Whether the program saves all the same.
  var isRepaired: Bool {
    switch reason {
    case .damaged, .missing: true
    default: false
    }
  }
}

extension StateError: CustomStringConvertible {
  var description: String {
    switch reason {
    case .damaged(let name, let feeds, let articles):
      "\(file): warning: damaged; renamed to \(name); saved: \(feeds) feeds, \(articles) articles"
    case .missing(let feeds, let articles):
      "\(file): warning: missing; restored from its copy: \(feeds) feeds, \(articles) articles"
    case .damagedInPlace: "\(file): warning: damaged and cannot be renamed; nothing is saved"
    case .newer: "\(file): warning: written by a newer version; nothing is saved"
    case .unreadable(let reason): "\(file): warning: \(reason); nothing is saved"
    case .unwritable(let reason): "\(file): warning: \(reason); nothing is saved"
    }
  }
}
