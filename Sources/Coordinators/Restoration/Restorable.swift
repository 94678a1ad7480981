/// A coordinator that can lead back to where its reader was.
///
/// It names its children and screens by waypoints, and leads to one when asked. What `start()` shows may be
/// named too: it is found there and not led to again. What has no name is left out.
///
/// ```swift
/// extension NewsCoordinator: Restorable {
///   func restorationID(of child: Coordinator) -> Article.ID? { (child as? ArticleCoordinator)?.article.id }
///
///   func restore(_ id: Article.ID) throws {
///     try tryStart(child: ArticleCoordinator(article: library.article(id), presenter: presenter))
///   }
/// }
/// ```
@MainActor
public protocol Restorable: Coordinator {
  /// What a place on the way is called; it has to be the same after it was written and read.
  associatedtype RestorationID: LosslessStringConvertible

  /// What leads to a child of this coordinator; `nil` if nothing does.
  func restorationID(of child: Coordinator) -> RestorationID?

  /// What leads to a screen of this coordinator; `nil`, as by default, if nothing does.
  func restorationID(of screen: any Presentable) -> RestorationID?

  /// Shows the screen or starts the child that is so called.
  ///
  /// - Throws: why there is none any more; the reader is then led no further here.
  func restore(_ id: RestorationID) throws
}

extension Restorable {
  public func restorationID(of child: Coordinator) -> RestorationID? { nil }
  public func restorationID(of screen: any Presentable) -> RestorationID? { nil }
}

extension Restorable {
  /// The children and screens that have names, in no order.
  var namedParts: [(part: AnyObject, name: String)] {
    let named: [(AnyObject, String?)] =
      screens.map { ($0, restorationID(of: $0)?.description) }
      + children.map { ($0, restorationID(of: $0)?.description) }
    return named.compactMap { part, name in name.map { (part, $0) } }
  }

  /// Leads to what is so called; `false` if the name cannot be understood.
  func restore(named name: String) throws -> Bool {
    guard let id = RestorationID(name) else { return false }
    try restore(id)
    return true
  }
}
