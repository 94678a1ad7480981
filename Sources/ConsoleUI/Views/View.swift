/// Something that can be shown: a value that says what it is made of.
///
/// Compose views by giving a ``body``; it is read anew each time the screen is drawn.
///
/// ```swift
/// struct ArticleRow: View {
///   let article: Article
///
///   var body: some View {
///     HStack {
///       Text(article.title)
///       Spacer()
///       Text(article.source).dim()
///     }
///   }
/// }
/// ```
@MainActor public protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Body { get }

  /// Adds what the view is made of to the tree. Views with a ``body`` get this for free.
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
