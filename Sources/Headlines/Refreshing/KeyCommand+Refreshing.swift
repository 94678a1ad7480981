import Sternik

extension KeyCommand {
  /// Refreshes the feeds or, during a refresh that the user asked for, cancels it.
  static func refreshing(_ library: Library, _ actions: ArticleActions) -> [KeyCommand] {
    if library.refreshProgress?.isRequested == true {
      return [KeyCommand(.escape, Texts.keys.cancel) { actions.didCancelRefresh() }]
    }
    guard library.canRefresh else { return [] }
    return [KeyCommand(actions.keys[.refresh], Texts.keys.refresh) { actions.didRefresh() }]
  }
}
