/// A coordinator whose children and screens can be saved and restored.
///
/// It returns a restoration ID for each of them, and shows a child or screen again when it gets its ID. What
/// `start()` shows may have an ID too: it is found there and not restored again. Children and screens without
/// an ID are not saved.
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
  /// The identifier of a child or screen; parsing its description must return an equal identifier.
  associatedtype RestorationID: LosslessStringConvertible

  /// The identifier of a child of this coordinator; `nil` if it cannot be restored.
  func restorationID(of child: Coordinator) -> RestorationID?

  /// The identifier of a screen of this coordinator; `nil`, which is the default, if it cannot be restored.
  func restorationID(of screen: any Presentable) -> RestorationID?

  /// Shows the screen or starts the child with an identifier.
  ///
  /// - Throws: an error if it no longer exists; it becomes a ``RestorationProblem``, and the lines inside it
  ///   and after it in this coordinator are not restored.
  func restore(_ id: RestorationID) throws
}

extension Restorable {
  public func restorationID(of child: Coordinator) -> RestorationID? { nil }
  public func restorationID(of screen: any Presentable) -> RestorationID? { nil }
}

extension Restorable {
  /// The shown screens and then the children that have a restoration ID.
  var identifiedParts: [(part: AnyObject, id: String)] {
    let parts: [(AnyObject, String?)] =
      shownScreens.map { ($0, restorationID(of: $0)?.description) }
      + children.map { ($0, restorationID(of: $0)?.description) }
    return parts.compactMap { part, id in id.map { (part, $0) } }
  }

  /// Restores the child or screen with a restoration ID; `false` if the text is not a valid ID.
  func restore(unparsed text: String) throws -> Bool {
    guard let id = RestorationID(text) else { return false }
    try restore(id)
    return true
  }
}
