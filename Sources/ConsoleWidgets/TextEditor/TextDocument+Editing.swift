internal import ConsoleUI

/// What a key does in a text editor.
enum EditorAction {
  case edit(EditedText.Edit)
  case moveRows(Int, selecting: Bool)
  case movePages(Int, selecting: Bool)
  case moveToStart(selecting: Bool)
  case moveToEnd(selecting: Bool)
  case insertLineEnd
  case undo, redo, cut, copy, paste

  /// The action of a key, with the bindings of shells and graphical editors, as in a text field; `nil` if there is none.
  init?(_ key: KeyPress) {
    let selecting = key.modifiers.contains(.shift)
    switch KeyPress(key.key, modifiers: key.modifiers.subtracting(.shift)) {
    case .up: self = .moveRows(-1, selecting: selecting)
    case .down: self = .moveRows(1, selecting: selecting)
    case .pageUp: self = .movePages(-1, selecting: selecting)
    case .pageDown: self = .movePages(1, selecting: selecting)
    case KeyPress(.home, modifiers: .control): self = .moveToStart(selecting: selecting)
    case KeyPress(.end, modifiers: .control): self = .moveToEnd(selecting: selecting)
    case .enter: self = .insertLineEnd
    case .control("_"), .alt("u"): self = .undo
    case .alt("e"): self = .redo
    case .control("x"): self = .cut
    case .alt("w"): self = .copy
    case .control("y"): self = .paste
    default:
      guard let edit = EditedText.Edit(key) else { return nil }
      self = .edit(edit)
    }
  }
}

extension TextDocument {
  /// Performs an action in the rows of an editor, of which `visibleRows` are visible.
  func perform(_ action: EditorAction, in rows: WrappedDocument, visibleRows: Int) {
    switch action {
    case .edit(let edit): perform(edit, in: rows)
    case .moveRows(let count, let selecting): moveRows(count, selecting: selecting, in: rows)
    case .movePages(let count, let selecting):
      moveRows(count * max(1, visibleRows - 1), selecting: selecting, in: rows)
    case .moveToStart(let selecting): move(to: .start, selecting: selecting)
    case .moveToEnd(let selecting): move(to: end, selecting: selecting)
    case .insertLineEnd: replace(selection.range, with: "\n", .typing)
    case .undo: undo()
    case .redo: redo()
    case .cut:
      clipboard = selectedText
      replace(selection.range, with: "", .single)
    case .copy: clipboard = selectedText
    case .paste: replace(selection.range, with: clipboard, .single)
    }
  }

  private func perform(_ edit: EditedText.Edit, in rows: WrappedDocument) {
    switch edit {
    case .insert(let character): replace(selection.range, with: String(character), .typing)
    case .delete(let movement): delete(movement)
    case .startOrAll:
      if cursor.offset == 0 {
        select(TextSelection(from: .start, to: end))
      } else {
        move(to: rows.start(of: rows.row(at: cursor)), selecting: false)
      }
    case .move(let movement, let selecting):
      if !selecting, !selection.isEmpty, movement == .backward || movement == .forward {
        let range = selection.range
        move(to: movement == .backward ? range.lowerBound : range.upperBound, selecting: false)
      } else {
        move(to: target(of: movement, in: rows), selecting: selecting)
      }
    }
  }

  /// Moves the cursor to a position, which ends or extends the selection.
  func move(to position: TextPosition, selecting: Bool, goalColumn: Int? = nil) {
    select(
      TextSelection(from: selecting ? selection.anchor : position, to: position),
      goalColumn: goalColumn)
  }

  /// Replaces the text of a paragraph, or removes it if it is empty already; a paragraph beyond the last one is added.
  func replaceParagraph(_ index: Int, with text: String) {
    let start = TextPosition(paragraph: index, offset: 0)
    guard index < paragraphs.count else {
      return replace(end..<end, with: isEmpty ? text.asOneLine : "\n" + text.asOneLine, .single)
    }
    let end = TextPosition(paragraph: index, offset: paragraphs[index].end)
    if !text.isEmpty || start != end {
      replace(start..<end, with: text.asOneLine, .single)
    } else if index + 1 < paragraphs.count {
      replace(start..<TextPosition(paragraph: index + 1, offset: 0), with: "", .single)
    } else if index > 0 {
      let before = TextPosition(paragraph: index - 1, offset: paragraphs[index - 1].end)
      replace(before..<end, with: "", .single)
    }
  }

  private func moveRows(_ count: Int, selecting: Bool, in rows: WrappedDocument) {
    let row = rows.row(at: cursor)
    let goal = goalColumn ?? rows.column(of: cursor)
    let next = rows.row(count, after: row)
    let target =
      next == row ? (count < 0 ? .start : end) : rows.position(atColumn: goal, in: next)
    move(to: target, selecting: selecting, goalColumn: goal)
  }

  private func target(
    of movement: EditedText.Movement, in rows: WrappedDocument
  ) -> TextPosition {
    switch movement {
    case .backward: position(before: cursor) { $0.position(before: $1) }
    case .forward: position(after: cursor) { $0.position(after: $1) }
    case .wordBackward: position(before: cursor) { $0.startOfWord(before: $1) }
    case .wordForward: position(after: cursor) { $0.endOfWord(after: $1) }
    case .start: rows.start(of: rows.row(at: cursor))
    case .end: rows.end(of: rows.row(at: cursor))
    }
  }

  /// Deletes the selection, or else what a movement passes, to the start or end of the paragraph rather than of the row.
  private func delete(_ movement: EditedText.Movement) {
    let isCluster = movement == .backward || movement == .forward
    let (range, kind) = selection.isEmpty ? deletion(movement) : (selection.range, .single)
    if !isCluster, !range.isEmpty { clipboard = text(in: range) }
    replace(range, with: "", kind)
  }

  private func deletion(
    _ movement: EditedText.Movement
  ) -> (range: Range<TextPosition>, kind: EditHistory.Kind) {
    let paragraph = paragraphs[cursor.paragraph]
    return switch movement {
    case .backward:
      (position(before: cursor) { $0.position(before: $1) }..<cursor, .deletingBackward)
    case .forward: (cursor..<position(after: cursor) { $0.position(after: $1) }, .deletingForward)
    case .wordBackward: (position(before: cursor) { $0.startOfWord(before: $1) }..<cursor, .single)
    case .wordForward: (cursor..<position(after: cursor) { $0.endOfWord(after: $1) }, .single)
    case .start: (TextPosition(paragraph: cursor.paragraph, offset: 0)..<cursor, .single)
    case .end: (cursor..<position(after: cursor) { _, _ in paragraph.end }, .single)
    }
  }

  /// A position before another one in its paragraph, or at its start the end of the paragraph before.
  private func position(
    before position: TextPosition, _ find: (String, Int) -> Int
  ) -> TextPosition {
    var found = position
    if position.offset > 0 {
      found.offset = find(paragraphs[position.paragraph].text, position.offset)
    } else if position.paragraph > 0 {
      found.paragraph -= 1
      found.offset = paragraphs[found.paragraph].end
    }
    return found
  }

  /// A position after another one in its paragraph, or at its end the start of the next paragraph.
  private func position(
    after position: TextPosition, _ find: (String, Int) -> Int
  ) -> TextPosition {
    var found = position
    let paragraph = paragraphs[position.paragraph]
    if position.offset < paragraph.end {
      found.offset = find(paragraph.text, position.offset)
    } else if position.paragraph + 1 < paragraphs.count {
      found = TextPosition(paragraph: position.paragraph + 1, offset: 0)
    }
    return found
  }
}
