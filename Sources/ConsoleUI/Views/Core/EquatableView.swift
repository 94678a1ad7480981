extension View where Self: Equatable {
  /// Keeps what the view was built into for as long as it is equal to what it was in the frame before.
  ///
  /// It shows the same as the view alone, at lower cost where building is expensive, as in the rows of a list:
  ///
  /// ```swift
  /// struct ArticleRow: View, Equatable {
  ///   let title: String
  ///   let isRead: Bool
  ///
  ///   var body: some View { Text(title) }
  /// }
  ///
  /// List(articles) { ArticleRow(title: $0.title, isRead: $0.isRead).equatable() }
  /// ```
  ///
  /// The body may read from `@Observable` models and texts in the current language. What else it depends on belongs to
  /// the properties that are compared. A view with controls is built in each frame.
  public func equatable() -> some View { EquatableView(content: self) }
}

private struct EquatableView<Content: View & Equatable>: View {
  let content: Content

  func addElements(to tree: inout ElementTree) {
    let kept = tree.state(orMake: KeptElements<Content>.init)
    tree.addElements(of: content, keptIn: kept)
  }
}

/// What a view was built into, and the states that it requested meanwhile.
@MainActor final class KeptElements<Content: Equatable>: ViewState {
  struct Built {
    let content: Content
    let epoch: Int
    let elements: [any Element]
    let states: [ViewStates.Key]
  }

  var built: Built?

  init() {}
}
