/// Follows links in a window, each as one change, from its ``AppCoordinator`` down.
///
/// ```swift
/// let links = LinkOpener(window)
/// try links.open(DeepLink("orders/7/items/3"))
/// ```
///
/// One ``LinkHandler`` after the other handles the segments, parents before children. What is already shown
/// stays, so a link to the active screen changes nothing. A link that cannot be followed to its end changes
/// nothing either.
///
/// In a window without an ``AppCoordinator``, links start at the first coordinator that the window started.
/// The opener holds its window weakly, so a coordinator may own the opener.
@MainActor
public final class LinkOpener {
  /// The link that is kept for ``resume()`` because another flow, such as a login, has to be completed first.
  ///
  /// The next link that is followed or kept replaces it.
  public private(set) var waiting: DeepLink?

  /// How many redirections are followed for one link.
  public let redirectLimit: Int

  private weak var window: Window?
  /// The newest call of `open(_:)`, until its link was followed.
  private var latest: OpenRequest?
  private var requestCount = 0

  /// Creates an opener for `window`.
  public init(_ window: Window, redirectLimit: Int = 16) {
    self.window = window
    self.redirectLimit = redirectLimit
  }

  /// Follows a link.
  ///
  /// Inside a callback the link is queued. If a ``LeaveGuard`` refuses, nothing changes and nothing is
  /// thrown; the guard is notified. If a guard asks the user, the link is followed after the user agreed. A
  /// newer link replaces one that is queued or waits for an answer.
  ///
  /// - Throws: ``LinkError``, or the error of a ``LinkHandler`` or a `start()`; nothing has changed then. The
  ///   error of a queued link becomes a ``CoordinatorDiagnostic`` instead.
  public func open(_ link: DeepLink) throws {
    guard let window, !window.isClosed else { throw LinkError.windowClosed(link) }
    let previous = latest
    requestCount += 1
    latest = OpenRequest(link: link, number: requestCount)
    var (followed, end, isRepeated): (OpenRequest?, FollowedEnd, Bool) = (nil, .arrived, false)
    try window.transaction {
      followed = nil
      guard let latest = self.latest, isRepeated || !latest.isTried else { return }
      (followed, isRepeated) = (latest, true)
      self.latest?.isTried = true
      do {
        end = try self.follow(latest.link)
      } catch {
        // A link that a guard vetoed is followed again if the user agrees.
        if self.window?.engine.isInterrupted != true { self.latest = previous }
        throw error
      }
    } then: {
      guard let followed else { return }
      if self.latest?.number == followed.number { self.latest = nil }
      self.waiting = end == .waits ? followed.link : nil
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

  /// Drops the ``waiting`` link, such as when the user cancelled the login.
  public func drop() { waiting = nil }

  /// One call of `open(_:)`; the number tells calls with the same link apart.
  private struct OpenRequest {
    let link: DeepLink
    let number: Int
    /// Whether its transaction has run; it may still wait for the answer of a guard.
    var isTried = false
  }

  /// How a followed link ended.
  private enum FollowedEnd {
    case arrived
    case waits
  }

  /// Thrown to roll back a link that redirects to another one.
  private struct Redirection: Error {
    let target: DeepLink
  }

  private func follow(_ link: DeepLink) throws -> FollowedEnd {
    var chain = [link]
    var next = link
    while true {
      do {
        return try attempt(next)
      } catch let redirection as Redirection {
        next = redirection.target
        let isLoop = chain.contains(next)
        chain.append(next)
        guard !isLoop, chain.count - 1 <= redirectLimit else {
          throw LinkError.tooManyRedirects(chain)
        }
      }
    }
  }

  /// Follows one link in a transaction of its own, which a redirection rolls back.
  private func attempt(_ link: DeepLink) throws -> FollowedEnd {
    guard let window else { throw LinkError.windowClosed(link) }
    var end = FollowedEnd.arrived
    try window.transaction {
      end = try self.followSegments(of: link, from: window.rootCoordinator)
    }
    return end
  }

  private func followSegments(of link: DeepLink, from root: Coordinator?) throws -> FollowedEnd {
    var coordinator = root
    for (index, segment) in link.segments.enumerated() {
      let handler = coordinator as? any LinkHandler
      switch try handler?.follow(unparsed: segment) ?? .unknown {
      case .leads(let next):
        guard next.isActive else {
          throw CoordinatorDiagnostic(
            .coordinatorNotStarted, subject: "\(type(of: next))", detail: "link \(link)")
        }
        if next.isFinishing { throw LinkError.destinationFinished(segment, at: index, in: link) }
        coordinator = next
      case .redirects(let target): throw Redirection(target: target)
      case .waits: return .waits
      case .unknown: throw LinkError.unknownSegment(segment, at: index, in: link)
      }
    }
    if let handler = coordinator as? any LinkHandler {
      try handler.arrive()
    } else {
      coordinator?.uncover()
    }
    return .arrived
  }
}
