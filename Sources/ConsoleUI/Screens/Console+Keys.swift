internal import Coordinators

extension Console {
  /// Who gets a key: the control that has the focus, then the screen's commands, then what is built in.
  func press(_ key: KeyPress) {
    if key == .control("c") { return stop(.signal(.interrupt)) }
    if let help, HelpScreen.closingKeys.contains(key) { return help.didClose() }
    if let active {
      if active.focused?.handle(key) ?? false { return }
      if let command = active.commands.first(where: { $0.key == key }) { return command.action() }
      if moveFocus(key, in: active) { return }
      if active.scrollables.contains(where: { $0.handle(key) }) { return }
    }
    if key == .character("/"), active?.focused?.startFinding() ?? false { return }
    if key == .character("?"), hasHelp { return showHelp() }
    pressAround(key)
  }

  /// What a key does around the screen, whatever has the focus there.
  func pressAround(_ key: KeyPress) {
    if switchTab(key) { return }
    goBack(key)
  }

  private var hasHelp: Bool {
    help == nil && StatusHints(window: window, active: active, tabs: tabs).hasHelp
  }

  private func moveFocus(_ key: KeyPress, in active: ActiveScreen) -> Bool {
    switch key {
    case .tab: active.moveFocus(by: 1, wraps: true)
    case .backTab: active.moveFocus(by: -1, wraps: true)
    case .down: active.moveFocus(by: 1, wraps: false)
    case .enter where active.focused?.takesText ?? false: active.moveFocus(by: 1, wraps: false)
    case .up: active.moveFocus(by: -1, wraps: false)
    case .left: active.moveFocus(leftwards: true, seenAt: controlRects)
    case .right: active.moveFocus(leftwards: false, seenAt: controlRects)
    default: false
    }
  }

  private func switchTab(_ key: KeyPress) -> Bool {
    guard let tabs else { return false }
    let all = tabs.tabs
    let current = all.firstIndex { $0 === tabs.selected } ?? 0
    let target: Int
    switch key {
    case .control("n"): target = (current + 1) % max(1, all.count)
    case .control("p"): target = (current + all.count - 1) % max(1, all.count)
    default:
      guard case .character(let digit) = key.key, key.modifiers.isEmpty,
        let number = digit.wholeNumberValue, digit.isASCII
      else { return false }
      target = number - 1
    }
    guard all.indices.contains(target) else { return false }
    tabs.select(all[target])
    return true
  }

  /// Escape, left and `q` go back; at the very beginning `q` leaves.
  ///
  /// A box or sheet asks something, so that only Escape takes it away.
  private func goBack(_ key: KeyPress) {
    let asks = active?.screen.presentation != .full && window.canGoBack
    switch key {
    case .escape where window.canGoBack: window.back()
    case .left where window.canGoBack && !asks: window.back()
    case .character("q") where !asks: leave()
    default: break
    }
  }

  private func leave() {
    let isExit = !window.canGoBack
    window.back()
    // The coordinator of the program decides about its end; where there is none, nobody minds.
    if isExit, window.appCoordinator == nil { window.close() }
  }
}
