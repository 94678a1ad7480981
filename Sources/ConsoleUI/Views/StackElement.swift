/// Elements one after the other in one direction.
///
/// A stack is asked the same several times while it is laid out and drawn, and asks its children each
/// time. It remembers its last answers, so that the cost of nested stacks is not multiplied.
final class StackElement: Element {
  let axis: Axis
  let alignment: Alignment
  let spacing: Int
  let children: [any Element]
  private var knownLengths: (room: Size, lengths: [Int])?
  private var knownAlong: (room: Size, extent: Extent)?
  private var knownAcross: (room: Size, extent: Extent)?

  init(axis: Axis, alignment: Alignment, spacing: Int, children: [any Element]) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.children = children
  }

  var semantics: Semantics { Semantics(axis == .horizontal ? .line : .group) }

  /// Several elements as one: a column, unless there is just one.
  static func joining(_ elements: [any Element]) -> any Element {
    if elements.count == 1, let only = elements.first { return only }
    return StackElement(axis: .vertical, alignment: .leading, spacing: 0, children: elements)
  }

  func extent(along asked: Axis, in room: Size) -> Extent {
    if asked == axis {
      if let known = knownAlong, known.room == room { return known.extent }
      let extent = Extent.beside(
        children.map { $0.extent(along: axis, in: room) }, spacing: spacing)
      knownAlong = (room, extent)
      return extent
    }
    if let known = knownAcross, known.room == room { return known.extent }
    let extent = extentAcross(in: room)
    knownAcross = (room, extent)
    return extent
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    var position = rect.origin[axis]
    for (child, length) in zip(children, lengths(in: rect.size)) {
      var childRect = rect
      childRect.origin[axis] = position
      childRect.size[axis] = length
      context.draw(child, in: placed(child, in: childRect))
      position += length + spacing
    }
  }

  private func extentAcross(in room: Size) -> Extent {
    var extents: [Extent] = []
    for (child, length) in zip(children, lengths(in: room)) where !(child is SpacerElement) {
      var childRoom = room
      childRoom[axis] = length
      extents.append(child.extent(along: axis.across, in: childRoom))
    }
    return .over(extents)
  }

  private func lengths(in room: Size) -> [Int] {
    // How wide something is does not depend on the rows it may have.
    let asked = axis == .horizontal ? Size(columns: room.columns, rows: .max) : room
    if let known = knownLengths, known.room == asked { return known.lengths }
    let lengths = children.map { $0.extent(along: axis, in: room) }
      .lengths(sharing: room[axis], spacing: spacing)
    knownLengths = (asked, lengths)
    return lengths
  }

  /// Where a child stands across the direction of the stack.
  private func placed(_ child: any Element, in rect: Rect) -> Rect {
    let across = axis.across
    let extent = child.extent(along: across, in: rect.size)
    guard extent.growth == .never, extent.ideal < rect.size[across] else { return rect }
    var placed = rect
    placed.origin[across] += alignment.offset(of: extent.ideal, in: rect.size[across])
    placed.size[across] = extent.ideal
    return placed
  }
}
