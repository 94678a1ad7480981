import LocalizableStrings

extension StateProblem {
  /// One line for the reader, in their language; made when it is shown, never stored.
  var text: String {
    switch reason {
    case .damaged(let name): "state.error.damaged".localize(file, name)
    case .stuck: "state.error.stuck".localize(file)
    case .newer(let version): "state.error.newer".localize(file, version)
    case .unreadable(let reason): "state.error.unreadable".localize(file, reason)
    case .unwritable(let reason): "state.error.unwritable".localize(file, reason)
    }
  }
}
