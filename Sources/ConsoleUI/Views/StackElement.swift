/// Elements one after the other in one direction.
struct StackElement: Element {
  let axis: Axis
  let alignment: Alignment
  let spacing: Int
  let children: [any Element]

  var semantics: Semantics { Semantics(.group) }

  /// Several elements as one: a column, unless there is just one.
  static func joining(_ elements: [any Element]) -> any Element {
    if elements.count == 1, let only = elements.first { return only }
    return StackElement(axis: .vertical, alignment: .leading, spacing: 0, children: elements)
  }

  func extent(along asked: Axis, in room: Size) -> Extent {
    guard asked != axis else {
      return .beside(children.map { $0.extent(along: axis, in: room) }, spacing: spacing)
    }
    var extents: [Extent] = []
    for (child, length) in zip(children, lengths(in: room)) where !(child is SpacerElement) {
      var childRoom = room
      childRoom[axis] = length
      extents.append(child.extent(along: asked, in: childRoom))
    }
    return .over(extents)
  }

  func draw(in rect: Rect, of picture: inout Picture) {
    var position = rect.origin[axis]
    for (child, length) in zip(children, lengths(in: rect.size)) {
      var childRect = rect
      childRect.origin[axis] = position
      childRect.size[axis] = length
      picture.draw(child, in: placed(child, in: childRect))
      position += length + spacing
    }
  }

  private func lengths(in room: Size) -> [Int] {
    children.map { $0.extent(along: axis, in: room) }
      .lengths(sharing: room[axis], spacing: spacing)
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
