/// A coordinator that can lead back to where its reader was.
///
/// It names its children and screens by waypoints, and leads to one when asked. What `start()` shows may be
/// named too: it is found there and not led to again. What has no name is left out.
///
/// ```swift
/// extension NewsCoordinator: Restorable {
///   func waypoint(to child: Coordinator) -> Article.ID? { (child as? ArticleCoordinator)?.article.id }
///
///   func lead(to id: Article.ID) throws {
///     try tryStart(child: ArticleCoordinator(article: library.article(id), presenter: presenter))
///   }
/// }
/// ```
@MainActor
public protocol Restorable: Coordinator {
  /// What a place on the way is called; it has to be the same after it was written and read.
  associatedtype Waypoint: LosslessStringConvertible

  /// What leads to a child of this coordinator; `nil` if nothing does.
  func waypoint(to child: Coordinator) -> Waypoint?

  /// What leads to a screen of this coordinator; `nil`, as by default, if nothing does.
  func waypoint(to screen: any Presentable) -> Waypoint?

  /// Shows the screen or starts the child that is so called.
  ///
  /// - Throws: why there is none any more; the reader is then led no further here.
  func lead(to waypoint: Waypoint) throws
}

extension Restorable {
  public func waypoint(to child: Coordinator) -> Waypoint? { nil }
  public func waypoint(to screen: any Presentable) -> Waypoint? { nil }
}

extension Restorable {
  /// The children and screens that have names, in no order.
  var namedParts: [(part: AnyObject, name: String)] {
    let named: [(AnyObject, String?)] =
      screens.map { ($0, waypoint(to: $0)?.description) }
      + children.map { ($0, waypoint(to: $0)?.description) }
    return named.compactMap { part, name in name.map { (part, $0) } }
  }

  /// Leads to what is so called; `false` if the name cannot be understood.
  func lead(toName name: String) throws -> Bool {
    guard let waypoint = Waypoint(name) else { return false }
    try lead(to: waypoint)
    return true
  }
}
