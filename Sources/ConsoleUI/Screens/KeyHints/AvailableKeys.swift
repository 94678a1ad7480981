internal import Coordinators

/// Collects the hints for the keys that work now, from the focused control outwards.
@MainActor struct AvailableKeys {
  let window: Window
  let active: ActiveScreen?
  let tabs: TabBarController?

  /// The hints in the status line.
  func statusLineHints(_ strings: ConsoleStrings) -> [KeyHint] {
    hints(ofControl: active?.focused?.hints(strings) ?? [], hasHelp: hasHelp, strings)
  }

  /// The hints in the help, which lists all keys.
  func helpHints(_ strings: ConsoleStrings) -> [KeyHint] {
    var controlHints = active?.focused?.allHints(strings) ?? []
    let find = KeyHint(.character("/"), strings.find)
    if canFind, !controlHints.contains(find) { controlHints.append(find) }
    return hints(ofControl: controlHints, hasHelp: false, strings)
  }

  /// Whether `?` shows the help: it must be neither text nor a command of the screen.
  var hasHelp: Bool {
    guard let active, active.screen.presentation != .box, active.focused?.takesText != true else {
      return false
    }
    return !active.commands.contains { $0.key == .character("?") }
  }

  /// Whether `/` starts a search: it must be neither text nor a command of the screen.
  private var canFind: Bool {
    guard let active, let focused = active.focused, focused.canFind, !focused.takesText else {
      return false
    }
    return !active.commands.contains { $0.key == .character("/") }
  }

  private func hints(
    ofControl controlHints: [KeyHint], hasHelp: Bool, _ strings: ConsoleStrings
  ) -> [KeyHint] {
    var hints = controlHints
    let isTyping = active?.focused?.takesText ?? false
    if let active {
      if active.controls.count > 1 { hints.append(KeyHint(.tab, strings.next)) }
      if let scrollHint = scrollHint(in: active, strings) { hints.append(scrollHint) }
      hints += active.commands.lazy
        .filter { !isTyping || !$0.key.isText }.map { KeyHint($0.key, $0.label) }
    }
    if let count = tabs?.tabs.count, count > 1 {
      hints.append(
        isTyping
          ? KeyHint(.control("n"), strings.tabs) : KeyHint("1-\(min(9, count))", strings.tabs))
    }
    if hasHelp { hints.append(KeyHint(.character("?"), strings.help)) }
    // Escape first leaves the control, or performs the screen's own command for it.
    let exitHint =
      controlHints.first { $0.key == .escape } ?? backOrQuitHint(isTyping: isTyping, strings)
    let index = hints.firstIndex { $0.key == exitHint.key }
    hints.append(index.map { hints.remove(at: $0) } ?? exitHint)
    return hints
  }

  /// The keys that scroll content out of view, unless the focused control handles them itself.
  private func scrollHint(in active: ActiveScreen, _ strings: ConsoleStrings) -> KeyHint? {
    let isTaken =
      active.focused?.allHints(strings).contains { $0.keys == KeyHint.pageKeys } ?? false
    let hasMore = active.scrollables.contains { !$0.hints(strings).isEmpty }
    return hasMore && !isTaken ? KeyHint(KeyHint.pageKeys, strings.scroll) : nil
  }

  private func backOrQuitHint(isTyping: Bool, _ strings: ConsoleStrings) -> KeyHint {
    if window.canGoBack { return KeyHint(.escape, strings.back) }
    return KeyHint(isTyping ? .control("c") : .character("q"), strings.quit)
  }
}
