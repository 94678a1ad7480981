internal import ConsoleUI
public import Observation

/// The text of a ``TextEditor``, with its cursor, its selection and what can be undone.
///
/// The program makes it and keeps it, so that a text of a million characters is not copied for each key. Read ``text`` when
/// you need all of it, such as for saving; ``hasUnsavedChanges`` says whether there is something to save.
///
/// ```swift
/// final class NoteScreen: Screen {
///   var didSave: (String) -> Void = { _ in }
///   private let document: TextDocument
///
///   init(_ text: String) { document = TextDocument(text) }
///
///   var body: some View { TextEditor("Note", document: document) }
///
///   func save() {
///     didSave(document.text)
///     document.didSave()
///   }
/// }
/// ```
///
/// Line ends are LF, whichever ones it was given. Control characters of ``text`` stay, and are drawn as
/// replacement characters; those of a text that is inserted or pasted are removed.
@MainActor @Observable public final class TextDocument {
  /// How often the text has changed, by the user or the program; undoing is a change, too.
  public var changeCount: Int { changes }
  private var changes = 0
  /// The state of the history in which the program saved the text.
  private var savedState = 0

  @ObservationIgnored private(set) var paragraphs: [Paragraph]
  @ObservationIgnored private(set) var selection = TextSelection(at: .start)
  /// The column in which the cursor moves up and down, until it moves otherwise.
  @ObservationIgnored private(set) var goalColumn: Int?
  /// What was cut or copied last, or deleted by a key for a word or a part of a line.
  @ObservationIgnored var clipboard = ""
  @ObservationIgnored private var history = EditHistory()
  @ObservationIgnored let breaker = LineBreaker()

  /// Creates a document with the cursor at its start.
  public init(_ text: String = "") { paragraphs = Self.paragraphs(of: text) }

  /// The whole text; its time and memory grow with its length.
  ///
  /// Setting another one moves the cursor to the start, and nothing before it can be undone.
  public var text: String {
    get {
      _ = changeCount
      return text(in: .start..<end)
    }
    set {
      paragraphs = Self.paragraphs(of: newValue)
      history = EditHistory()
      savedState = history.state
      select(TextSelection(at: .start))
      changes += 1
    }
  }

  /// Whether the text differs from the one that was saved, or that the document began with; not if the user has undone
  /// all edits since then.
  public var hasUnsavedChanges: Bool {
    _ = changeCount
    return history.state != savedState
  }

  /// Remembers that the program has saved the text.
  public func didSave() {
    history.endStep()
    savedState = history.state
  }

  /// Whether there is no character.
  public var isEmpty: Bool {
    _ = changeCount
    return paragraphs.count == 1 && paragraphs[0].end == 0
  }

  /// The selected text; empty if there is no selection.
  public var selectedText: String { text(in: selection.range) }

  /// Whether there is an edit to undo.
  public var canUndo: Bool {
    _ = changeCount
    return history.canUndo
  }

  /// Whether there is an edit to redo.
  public var canRedo: Bool {
    _ = changeCount
    return history.canRedo
  }

  /// Replaces the selection by a text, and moves the cursor behind it; the user can undo it.
  public func insert(_ text: String) { replace(selection.range, with: text.asLines, .single) }

  /// Undoes the last edit: what was typed up to the end of a word, what was deleted, or what was inserted at once.
  public func undo() {
    guard let step = history.undo() else { return }
    change(step.start..<step.start.advanced(by: step.inserted), to: step.removed)
    select(step.selection)
  }

  /// Redoes the edit that was undone last.
  public func redo() {
    guard let step = history.redo() else { return }
    let end = change(step.start..<step.start.advanced(by: step.removed), to: step.inserted)
    select(TextSelection(at: end))
  }
}

extension TextDocument {
  /// The position behind the last character.
  var end: TextPosition {
    TextPosition(paragraph: paragraphs.count - 1, offset: paragraphs[paragraphs.count - 1].end)
  }

  var cursor: TextPosition { selection.cursor }

  /// The position in this text that is nearest to one of another text.
  func position(near position: TextPosition) -> TextPosition {
    guard position.paragraph < paragraphs.count else { return end }
    let text = paragraphs[position.paragraph].text
    return TextPosition(
      paragraph: position.paragraph, offset: text.position(notBefore: position.offset))
  }

  /// Moves the cursor and the other end of the selection; the next edit is a step of its own.
  func select(_ selection: TextSelection, goalColumn: Int? = nil) {
    self.selection = selection
    self.goalColumn = goalColumn
    history.endStep()
  }

  func text(in range: Range<TextPosition>) -> String {
    let (first, last) = (range.lowerBound, range.upperBound)
    guard first.paragraph < last.paragraph else {
      return String(paragraphs[first.paragraph].text[offsets: first.offset..<last.offset])
    }
    let head = paragraphs[first.paragraph]
    var text = String(head.text[offsets: first.offset..<head.end])
    for paragraph in paragraphs[(first.paragraph + 1)..<last.paragraph] {
      text += "\n"
      text += paragraph.text
    }
    return text + "\n" + paragraphs[last.paragraph].text[offsets: 0..<last.offset]
  }

  /// Replaces a part by a text, as an edit of the user.
  func replace(
    _ range: Range<TextPosition>, with inserted: String, _ kind: EditHistory.Kind
  ) {
    let removed = text(in: range)
    guard !removed.isIdentical(to: inserted) else {
      return select(TextSelection(at: range.upperBound))
    }
    history.add(
      EditHistory.Step(
        kind: kind, start: range.lowerBound, removed: removed, inserted: inserted,
        selection: selection))
    selection = TextSelection(at: change(range, to: inserted))
    goalColumn = nil
  }

  /// Changes the paragraphs; returns the first position that is not before the end of the inserted text.
  @discardableResult private func change(
    _ range: Range<TextPosition>, to inserted: String
  ) -> TextPosition {
    let (first, last) = (range.lowerBound, range.upperBound)
    let lines = Self.lines(of: inserted)
    let head = paragraphs[first.paragraph]
    var end = TextPosition(
      paragraph: first.paragraph + lines.count - 1, offset: lines[lines.count - 1].utf8.count)
    if lines.count == 1 { end.offset += first.offset }
    if lines.count == 1, first.paragraph == last.paragraph {
      head.replace(first.offset..<last.offset, with: inserted)
    } else {
      let tail = paragraphs[last.paragraph].text[
        offsets: last.offset..<paragraphs[last.paragraph].end]
      let added =
        lines.dropFirst().dropLast().map(Paragraph.init)
        + (lines.count > 1 ? [Paragraph(lines[lines.count - 1] + tail)] : [])
      head.replace(first.offset..<head.end, with: lines.count > 1 ? lines[0] : lines[0] + tail)
      paragraphs.replaceSubrange((first.paragraph + 1)..<(last.paragraph + 1), with: added)
    }
    changes += 1
    end.offset = paragraphs[end.paragraph].text.position(notBefore: end.offset)
    return end
  }

  private static func paragraphs(of text: String) -> [Paragraph] {
    lines(of: text.withoutCarriageReturns).map(Paragraph.init)
  }

  /// The parts between the line ends; at least one.
  private static func lines(of text: String) -> [Substring] {
    text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map(Substring.init)
  }
}

extension String {
  /// The text with LF in place of CR LF and CR.
  fileprivate var withoutCarriageReturns: String {
    guard utf8.contains(0x0D) else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var previous: UInt8 = 0
    for byte in utf8 {
      if byte == 0x0D || byte == 0x0A && previous != 0x0D { bytes.append(0x0A) }
      if byte != 0x0D, byte != 0x0A { bytes.append(byte) }
      previous = byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
