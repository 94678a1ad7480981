import ConsoleTesting
import TestCases
import Testing

@testable import ConsoleUI
@testable import ConsoleWidgets

/// Random edits of a document, compared with those of a plain string.
@Suite @MainActor struct TextDocumentTests {
  private static let keys = [
    "left", "right", "up", "down", "home", "end", "enter", "backspace", "delete", "ctrl-w", "alt-d",
    "ctrl-u", "ctrl-k", "ctrl-left", "ctrl-right", "pageup", "pagedown", "ctrl-home", "ctrl-end",
    "shift-left", "shift-right", "shift-up", "shift-down", "shift-end", "ctrl-x", "alt-w", "ctrl-y",
    "ctrl-_", "alt-e", "ctrl-a", "a", "b", "space", "space", "ż", "日",
  ].compactMap(KeyPress.init(name:))

  @Test(arguments: Seed.few(2, many: 12))
  func `every edit is undone and redone, and rows are those of the text`(seed: Seed) throws {
    var texts = RandomText(generator: seed.generator)
    let initial = texts.next(upTo: 200).asLines
    let document = TextDocument(initial)
    let columns = Int.random(in: 1...20, using: &texts.generator)
    var states = [initial]
    for _ in 0..<300 {
      let rows = WrappedDocument(document, columns: columns)
      if Int.random(in: 0..<12, using: &texts.generator) == 0 {
        document.insert(texts.next(upTo: 40))
      } else if let key = Self.keys.randomElement(using: &texts.generator) {
        let action = try #require(EditorAction(key))
        document.perform(action, in: rows, visibleRows: 4)
      }
      if document.text != states.last { states.append(document.text) }
      expectConsistent(document, columns: columns)
    }

    while document.canUndo { document.undo() }
    #expect(document.text == initial)
    let undone = document.text
    while document.canRedo { document.redo() }
    expectConsistent(document, columns: columns)
    while document.canUndo {
      document.undo()
      #expect(states.contains(document.text))
    }
    #expect(document.text == undone)
  }

  @Test(arguments: Seed.few(2, many: 8))
  func `typing and deleting give the text that a string gives`(seed: Seed) {
    var texts = RandomText(generator: seed.generator, hasLines: false)
    let document = TextDocument()
    var (before, after) = ([Character](), [Character]())
    for _ in 0..<400 {
      let rows = WrappedDocument(document, columns: 9)
      func perform(_ name: String) {
        guard let action = KeyPress(name: name).flatMap(EditorAction.init) else { return }
        document.perform(action, in: rows, visibleRows: 3)
      }
      switch Int.random(in: 0..<10, using: &texts.generator) {
      case 0:
        perform("backspace")
        _ = before.popLast()
      case 1:
        perform("delete")
        if !after.isEmpty { after.removeFirst() }
      case 2, 3:
        perform("left")
        if let last = before.popLast() { after.insert(last, at: 0) }
      case 4:
        perform("right")
        if !after.isEmpty { before.append(after.removeFirst()) }
      case 5:
        perform("enter")
        before.append("\n")
      default:
        // Letters that join no other cluster, so that the string has the same clusters.
        let letter = ["a", "ż", "日", "👩‍🚀", " "].randomElement(using: &texts.generator) ?? "a"
        document.perform(.edit(.insert(Character(letter))), in: rows, visibleRows: 3)
        before.append(Character(letter))
      }
      #expect(document.text == String(before + after))
      #expect(document.text(in: .start..<document.cursor) == String(before))
    }
  }

  @Test func `a long paragraph is wrapped again from its change on`() {
    let text = Array(repeating: "word", count: 2_000).joined(separator: " ")
    let document = TextDocument(text)
    let rows = WrappedDocument(document, columns: 40)
    #expect(rows.row(at: document.end).index == 249)
    document.move(to: TextPosition(paragraph: 0, offset: 5_000), selecting: false)
    document.insert("more words ")
    expectConsistent(document, columns: 40)
    #expect(rows.row(at: document.end).index == 250)
  }

  @Test func `there is something to save until the text is that which was saved`() {
    let document = TextDocument("one")
    #expect(!document.hasUnsavedChanges)
    document.insert("x")
    #expect(document.hasUnsavedChanges)
    document.undo()
    #expect(!document.hasUnsavedChanges)
    document.redo()
    document.didSave()
    #expect(!document.hasUnsavedChanges)
    document.undo()
    #expect(document.hasUnsavedChanges)
    document.insert("y")
    document.undo()
    document.redo()
    #expect(document.hasUnsavedChanges)
    document.text = "other"
    #expect(!document.hasUnsavedChanges)
  }

  @Test func `what is typed after saving is unsaved`() {
    let document = TextDocument()
    let rows = WrappedDocument(document, columns: 9)
    document.perform(.edit(.insert("a")), in: rows, visibleRows: 3)
    document.didSave()
    document.perform(.edit(.insert("b")), in: rows, visibleRows: 3)
    #expect(document.hasUnsavedChanges)
    document.undo()
    #expect(!document.hasUnsavedChanges)
    for _ in 0..<1_200 { document.insert("x") }
    while document.canUndo { document.undo() }
    #expect(document.hasUnsavedChanges)
  }

  @Test func `only a thousand steps are kept`() {
    let document = TextDocument()
    for _ in 0..<1_100 { document.insert("x") }
    while document.canUndo { document.undo() }
    #expect(document.text.count == 100)
  }

  @Test func `long texts take the room of earlier steps, but the last one is kept`() {
    var history = EditHistory(maximumBytes: 10)
    func add(_ inserted: String) {
      history.add(
        EditHistory.Step(
          kind: .single, start: .start, removed: "", inserted: inserted,
          selection: TextSelection(at: .start)))
    }
    func undo() -> [String] {
      var texts: [String] = []
      while let step = history.undo() { texts.append(step.inserted) }
      return texts
    }

    for text in ["1234", "5678", "abcd"] { add(text) }
    #expect(undo() == ["abcd", "5678"])
    add("1234")
    add("more than ten bytes")
    #expect(undo() == ["more than ten bytes"])
  }

  /// Expects that the cursor is at a cluster, and that rows that were kept are those of a new document.
  private func expectConsistent(
    _ document: TextDocument, columns: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for position in [document.selection.anchor, document.selection.cursor] {
      let text = document.paragraphs[position.paragraph].text
      #expect(
        text.position(notBefore: position.offset) == position.offset, sourceLocation: sourceLocation
      )
    }
    let fresh = TextDocument(document.text)
    #expect(fresh.paragraphs.map(\.text) == document.paragraphs.map(\.text))
    #expect(
      starts(document, columns) == starts(fresh, columns), sourceLocation: sourceLocation)
  }

  private func starts(_ document: TextDocument, _ columns: Int) -> [TextPosition] {
    let rows = WrappedDocument(document, columns: columns)
    var starts: [TextPosition] = []
    var row: EditorRow? = EditorRow(paragraph: 0, index: 0)
    while let current = row {
      starts.append(rows.start(of: current))
      row = rows.row(after: current)
    }
    return starts
  }
}
