/// An element that takes keys while it has the focus.
@MainActor protocol Control: Element {
  /// Where it stands in its screen; what it remembers is found by this.
  var path: ViewPath { get }

  /// Whether letters are text here, so that no key command may take them.
  var takesText: Bool { get }

  /// Whether what is typed here is kept from being seen, as a password is.
  var hidesText: Bool { get }

  /// Does what the key asks for; false hands it on to the screen.
  func handle(_ key: KeyPress) -> Bool

  /// Takes pasted text; false when it has no use for it.
  func paste(_ text: String) -> Bool

  /// Does what a click on it asks for, besides giving it the focus; `point` is counted from its corner.
  func click(at point: Point, in size: Size)

  /// Follows the mouse that moves with its button pressed, after a press on the control.
  func drag(to point: Point, in size: Size)

  /// Whether something in it can be looked for by its text.
  var canFind: Bool { get }

  /// Lets the reader type what to look for; false where nothing can be found.
  func startFinding() -> Bool

  /// Scrolls by so many steps of the wheel, downwards if positive; false hands them on to what it stands in.
  func scroll(by steps: Int) -> Bool

  /// How many things can be chosen here, such as rows; `nil` where it is the control itself.
  var partCount: Int? { get }

  /// Whether choosing by a number does anything.
  var isChoosable: Bool { get }

  /// What can be chosen at a position, zero-based; it must be one of `partCount`.
  func part(_ index: Int) -> any Element

  /// What stands above a part, as the name of its section; `isFirst` is the topmost part that is seen.
  func heading(above index: Int, isFirst: Bool) -> (any Element)?

  /// Does what a reader asks for who chooses a part by its number, zero-based.
  func choose(_ index: Int)

  /// The keys that work here and that everybody should know of.
  func hints(_ words: ConsoleStrings) -> [KeyHint]

  /// All keys that work here.
  func allHints(_ words: ConsoleStrings) -> [KeyHint]
}

extension Control {
  var takesText: Bool { false }

  var hidesText: Bool { false }

  func heading(above index: Int, isFirst: Bool) -> (any Element)? { nil }

  func paste(_ text: String) -> Bool { false }

  func allHints(_ words: ConsoleStrings) -> [KeyHint] { hints(words) }

  func click(at point: Point, in size: Size) {}

  func drag(to point: Point, in size: Size) {}

  var canFind: Bool { false }

  func startFinding() -> Bool { false }

  func scroll(by steps: Int) -> Bool { false }

  var partCount: Int? { nil }

  var isChoosable: Bool { true }

  func part(_ index: Int) -> any Element { self }

  func choose(_ index: Int) { _ = handle(.enter) }
}
