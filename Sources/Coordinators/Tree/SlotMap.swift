/// Storage that gives each element an id, which stays valid until the element is removed.
///
/// Elements lie in one block of memory and refer to each other by id, so releasing a chain of them, however long, never
/// recurses. Not an array of optionals, whose elements would be copied, with all their references, at each access. Safe
/// because only elements that `isUsed` names are initialized, and each access checks that.
struct SlotMap<Element>: ~Copyable {
  /// The id of an element; after its removal the id is reused for another one.
  struct ID: Hashable {
    let index: Int32
  }

  private var elements: UnsafeMutableBufferPointer<Element>
  private var isUsed: [Bool] = []
  private var free: [ID] = []

  init() { elements = .allocate(capacity: 8) }

  deinit {
    for index in isUsed.indices where isUsed[index] {
      elements.deinitializeElement(at: index)
    }
    elements.deallocate()
  }

  subscript(id: ID) -> Element {
    _read { yield elements[checked(id)] }
    _modify { yield &elements[checked(id)] }
  }

  var count: Int { isUsed.count - free.count }
  var isEmpty: Bool { count == 0 }

  /// The ids of all elements.
  var ids: [ID] { isUsed.indices.filter { isUsed[$0] }.map { ID(index: Int32($0)) } }

  mutating func insert(_ element: consuming Element) -> ID {
    if let id = free.popLast() {
      isUsed[Int(id.index)] = true
      elements.initializeElement(at: Int(id.index), to: element)
      return id
    }
    if isUsed.count == elements.count { grow() }
    elements.initializeElement(at: isUsed.count, to: element)
    isUsed.append(true)
    return ID(index: Int32(isUsed.count - 1))
  }

  mutating func remove(_ id: ID) {
    elements.deinitializeElement(at: checked(id))
    isUsed[Int(id.index)] = false
    free.append(id)
  }

  private func checked(_ id: ID) -> Int {
    precondition(isUsed[Int(id.index)], "the id of a removed element")
    return Int(id.index)
  }

  /// Doubles the room; all slots are in use.
  private mutating func grow() {
    let larger = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count * 2)
    _ = larger.moveInitialize(fromContentsOf: elements)
    elements.deallocate()
    elements = larger
  }
}
