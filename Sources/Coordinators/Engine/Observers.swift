/// Those who are told what happens in a window.
@MainActor
struct Observers {
  typealias Observer = (id: Int, tell: (WindowEvent) -> Void)

  /// The first one first.
  private(set) var all: [Observer] = []
  private var nextID = 0

  mutating func add(_ tell: @escaping (WindowEvent) -> Void) -> Int {
    defer { nextID += 1 }
    all.append((nextID, tell))
    return nextID
  }

  func contains(_ id: Int) -> Bool { all.contains { $0.id == id } }

  /// - Returns: the observer, to be freed when nobody is changing this any more.
  mutating func remove(_ id: Int) -> Observer? {
    all.firstIndex { $0.id == id }.map { all.remove(at: $0) }
  }
}
