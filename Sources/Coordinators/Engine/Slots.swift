/// Storage in which an element keeps its identity until it is removed.
///
/// Elements lie side by side and refer to each other by identity, so that releasing a chain of them,
/// however long, never recurses.
struct Slots<Element> {
  /// An element's identity; it is used again for another one after its removal.
  struct ID: Hashable {
    let index: Int32
  }

  private var elements: [Element?] = []
  private var free: [ID] = []

  subscript(id: ID) -> Element {
    _read {
      guard let element = elements[Int(id.index)] else {
        preconditionFailure("an id of what is there")
      }
      yield element
    }
    _modify {
      guard var element = elements[Int(id.index)].take() else {
        preconditionFailure("an id of what is there")
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
