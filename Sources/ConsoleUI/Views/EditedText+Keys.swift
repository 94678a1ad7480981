extension EditedText {
  /// Edits as the key asks for, as shells and text fields elsewhere do.
  ///
  /// Shift selects on the way. Ctrl-A goes to the start, and there selects all. A secret has no words that
  /// could be told by how far the cursor goes.
  ///
  /// - Returns: Whether the key means something here.
  mutating func edit(_ key: KeyPress, isSecret: Bool = false) -> Bool {
    if let movement = movement(key) {
      move(isSecret ? movement.overWhole : movement, selecting: key.modifiers.contains(.shift))
    } else if let deletion = deletion(key) {
      delete(isSecret ? deletion.overWhole : deletion)
    } else if case .character(let character) = key.key, key.modifiers.isEmpty {
      insert(String(character))
    } else if key == .control("a") {
      if cursor == 0 { selectAll() } else { move(.start) }
    } else {
      return false
    }
    return true
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
  /// The movement where all of the text is one word.
  fileprivate var overWhole: Self {
    switch self {
    case .wordBackward: .start
    case .wordForward: .end
    default: self
    }
  }
}
