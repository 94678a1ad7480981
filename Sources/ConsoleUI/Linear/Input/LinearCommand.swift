/// The meaning of a line that the user typed in the linear form.
@MainActor enum LinearCommand {
  case empty
  /// A number, and the text typed behind it.
  case choose(Int, text: String)
  case press(KeyPress)
  case perform(KeyCommand)
  case selectTab(Int)
  case selectColumn(Int)
  /// The next page of a long list, or the previous one.
  case turnPage(by: Int)
  /// Finds a text on the screen; empty to ask for it.
  case find(String)
  case back
  case quit
  case repeatScreen
  case help
  /// A prefix of the names of several choices.
  case ambiguous([LinearLine])
  case unknown

  /// The minimum length of a prefix that matches a name.
  private static let minPrefixLength = 2

  /// The key that finds a text, also with the text after it.
  static let findKey = KeyPress.character("/")

  /// Parses a line as a number, a command of the screen, a search, a built-in command, a column, a tab, a window-wide command, a
  /// choice or a key, in this order.
  ///
  /// Case does not matter.
  /// `text` is the announced screen, whose lines name the choices.
  init(
    _ line: String, available: AvailableCommands, text: LinearText?, strings: ConsoleStrings
  ) {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else {
      self = .empty
      return
    }
    let name = words.joined(separator: " ").lowercased()
    if let number = Int(first) {
      self = .choose(number, text: words.dropFirst().joined(separator: " "))
    } else {
      let key = KeyPress(name: line.collapsingBlanks)
      self =
        Self.command(name, key, in: available.keyCommands)
        ?? Self.search(line, in: text)
        ?? Self.builtIn(name, strings: strings)
        ?? Self.column(words, available.columns, strings: strings)
        ?? Self.tab(words, available.tabs, strings: strings)
        ?? Self.command(name, key, in: available.windowCommands)
        ?? Self.choice(named: name, in: text) ?? key.map(Self.press) ?? .unknown
    }
  }

  /// Finds the command with this label or key; the case of a letter that is a key matters only if both are commands.
  private static func command(
    _ name: String, _ key: KeyPress?, in commands: [KeyCommand]
  ) -> LinearCommand? {
    let found =
      key.flatMap { key in commands.first { $0.keys.contains(key) } }
      ?? commands.first { command in
        command.keys.contains { $0 == KeyPress(name: name) } || command.label.lowercased() == name
      }
    return found.map(Self.perform)
  }

  /// Parses the key that finds a text, unless the line is the name of a choice.
  private static func search(_ line: String, in text: LinearText?) -> LinearCommand? {
    let line = line.collapsingBlanks
    let name = line.lowercased()
    guard line.hasPrefix(findKey.name),
      text?.lines.contains(where: { $0.number != nil && $0.label.lowercased() == name }) != true
    else { return nil }
    return .find(String(line.dropFirst(findKey.name.count).drop { $0 == " " }))
  }

  /// Parses a built-in command, in the language of the user or in English.
  private static func builtIn(_ name: String, strings: ConsoleStrings) -> LinearCommand? {
    let (own, english) = (strings.linear, ConsoleStrings.Linear())
    func isTyped(_ names: String...) -> Bool { names.contains { $0.lowercased() == name } }
    if isTyped("?", own.help, english.help) { return .help }
    if isTyped("back", strings.back) { return .back }
    if isTyped("quit", strings.quit) { return .quit }
    if isTyped(own.nextPage, english.nextPage, "pagedown") { return .turnPage(by: 1) }
    if isTyped(own.previousPage, english.previousPage, "pageup") { return .turnPage(by: -1) }
    return isTyped(own.again, english.again) ? .repeatScreen : nil
  }

  /// Parses the word for columns and then a number.
  private static func column(
    _ words: [String], _ columns: ColumnNavigation?, strings: ConsoleStrings
  ) -> LinearCommand? {
    let names = [strings.linear.column, ConsoleStrings.Linear().column].map { $0.lowercased() }
    guard let columns, words.count > 1, names.contains(words[0].lowercased()),
      let number = Int(words[1]), columns.others.contains(where: { $0.index == number &- 1 })
    else { return nil }
    return .selectColumn(number - 1)
  }

  /// Parses the title of a tab, or the word for tabs and then a number or a title.
  private static func tab(
    _ words: [String], _ tabs: TabStripElement?, strings: ConsoleStrings
  ) -> LinearCommand? {
    guard let tabs, let first = words.first?.lowercased() else { return nil }
    let prefixes = [strings.linear.tab, ConsoleStrings.Linear().tab].map { $0.lowercased() }
    let hasPrefix = words.count > 1 && prefixes.contains(first)
    let name = hasPrefix ? Array(words.dropFirst()) : words
    if hasPrefix, let number = name.first.flatMap({ Int($0) }) {
      return tabs.titles.indices.contains(number &- 1) ? .selectTab(number - 1) : nil
    }
    let title = name.joined(separator: " ").lowercased()
    return tabs.titles.firstIndex { $0.lowercased() == title }.map(Self.selectTab)
  }

  /// Finds the choice with this name, else the choices whose name begins with it.
  static func choice(named name: String, in text: LinearText?) -> LinearCommand? {
    let choices = text?.lines.filter { $0.number != nil } ?? []
    let named = choices.filter { $0.label.lowercased() == name }
    let found =
      named.isEmpty && name.count >= minPrefixLength
      ? choices.filter { $0.label.lowercased().hasPrefix(name) } : named
    guard let number = found.first?.number else { return nil }
    return found.count == 1 ? .choose(number, text: "") : .ambiguous(found)
  }
}

extension String {
  fileprivate var collapsingBlanks: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
