/// Elements one after the other along an axis.
///
/// Layout and drawing request the same extents several times, and each request visits all children. The
/// last results are cached so that the cost of nested stacks does not multiply.
final class StackElement: Element {
  let axis: Axis
  let alignment: Alignment
  let spacing: Int
  let children: [any Element]
  private var cachedLengths: (room: Size, lengths: [Int])?
  private var cachedAlong: (room: Size, extent: Extent)?
  private var cachedAcross: (room: Size, extent: Extent)?

  init(axis: Axis, alignment: Alignment, spacing: Int, children: [any Element]) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.children = children
  }

  var semantics: Semantics { Semantics(axis == .horizontal ? .line : .group) }

  /// Returns a single element as it is, and several as a vertical stack.
  static func joining(_ elements: [any Element]) -> any Element {
    if elements.count == 1, let element = elements.first { return element }
    return StackElement(axis: .vertical, alignment: .start, spacing: 0, children: elements)
  }

  func extent(along requested: Axis, in room: Size) -> Extent {
    if requested == axis {
      if let cached = cachedAlong, cached.room == room { return cached.extent }
      let extent = Extent.beside(
        children.map { $0.extent(along: axis, in: room) }, spacing: spacing)
      cachedAlong = (room, extent)
      return extent
    }
    if let cached = cachedAcross, cached.room == room { return cached.extent }
    let extent = extentAcross(in: room)
    cachedAcross = (room, extent)
    return extent
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    var position = rect.origin[axis]
    for (child, length) in zip(children, lengths(in: rect.size)) {
      var childRect = rect
      childRect.origin[axis] = position
      childRect.size[axis] = length
      context.draw(child, in: aligned(child, in: childRect))
      position += length + spacing
    }
  }

  private func extentAcross(in room: Size) -> Extent {
    var extents: [Extent] = []
    for (child, length) in zip(children, lengths(in: room)) where !(child is SpacerElement) {
      var childRoom = room
      childRoom[axis] = length
      extents.append(child.extent(along: axis.cross, in: childRoom))
    }
    return .over(extents)
  }

  private func lengths(in room: Size) -> [Int] {
    // Widths do not depend on the available rows.
    let key = axis == .horizontal ? Size(columns: room.columns, rows: .max) : room
    if let cached = cachedLengths, cached.room == key { return cached.lengths }
    let lengths = children.map { $0.extent(along: axis, in: room) }
      .lengths(sharing: room[axis], spacing: spacing)
    cachedLengths = (key, lengths)
    return lengths
  }

  /// Aligns a child across the axis of the stack.
  private func aligned(_ child: any Element, in rect: Rect) -> Rect {
    let cross = axis.cross
    let extent = child.extent(along: cross, in: rect.size)
    guard extent.growth == .never, extent.ideal < rect.size[cross] else { return rect }
    var aligned = rect
    aligned.origin[cross] += alignment.offset(of: extent.ideal, in: rect.size[cross])
    aligned.size[cross] = extent.ideal
    return aligned
  }
}
