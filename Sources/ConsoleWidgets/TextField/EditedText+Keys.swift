internal import ConsoleUI

extension EditedText {
  /// A change of the text, its cursor or its selection.
  enum Edit: Sendable {
    case move(Movement, selecting: Bool)
    case delete(Movement)
    case insert(Character)
    /// Moves to the start; if the cursor is there, selects all.
    case startOrAll

    /// The edit of a key, with the bindings of shells and graphical text fields; `nil` if the key does not edit.
    ///
    /// Shift extends the selection. Secure text counts as one word, because the cursor would otherwise reveal where
    /// its words end.
    init?(_ key: KeyPress, isSecure: Bool = false) {
      if let movement = Self.movement(key) {
        self = .move(
          isSecure ? movement.treatingTextAsOneWord : movement,
          selecting: key.modifiers.contains(.shift))
      } else if let deletion = Self.deletion(key) {
        self = .delete(isSecure ? deletion.treatingTextAsOneWord : deletion)
      } else if case .character(let character) = key.key, key.modifiers.isEmpty {
        self = .insert(character)
      } else if key == .control("a") {
        self = .startOrAll
      } else {
        return nil
      }
    }
  }

  /// Performs an edit.
  ///
  /// - Returns: whether the text has changed.
  mutating func perform(_ edit: Edit) -> Bool {
    switch edit {
    case .move(let movement, let selecting): move(movement, selecting: selecting)
    case .delete(let deletion): return delete(deletion)
    case .insert(let character): return insert(String(character))
    case .startOrAll: if cursor == 0 { selectAll() } else { move(.start) }
    }
    return false
  }
}

extension EditedText.Edit {
  fileprivate static func movement(_ key: KeyPress) -> EditedText.Movement? {
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

  fileprivate static func deletion(_ key: KeyPress) -> EditedText.Movement? {
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
