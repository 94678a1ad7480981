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

  var isSearching: Bool {
    (state.finder?.isSearching ?? false) || (state.typeAhead?.isSearching ?? false)
  }

  /// Searches as many rows as one frame allows.
  func continueSearch() { state.find(in: rows) }

  /// What a key of the search does; `nil` leaves the key to the rows.
  func findAction(for key: KeyPress) -> (() -> Void)? {
    guard let finder = state.finder,
      let command = finder.prompt.command(for: key, hasMatch: !finder.hasNoMatch)
    else { return nil }
    return {
      switch command {
      case .close: self.state.finder = nil
      case .endTyping: self.state.finder?.prompt.endTyping()
      case .move(let step): self.findNext(step)
      case .edit(let edit):
        self.state.finder?.perform(edit, in: self.rows, from: self.state.position.highlighted)
        self.continueSearch()
      }
    }
  }

  /// What a letter does in a list with type-ahead; `nil` leaves the key to others.
  func typeAhead(for key: KeyPress) -> (() -> Void)? {
    guard let clock = typeAheadClock, rows.count > 0, case .character(let letter) = key.key,
      key.modifiers.isDisjoint(with: [.control, .alt]), letter.isLetter || letter.isNumber
    else { return nil }
    return {
      var typeAhead = self.state.typeAhead ?? TypeAhead()
      typeAhead.type(letter, at: clock.now, in: self.rows, from: self.state.position.highlighted)
      self.state.typeAhead = typeAhead
      self.continueSearch()
    }
  }

  private func findNext(_ step: Int) {
    state.finder?.findNext(after: state.position.highlighted, step: step, in: rows)
    continueSearch()
  }
}

extension ListFinder {
  func hints(_ strings: ConsoleStrings) -> [KeyHint] {
    prompt.hints(strings, hasMatch: !hasNoMatch)
  }
}
