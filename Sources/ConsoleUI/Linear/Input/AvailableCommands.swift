/// What the user can type on a screen in the linear form, apart from the names of choices.
@MainActor struct AvailableCommands {
  let choices: NumberedChoices
  /// The commands of the screen except the one for Escape, which the user types as `back`.
  let keyCommands: [KeyCommand]
  /// The commands that work on every screen.
  let windowCommands: [KeyCommand]
  /// The tabs around the screen; `nil` while a box or a sheet covers them.
  let tabs: TabStripElement?
  /// The columns beside the screen; `nil` while a box or a sheet covers them.
  let columns: ColumnNavigation?
  let canGoBack: Bool
  /// The list whose pages the user can turn: the one with the focus, else the first with several pages.
  let pagedList: ControlNode?
  private let hasFields: Bool
  private let strings: ConsoleStrings

  init(
    _ active: ActiveScreen, at breadcrumbs: Breadcrumbs, columns: ColumnNavigation?,
    windowCommands: [KeyCommand], canGoBack: Bool, strings: ConsoleStrings
  ) {
    choices = NumberedChoices(active.controls)
    keyCommands = active.commands.filter { $0.keys[0] != .escape }
    self.windowCommands = windowCommands
    tabs = active.role == .screen ? breadcrumbs.tabs : nil
    self.columns = active.role == .screen ? columns : nil
    self.canGoBack = canGoBack || keyCommands.count < active.commands.count
    let lists = active.controls.filter { control in
      control.listedChoices != nil && !ListPage(control.listPosition).isWhole
    }
    pagedList = lists.first { $0.path == active.state.focus } ?? lists.first
    hasFields = active.controls.contains(where: \.takesText)
    self.strings = strings
  }

  /// The last line of a screen: `Type: 1 to 2, back, help`.
  var summary: String {
    let numbers = numbers.map { [$0] } ?? []
    let keys = keyCommands.map(command)
    let windowKeys = windowCommands.map(command)
    let last = [canGoBack ? strings.back : strings.quit, strings.linear.help]
    return strings.linear.type + ": "
      + (numbers + pages.map(\.command) + keys + otherColumns + otherTabs + windowKeys + last)
      .joined(separator: ElementDescription.separator)
  }

  /// The help: a line for each command with what it does.
  var explanations: [String] {
    let linear = strings.linear
    var lines = numbers.map { [$0 + ": " + linear.helpNumber, linear.helpName] } ?? []
    if hasFields { lines.append(linear.helpField) }
    lines += pages.map { $0.command + ": " + $0.help }
    lines += keyCommands.map { $0.keys[0].name + ": " + $0.label }
    lines += otherColumns + otherTabs
    lines += windowCommands.map { $0.keys[0].name + ": " + $0.label }
    if canGoBack { lines.append(strings.back + ": " + linear.helpBack) }
    if !keyCommands.contains(where: { $0.keys.contains(LinearCommand.findKey) }) {
      lines.append(LinearCommand.findKey.name + ": " + linear.helpFind)
    }
    lines.append(linear.again + ": " + linear.helpAgain)
    lines.append(strings.quit + ": " + linear.helpQuit)
    lines.append(linear.helpKeys)
    return lines
  }

  private func command(_ command: KeyCommand) -> String {
    command.keys[0].name + " " + command.label
  }

  private var numbers: String? {
    switch choices.count {
    case 0: nil
    case 1: "1"
    case let count: strings.linear.numbers(1, count)
    }
  }

  private var pages: [(command: String, help: String)] {
    guard let pagedList else { return [] }
    let (page, linear) = (ListPage(pagedList.listPosition), strings.linear)
    let next = page.hasMoreAfter ? [(linear.nextPage, linear.helpNextPage)] : []
    let previous = page.hasMoreBefore ? [(linear.previousPage, linear.helpPreviousPage)] : []
    return next + previous
  }

  /// The columns on the right, which are kept while this one is shown: `beside: Pears`.
  var besideLine: String? {
    columns?.nextTitle.map { strings.linear.beside + ": " + $0 }
  }

  /// The commands for the columns that are not selected: `column 2 Pears`.
  private var otherColumns: [String] {
    (columns?.others ?? []).map { "\(strings.linear.column) \($0.index + 1) \($0.title)" }
  }

  /// The commands for the tabs that are not selected: `tab 2 Saved`.
  private var otherTabs: [String] {
    guard let tabs else { return [] }
    return tabs.titles.indices.filter { $0 != tabs.selection }.map { index in
      strings.linear.tab + " \(index + 1) " + tabs.titles[index]
    }
  }
}
