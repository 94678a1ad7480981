internal import Coordinators

/// The keys that work just now, most particular first.
@MainActor struct StatusHints {
  let window: Window
  let active: ActiveScreen?
  let tabs: TabBarController?

  /// Those for the status line.
  func hints(_ words: ConsoleStrings) -> [KeyHint] {
    hints(words, ofControl: active?.focused?.hints(words) ?? [], hasHelp: hasHelp)
  }

  /// All of them, for the help.
  func allHints(_ words: ConsoleStrings) -> [KeyHint] {
    var hints = active?.focused?.allHints(words) ?? []
    let find = KeyHint(.character("/"), words.find)
    if canFind, !hints.contains(find) { hints.append(find) }
    return self.hints(words, ofControl: hints, hasHelp: false)
  }

  /// Whether `/` looks for something: not while it is text, or means something here.
  var canFind: Bool {
    guard let active, let focused = active.focused, focused.canFind, !focused.takesText else {
      return false
    }
    return !active.commands.contains { $0.key == .character("/") }
  }

  /// Whether `?` shows the help: not while it is text, or means something here.
  var hasHelp: Bool {
    guard let active, active.screen.presentation != .box, active.focused?.takesText != true else {
      return false
    }
    return !active.commands.contains { $0.key == .character("?") }
  }

  private func hints(
    _ words: ConsoleStrings, ofControl hintsOfControl: [KeyHint], hasHelp: Bool
  ) -> [KeyHint] {
    var hints = hintsOfControl
    let isTyping = active?.focused?.takesText ?? false
    if let active {
      if active.controls.count > 1 { hints.append(KeyHint(.tab, words.next)) }
      if let scrolling = scrolling(words, in: active) { hints.append(scrolling) }
      hints += active.commands.lazy
        .filter { !isTyping || !$0.key.isText }.map { KeyHint($0.key, $0.label) }
    }
    if let count = tabs?.tabs.count, count > 1 {
      hints.append(
        isTyping ? KeyHint(.control("n"), words.tabs) : KeyHint("1-\(min(9, count))", words.tabs))
    }
    if hasHelp { hints.append(KeyHint(.character("?"), words.help)) }
    // Escape leads out of the control first, or does what the screen says that it does.
    let way = hintsOfControl.first { $0.key == .escape } ?? wayOut(words, isTyping: isTyping)
    if let way {
      let own = hints.firstIndex { $0.key == way.key }
      hints.append(own.map { hints.remove(at: $0) } ?? way)
    }
    return hints
  }

  /// The keys that lead to what is hidden, where the control that has the focus does not take them.
  private func scrolling(_ words: ConsoleStrings, in active: ActiveScreen) -> KeyHint? {
    let isTaken = active.focused?.allHints(words).contains { $0.keys == KeyHint.pageKeys } ?? false
    let hasMore = active.scrollables.contains { !$0.hints(words).isEmpty }
    return hasMore && !isTaken ? KeyHint(KeyHint.pageKeys, words.scroll) : nil
  }

  private func wayOut(_ words: ConsoleStrings, isTyping: Bool) -> KeyHint? {
    if window.canGoBack { return KeyHint(.escape, words.back) }
    return KeyHint(isTyping ? .control("c") : .character("q"), words.quit)
  }
}
