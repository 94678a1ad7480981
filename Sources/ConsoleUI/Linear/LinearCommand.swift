/// What a line asks for that a reader has typed.
@MainActor enum LinearCommand {
  case nothing
  /// A number, and what was typed behind it.
  case choose(Int, text: String)
  case press(KeyPress)
  case perform(KeyCommand)
  case selectTab(Int)
  /// The next page, or the one before.
  case turnPage(by: Int)
  case back
  case quit
  case again
  case help
  /// A name that begins several of what can be chosen.
  case several([LinearLine])
  case unknown

  private static let leastOfName = 2

  /// Reads a line: numbers first, then what the screen itself names, then what is built in, then keys.
  ///
  /// `text` is what was said of the screen. Upper and lower case are the same.
  init(_ line: String, ways: LinearWays, text: LinearText?, words: ConsoleStrings) {
    let typed = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = typed.first else {
      self = .nothing
      return
    }
    let name = typed.joined(separator: " ").lowercased()
    if let number = Int(first) {
      self = .choose(number, text: typed.dropFirst().joined(separator: " "))
    } else if let command = ways.commands.first(where: {
      KeyPress(name: name) == $0.key || $0.label.lowercased() == name
    }) {
      self = .perform(command)
    } else {
      self =
        Self.builtIn(name, words: words) ?? Self.tab(typed, ways.tabs, words: words)
        ?? Self.choice(named: name, in: text) ?? KeyPress(name: line.trimmingBlanks).map(Self.press)
        ?? .unknown
    }
  }

  /// English words are understood in every language, for those who know them from elsewhere.
  private static func builtIn(_ name: String, words: ConsoleStrings) -> LinearCommand? {
    let (own, english) = (words.linear, LinearStrings())
    func isTyped(_ all: String...) -> Bool { all.contains { $0.lowercased() == name } }
    if isTyped("?", own.help, english.help) { return .help }
    if isTyped("back", words.back) { return .back }
    if isTyped("quit", words.quit) { return .quit }
    if isTyped(own.nextPage, english.nextPage, "pagedown") { return .turnPage(by: 1) }
    if isTyped(own.previousPage, english.previousPage, "pageup") { return .turnPage(by: -1) }
    return isTyped(own.again, english.again) ? .again : nil
  }

  /// A tab by its title, or by its number or title behind the word for tabs.
  private static func tab(
    _ typed: [String], _ tabs: TabStripElement?, words: ConsoleStrings
  ) -> LinearCommand? {
    guard let tabs, let first = typed.first?.lowercased() else { return nil }
    let prefixes = [words.linear.tab, LinearStrings().tab].map { $0.lowercased() }
    let isNamed = typed.count > 1 && prefixes.contains(first)
    let wish = isNamed ? Array(typed.dropFirst()) : typed
    if isNamed, let number = wish.first.flatMap({ Int($0) }) {
      return tabs.titles.indices.contains(number &- 1) ? .selectTab(number - 1) : nil
    }
    let title = wish.joined(separator: " ").lowercased()
    return tabs.titles.firstIndex { $0.lowercased() == title }.map(Self.selectTab)
  }

  /// What is called so, else what alone begins so.
  static func choice(named name: String, in text: LinearText?) -> LinearCommand? {
    let choices = text?.lines.filter { $0.number != nil } ?? []
    let named = choices.filter { $0.label.lowercased() == name }
    let found =
      named.isEmpty && name.count >= leastOfName
      ? choices.filter { $0.label.lowercased().hasPrefix(name) } : named
    guard let number = found.first?.number else { return nil }
    return found.count == 1 ? .choose(number, text: "") : .several(found)
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
