/// Follows links in a window, each as one change, from its ``AppCoordinator`` down.
///
/// ```swift
/// let links = LinkOpener(window)
/// try links.open(DeepLink("orders/7/items/3"))
/// ```
///
/// One ``Routing`` coordinator after the other follows the link, parents before children. What is already shown stays, and
/// a link to the place of the active screen changes nothing. A link that cannot be followed to its end changes nothing either.
///
/// In a window without an ``AppCoordinator``, links start at the first coordinator that the window started.
/// The opener holds its window weakly, so a coordinator may own the opener.
@MainActor
public final class LinkOpener {
  /// The link that is kept for ``resume()`` because another flow, such as a login, has to be completed first.
  ///
  /// The next link that is followed or kept replaces it.
  public internal(set) var waiting: DeepLink?

  /// Returns the link to follow instead of one that no route has, such as that of a page that says so; `nil`, as by
  /// default, makes that link an error.
  public var replaceUnknown: (DeepLink) -> DeepLink? = { _ in nil }

  /// How many redirections are followed for one link.
  public let redirectLimit: Int

  package private(set) weak var window: Window?
  /// The newest request, until its link was followed.
  private weak var latest: LinkRequest?
  /// The newest request that waits for the answer of a ``LeaveGuard``.
  private weak var asking: LinkRequest?
  /// How often the guards of a place were asked again; an older answer does not count.
  var recheckCounts: [ObjectIdentifier: Int] = [:]

  /// Creates an opener for `window`.
  public init(_ window: Window, redirectLimit: Int = 16) {
    self.window = window
    self.redirectLimit = redirectLimit
  }

  /// Follows a link; a relative one from ``Window/location`` on.
  ///
  /// Inside a callback the link is queued. If a ``LeaveGuard`` refuses, nothing changes and nothing is
  /// thrown; the guard is notified. If a guard asks the user, or the guard of a route takes time, the link is followed
  /// after the answer. A newer link replaces one that is queued or waits for an answer.
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
    if request.isAsking { asking = request }
    request.drop()
  }

  private func absolute(_ link: DeepLink) throws(LinkError) -> DeepLink {
    guard let window, !window.isClosed else { throw .windowClosed(link) }
    return link.levelsUp == nil ? link : link.resolved(against: window.location)
  }

  func follow(_ request: LinkRequest) throws {
    guard let window, !window.isClosed else { throw LinkError.windowClosed(request.link) }
    let previous = latest ?? asking
    latest = request
    if previous !== request { previous?.newer = request }
    var (followed, isRepeated): (LinkRequest?, Bool) = (nil, false)
    // Its closure keeps the request alive while it waits.
    let status = RequestStatus { state in
      guard state == .done else { return self.giveUp(request, before: previous, state) }
      guard let followed else { return }
      if followed !== previous { previous?.task?.cancel() }
      self.finish(followed)
    }
    request.status = status
    let follow = {
      followed = nil
      guard let latest = self.latest, isRepeated || !latest.isTried else { return }
      (followed, isRepeated) = (latest, true)
      latest.isTried = true
      do {
        var following = LinkFollowing(latest, in: self)
        try following.run()
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
    if status.state == .asking { asking = request }
  }

  /// Drops a request that was not followed, unless the answer to an older one decides about it, too.
  private func giveUp(
    _ request: LinkRequest, before previous: LinkRequest?, _ state: RequestStatus.State
  ) {
    if state == .refused, let previous, previous === asking || previous.isAsking {
      asking = request
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

  private func finish(_ request: LinkRequest) {
    if let question = request.question { return ask(question, for: request) }
    if latest === request { latest = nil }
    waiting = request.unfinished
    request.complete(.success(waiting == nil ? .arrived : .waits))
  }

  /// Asks a guard that takes time, and follows the link again, unless a newer one was opened.
  private func ask(_ question: LinkQuestion, for request: LinkRequest) {
    guard let state = window?.state, !state.isClosed else { return drop(request) }
    // Closing the window drops it.
    state.undecidedLinks.append(request)
    request.task = Task { [weak self, weak state] in
      let result: Result<RouteDecision, any Error>
      do { result = .success(try await question.decide()) } catch { result = .failure(error) }
      state?.undecidedLinks.removeAll { $0 === request }
      guard let self, !request.isDropped, self.latest === request else { return }
      do {
        request.decisions[question.key] = try result.get()
        request.isTried = false
        try self.follow(request)
      } catch {
        if self.latest === request { self.latest = nil }
        if request.complete(.failure(error)) { return }
        CoordinatorDiagnostic(.linkFailed, subject: "\(request.link)", detail: "\(error)")
          .report(in: self.window?.state)
      }
    }
  }
}
