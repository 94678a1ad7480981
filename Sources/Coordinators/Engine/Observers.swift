/// Those who are told what happens in a window.
@MainActor
struct Observers {
  private var closures: [Int: (WindowEvent) -> Void] = [:]
  private var nextID = 0

  /// The observers, the first one first.
  var ids: [Int] { closures.keys.sorted() }

  subscript(id: Int) -> ((WindowEvent) -> Void)? { closures[id] }

  mutating func add(_ tell: @escaping (WindowEvent) -> Void) -> Int {
    defer { nextID += 1 }
    closures[nextID] = tell
    return nextID
  }

  /// - Returns: the observer, to be freed when nobody is changing this any more.
  mutating func remove(_ id: Int) -> ((WindowEvent) -> Void)? { closures.removeValue(forKey: id) }
}
