internal import Coordinators

/// Collects the hints for the keys that work now, from the focused control outwards.
///
/// A hint is shown only if the responder that it names gets its keys.
@MainActor struct AvailableKeys {
  let chain: ResponderChain

  private var active: ActiveScreen? { chain.active }

  /// The hints in the status line.
  func statusLineHints(_ strings: ConsoleStrings) -> [KeyHint] {
    var hints = groups(ofControl: chain.focused?.hints(strings) ?? [], strings).joined()
      .filter { $0.isListed(in: .statusLine) }
    if works("?", in: .help) {
      hints.insert(KeyHint(.character("?"), strings.help), at: hints.count - 1)
    }
    return hints
  }

  /// The hints for the last row of a program's own: those of disabled commands are among them.
  func ownStatusLineHints(_ strings: ConsoleStrings, disabled: [KeyCommand]) -> [KeyHint] {
    var hints = statusLineHints(strings)
    let others = disabled.filter { !$0.listing.hidden.contains(.statusLine) }.map { command in
      var hint = KeyHint(command.keys[0], command.label)
      (hint.listing, hint.isEnabled) = (command.listing, false)
      return hint
    }
    hints.insert(contentsOf: others, at: max(0, hints.count - 1))
    return hints
  }

  /// The hints in the help, which lists all keys: of the control, of the screen, and of the window, each with the groups of its
  /// commands.
  func helpHints(_ strings: ConsoleStrings) -> [[KeyHint]] {
    let groups = allHints(strings).map { group in group.filter { $0.isListed(in: .help) } }
    let titled = groups.map { group in
      group.reduce(into: [[KeyHint]]()) { parts, hint in
        guard !hint.listing.group.isEmpty else { return }
        let title = hint.listing.group
        if let index = parts.firstIndex(where: { $0[0].listing.group == title }) {
          parts[index].append(hint)
        } else {
          parts.append([hint])
        }
      }
    }
    let untitled = groups.map { group in group.filter { $0.listing.group.isEmpty } }
    // The way out stays last.
    let last = titled.count - 1
    return zip(titled, untitled).enumerated().flatMap { index, parts in
      index == last ? parts.0 + [parts.1] : [parts.1] + parts.0
    }.filter { !$0.isEmpty }
  }

  /// All keys that work: of the control, of the screen, and of the window, with the way out as the last one.
  private func allHints(_ strings: ConsoleStrings) -> [[KeyHint]] {
    var controlHints = chain.focused?.allHints(strings) ?? []
    let find = KeyHint(.character("/"), strings.find)
    if works("/", in: .find), !controlHints.contains(find) { controlHints.append(find) }
    var groups = groups(ofControl: controlHints, strings)
    let palette = paletteKey.map { [KeyHint($0, strings.commands)] } ?? []
    groups[groups.count - 1].insert(contentsOf: palette, at: groups[groups.count - 1].count - 1)
    return groups.filter { !$0.isEmpty }
  }

  private var paletteKey: KeyPress? {
    chain.actions.showPalette == nil
      ? nil : ResponderChain.paletteKeys.first { works($0, in: .palette) }
  }

  /// All commands that a key performs, for the palette.
  func paletteCommands(_ strings: ConsoleStrings) -> [PaletteCommand] {
    let hints = allHints(strings)
    let title = chain.active?.screen.title ?? ""
    var commands: [PaletteCommand] = []
    for (group, place) in zip(hints, Array(repeating: title, count: hints.count - 1) + [""]) {
      commands += group.filter { $0.isListed(in: .palette) }.compactMap { hint in
        let group = hint.listing.group
        return hint.key.map { PaletteCommand($0, hint.label, place: group.isEmpty ? place : group) }
      }
    }
    // The next control means nothing in a list of names.
    commands.removeAll { ResponderChain.paletteKeys.contains($0.key) || $0.key == .tab }
    // The way out is last.
    let exit = commands.popLast()
    if works("?", in: .help) { commands.append(PaletteCommand(.character("?"), strings.help)) }
    return commands + tabCommands(strings) + [exit].compactMap(\.self)
  }

  /// The commands that select another tab.
  private func tabCommands(_ strings: ConsoleStrings) -> [PaletteCommand] {
    guard let tabs = chain.tabs else { return [] }
    return tabs.tabs.enumerated().compactMap { index, tab in
      let key = KeyPress.character(Character("\(min(9, index + 1))"))
      guard index < 9, tab !== tabs.selected, works(key, in: .tabs) else { return nil }
      return PaletteCommand(key, tab.titleInTabBar, place: strings.tabs)
    }
  }

  /// The hints for keys of the control, of the screen, and of the window; the last one leads back or quits.
  private func groups(
    ofControl controlHints: [KeyHint], _ strings: ConsoleStrings
  ) -> [[KeyHint]] {
    let controlHints = controlHints.compactMap(reachable)
    var screenHints: [KeyHint] = []
    if let active {
      if works(.tab, in: .focusMovement) { screenHints.append(KeyHint(.tab, strings.next)) }
      if let scrollHint = scrollHint(in: active, strings) { screenHints.append(scrollHint) }
      if works(.shiftRight, in: .scrolling) { screenHints.append(.scrollingSideways(strings)) }
      screenHints += hints(of: active.commands, in: .screenCommands)
    }
    let windowHints =
      columnHints + [tabsHint(strings)].compactMap(\.self)
      + hints(of: chain.commands, in: .windowCommands)
    // Escape first leaves the control, or performs the screen's own command for it.
    let exitHint = controlHints.first { $0.key == .escape } ?? backOrQuitHint(strings)
    let all = [controlHints, screenHints, windowHints]
    let own = all.lazy.flatMap(\.self).first { $0.key == exitHint.key }
    var groups = all.map { $0.filter { $0.key == nil || $0.key != exitHint.key } }
    groups[groups.count - 1].append(own ?? exitHint)
    return groups
  }

  private func works(_ key: KeyPress, in responder: Responder) -> Bool {
    chain.responder(to: key) == responder
  }

  private func works(_ character: Character, in responder: Responder) -> Bool {
    works(.character(character), in: responder)
  }

  /// The hint of a control with a key that reaches the control: if a command has taken an alias, the key it stands for.
  private func reachable(_ hint: KeyHint) -> KeyHint? {
    guard let key = hint.key else { return hint }
    let keys = [key] + KeyAliases.keys(for: key)
    return keys.first(where: reachesControl).map { KeyHint($0, hint.label) }
  }

  private func reachesControl(_ key: KeyPress) -> Bool {
    switch chain.responder(to: key) {
    case .editing, .control, .find, .aliases: true
    default: false
    }
  }

  /// The commands that one of their keys reaches, which is the one that is named; of several with the same key, the first.
  private func hints(of commands: [KeyCommand], in responder: Responder) -> [KeyHint] {
    commands.indices.compactMap { index in
      let command = commands[index]
      let key = command.keys.first { key in
        works(key, in: responder) && !commands[..<index].contains { $0.keys.contains(key) }
      }
      return key.map { key in
        var hint = KeyHint(key, command.label)
        hint.listing = command.listing
        return hint
      }
    }
  }

  /// The keys that scroll content out of view, unless the focused control handles them itself.
  private func scrollHint(in active: ActiveScreen, _ strings: ConsoleStrings) -> KeyHint? {
    let hasMore = active.scrollables.contains { !$0.hints(strings).isEmpty }
    guard hasMore, works(.pageUp, in: .scrolling), works(.pageDown, in: .scrolling) else {
      return nil
    }
    return KeyHint(KeyHint.pageKeys, strings.scroll)
  }

  /// The keys that go to the other columns, with the titles there.
  private var columnHints: [KeyHint] {
    guard let columns = chain.columns else { return [] }
    let targets = [(KeyPress.left, columns.previousTitle), (.right, columns.nextTitle)]
    let hints = targets.compactMap { key, title in
      title.flatMap { works(key, in: .columns) ? KeyHint(key, $0) : nil }
    }
    // Where the arrows belong to a control, such as a text field, F6 is left.
    guard hints.isEmpty, let title = columns.titleAfter, works(.function(6), in: .columns) else {
      return hints
    }
    return [KeyHint(.function(6), title)]
  }

  /// The digits of the tabs, unless they are text or commands.
  private func tabsHint(_ strings: ConsoleStrings) -> KeyHint? {
    guard let count = chain.tabs?.tabs.count, count > 1 else { return nil }
    let last = min(9, count)
    if (1...last).allSatisfy({ works(Character("\($0)"), in: .tabs) }) {
      return KeyHint("1-\(last)", strings.tabs)
    }
    return works(.control("n"), in: .tabs) ? KeyHint(.control("n"), strings.tabs) : nil
  }

  private func backOrQuitHint(_ strings: ConsoleStrings) -> KeyHint {
    let canGoBack = chain.window.canGoBack || chain.overlay != nil
    if canGoBack, !chain.wasInterrupted {
      let closes = chain.overlay == nil && chain.columns?.closesColumn == true
      return KeyHint(.escape, closes ? strings.close : strings.back)
    }
    let hasLetter = !chain.wasInterrupted && works("q", in: .back)
    return KeyHint(hasLetter ? .character("q") : .control("c"), strings.quit)
  }
}
