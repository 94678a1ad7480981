/// Doubly linked lists of the elements of a ``SlotMap``; each element is in at most one of them.
///
/// A removed element keeps its links: if all later changes are undone in reverse order, `restore` puts it
/// back into its old position.
struct LinkedLists<Element> {
  typealias ID = SlotMap<Element>.ID

  /// The two ends of one list.
  struct List {
    var first: ID?
    var last: ID?
    var count = 0
  }

  private var links: [(previous: ID?, next: ID?)] = []

  func previous(of id: ID) -> ID? { links[Int(id.index)].previous }
  func next(of id: ID) -> ID? { links[Int(id.index)].next }

  mutating func append(_ id: ID, to list: inout List) { insert(id, after: list.last, in: &list) }

  /// Inserts an element after `previous`, or at the beginning.
  mutating func insert(_ id: ID, after previous: ID?, in list: inout List) {
    while links.count <= Int(id.index) { links.append((nil, nil)) }
    let next = if let previous { links[Int(previous.index)].next } else { list.first }
    links[Int(id.index)] = (previous, next)
    restore(id, to: &list)
  }

  mutating func remove(_ id: ID, from list: inout List) {
    let (previous, next) = links[Int(id.index)]
    if let previous { links[Int(previous.index)].next = next } else { list.first = next }
    if let next { links[Int(next.index)].previous = previous } else { list.last = previous }
    list.count -= 1
  }

  mutating func restore(_ id: ID, to list: inout List) {
    let (previous, next) = links[Int(id.index)]
    if let previous { links[Int(previous.index)].next = id } else { list.first = id }
    if let next { links[Int(next.index)].previous = id } else { list.last = id }
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
