/// The edits of a document that can be undone, and those that were undone.
struct EditHistory {
  /// What undoing takes back in one step.
  struct Step {
    let kind: Kind
    /// Where the change begins.
    var start: TextPosition
    var removed: String
    var inserted: String
    /// The cursor and the other end of the selection before the change.
    let selection: TextSelection
    /// Identifies the text after the change.
    fileprivate(set) var state = 0
  }

  /// Whether an edit may be a part of the same step as the next one.
  enum Kind {
    case typing
    case deletingBackward
    case deletingForward
    /// A step of its own, such as pasting.
    case single
  }

  /// The number of steps that are kept.
  static let maximumSteps = 1_000
  /// The bytes of text that the steps keep; the last step is kept whatever its size.
  private let maximumBytes: Int

  private var undoable: [Step] = []
  private var redoable: [Step] = []
  /// Whether the next edit may join the last step.
  private var isOpen = false
  private var lastState = 0
  /// The state before the first step that can be undone.
  private var firstState = 0
  /// The bytes of text in the steps that can be undone.
  private var bytes = 0

  init(maximumBytes: Int = 16 << 20) { self.maximumBytes = maximumBytes }

  var canUndo: Bool { !undoable.isEmpty }
  var canRedo: Bool { !redoable.isEmpty }
  /// Identifies the text: the same number stands for the same text.
  var state: Int { undoable.last?.state ?? firstState }

  mutating func add(_ step: Step) {
    var step = step
    lastState += 1
    step.state = lastState
    redoable = []
    bytes += step.bytes
    if isOpen, let last = undoable.popLast() {
      if let joined = last.joined(with: step) {
        undoable.append(joined)
        return
      }
      undoable.append(last)
    }
    undoable.append(step)
    while undoable.count > 1,
      undoable.count > Self.maximumSteps || bytes > maximumBytes
    {
      let first = undoable.removeFirst()
      bytes -= first.bytes
      firstState = first.state
    }
    isOpen = true
  }

  /// Ends the step: the next edit begins another one, such as after the cursor was moved.
  mutating func endStep() { isOpen = false }

  mutating func undo() -> Step? {
    guard let step = undoable.popLast() else { return nil }
    isOpen = false
    bytes -= step.bytes
    redoable.append(step)
    return step
  }

  mutating func redo() -> Step? {
    guard let step = redoable.popLast() else { return nil }
    isOpen = false
    bytes += step.bytes
    undoable.append(step)
    return step
  }
}

extension EditHistory.Step {
  fileprivate var bytes: Int { removed.utf8.count + inserted.utf8.count }

  /// Both as one step, if they belong together: a word with the blanks behind it.
  fileprivate func joined(with next: Self) -> Self? {
    guard kind == next.kind else { return nil }
    var joined = self
    joined.state = next.state
    switch kind {
    case .typing:
      guard next.removed.isEmpty, next.start == start.advanced(by: inserted),
        !inserted.endsWord(before: next.inserted)
      else { return nil }
      joined.inserted += next.inserted
    case .deletingBackward:
      guard next.start.advanced(by: next.removed) == start, !next.removed.endsWord(before: removed)
      else { return nil }
      joined.removed = next.removed + removed
      joined.start = next.start
    case .deletingForward:
      guard next.start == start, !removed.endsWord(before: next.removed) else { return nil }
      joined.removed += next.removed
    case .single: return nil
    }
    return joined
  }
}

extension String {
  /// Whether a word begins in the text that follows, or a line ends between both.
  fileprivate func endsWord(before next: String) -> Bool {
    guard let last, let first = next.first else { return false }
    return last.isWhitespace && !first.isWhitespace || last == "\n" || first == "\n"
  }
}
