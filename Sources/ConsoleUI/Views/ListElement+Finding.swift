/// `/` opens a line below the rows; what is typed there leads to the first row that has it.
extension ListElement {
  func startFinding() -> Bool {
    guard canFind else { return false }
    if state.finder == nil { state.finder = ListFinder(origin: state.selection) }
    state.finder?.isTyping = true
    return true
  }

  func paste(_ text: String) -> Bool {
    guard takesText else { return false }
    state.finder?.insert(text, in: rows)
    _ = state.find(in: rows)
    return true
  }

  /// Takes the keys that have to do with what is looked for; false when they are those of the rows.
  func handleFinding(_ key: KeyPress) -> Bool {
    guard let finder = state.finder else { return false }
    switch key {
    case .escape: state.finder = nil
    case .character("n") where !finder.isTyping: findNext(1)
    case .character("N") where !finder.isTyping: findNext(-1)
    default: return finder.isTyping && handleTyping(key, emptied: finder.edited.text.isEmpty)
    }
    return true
  }

  private func handleTyping(_ key: KeyPress, emptied: Bool) -> Bool {
    switch key {
    case .enter where emptied, .backspace where emptied: state.finder = nil
    case .enter: state.finder?.isTyping = false
    case .down: findNext(1)
    case .up: findNext(-1)
    // The pages and ends of the list, rather than those of the few letters.
    case .pageUp, .pageDown, .home, .end, .control("f"), .control("b"): return false
    default:
      guard state.finder?.edit(key, in: rows) ?? false else { return false }
      _ = state.find(in: rows)
    }
    return true
  }

  private func findNext(_ step: Int) {
    state.finder?.findNext(after: state.selection, step: step, in: rows)
    _ = state.find(in: rows)
  }
}

extension ListFinder {
  func hints(_ words: ConsoleStrings) -> [KeyHint] {
    let keys =
      isTyping
      ? [KeyHint("↑↓", words.matches), KeyHint(.enter, words.done)]
      : [KeyHint("n N", words.matches), KeyHint(.character("/"), words.find)]
    return keys + [KeyHint(.escape, words.back)]
  }
}
