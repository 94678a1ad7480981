/// An event that a window reports to its observers.
public enum WindowEvent {
  /// One operation was performed.
  case changed(WindowChange)
  /// The user went back and there was nothing to go back from.
  case exitRequested
  /// The window was closed and everything in it has left.
  case closed
}

/// A handle that cancels an observer of a window; dropping it does not cancel the observer.
@MainActor
public struct WindowObservation {
  let id: Int
  let window: WindowState

  /// Ends the observation.
  public func cancel() { _ = window.observers.remove(id) }
}

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
