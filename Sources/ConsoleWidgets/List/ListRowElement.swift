internal import ConsoleUI

/// A row of a list for descriptions in words; the list draws the content itself.
struct ListRowElement: Element {
  let content: any Element
  let isHighlighted: Bool

  var semantics: Semantics {
    // A row of a tree says its own place.
    var semantics = content.semantics.role == .row ? content.semantics : Semantics(.row)
    semantics.isSelected = isHighlighted
    return semantics
  }

  var children: [any Element] {
    content.semantics.role == .row ? content.children : [content]
  }

  func extent(along axis: Axis, in room: Size) -> Extent {
    content.extent(along: axis, in: room)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    context.draw(content, in: rect)
  }
}

/// The header of a section of rows.
struct ListHeaderElement: Element {
  let content: any Element

  var semantics: Semantics { Semantics(.header) }

  var children: [any Element] { [content] }

  func extent(along axis: Axis, in room: Size) -> Extent {
    content.extent(along: axis, in: room)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    context.clipped(to: rect) { context in
      context.styled(.title) { $0.draw(content, in: rect) }
    }
  }
}
