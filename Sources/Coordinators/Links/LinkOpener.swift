/// Follows links in a window, each as one change, from its ``AppCoordinator`` down.
///
/// ```swift
/// let links = LinkOpener(window)
/// try links.open(DeepLink("orders/7/items/3"))
/// ```
///
/// One ``Routing`` coordinator after the other follows the link, parents before children. What is already shown stays, and
/// a link to the place of the active screen changes nothing. A link that cannot be followed to its end changes nothing
/// either, unless its place is ``PlaceError/notThereYet``.
///
/// In a window without an ``AppCoordinator``, links start at the first coordinator that the window started.
/// The opener holds its window weakly, so a coordinator may own the opener.
@MainActor
public final class LinkOpener {
  /// The link that is kept for ``resume()`` because another flow, such as a login, has to be completed first, or because its
  /// place is ``PlaceError/notThereYet``.
  ///
  /// The next link that is followed or kept replaces it.
  public private(set) var waiting: DeepLink?

  /// Returns the link to follow instead of one that no route has, such as that of a page that says so; `nil`, as by
  /// default, makes that link an error.
  public var replaceUnknown: (DeepLink) -> DeepLink? = { _ in nil }

  /// How many redirections are followed for one link.
  public let redirectLimit: Int

  package private(set) weak var window: Window?
  /// The newest request, until its link was followed.
  private weak var latest: LinkRequest?
  /// The newest request that waits for the user's answer to a ``LeaveGuard``.
  private weak var unanswered: LinkRequest?
  /// How often the guards of a place had to decide again; an older decision does not count.
  private var recheckCounts: [ObjectIdentifier: Int] = [:]

  /// Creates an opener for `window`.
  public init(_ window: Window, redirectLimit: Int = 16) {
    self.window = window
    self.redirectLimit = redirectLimit
  }

  /// Follows a link; a relative one from ``Window/location`` on.
  ///
  /// Inside a callback the link is queued. If a ``LeaveGuard`` refuses, nothing changes and nothing is
  /// thrown; the guard is notified. If a guard asks the user, or has asked already, or the guard of a route takes time, the link
  /// is followed after the answer. A newer link replaces one that is queued or waits for an answer.
  ///
  /// - Throws: ``LinkError``, or the error of a route or a `start()`; nothing has changed then. The
  ///   error of a link that was queued or had to wait becomes a ``CoordinatorDiagnostic`` instead.
  public func open(_ link: DeepLink) throws {
    try follow(LinkRequest(absolute(link)))
  }

  /// Follows a link as ``open(_:)`` does, and waits until it was followed or dropped.
  ///
  /// Cancelling the task drops a link that has not been followed yet.
  ///
  /// - Throws: ``LinkError``, or the error of a route, of a guard of a route, or of a `start()`.
  public func outcome(of link: DeepLink) async throws -> LinkOutcome {
    let absolute = try absolute(link)
    let cancellation = LinkCancellation()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let request = LinkRequest(absolute) { continuation.resume(with: $0) }
        cancellation.request = request
        do { try follow(request) } catch { request.complete(.failure(error)) }
      }
    } onCancel: {
      Task { @MainActor in self.drop(cancellation.request) }
    }
  }

  /// Follows the ``waiting`` link, if there is one; it is not kept if that fails.
  ///
  /// - Throws: the errors of ``open(_:)``.
  public func resume() throws {
    guard let link = waiting else { return }
    waiting = nil
    try open(link)
  }

  /// The link that waits for the guard of a route, or for the answer of a ``LeaveGuard``.
  public var undecided: DeepLink? { latest.flatMap { $0.isDropped ? nil : $0.link } }

  /// Drops the ``waiting`` link and the ``undecided`` one, such as when the user cancelled the login or went on meanwhile.
  public func drop() {
    waiting = nil
    drop(latest)
  }

  /// Gives up a link that waits for the guard of a route or for an answer of the user.
  private func drop(_ request: LinkRequest?) {
    guard let request else { return }
    if latest === request { latest = nil }
    if request.isUnanswered { unanswered = request }
    request.drop()
  }

  private func absolute(_ link: DeepLink) throws(LinkError) -> DeepLink {
    guard let window, !window.isClosed else { throw .windowClosed(link) }
    return link.levelsUp == nil ? link : link.resolved(against: window.location)
  }

  private func follow(_ request: LinkRequest) throws {
    guard let window, !window.isClosed else { throw LinkError.windowClosed(request.link) }
    let previous = latest ?? unanswered
    latest = request
    if previous !== request { previous?.newer = request }
    var followed: (request: LinkRequest, end: LinkFollowing.End)?
    var isRepeated = false
    // Its closure keeps the request alive while it waits.
    let status = RequestStatus(isOfLink: true) { state in
      guard state == .done else { return self.giveUp(request, before: previous, state) }
      guard let followed else { return }
      if followed.request !== previous { previous?.task?.cancel() }
      self.finish(followed.request, followed.end)
    }
    request.status = status
    let follow = {
      followed = nil
      guard let latest = self.latest, isRepeated || !latest.isTried else { return }
      isRepeated = true
      latest.isTried = true
      do {
        var following = LinkFollowing(latest, in: self)
        followed = (latest, try following.run())
      } catch {
        // A link that a guard vetoed is followed again if the user agrees.
        if !Engine.shared.isInterrupted {
          if self.latest === request { self.restore(previous) }
          latest.complete(.failure(error))
        }
        throw error
      }
    }
    try Engine.shared.perform(.transaction(follow, in: window.state), status)
    if request.isUnanswered { unanswered = request }
  }

  /// Drops a request that was not followed, unless the answer to an older one decides about it, too.
  private func giveUp(
    _ request: LinkRequest, before previous: LinkRequest?, _ state: RequestStatus.State
  ) {
    if state == .refused, let previous, previous === unanswered || previous.isUnanswered {
      unanswered = request
      return
    }
    if latest === request { restore(previous) }
    request.complete(.success(.dropped))
  }

  /// Lets an older request count again, since the newest one was not followed.
  private func restore(_ previous: LinkRequest?) {
    previous?.newer = nil
    latest = previous
  }

  private func finish(_ request: LinkRequest, _ end: LinkFollowing.End) {
    switch end {
    case .undecided(let undecided): decide(undecided, about: request)
    case .followed(let kept):
      if latest === request { latest = nil }
      waiting = kept
      request.complete(.success(kept == nil ? .arrived : .waits))
    }
  }

  /// Lets a guard that takes time decide, and follows the link again, unless a newer one was opened.
  private func decide(_ undecided: UndecidedGuard, about request: LinkRequest) {
    guard let state = window?.state, !state.isClosed else { return drop(request) }
    // Closing the window drops it.
    state.undecidedLinks.append(request)
    request.task = Task { [weak self, weak state] in
      let result: Result<RouteDecision, any Error>
      do { result = .success(try await undecided.decide()) } catch { result = .failure(error) }
      state?.undecidedLinks.removeAll { $0 === request }
      guard let self, !request.isDropped, self.latest === request else { return }
      do {
        request.decisions[undecided.key] = try result.get()
        request.isTried = false
        try self.follow(request)
      } catch {
        if self.latest === request { self.latest = nil }
        if request.complete(.failure(error)) { return }
        self.report(error, of: request.link)
      }
    }
  }

  /// Lets the guards of the routes to everything that is shown decide again; what they do not allow any more leaves.
  ///
  /// Call it when what they depend on has changed, such as when the user signed out. If the active screen leaves, the link
  /// that its guard names is followed; with ``RouteDecision/waits(at:)``, its place is kept for ``resume()``. A
  /// ``LeaveGuard`` can refuse. What a guard that takes time decides holds when it has decided.
  public func recheckGuards() {
    for place in guardedPlaces { recheck(place) }
  }

  /// Everything that is shown and that a route with guards leads to.
  package var guardedPlaces: [GuardedPlace] {
    var pending = [window?.rootCoordinator].compactMap(\.self)
    var places: [GuardedPlace] = []
    while let coordinator = pending.popLast() {
      let children = coordinator.children
      pending += children.reversed()
      places += coordinator.guardedPlaces(among: children + coordinator.shownScreens)
    }
    return places
  }

  /// Lets the guards of the route to a place decide again.
  package func recheck(_ place: GuardedPlace) {
    if place.isShown { recheck(place, place.decision) }
  }

  /// Does what the guards that decide at once have decided, and lets the others decide if they allow the place.
  package func recheck(_ place: GuardedPlace, _ decision: RouteDecision) {
    guard let part = place.part, place.isShown else { return }
    guard decision.allows else { return leave(place, decision) }
    let key = ObjectIdentifier(part)
    let count = (recheckCounts[key] ?? 0) + 1
    for case .asynchronous(let decide) in place.route.guards {
      recheckCounts[key] = count
      Task { [weak self] in
        do {
          let decision = try await place.parent?.holding { try await decide(place.link) }
          guard let self, let decision, self.recheckCounts[key] == count else { return }
          if !decision.allows { self.leave(place, decision) }
        } catch {
          self?.report(error, of: place.link)
        }
      }
    }
  }

  private func leave(_ place: GuardedPlace, _ decision: RouteDecision) {
    guard let window, let part = place.part else { return }
    var here: DeepLink?
    try? window.transaction {
      here = nil
      guard place.isShown else { return }
      let (location, active) = (window.location, window.activeScreen)
      place.remove()
      self.recheckCounts[ObjectIdentifier(part)] = nil
      // Another place may have sent the user elsewhere already.
      if let active, window.position(of: active) == nil { here = location }
    } then: { [weak self] in
      guard let here else { return }
      switch decision {
      case .redirects(let target):
        try? self?.follow(LinkRequest(target.resolved(against: place.base)))
      case .waits(let target?):
        try? self?.follow(LinkRequest(target.resolved(against: place.base), keeping: here))
      case .waits(at: nil): self?.waiting = here
      case .allowed, .leads, .refused, .unknown: return
      }
    }
  }

  private func report(_ error: any Error, of link: DeepLink) {
    CoordinatorDiagnostic(.linkFailed, subject: "\(link)", detail: "\(error)")
      .report(in: window?.state)
  }
}

/// How a link that could be followed ended.
public enum LinkOutcome: Hashable, Sendable {
  /// Its place is shown.
  case arrived
  /// Another flow has to be completed first, or the place is not there yet; the link is kept until ``LinkOpener/resume()``.
  case waits
  /// A ``LeaveGuard`` refused, or a newer link was followed first.
  case dropped
}
