extension EditedText {
  /// What a key did.
  enum Effect {
    /// Nothing: the key does not edit.
    case ignored
    /// The key edits, but the text is the same.
    case moved
    /// The text has changed.
    case changed
  }

  /// Handles an editing key with the bindings of shells and graphical text fields.
  ///
  /// Shift extends the selection. Ctrl-A moves to the start; if the cursor is there, it selects all. Secure
  /// text counts as one word, because the cursor would otherwise reveal where its words end.
  mutating func edit(_ key: KeyPress, isSecure: Bool = false) -> Effect {
    if let movement = movement(key) {
      move(
        isSecure ? movement.treatingTextAsOneWord : movement,
        selecting: key.modifiers.contains(.shift))
    } else if let deletion = deletion(key) {
      return delete(isSecure ? deletion.treatingTextAsOneWord : deletion) ? .changed : .moved
    } else if case .character(let character) = key.key, key.modifiers.isEmpty {
      return insert(String(character)) ? .changed : .moved
    } else if key == .control("a") {
      if cursor == 0 { selectAll() } else { move(.start) }
    } else {
      return .ignored
    }
    return .moved
  }

  private func movement(_ key: KeyPress) -> Movement? {
    switch KeyPress(key.key, modifiers: key.modifiers.subtracting(.shift)) {
    case .left, .control("b"): .backward
    case .right, .control("f"): .forward
    case KeyPress(.left, modifiers: .control), KeyPress(.left, modifiers: .alt), .alt("b"):
      .wordBackward
    case KeyPress(.right, modifiers: .control), KeyPress(.right, modifiers: .alt), .alt("f"):
      .wordForward
    case .home, KeyPress(.home, modifiers: .control): .start
    case .end, KeyPress(.end, modifiers: .control), .control("e"): .end
    default: nil
    }
  }

  private func deletion(_ key: KeyPress) -> Movement? {
    switch key {
    case .backspace, .control("h"): .backward
    case .delete, .control("d"): .forward
    case .control("w"), KeyPress(.backspace, modifiers: .alt): .wordBackward
    case .alt("d"), KeyPress(.delete, modifiers: .control): .wordForward
    case .control("u"): .start
    case .control("k"): .end
    default: nil
    }
  }
}

extension EditedText.Movement {
  /// The same movement if the whole text is one word.
  fileprivate var treatingTextAsOneWord: Self {
    switch self {
    case .wordBackward: .start
    case .wordForward: .end
    default: self
    }
  }
}
