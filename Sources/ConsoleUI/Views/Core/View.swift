/// A part of the user interface: a value that describes what is shown.
///
/// Compose views in a ``body``, which is evaluated at each drawing.
///
/// ```swift
/// struct ArticleRow: View {
///   let article: Article
///
///   var body: some View {
///     HStack {
///       Text(article.title)
///       Spacer()
///       Text(article.feed).dim()
///     }
///   }
/// }
/// ```
@MainActor public protocol View {
  /// The type of the ``body``; `Never` for a view that adds its elements itself.
  associatedtype Body: View

  /// The views that this view consists of.
  @ViewBuilder var body: Body { get }

  /// Adds the elements of the view to the tree; views with a ``body`` have a default implementation.
  func addElements(to tree: inout ElementTree)
}

extension View {
  public func addElements(to tree: inout ElementTree) {
    body.addElements(to: &tree)
  }
}

extension View where Body == Never {
  public var body: Never { preconditionFailure("a view without a body adds its own elements") }
}

extension Never: View {
  public typealias Body = Never
}

/// A view without content, which takes no cells.
public struct EmptyView: View {
  /// Creates a view without content.
  public init() {}

  public func addElements(to tree: inout ElementTree) {}
}
