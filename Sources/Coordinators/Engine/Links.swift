/// One kind of neighbourhood among the elements of a ``Slots``: doubly linked lists, by identity.
///
/// An element that was removed remembers its neighbours: as long as everything done since is undone in
/// reverse order, `restore` puts it back where it was.
struct Links<Element> {
  typealias ID = Slots<Element>.ID

  /// The ends of one list.
  struct List {
    var first: ID?
    var last: ID?
    var count = 0
  }

  private var neighbours: [(previous: ID?, next: ID?)] = []

  func previous(of id: ID) -> ID? { neighbours[Int(id.index)].previous }
  func next(of id: ID) -> ID? { neighbours[Int(id.index)].next }

  mutating func append(_ id: ID, to list: inout List) { insert(id, after: list.last, in: &list) }

  /// Puts an element after another, or first.
  mutating func insert(_ id: ID, after previous: ID?, in list: inout List) {
    while neighbours.count <= Int(id.index) { neighbours.append((nil, nil)) }
    let next = if let previous { neighbours[Int(previous.index)].next } else { list.first }
    neighbours[Int(id.index)] = (previous, next)
    restore(id, to: &list)
  }

  mutating func remove(_ id: ID, from list: inout List) {
    let (previous, next) = neighbours[Int(id.index)]
    if let previous { neighbours[Int(previous.index)].next = next } else { list.first = next }
    if let next { neighbours[Int(next.index)].previous = previous } else { list.last = previous }
    list.count -= 1
  }

  mutating func restore(_ id: ID, to list: inout List) {
    let (previous, next) = neighbours[Int(id.index)]
    if let previous { neighbours[Int(previous.index)].next = id } else { list.first = id }
    if let next { neighbours[Int(next.index)].previous = id } else { list.last = id }
    list.count += 1
  }

  func ids(in list: List) -> [ID] {
    var ids: [ID] = []
    ids.reserveCapacity(list.count)
    var cursor = list.first
    while let id = cursor {
      ids.append(id)
      cursor = next(of: id)
    }
    return ids
  }
}
