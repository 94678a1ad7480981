/// An element that can have the focus and handles keys while it has it.
///
/// A control is a value that each frame makes anew; what lasts from frame to frame is its ``ViewState``. What else a
/// control can do are protocols of their own: ``TextInput``, ``MouseControl``, ``ScrollingControl``, ``ChoiceControl`` and
/// ``FindingControl``. Add a control to the screen by ``ElementTree/addControl(_:)``. See <doc:WritingAWidget>.
@MainActor public protocol Control: Element {
  /// What the control does with a key; looking it up changes nothing.
  ///
  /// Each frame asks about several keys, for the status line and the help.
  ///
  /// Answer ``KeyResponse/atEnd`` to a key of the control that has no effect now: Left on the first option must not
  /// leave the screen. Second names of keys, such as `j`, and Space for Enter are none of the control's business.
  func response(to key: KeyPress) -> KeyResponse

  /// Whether the user can do something with the control itself, so that it has a number in the linear form; true by
  /// default.
  var isChoosable: Bool { get }

  /// Whether Enter goes on to the next control if the control itself does not use it, as from a text field; false by default.
  ///
  /// In the linear form, a number presses Space then.
  var movesOnWithEnter: Bool { get }

  /// The keys for the status line; none by default.
  func hints(_ strings: ConsoleStrings) -> [KeyHint]

  /// All keys that work here, for the help; by default those of the status line.
  func allHints(_ strings: ConsoleStrings) -> [KeyHint]
}

extension Control {
  public var isChoosable: Bool { true }

  public var movesOnWithEnter: Bool { false }

  public func hints(_ strings: ConsoleStrings) -> [KeyHint] { [] }

  public func allHints(_ strings: ConsoleStrings) -> [KeyHint] { hints(strings) }
}
