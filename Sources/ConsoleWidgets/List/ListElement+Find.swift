internal import ConsoleUI

/// `/` opens a line below the rows; the text typed there highlights the first row that contains it.
extension ListElement {
  func startFinding() {
    state.finder = ListFinder()
  }

  func endFinding() { state.finder = nil }

  func paste(_ text: String) {
    state.finder?.insert(text, in: rows, from: state.position.highlighted)
    continueSearch()
  }

  var isSearching: Bool { state.finder?.isSearching ?? false }

  /// Searches as many rows as one frame allows.
  func continueSearch() { state.find(in: rows) }

  /// What a key of the search does; `nil` leaves the key to the rows.
  func findAction(for key: KeyPress) -> (() -> Void)? {
    guard let finder = state.finder else { return nil }
    return switch key {
    case .escape: { self.state.finder = nil }
    // Without a match they are commands again.
    case .character("n") where !finder.hasNoMatch && !finder.isTyping: { self.findNext(1) }
    case .character("N") where !finder.hasNoMatch && !finder.isTyping: { self.findNext(-1) }
    default: finder.isTyping ? typingAction(for: key, isEmpty: finder.query.text.isEmpty) : nil
    }
  }

  private func typingAction(for key: KeyPress, isEmpty: Bool) -> (() -> Void)? {
    switch key {
    case .enter where isEmpty, .backspace where isEmpty: return { self.state.finder = nil }
    case .enter: return { self.state.finder?.isTyping = false }
    case .down: return { self.findNext(1) }
    case .up: return { self.findNext(-1) }
    // These keys scroll the list rather than moving the cursor in the short query.
    case .pageUp, .pageDown, .home, .end: return nil
    default:
      guard let edit = EditedText.Edit(key) else { return nil }
      return {
        self.state.finder?.perform(
          edit, in: self.rows, from: self.state.position.highlighted)
        self.continueSearch()
      }
    }
  }

  private func findNext(_ step: Int) {
    state.finder?.findNext(after: state.position.highlighted, step: step, in: rows)
    continueSearch()
  }
}

extension ListFinder {
  func hints(_ strings: ConsoleStrings) -> [KeyHint] {
    let keys =
      isTyping
      ? [KeyHint("↑↓", strings.matches), KeyHint(.enter, strings.done)]
      : (hasNoMatch ? [] : [KeyHint("n N", strings.matches)])
        + [KeyHint(.character("/"), strings.find)]
    return keys + [KeyHint(.escape, strings.back)]
  }
}
