internal import ConsoleUI

/// What the user types to find something in a list or a document, in the line that `/` opens, and what the keys do there.
struct FindPrompt {
  /// What a key asks for.
  enum Command {
    /// Closes the line.
    case close
    /// Keeps what was found; letters are commands again.
    case endTyping
    /// Goes to the next match, or with a step of -1 to the previous one.
    case move(Int)
    case edit(EditedText.Edit)
  }

  private(set) var query = EditedText()
  /// Whether letters extend the query; otherwise they are commands again.
  private(set) var isTyping = true

  /// What a key asks for; `nil` leaves the key to what is searched.
  func command(for key: KeyPress, hasMatch: Bool) -> Command? {
    if key == .escape { return .close }
    guard isTyping else {
      return switch key {
      case .character("n") where hasMatch: .move(1)
      case .character("N") where hasMatch: .move(-1)
      default: nil
      }
    }
    return switch key {
    case .enter where query.text.isEmpty, .backspace where query.text.isEmpty: .close
    case .enter: .endTyping
    case .down: .move(1)
    case .up: .move(-1)
    // These keys scroll rather than moving the cursor in the short query.
    case .pageUp, .pageDown, .home, .end: nil
    default: EditedText.Edit(key).map(Command.edit)
    }
  }

  mutating func endTyping() { isTyping = false }

  /// Edits the query.
  ///
  /// - Returns: Whether it has changed.
  mutating func perform(_ edit: EditedText.Edit) -> Bool { query.perform(edit) }

  mutating func insert(_ text: String) { query.insert(text) }

  func hints(_ strings: ConsoleStrings, hasMatch: Bool) -> [KeyHint] {
    let keys =
      isTyping
      ? [KeyHint("↑↓", strings.matches), KeyHint(.enter, strings.done)]
      : (hasMatch ? [KeyHint("n N", strings.matches)] : [])
        + [KeyHint(.character("/"), strings.find)]
    return keys + [KeyHint(.escape, strings.back)]
  }
}
