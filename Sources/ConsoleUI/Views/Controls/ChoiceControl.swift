/// A control with several choices, such as rows or options.
///
/// The linear form numbers the choices. Where ``listsChoices`` is true it says the ``Semantics`` of the control and those of
/// each choice, with its children; the children of the control count for outlines in tests only, and may be the same
/// elements.
@MainActor public protocol ChoiceControl: Control {
  /// The number of choices.
  var choiceCount: Int { get }

  /// The element of a choice; `index` is zero-based and below ``choiceCount``.
  func choice(at index: Int) -> any Element

  /// Chooses by a zero-based index; the linear form calls this for a number that the user typed.
  func choose(_ index: Int)

  /// Takes the line that the user typed after choosing the control, such as a number in a range of too many choices.
  ///
  /// The linear form asks where ``listsChoices`` is false, and lists the choices before it asks: have none of them if the line
  /// is anything else, such as one of hundreds of seats. `false`, the default, means that the line is the number or the
  /// name of a choice.
  func takeAnswer(_ line: String) -> Bool

  /// Makes a choice the current one, without choosing it, as moving the highlight of a list does.
  ///
  /// The linear form shows the page of twenty choices with the one that ``Semantics/position`` names, and calls this for
  /// the first one of another page. Does nothing by default, for controls with fewer choices.
  func moveHighlight(to index: Int)

  /// Whether the linear form lists the choices with a number for each, as the rows of a list; true by default.
  ///
  /// Otherwise the control has one number, and the linear form asks for the choice after that, as for the options of a
  /// picker.
  var listsChoices: Bool { get }

  /// The header above a choice, such as that of its section; `isFirst` marks the topmost visible choice.
  ///
  /// `nil`, the default, stands for no header.
  func heading(above index: Int, isFirst: Bool) -> (any Element)?
}

extension ChoiceControl {
  public func takeAnswer(_ line: String) -> Bool { false }

  public func moveHighlight(to index: Int) {}

  public var listsChoices: Bool { true }

  public func heading(above index: Int, isFirst: Bool) -> (any Element)? { nil }
}
