/// A handle that cancels an observer of a window; dropping it does not cancel the observer.
@MainActor
public struct WindowObservation {
  let id: Int
  let window: WindowState

  /// Ends the observation.
  public func cancel() { _ = window.observers.remove(id) }
}
