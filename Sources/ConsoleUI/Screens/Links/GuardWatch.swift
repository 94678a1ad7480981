internal import Coordinators

/// Observes what the guards of the shown places read, and asks them again when it has changed.
@MainActor final class GuardWatch {
  private weak var links: LinkOpener?
  private let tracker = ObservationTracker()
  /// What has changed, on any thread.
  private let changes = Mailbox<ChangeReport>()
  private var places: [GuardedPlace]
  /// Whether something has changed since the guards were asked.
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
    takeChanges()
    track()
  }

  /// Asks the guards again if something that they have read has changed.
  func recheckIfChanged() {
    takeChanges()
    guard needsRecheck else { return }
    let places = places
    let decisions = track()
    needsRecheck = false
    for (place, decision) in zip(places, decisions) { links?.recheck(place, decision) }
  }

  /// Looks at the reports of changes, without those that a new tracking causes by ending the old one.
  private func takeChanges() {
    while let report = changes.takeNext() {
      needsRecheck = needsRecheck || !report.isOld(in: tracker)
    }
  }

  /// Asks the guards, and observes what they read.
  @discardableResult
  private func track() -> [RouteDecision] {
    var decisions: [RouteDecision] = []
    let changes = changes
    tracker.track {
      decisions = places.map(\.decision)
    } willChange: { [weak self] report in
      changes.add(report)
      // A window may have no console that draws it.
      Task { @MainActor in self?.recheckIfChanged() }
    }
    return decisions
  }
}
