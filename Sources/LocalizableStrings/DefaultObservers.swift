internal import Synchronization

/// Those who are told of a new default localizer.
enum DefaultObservers {
  private struct Observer: Sendable {
    weak let observation: LocalizerObservation?
  }

  private static let observers = Mutex<[Observer]>([])

  static func add(_ observation: LocalizerObservation) {
    observers.withLock { $0.append(Observer(observation: observation)) }
  }

  /// Forgets those that do not live any more.
  static func removeGone() {
    observers.withLock { $0.removeAll { $0.observation == nil } }
  }

  static func tell(_ localizer: Localizer) {
    let living = observers.withLock { $0.compactMap(\.observation) }
    for observation in living { observation.didChange(localizer) }
  }
}
