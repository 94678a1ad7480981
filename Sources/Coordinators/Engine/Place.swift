/// Where exactly a presenter shows: a layer of a container.
@MainActor
struct Place {
  let container: Container
  let layer: Layer
  var modal: Modal?

  func show(
    _ screen: any Presentable, for coordinator: Coordinator?,
    unless isShown: ((any Presentable) -> Bool)? = nil
  ) {
    let operation = Operation.show(screen, in: self, for: coordinator, unless: isShown)
    Engine.issue(operation, at: container, for: coordinator)
  }

  var topScreen: (any Presentable)? {
    guard let node = container.node else { return nil }
    return node.engine.tree.top(of: node.id, layer)
  }
}

/// A presenter that is one of Sternik's own places.
@MainActor
protocol EnginePlace: Presenter {
  /// `nil` for a modal over a place that is none of Sternik's own.
  var place: Place? { get }
}

extension EnginePlace {
  func present(_ screen: any Presentable, for coordinator: Coordinator?) {
    guard let place else {
      return CoordinatorDiagnostic(
        .presenterNotInWindow, subject: name(of: self), detail: "show(_:)"
      ).report()
    }
    place.show(screen, for: coordinator)
  }
}
