/// What a reader of lines can do on a screen, besides choosing by a name.
@MainActor struct LinearWays {
  let choices: LinearChoices
  /// The commands of the screen, but for what Escape does: that is `back`.
  let commands: [KeyCommand]
  /// The titles of the tabs, and which is selected; none while a box waits for an answer.
  let tabs: TabStripElement?
  let canGoBack: Bool
  /// The list that is told by pages, if one is: that which has the focus, else the first.
  let pagedList: (any Control)?
  private let hasFields: Bool
  private let words: ConsoleStrings

  init(_ active: ActiveScreen, in place: ShownPlace, canGoBack: Bool, words: ConsoleStrings) {
    choices = LinearChoices(active.controls)
    commands = active.commands.filter { $0.key != .escape }
    tabs = active.role == .screen ? place.tabs : nil
    self.canGoBack = canGoBack || commands.count < active.commands.count
    let lists = active.controls.filter { control in
      control.semantics.position.map { !LinearPage($0).isWhole } ?? false
    }
    pagedList = lists.first { $0.path == active.memory.focus } ?? lists.first
    hasFields = active.controls.contains(where: \.takesText)
    self.words = words
  }

  /// What can be typed, in a line.
  var summary: String {
    let numbers = numbers.map { [$0] } ?? []
    let keys = commands.map { $0.key.name + " " + $0.label }
    let ways = [canGoBack ? words.back : words.quit, words.linear.help]
    return words.linear.type + ": "
      + (numbers + pages.map(\.word) + keys + otherTabs + ways)
      .joined(separator: LinearPhrase.pause)
  }

  /// What can be typed, a line for each, with what it does.
  var explanations: [String] {
    let linear = words.linear
    var lines = numbers.map { [$0 + ": " + linear.helpNumber, linear.helpName] } ?? []
    if hasFields { lines.append(linear.helpField) }
    lines += pages.map { $0.word + ": " + $0.help }
    lines += commands.map { $0.key.name + ": " + $0.label }
    lines += otherTabs
    if canGoBack { lines.append(words.back + ": " + linear.helpBack) }
    lines.append(linear.again + ": " + linear.helpAgain)
    lines.append(words.quit + ": " + linear.helpQuit)
    lines.append(linear.helpKeys)
    return lines
  }

  private var numbers: String? {
    switch choices.last {
    case 0: nil
    case 1: "1"
    case let last: words.linear.numbers(1, last)
    }
  }

  private var pages: [(word: String, help: String)] {
    guard let position = pagedList?.semantics.position else { return [] }
    let (page, strings) = (LinearPage(position), words.linear)
    let next = page.hasMoreAfter ? [(strings.nextPage, strings.helpNextPage)] : []
    let previous = page.hasMoreBefore ? [(strings.previousPage, strings.helpPreviousPage)] : []
    return next + previous
  }

  /// Tabs that are not selected, as they are typed.
  private var otherTabs: [String] {
    guard let tabs else { return [] }
    return tabs.titles.indices.filter { $0 != tabs.selection }.map { index in
      words.linear.tab + " \(index + 1) " + tabs.titles[index]
    }
  }
}
