public import Coordinators

extension LinkOpener {
  /// Asks the guards of routes again whenever an `@Observable` model changes that the guard of a shown place has read, as
  /// `recheckGuards()` does.
  ///
  /// Call it once, such as in the `start()` of the app coordinator. Guards that take time are asked again, too, but what
  /// they read is not observed.
  public func observeGuards() {
    guard let window else { return }
    let watch = GuardWatch(self)
    window.observe { if case .changed(let change) = $0 { watch.update(after: change) } }
  }
}

/// Observes what the guards of the shown places read.
@MainActor private final class GuardWatch {
  private weak var links: LinkOpener?
  private let tracker = ObservationTracker()
  private var places: [GuardedPlace]

  init(_ links: LinkOpener) {
    self.links = links
    places = links.guardedPlaces
    track()
  }

  func update(after change: WindowChange) {
    guard let window = links?.window else { return }
    let coordinators = change.addedCoordinators.flatMap {
      $0.parent?.guardedPlaces(among: [$0]) ?? []
    }
    let screens = change.shown.flatMap {
      window.coordinator(of: $0)?.guardedPlaces(among: [$0]) ?? []
    }
    let shown = places.filter(\.isShown)
    guard shown.count < places.count || !(coordinators + screens).isEmpty else { return }
    places = shown + coordinators + screens
    track()
  }

  private func track() {
    let link = links?.window?.location ?? DeepLink([])
    tracker.track {
      for place in places { place.readGuards(about: link) }
    } willChange: { [weak self] frame in
      Task { @MainActor in self?.recheck(frame) }
    }
  }

  private func recheck(_ frame: Int) {
    guard tracker.isCurrent(frame) else { return }
    for place in places { links?.recheck(place) }
    track()
  }
}
