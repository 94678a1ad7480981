/// An observer of a window, to be cancelled; it goes on if this value is dropped.
@MainActor
public struct WindowObservation {
  let id: Int
  let engine: Engine

  /// Ends the observation.
  public func cancel() { _ = engine.observers.remove(id) }
}
