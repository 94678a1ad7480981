import Sternik

extension StateProblem {
  /// The problem in the reader's language.
  var localizedMessage: String {
    switch reason {
    case .damaged(let name): "state.error.damaged".localize(file, name)
    case .stuck: "state.error.stuck".localize(file)
    case .newer(let version): "state.error.newer".localize(file, version)
    case .unreadable(let words): "state.error.unreadable".localize(file, words)
    case .unwritable(let words): "state.error.unwritable".localize(file, words)
    }
  }
}
