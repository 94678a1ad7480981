public import Coordinators

/// Watches objects without retaining them and lists those that are still alive.
@MainActor public final class LeakDetector {
  private struct WatchedObject {
    let name: String
    weak var object: AnyObject?
  }

  private var watched: [WatchedObject] = []
  /// Where each object is in the list; a later one may have the identifier of one that was released.
  private var indices: [ObjectIdentifier: Int] = [:]

  init() {}

  /// Watches an object and returns it.
  @discardableResult public func callAsFunction<Object: AnyObject>(_ object: Object) -> Object {
    watch(object)
    return object
  }

  /// Watches a window, and every screen and coordinator that is in it now or later.
  public func watch(_ window: Window) {
    watch(window as AnyObject)
    for screen in [window.rootScreen].compactMap(\.self) + window.modals { watch(screen) }
    for coordinator in window.coordinators { watch(treeOf: coordinator) }
    window.observe { [self] event in
      guard case .changed(let change) = event else { return }
      for screen in change.shown + change.removed { watch(screen) }
      for coordinator in change.addedCoordinators + change.removedCoordinators {
        watch(coordinator)
      }
    }
  }

  /// The type names of the watched objects that are still alive, in the order in which they were added.
  public var leaks: [String] {
    watched.filter { $0.object != nil }.map(\.name)
  }

  /// A line for each watched object that is still alive, with what refers to it as far as that can be found; an object
  /// comes after those that hold it.
  var leakDescriptions: [String] {
    // Counted before the search holds them.
    let overhead = Self.countingOverhead
    let counts = watched.map { Self.count(of: $0) - overhead }
    let objects = watched.map(\.object)
    let search = LeakSearch(objects.compactMap(\.self))
    let references = Dictionary(grouping: search.references, by: \.object)
    var descriptions: [ObjectIdentifier: String] = [:]
    for (watched, (object, count)) in zip(watched, zip(objects, counts)) {
      guard let object = object.map({ ObjectIdentifier($0) }) else { continue }
      let properties = references[object, default: []].map(\.property)
      let isExplained = properties.count >= count
      let closures = isExplained ? [] : search.closures[object] ?? []
      descriptions[object] =
        "\(watched.name) is still alive (references: \(count))"
        + (properties.isEmpty ? "" : "; in " + properties.joined(separator: ", "))
        + (closures.isEmpty
          ? "" : "; perhaps also in the closures \(closures.joined(separator: ", "))")
    }
    return Self.holdersFirst(
      objects.compactMap { $0.map { ObjectIdentifier($0) } },
      holders: references.mapValues { $0.map(\.owner) }
    ).compactMap { descriptions[$0] }
  }

  /// The objects in their order, but each after those that hold it, unless they hold each other.
  private static func holdersFirst(
    _ objects: [ObjectIdentifier], holders: [ObjectIdentifier: [ObjectIdentifier]]
  ) -> [ObjectIdentifier] {
    var (ordered, seen): ([ObjectIdentifier], Set<ObjectIdentifier>) = ([], [])
    // What is still to be visited, with the next last; an object is there once more after its holders.
    var stack = objects.reversed().map { (object: $0, isAfterHolders: false) }
    while let (object, isAfterHolders) = stack.popLast() {
      if isAfterHolders {
        ordered.append(object)
      } else if seen.insert(object).inserted {
        stack.append((object, true))
        stack += holders[object, default: []].reversed().map { ($0, false) }
      }
    }
    return ordered
  }

  private static func count(of watched: WatchedObject) -> Int {
    watched.object.map { Int(clamping: _getRetainCount($0)) } ?? 0
  }

  /// The references that counting itself needs, which depend on the optimizer.
  private static var countingOverhead: Int {
    final class Control {}
    // The list has the only reference.
    let controls = [Control()]
    let overhead = count(of: WatchedObject(name: "", object: controls[0])) - 1
    withExtendedLifetime(controls) {}
    return overhead
  }

  /// The number of watched objects, released ones included.
  public var count: Int { watched.count }

  private func watch(treeOf coordinator: Coordinator) {
    watch(coordinator)
    for screen in coordinator.screens { watch(screen) }
    for child in coordinator.children { watch(treeOf: child) }
  }

  private func watch(_ object: AnyObject) {
    let identifier = ObjectIdentifier(object)
    if let index = indices[identifier], watched[index].object === object { return }
    indices[identifier] = watched.count
    watched.append(WatchedObject(name: "\(type(of: object))", object: object))
  }
}
