/// A part of a control that the control draws itself, as descriptions in words report it.
///
/// For example, an option of a picker: only the selected one is drawn.
public struct SemanticsElement: Element {
  public let semantics: Semantics

  /// Creates an element that is described but not drawn.
  public init(_ role: Semantics.Role, label: String, value: String? = nil, isSelected: Bool = false)
  {
    semantics = Semantics(role, label: label, value: value, isSelected: isSelected)
  }

  public func extent(along axis: Axis, in room: Size) -> Extent { .zero }

  public func draw(in rect: Rect, of context: inout DrawingContext) {}
}
