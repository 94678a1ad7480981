/// `/` opens a line below the rows; the text typed there highlights the first row that contains it.
extension ListElement {
  func startFinding() -> Bool {
    guard canFind else { return false }
    if state.finder == nil { state.finder = ListFinder(origin: state.highlighted) }
    state.finder?.isTyping = true
    return true
  }

  func paste(_ text: String) -> Bool {
    guard takesText else { return false }
    state.finder?.insert(text, in: rows)
    continueWork()
    return true
  }

  var hasPendingWork: Bool { state.finder?.isSearching ?? false }

  /// Searches as many rows as one frame allows.
  func continueWork() { state.find(in: rows) }

  /// Handles the keys of the search; `false` leaves a key to the rows.
  func handleFindKey(_ key: KeyPress) -> Bool {
    guard let finder = state.finder else { return false }
    switch key {
    case .escape: state.finder = nil
    case .character("n") where !finder.isTyping: findNext(1)
    case .character("N") where !finder.isTyping: findNext(-1)
    default: return finder.isTyping && handleTyping(key, isEmpty: finder.query.text.isEmpty)
    }
    return true
  }

  private func handleTyping(_ key: KeyPress, isEmpty: Bool) -> Bool {
    switch key {
    case .enter where isEmpty, .backspace where isEmpty: state.finder = nil
    case .enter: state.finder?.isTyping = false
    case .down: findNext(1)
    case .up: findNext(-1)
    // These keys scroll the list rather than moving the cursor in the short query.
    case .pageUp, .pageDown, .home, .end, .control("f"), .control("b"): return false
    default:
      guard state.finder?.edit(key, in: rows) ?? false else { return false }
      continueWork()
    }
    return true
  }

  private func findNext(_ step: Int) {
    state.finder?.findNext(after: state.highlighted, step: step, in: rows)
    continueWork()
  }
}

extension ListFinder {
  func hints(_ strings: ConsoleStrings) -> [KeyHint] {
    let keys =
      isTyping
      ? [KeyHint("↑↓", strings.matches), KeyHint(.enter, strings.done)]
      : [KeyHint("n N", strings.matches), KeyHint(.character("/"), strings.find)]
    return keys + [KeyHint(.escape, strings.back)]
  }
}
