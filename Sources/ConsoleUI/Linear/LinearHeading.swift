/// The line that says where the reader is.
@MainActor struct LinearHeading {
  private let active: ActiveScreen
  private let place: ShownPlace
  private let words: LinearStrings

  init(_ active: ActiveScreen, in place: ShownPlace, words: LinearStrings) {
    self.active = active
    self.place = place
    self.words = words
  }

  /// The title; then for a box that it is one, else which tab it is in and where back leads.
  var text: String {
    let title = active.screen.title
    if active.role != .screen {
      let kind = active.screen is AlertScreen ? words.alert : words.dialog
      return title.isEmpty ? kind : kind + ": " + title
    }
    return [title, back, tab].filter { !$0.isEmpty }.joined(separator: LinearPhrase.pause)
  }

  private var back: String {
    guard let before = place.way.dropLast().last, !before.isEmpty else { return "" }
    return words.backTo(before)
  }

  private var tab: String {
    guard let tabs = place.tabs, tabs.titles.count > 1 else { return "" }
    return words.tab + " " + words.position(tabs.selection + 1, tabs.titles.count)
  }
}
