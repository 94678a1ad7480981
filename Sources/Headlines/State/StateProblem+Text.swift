import LocalizableStrings

extension StateProblem {
  /// One line for the reader, in their language; made when it is shown, never stored.
  var text: String {
    switch reason {
    case .damaged(let name): Texts.state.error.damaged(file, name)
    case .stuck: Texts.state.error.stuck(file)
    case .newer(let version): Texts.state.error.newer(file, version)
    case .unreadable(let reason): Texts.state.error.unreadable(file, reason.text)
    case .unwritable(let reason): Texts.state.error.unwritable(file, reason.text)
    }
  }
}
