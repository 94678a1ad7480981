/// A control at its position in the screen, with what it can do.
///
/// The protocols that a control conforms to are looked up at most once per frame.
@MainActor package final class ControlNode: Element {
  /// The position in the screen, which identifies the control from frame to frame.
  let path: ViewPath
  let control: any Control

  private lazy var textInput = control as? any TextInput
  private lazy var mouseControl = control as? any MouseControl
  private lazy var scrollingControl = control as? any ScrollingControl
  private lazy var choiceControl = control as? any ChoiceControl
  private lazy var multilineInput = control as? any MultilineTextInput
  private lazy var findingControl = control as? any FindingControl
  private lazy var redrawableControl = control as? any RedrawableControl

  private var answers: [(key: KeyPress, kind: KeyResponse.Kind)]?
  private var recordedAnswers: [(key: KeyPress, kind: KeyResponse.Kind)] = []
  /// `nil` if no status line was drawn.
  private var hintsInStatusLine: [KeyHint]?

  init(_ control: any Control, at path: ViewPath) {
    self.control = control
    self.path = path
  }

  package var semantics: Semantics { control.semantics }

  package var children: [any Element] { control.children }

  package func extent(along axis: Axis, in room: Size) -> Extent {
    control.extent(along: axis, in: room)
  }

  package func draw(in rect: Rect, of context: inout DrawingContext) {
    context.drawingControl(self, in: rect) { control.draw(in: rect, of: &$0) }
  }

  /// Whether the control can be drawn again by itself.
  var isRedrawable: Bool { redrawableControl != nil }

  /// Makes the control show its states as they are now; returns what to draw again.
  func redrawing(_ update: inout ControlUpdate) -> ControlRedrawing {
    redrawableControl?.redrawing(&update) ?? .screen
  }

  func response(to key: KeyPress) -> KeyResponse {
    let response = control.response(to: key)
    answers?.append((key, response.kind))
    return response
  }

  /// Records what the status line asks the control.
  func recordAnswers(_ strings: ConsoleStrings, to ask: () -> Void) {
    guard isRedrawable else { return ask() }
    (answers, hintsInStatusLine) = ([], control.hints(strings))
    ask()
    (recordedAnswers, answers) = (answers ?? [], nil)
  }

  /// Whether the control answers the status line as it did when that was drawn.
  func answersAsRecorded(_ strings: ConsoleStrings) -> Bool {
    guard let hintsInStatusLine else { return true }
    return control.hints(strings) == hintsInStatusLine
      && recordedAnswers.allSatisfy { control.response(to: $0.key).kind == $0.kind }
  }

  /// Performs what the control does with a key, if anything.
  func press(_ key: KeyPress) {
    response(to: key).action?()
  }

  func hints(_ strings: ConsoleStrings) -> [KeyHint] { control.hints(strings) }

  func allHints(_ strings: ConsoleStrings) -> [KeyHint] { control.allHints(strings) }

  package var takesText: Bool { textInput?.takesText ?? false }

  var hidesText: Bool { textInput?.hidesText ?? false }

  func paste(_ text: String) {
    if let textInput, textInput.takesText { textInput.paste(text) }
  }

  /// Whether a click of a button reaches the control; one of the left button gives any control the focus.
  func isReached(by button: MouseEvent.Button) -> Bool {
    mouseControl?.buttons.contains(button) ?? (button == .left)
  }

  func click(_ click: Click) { mouseControl?.click(click) }

  func drag(to point: Point, in size: Size) { mouseControl?.drag(to: point, in: size) }

  func scroll(by steps: Int) -> Bool { scrollingControl?.scroll(by: steps) ?? false }

  func scrollHorizontally(by steps: Int) -> Bool {
    scrollingControl?.scrollHorizontally(by: steps) ?? false
  }

  var place: String? { scrollingControl?.place }

  var canFind: Bool { findingControl?.canFind ?? false }

  func startFinding() { findingControl?.startFinding() }

  var isSearching: Bool { findingControl?.isSearching ?? false }

  func continueSearch() { findingControl?.continueSearch() }

  func endFinding() { findingControl?.endFinding() }

  var isChoosable: Bool { control.isChoosable }

  /// The control if the linear form lists its choices.
  var listedChoices: (any ChoiceControl)? {
    choiceControl.flatMap { $0.listsChoices ? $0 : nil }
  }

  /// The current one of the listed choices.
  var listPosition: Semantics.Position {
    semantics.position ?? Semantics.Position(index: 0, count: listedChoices?.choiceCount ?? 0)
  }

  /// The choices that the linear form asks for after the user has chosen the control; `nil` if it does not ask.
  var askedChoices: [any Element]? {
    guard let choiceControl, !choiceControl.listsChoices else { return nil }
    return (0..<choiceControl.choiceCount).map(choiceControl.choice(at:))
  }

  func takeAnswer(_ line: String) -> Bool { choiceControl?.takeAnswer(line) ?? false }

  /// Whether the user changes line by line in the linear form.
  var takesLines: Bool { multilineInput != nil }

  func replaceLine(at index: Int, with line: String) {
    multilineInput?.replaceLine(at: index, with: line)
  }

  func moveHighlight(to index: Int) { choiceControl?.moveHighlight(to: index) }

  /// Chooses one of several choices, or presses the control.
  func choose(_ index: Int) {
    if let choiceControl { return choiceControl.choose(index) }
    press(control.movesOnWithEnter ? .space : .enter)
  }
}
