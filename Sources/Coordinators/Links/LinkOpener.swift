/// Follows links in a window, each as one change, from its ``AppCoordinator`` down.
///
/// ```swift
/// let links = LinkOpener(window)
/// try links.open(DeepLink("orders/7/items/3"))
/// ```
///
/// The segments are handled by one ``LinkHandler`` after the other, parents before children; what is
/// there already stays, so that a link to what the reader sees changes nothing. A link that cannot be
/// followed to its end changes nothing either.
///
/// A window without an ``AppCoordinator`` is walked from the first coordinator that it started. The opener
/// does not keep its window, so that a coordinator may own it.
@MainActor
public final class LinkOpener {
  /// The link that waits for ``resume()``: something, such as a login, comes first.
  ///
  /// The next link that is followed, or waits, takes its place.
  public private(set) var waiting: DeepLink?

  /// How many redirections one link may lead through.
  public let redirectLimit: Int

  private weak var window: Window?
  /// The link that was asked for last, until it was followed.
  private var asked: Asked?
  private var count = 0

  /// Makes an opener of links in `window`.
  public init(_ window: Window, redirectLimit: Int = 16) {
    self.window = window
    self.redirectLimit = redirectLimit
  }

  /// Follows a link.
  ///
  /// Asked for from inside a callback it waits for its turn. Where a ``LeaveGuard`` on its way refuses,
  /// nothing changes and nothing is thrown, for the screen is told; where one asks, the link is followed
  /// after the answer. A link that waits for its turn or an answer gives way to one that is asked for later.
  ///
  /// - Throws: ``LinkError``, or what a ``LinkHandler`` or a `start()` threw; nothing has changed then. The
  ///   error of a link that had to wait goes to ``CoordinatorDiagnostic/handler`` instead.
  public func open(_ link: DeepLink) throws {
    guard let window, !window.isClosed else { throw LinkError.windowGone(link) }
    let earlier = asked
    count += 1
    asked = Asked(link: link, number: count)
    var (followed, end, isAgain): (Asked?, End, Bool) = (nil, .arrived, false)
    try window.transaction {
      followed = nil
      guard let asked = self.asked, isAgain || !asked.isTried else { return }
      (followed, isAgain) = (asked, true)
      self.asked?.isTried = true
      do {
        end = try self.follow(asked.link)
      } catch {
        self.asked = earlier
        throw error
      }
    } then: {
      guard let followed else { return }
      if self.asked?.number == followed.number { self.asked = nil }
      self.waiting = end == .waits ? followed.link : nil
    }
  }

  /// Follows the link that waits, if one does; once, whatever comes of it.
  ///
  /// - Throws: what ``open(_:)`` throws.
  public func resume() throws {
    guard let link = waiting else { return }
    waiting = nil
    try open(link)
  }

  /// Drops the link that waits: what came first was given up.
  public func drop() { waiting = nil }

  /// A link that was asked for; the same one may be asked for again.
  private struct Asked {
    let link: DeepLink
    let number: Int
    /// Its turn has come, but it may still have to wait for an answer.
    var isTried = false
  }

  /// Where a link ended that was followed.
  private enum End {
    case arrived
    case waits
  }

  /// A link that led to another one.
  private struct Redirection: Error {
    let target: DeepLink
  }

  private func follow(_ link: DeepLink) throws -> End {
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
          throw LinkError.redirectedWithoutEnd(chain)
        }
      }
    }
  }

  /// Walks along one link, as a transaction of its own, of which nothing stays after a redirection.
  private func attempt(_ link: DeepLink) throws -> End {
    guard let window else { throw LinkError.windowGone(link) }
    var end = End.arrived
    try window.transaction {
      end = try self.walk(link, from: window.firstCoordinator)
    }
    return end
  }

  private func walk(_ link: DeepLink, from root: Coordinator?) throws -> End {
    var coordinator = root
    for (index, segment) in link.segments.enumerated() {
      let handler = coordinator as? any LinkHandler
      switch try handler?.follow(text: segment) ?? .unknown {
      case .leads(let next):
        guard next.isActive else {
          throw CoordinatorDiagnostic(
            .coordinatorNotStarted, subject: "\(type(of: next))", detail: "link \(link)")
        }
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
