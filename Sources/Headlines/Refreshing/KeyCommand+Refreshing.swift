import Sternik

extension KeyCommand {
  /// Asks the sources for news or, while they are asked, stops that.
  static func refreshing(_ library: Library, _ actions: StoryActions) -> [KeyCommand] {
    if library.refresh != nil {
      return [KeyCommand(.escape, Texts.keys.cancel) { actions.didCancelRefresh() }]
    }
    guard library.canRefresh else { return [] }
    return [KeyCommand(.character("r"), Texts.keys.refresh) { actions.didRefresh() }]
  }
}
