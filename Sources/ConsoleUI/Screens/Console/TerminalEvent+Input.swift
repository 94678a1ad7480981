extension TerminalEvent {
  /// Whether the user has typed, pasted or clicked.
  var isUserInput: Bool {
    switch self {
    case .key, .paste, .line: return true
    case .mouse(let mouse): if case .press = mouse.action { return true } else { return false }
    case .focus, .resize, .endOfInput, .signal: return false
    }
  }
}
