/// A row of a list as those see it who read the description.
struct ListRowElement: Element {
  let content: any Element
  let isSelected: Bool

  var semantics: Semantics { Semantics(.row, isSelected: isSelected) }

  var children: [any Element] { [content] }

  func extent(along axis: Axis, in room: Size) -> Extent {
    content.extent(along: axis, in: room)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    context.draw(content, in: rect)
  }
}
