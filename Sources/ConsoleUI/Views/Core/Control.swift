/// An element that handles keys while it has the focus.
@MainActor protocol Control: Element {
  /// The position in the screen, which identifies the control and its state from frame to frame.
  var path: ViewPath { get }

  /// Whether letters are text here, so that they trigger no commands.
  var takesText: Bool { get }

  /// Whether the typed text must stay hidden, as in a password field.
  var hidesText: Bool { get }

  /// What the control does with a key; looking it up changes nothing.
  ///
  /// Answer ``KeyResponse/atEnd`` to a key of the control that has no effect now: Left on the first option must not
  /// leave the screen. Second names of keys, such as `j`, are none of the control's business (``KeyAliases``).
  func response(to key: KeyPress) -> KeyResponse

  /// Handles pasted text, if the control takes text.
  func paste(_ text: String)

  /// Handles a click, after the control has got the focus; `point` is relative to its top left corner.
  func click(at point: Point, in size: Size)

  /// Handles a mouse move with the button down, after a press on the control.
  func drag(to point: Point, in size: Size)

  /// Whether the user can find something in the control by its text.
  var canFind: Bool { get }

  /// Opens the input for the text to find; `false` if there is nothing to search.
  func startFinding() -> Bool

  /// Whether work is left that takes too long for one event, such as a search.
  var hasPendingWork: Bool { get }

  /// Continues that work for a moment; the console calls it between two frames.
  func continueWork()

  /// Reports that a change of the rows has moved the highlight; the console calls it after each frame.
  ///
  /// - Returns: Whether there was something to report.
  func reportMovedHighlight() -> Bool

  /// Scrolls by steps of the wheel, positive is down; `false` passes them on to the enclosing element.
  func scroll(by steps: Int) -> Bool

  /// The number of choices in the control, such as rows; `nil` if the control itself is the only one.
  var choiceCount: Int? { get }

  /// Whether ``choose(_:)`` has an effect.
  var isChoosable: Bool { get }

  /// The element of a choice; `index` is zero-based and below ``choiceCount``.
  func choice(at index: Int) -> any Element

  /// The header above a choice, such as that of its section; `isFirst` marks the topmost visible choice.
  func heading(above index: Int, isFirst: Bool) -> (any Element)?

  /// Activates a choice by its zero-based index; the linear form calls this for a typed number.
  func choose(_ index: Int)

  /// The keys for the status line.
  func hints(_ strings: ConsoleStrings) -> [KeyHint]

  /// All keys that work here, for the help.
  func allHints(_ strings: ConsoleStrings) -> [KeyHint]
}

extension Control {
  var takesText: Bool { false }

  var hidesText: Bool { false }

  func heading(above index: Int, isFirst: Bool) -> (any Element)? { nil }

  func paste(_ text: String) {}

  func allHints(_ strings: ConsoleStrings) -> [KeyHint] { hints(strings) }

  func click(at point: Point, in size: Size) {}

  func drag(to point: Point, in size: Size) {}

  var canFind: Bool { false }

  func startFinding() -> Bool { false }

  var hasPendingWork: Bool { false }

  func continueWork() {}

  func reportMovedHighlight() -> Bool { false }

  func scroll(by steps: Int) -> Bool { false }

  var choiceCount: Int? { nil }

  var isChoosable: Bool { true }

  func choice(at index: Int) -> any Element { self }

  func choose(_ index: Int) { press(.enter) }

  /// Performs what the control does with a key, if anything.
  func press(_ key: KeyPress) {
    if case .perform(let action) = response(to: key) { action() }
  }
}
