/// The content of an alert: the buttons are always visible, and the message gets the remaining rows.
struct AlertElement: Element {
  /// A part that scrolls on its own, and the element to draw for it.
  struct Section {
    let scroll: ScrollElement
    let element: any Element
  }

  let message: Section?
  let buttons: Section

  /// The rows between message and buttons, if there is room for them.
  private static let spacing = 1

  var semantics: Semantics { Semantics(.group) }

  var children: [any Element] { sections.flatMap(\.scroll.children) }

  func extent(along axis: Axis, in room: Size) -> Extent {
    switch axis {
    case .horizontal:
      .over(sections.map { $0.scroll.content.extent(along: .horizontal, in: room) })
    case .vertical:
      Extent(
        minimum: buttons.scroll.height(width: room.columns) + (message == nil ? 0 : 1),
        ideal: idealRows(width: room.columns))
    }
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    var room = rect
    let idealButtonRows = buttons.scroll.height(width: rect.size.columns)
    let rows = min(idealButtonRows, max(1, rect.size.rows - (message == nil ? 0 : 1)))
    let buttonsRect = room.takeLastRows(rows)
    context.draw(buttons.element, in: buttonsRect)
    if let message { context.draw(message.element, in: room) }
  }

  private var sections: [Section] { [message, buttons].compactMap(\.self) }

  private func idealRows(width: Int) -> Int {
    sections.reduce(Self.spacing * (sections.count - 1)) { $0 + $1.scroll.height(width: width) }
  }
}
