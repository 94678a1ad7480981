/// What stands above the rows of a section.
struct ListHeaderElement: Element {
  let content: any Element

  var semantics: Semantics { Semantics(.header) }

  var children: [any Element] { [content] }

  func extent(along axis: Axis, in room: Size) -> Extent {
    content.extent(along: axis, in: room)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    context.clipped(to: rect) { context in
      context.styled(context.theme.title) { $0.draw(content, in: rect) }
    }
  }
}
