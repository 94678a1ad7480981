public import Coordinators

/// Knows objects without keeping them alive, and says which of them still are.
@MainActor public final class ReleaseProbe {
  private struct Trace {
    let name: String
    weak var object: AnyObject?
  }

  private var traces: [Trace] = []

  init() {}

  /// Watches an object, and returns it.
  @discardableResult public func callAsFunction<Object: AnyObject>(_ object: Object) -> Object {
    watch(object)
    return object
  }

  /// Watches a window and, from now on, every screen that is shown in it and every coordinator that
  /// leaves it.
  public func watch(_ window: Window) {
    watch(window as AnyObject)
    window.observe { [self] event in
      guard case .changed(let change) = event else { return }
      for screen in change.shown { watch(screen) }
      for coordinator in change.removedCoordinators { watch(coordinator) }
    }
  }

  /// The names of those that are still alive, in the order in which they were seen first.
  public var leaks: [String] {
    traces.filter { $0.object != nil }.map(\.name)
  }

  /// How many objects were seen.
  public var count: Int { traces.count }

  private func watch(_ object: AnyObject) {
    if traces.contains(where: { $0.object === object }) { return }
    traces.append(Trace(name: "\(type(of: object))", object: object))
  }
}
