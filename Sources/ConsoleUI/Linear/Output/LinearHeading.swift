/// The first line of a screen in the linear form: its title, the previous screen and the tab.
@MainActor struct LinearHeading {
  private let active: ActiveScreen
  private let breadcrumbs: Breadcrumbs
  private let strings: ConsoleStrings.Linear

  init(_ active: ActiveScreen, at breadcrumbs: Breadcrumbs, strings: ConsoleStrings.Linear) {
    self.active = active
    self.breadcrumbs = breadcrumbs
    self.strings = strings
  }

  /// `alert: Remove?` for an alert; else the title, the previous screen and the tab: `Pears, back to Fruit, tab 1 of 2`.
  var text: String {
    let title = active.screen.title
    if active.role != .screen {
      let kind = active.screen is AlertScreen ? strings.alert : strings.dialog
      return title.isEmpty ? kind : kind + ": " + title
    }
    return [title, back, tab].filter { !$0.isEmpty }
      .joined(separator: ElementDescription.separator)
  }

  private var back: String {
    guard let previous = breadcrumbs.titles.dropLast().last, !previous.isEmpty else { return "" }
    return strings.backTo(previous)
  }

  private var tab: String {
    guard let tabs = breadcrumbs.tabs, tabs.titles.count > 1 else { return "" }
    return strings.tab + " " + strings.position(tabs.selection + 1, tabs.titles.count)
  }
}
