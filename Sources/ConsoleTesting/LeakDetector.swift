public import Coordinators

/// Watches objects without retaining them and lists those that are still alive.
@MainActor public final class LeakDetector {
  private struct WatchedObject {
    let name: String
    weak var object: AnyObject?
  }

  private var watched: [WatchedObject] = []

  init() {}

  /// Watches an object and returns it.
  @discardableResult public func callAsFunction<Object: AnyObject>(_ object: Object) -> Object {
    watch(object)
    return object
  }

  /// Watches a window, every screen that it shows from now on, and every coordinator that is removed from it.
  public func watch(_ window: Window) {
    watch(window as AnyObject)
    window.observe { [self] event in
      guard case .changed(let change) = event else { return }
      for screen in change.shown { watch(screen) }
      for coordinator in change.removedCoordinators { watch(coordinator) }
    }
  }

  /// The type names of the watched objects that are still alive, in the order in which they were added.
  public var leaks: [String] {
    watched.filter { $0.object != nil }.map(\.name)
  }

  /// The number of watched objects, released ones included.
  public var count: Int { watched.count }

  private func watch(_ object: AnyObject) {
    if watched.contains(where: { $0.object === object }) { return }
    watched.append(WatchedObject(name: "\(type(of: object))", object: object))
  }
}
