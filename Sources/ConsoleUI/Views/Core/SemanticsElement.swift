/// A part of a control that the control draws itself, as descriptions in words report it.
///
/// For example, an option of a picker: only the selected one is drawn.
struct SemanticsElement: Element {
  let semantics: Semantics

  func extent(along axis: Axis, in room: Size) -> Extent { .zero }

  func draw(in rect: Rect, of context: inout DrawingContext) {}
}
