internal import Coordinators
import Synchronization

/// Observes what the guards of the shown places read, and asks them again when it has changed.
@MainActor final class GuardWatch {
  private weak var links: LinkOpener?
  private let tracker = ObservationTracker()
  private let changed = ChangedFrame()
  private var places: [GuardedPlace]
  /// Whether something had changed when the places did.
  private var needsRecheck = false

  init(_ links: LinkOpener) {
    self.links = links
    places = links.guardedPlaces
    track()
  }

  /// Observes the guards of the places that a change has shown, too.
  func update(after change: WindowChange) {
    guard let window = links?.window else { return }
    let coordinators = change.addedCoordinators.flatMap {
      $0.parent?.guardedPlaces(among: [$0]) ?? []
    }
    let screens = change.shown.flatMap {
      window.coordinator(of: $0)?.guardedPlaces(among: [$0]) ?? []
    }
    let shown = places.filter(\.isShown)
    let new = (coordinators + screens).filter { place in
      !shown.contains { $0.part === place.part }
    }
    guard shown.count < places.count || !new.isEmpty else { return }
    places = shown + new
    needsRecheck = needsRecheck || hasChanged
    track()
  }

  /// Asks the guards again if something that they have read has changed.
  func recheckIfChanged() {
    guard needsRecheck || hasChanged else { return }
    let places = places
    let decisions = track()
    needsRecheck = false
    for (place, decision) in zip(places, decisions) { links?.recheck(place, decision) }
  }

  private var hasChanged: Bool { tracker.isCurrent(changed.frame.load(ordering: .acquiring)) }

  /// Asks the guards, and observes what they read.
  @discardableResult
  private func track() -> [RouteDecision] {
    var decisions: [RouteDecision] = []
    let changed = changed
    tracker.track {
      decisions = places.map(\.decision)
    } willChange: { [weak self] frame in
      changed.frame.store(frame, ordering: .releasing)
      // A window may have no console that draws it.
      Task { @MainActor in self?.recheckIfChanged() }
    }
    return decisions
  }
}

/// The number of the tracking whose models have changed last, on any thread.
private final class ChangedFrame: Sendable {
  let frame = Atomic(0)
}
