/// Storage that gives each element an id, which stays valid until the element is removed.
///
/// Elements lie in one block of memory and refer to each other by id, so releasing a chain of them, however long, never
/// recurses. Not an array of optionals, whose elements would be copied, with all their references, at each access. Safe
/// because only the elements of slots that are in use are initialized, and each access checks that.
struct SlotMap<Element>: ~Copyable {
  /// The id of an element; after its removal the id is reused for another one.
  struct ID: Hashable {
    let index: Int32
  }

  /// What is noted of a slot: that it is in use, or else the free slot after it.
  private enum Slot {
    static var inUse: Int32 { -2 }
    static var noNext: Int32 { -1 }
  }

  private var elements: UnsafeMutableBufferPointer<Element>
  private var slots: UnsafeMutableBufferPointer<Int32>
  /// The slots that were ever in use; those beyond are not initialized.
  private var slotCount = 0
  private var firstFree = Slot.noNext
  private(set) var count = 0

  init() {
    elements = .allocate(capacity: 8)
    slots = .allocate(capacity: 8)
  }

  deinit {
    for index in 0..<slotCount where slots[index] == Slot.inUse {
      elements.deinitializeElement(at: index)
    }
    elements.deallocate()
    slots.deallocate()
  }

  subscript(id: ID) -> Element {
    _read { yield elements[checked(id)] }
    _modify { yield &elements[checked(id)] }
  }

  var isEmpty: Bool { count == 0 }

  /// The ids of all elements.
  var ids: [ID] { (0..<slotCount).filter { slots[$0] == Slot.inUse }.map { ID(index: Int32($0)) } }

  mutating func insert(_ element: consuming Element) -> ID {
    if firstFree == Slot.noNext { addFreeSlot() }
    let index = firstFree
    firstFree = slots[Int(index)]
    slots[Int(index)] = Slot.inUse
    elements.initializeElement(at: Int(index), to: element)
    count += 1
    return ID(index: index)
  }

  mutating func remove(_ id: ID) {
    elements.deinitializeElement(at: checked(id))
    slots[Int(id.index)] = firstFree
    firstFree = id.index
    count -= 1
  }

  private func checked(_ id: ID) -> Int {
    // Negative indices are large ones here.
    precondition(
      UInt32(bitPattern: id.index) < UInt32(truncatingIfNeeded: slotCount)
        && slots[Int(id.index)] == Slot.inUse, "the id of a removed element")
    return Int(id.index)
  }

  /// Adds a slot when all are in use, and doubles the room if it is full.
  private mutating func addFreeSlot() {
    if slotCount == slots.count {
      let larger = UnsafeMutableBufferPointer<Element>.allocate(capacity: slotCount * 2)
      _ = larger.moveInitialize(fromContentsOf: elements)
      elements.deallocate()
      elements = larger
      let more = UnsafeMutableBufferPointer<Int32>.allocate(capacity: slotCount * 2)
      _ = more.moveInitialize(fromContentsOf: slots)
      slots.deallocate()
      slots = more
    }
    slots.initializeElement(at: slotCount, to: Slot.noNext)
    firstFree = Int32(slotCount)
    slotCount += 1
  }
}
