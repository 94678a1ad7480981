internal import Coordinators

extension Console {
  /// Offers a key to the focused control, then to the screen's commands, then to the built-in keys.
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
    handleNavigationKey(key)
  }

  /// Handles the keys that switch tabs and go back, whichever control has the focus.
  func handleNavigationKey(_ key: KeyPress) {
    if switchTab(key) { return }
    goBack(key)
  }

  private var hasHelp: Bool {
    help == nil && AvailableKeys(window: window, active: active, tabs: tabs).hasHelp
  }

  private func moveFocus(_ key: KeyPress, in active: ActiveScreen) -> Bool {
    switch key {
    case .tab: active.moveFocus(by: 1, wraps: true)
    case .backTab: active.moveFocus(by: -1, wraps: true)
    case .down: active.moveFocus(by: 1, wraps: false)
    case .enter where active.focused?.takesText ?? false: active.moveFocus(by: 1, wraps: false)
    case .up: active.moveFocus(by: -1, wraps: false)
    case .left: active.moveFocus(leftwards: true, drawnAt: controlRects)
    case .right: active.moveFocus(leftwards: false, drawnAt: controlRects)
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

  /// Escape, Left and `q` go back; on the root screen `q` quits.
  ///
  /// Only Escape dismisses a box or a sheet, because it waits for an answer.
  private func goBack(_ key: KeyPress) {
    let isDialog = active?.screen.presentation != .full && window.canGoBack
    switch key {
    case .escape where window.canGoBack: window.back()
    case .left where window.canGoBack && !isDialog: window.back()
    case .character("q") where !isDialog: goBackOrQuit()
    default: break
    }
  }

  private func goBackOrQuit() {
    let isAtRoot = !window.canGoBack
    window.back()
    // An app coordinator decides for itself whether the program ends.
    if isAtRoot, window.appCoordinator == nil { window.close() }
  }
}
