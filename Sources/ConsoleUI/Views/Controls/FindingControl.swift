/// A control in which `/` finds something by its text.
@MainActor public protocol FindingControl: Control {
  /// Whether there is something to search.
  var canFind: Bool { get }

  /// Opens the input for the text to find; called only if ``canFind``.
  func startFinding()

  /// Whether a search is left that takes too long for one event.
  var isSearching: Bool { get }

  /// Continues the search for a moment; the console calls it between two frames.
  func continueSearch()

  /// Closes an input that is still open after Enter, and keeps what was found; the linear form has no use for its keys.
  ///
  /// By default it does nothing.
  func endFinding()
}

extension FindingControl {
  public func endFinding() {}
}
