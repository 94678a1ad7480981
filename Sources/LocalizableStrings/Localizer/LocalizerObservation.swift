internal import Synchronization

/// An observation of the default localizer, which ends when this object is released.
public final class LocalizerObservation: Sendable {
  fileprivate let didChange: @Sendable (Localizer) -> Void

  init(_ didChange: @escaping @Sendable (Localizer) -> Void) {
    self.didChange = didChange
    DefaultObservers.add(self)
  }

  deinit { DefaultObservers.removeReleased() }
}

/// The observers of the default localizer.
enum DefaultObservers {
  private struct Observer: Sendable {
    weak let observation: LocalizerObservation?
  }

  private static let observers = Mutex<[Observer]>([])

  fileprivate static func add(_ observation: LocalizerObservation) {
    observers.withLock { $0.append(Observer(observation: observation)) }
  }

  fileprivate static func removeReleased() {
    observers.withLock { $0.removeAll { $0.observation == nil } }
  }

  static func notify(_ localizer: Localizer) {
    let observations = observers.withLock { $0.compactMap(\.observation) }
    for observation in observations { observation.didChange(localizer) }
  }
}
