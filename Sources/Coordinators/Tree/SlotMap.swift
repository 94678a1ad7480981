/// Storage that gives each element an id, which stays valid until the element is removed.
///
/// Elements lie in one array and refer to each other by id, so releasing a chain of them, however long, never
/// recurses.
struct SlotMap<Element> {
  /// The id of an element; after its removal the id is reused for another one.
  struct ID: Hashable {
    let index: Int32
  }

  private var elements: [Element?] = []
  private var free: [ID] = []

  subscript(id: ID) -> Element {
    _read {
      guard let element = elements[Int(id.index)] else {
        preconditionFailure("the id of a removed element")
      }
      yield element
    }
    _modify {
      guard var element = elements[Int(id.index)].take() else {
        preconditionFailure("the id of a removed element")
      }
      defer { elements[Int(id.index)] = element }
      yield &element
    }
  }

  mutating func insert(_ element: Element) -> ID {
    if let id = free.popLast() {
      elements[Int(id.index)] = element
      return id
    }
    elements.append(element)
    return ID(index: Int32(elements.count - 1))
  }

  mutating func remove(_ id: ID) {
    elements[Int(id.index)] = nil
    free.append(id)
  }
}
