extension Window {
  /// The routes of the root coordinator's children and screens, and indented, of all their descendants, as text, with what
  /// ``StatePreserving`` objects preserve.
  ///
  /// Reading it changes nothing, and two reads without a change between them are equal, byte for byte. Inside
  /// a callback it describes the committed change, so you can save it in an observer; inside a transaction or
  /// a `start()` it describes what has been applied so far. Screens that a coordinator showed between the
  /// screens of a child are restored above them.
  ///
  /// ```
  /// restoration 1
  /// to news
  ///   to 17
  ///     in ArticleScreen
  ///       state 1 40
  /// to more
  /// tab 0 0
  /// ```
  public var navigationState: String {
    var writer = NavigationStateWriter(of: self)
    return RestorationText.text(of: writer.lines(), waiting: state.waitingLines.map(\.section))
  }
}

extension Coordinator {
  /// The tab bars that this coordinator shows.
  var tabBars: [TabBarController] { shownScreens.compactMap { $0 as? TabBarController } }
  /// The split views that this coordinator shows.
  var splitViews: [SplitViewController] { shownScreens.compactMap { $0 as? SplitViewController } }
}
