/// The observers of a window.
@MainActor
struct WindowObservers {
  typealias Observer = (id: Int, notify: (WindowEvent) -> Void)

  /// In the order in which they were added.
  private(set) var all: [Observer] = []
  private var nextID = 0

  mutating func add(_ notify: @escaping (WindowEvent) -> Void) -> Int {
    defer { nextID += 1 }
    all.append((nextID, notify))
    return nextID
  }

  func contains(_ id: Int) -> Bool { all.contains { $0.id == id } }

  /// - Returns: the observer, so that the caller releases it after this mutation: its deinit may cancel
  ///   another one.
  mutating func remove(_ id: Int) -> Observer? {
    all.firstIndex { $0.id == id }.map { all.remove(at: $0) }
  }
}
