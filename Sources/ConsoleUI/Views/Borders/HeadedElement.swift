/// A title in as many rows as it needs, and the content below it.
struct HeadedElement: Element {
  private let title: TextElement
  private let content: any Element

  private static let spacing = 1

  init(title: String, content: any Element) {
    self.title = TextElement(
      lines: TextLines(title, limit: nil), style: .title, alignment: .leading)
    self.content = content
  }

  var semantics: Semantics { Semantics(.group) }

  var children: [any Element] { [title, content] }

  func extent(along axis: Axis, in room: Size) -> Extent {
    guard axis == .vertical else {
      return .over([title, content].map { $0.extent(along: axis, in: room) })
    }
    let below = content.extent(along: axis, in: room)
    return below.adding(title.extent(along: axis, in: room).ideal + Self.spacing)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    var room = rect
    let rows = title.extent(along: .vertical, in: rect.size).ideal
    context.draw(title, in: room.takeFirstRows(rows))
    _ = room.takeFirstRows(Self.spacing)
    context.draw(content, in: room)
  }
}
