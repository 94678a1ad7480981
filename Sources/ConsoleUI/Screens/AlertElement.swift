/// The inside of an alert: the answers are always seen, and the message gets the rest.
struct AlertElement: Element {
  let message: ScrollElement?
  let answers: ScrollElement

  /// The empty row between both, where there is room for it.
  private static let spacing = 1

  var semantics: Semantics { Semantics(.group) }

  var children: [any Element] { parts.flatMap(\.children) }

  func extent(along axis: Axis, in room: Size) -> Extent {
    switch axis {
    case .horizontal:
      .over(parts.map { $0.content.extent(along: .horizontal, in: room) })
    case .vertical:
      Extent(minimum: parts.count, ideal: idealRows(width: room.columns))
    }
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    var room = rect
    let wanted = answers.height(width: rect.size.columns)
    let rows = min(wanted, max(1, rect.size.rows - (message == nil ? 0 : 1)))
    let answersRoom = room.takeLastRows(rows)
    context.draw(answers, in: answersRoom)
    guard let message else { return }
    if idealRows(width: rect.size.columns) <= rect.size.rows {
      _ = room.takeLastRows(Self.spacing)
    }
    context.draw(message, in: room)
  }

  private var parts: [ScrollElement] { [message, answers].compactMap(\.self) }

  private func idealRows(width: Int) -> Int {
    parts.reduce(Self.spacing * (parts.count - 1)) { $0 + $1.height(width: width) }
  }
}
