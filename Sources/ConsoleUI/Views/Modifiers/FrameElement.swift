struct FrameElement: Element {
  struct Limits {
    let minimum: (columns: Int?, rows: Int?)
    let maximum: (columns: Int?, rows: Int?)

    /// Creates limits; a negative number counts as zero.
    init(minimum: (columns: Int?, rows: Int?), maximum: (columns: Int?, rows: Int?)) {
      self.minimum = (minimum.columns.map { max(0, $0) }, minimum.rows.map { max(0, $0) })
      self.maximum = (maximum.columns.map { max(0, $0) }, maximum.rows.map { max(0, $0) })
    }
  }

  let limits: Limits
  let alignment: HorizontalAlignment
  let content: any Element

  var semantics: Semantics { Semantics(.group) }

  var children: [any Element] { [content] }

  func extent(along axis: Axis, in room: Size) -> Extent {
    let inner = Size(
      columns: min(room.columns, limits.maximum.columns ?? .max),
      rows: min(room.rows, limits.maximum.rows ?? .max))
    let requested = content.extent(along: axis, in: inner)
    let (minimum, maximum) =
      axis == .horizontal
      ? (limits.minimum.columns, limits.maximum.columns)
      : (limits.minimum.rows, limits.maximum.rows)
    guard maximum != .max else {
      return Extent(
        minimum: max(requested.minimum, minimum ?? 0), ideal: max(requested.ideal, minimum ?? 0),
        growth: .fills)
    }
    let ceiling = maximum ?? .max
    // Content that fills any space fills the frame, whose size is known.
    let ideal = requested.growth == .fills && maximum != nil ? ceiling : requested.ideal
    return Extent(
      minimum: min(max(requested.minimum, minimum ?? 0), ceiling),
      ideal: min(max(ideal, minimum ?? 0), ceiling),
      growth: maximum == nil ? requested.growth : .never)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    // More room would not make a frame of a limited height higher.
    let hiddenRows = context.hiddenRows
    defer { if limits.maximum.rows != nil { context.hiddenRows = hiddenRows } }
    context.draw(
      StackElement(
        axis: .vertical, alignment: alignment.alignment, spacing: 0, children: [content]),
      in: limited(rect))
  }

  /// The part of a rectangle that the frame takes if the rectangle exceeds the maximum size.
  private func limited(_ rect: Rect) -> Rect {
    let columns = min(rect.size.columns, limits.maximum.columns ?? .max)
    return Rect(
      column: rect.origin.column + alignment.offset(of: columns, in: rect.size.columns),
      row: rect.origin.row, columns: columns,
      rows: min(rect.size.rows, limits.maximum.rows ?? .max))
  }
}
