/// Those who are told what happens in a window.
@MainActor
struct Observers {
  private var closures: [(id: Int, tell: (WindowEvent) -> Void)] = []
  private var nextID = 0

  var isEmpty: Bool { closures.isEmpty }

  mutating func add(_ tell: @escaping (WindowEvent) -> Void) -> Int {
    defer { nextID += 1 }
    closures.append((nextID, tell))
    return nextID
  }

  mutating func remove(_ id: Int) { closures.removeAll { $0.id == id } }

  func tell(_ event: WindowEvent) {
    for closure in closures { closure.tell(event) }
  }
}
