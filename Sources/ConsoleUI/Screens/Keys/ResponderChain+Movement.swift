internal import Coordinators

/// The keys that move: the focus in a screen, the selected column and tab, and back to the previous screen.
extension ResponderChain {
  func moveFocus(_ key: KeyPress) -> KeyResponse {
    guard let active, let target = focusTarget(key, in: active) else { return .unused }
    return .perform { active.moveFocus(to: target) }
  }

  private func focusTarget(_ key: KeyPress, in active: ActiveScreen) -> Int? {
    switch key {
    case .tab: active.focusTarget(by: 1, wraps: true)
    case .backTab: active.focusTarget(by: -1, wraps: true)
    case .down: active.focusTarget(by: 1, wraps: false)
    case .enter where takesText || focused?.control.movesOnWithEnter == true:
      active.focusTarget(by: 1, wraps: false)
    case .up: active.focusTarget(by: -1, wraps: false)
    case .left: active.focusTarget(leftwards: true, drawnAt: controlRects)
    case .right: active.focusTarget(leftwards: false, drawnAt: controlRects)
    default: nil
    }
  }

  /// Right and Left go to the column on that side, F6 and Shift-F6 round all of them.
  ///
  /// Where only one column is seen, Left goes back.
  func selectColumn(_ key: KeyPress) -> KeyResponse {
    guard let columns else { return .unused }
    let target: NavigationController?
    switch key {
    case .right: target = columns.next
    case .left where columns.isWide: target = columns.previous
    case .function(6): target = columns.column(leftwards: false)
    case .shiftF6: target = columns.column(leftwards: true)
    default: return .unused
    }
    guard let target else { return .unused }
    return .perform { columns.split.select(target) }
  }

  func selectTab(_ key: KeyPress) -> KeyResponse {
    guard let tabs else { return .unused }
    let all = tabs.tabs
    let current = all.firstIndex { $0 === tabs.selected } ?? 0
    let target: Int
    switch key {
    case .control("n"): target = (current + 1) % max(1, all.count)
    case .control("p"): target = (current + all.count - 1) % max(1, all.count)
    default:
      guard case .character(let digit) = key.key, key.modifiers.isEmpty,
        let number = digit.wholeNumberValue, digit.isASCII
      else { return .unused }
      target = number - 1
    }
    guard all.indices.contains(target) else { return .unused }
    return .perform { tabs.select(all[target]) }
  }

  /// Escape, Left and `q` go back; on the root screen `q` quits.
  ///
  /// Only Escape dismisses a box or a sheet, because it waits for an answer. Left does not leave a screen with a text
  /// field, which would lose what the user has typed there.
  func goBack(_ key: KeyPress) -> KeyResponse {
    let isDialog = active.map { $0.screen.presentation != .full } ?? false && window.canGoBack
    switch key {
    case .escape where window.canGoBack: return .perform(back)
    case .left where window.canGoBack && !isDialog && !hasTextField: return .perform(back)
    case .character("q") where !isDialog: return .perform(window.canGoBack ? back : quit)
    default: return .unused
    }
  }

  private func back() { window.back() }

  private var hasTextField: Bool { active?.controls.contains(where: \.takesText) ?? false }

  /// Going back from the root leaves it to an app coordinator whether the program ends.
  private func quit() {
    window.back()
    if window.appCoordinator == nil { actions.close() }
  }
}

extension KeyPress {
  static let shiftF6 = KeyPress(.function(6), modifiers: .shift)
}
