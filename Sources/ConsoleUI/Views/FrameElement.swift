struct FrameElement: Element {
  struct Limits {
    let minimum: (columns: Int?, rows: Int?)
    let maximum: (columns: Int?, rows: Int?)
  }

  let limits: Limits
  let alignment: Alignment
  let content: any Element

  var semantics: Semantics { Semantics(.group) }

  var children: [any Element] { [content] }

  func extent(along axis: Axis, in room: Size) -> Extent {
    let inner = Size(
      columns: min(room.columns, limits.maximum.columns ?? .max),
      rows: min(room.rows, limits.maximum.rows ?? .max))
    let wish = content.extent(along: axis, in: inner)
    let (least, most) =
      axis == .horizontal
      ? (limits.minimum.columns, limits.maximum.columns)
      : (limits.minimum.rows, limits.maximum.rows)
    guard most != .max else {
      return Extent(
        minimum: max(wish.minimum, least ?? 0), ideal: max(wish.ideal, least ?? 0),
        growth: .fills)
    }
    let ceiling = most ?? .max
    // What would fill any room fills its frame, whose size is known.
    let ideal = wish.growth == .fills && most != nil ? ceiling : wish.ideal
    return Extent(
      minimum: min(max(wish.minimum, least ?? 0), ceiling),
      ideal: min(max(ideal, least ?? 0), ceiling),
      growth: most == nil ? wish.growth : .never)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    context.draw(
      StackElement(axis: .vertical, alignment: alignment, spacing: 0, children: [content]),
      in: limited(rect))
  }

  /// The part of a rectangle that the frame takes, when there is more room than it may have.
  private func limited(_ rect: Rect) -> Rect {
    let columns = min(rect.size.columns, limits.maximum.columns ?? .max)
    return Rect(
      column: rect.origin.column + alignment.offset(of: columns, in: rect.size.columns),
      row: rect.origin.row, columns: columns,
      rows: min(rect.size.rows, limits.maximum.rows ?? .max))
  }
}
