import Observation

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
  /// The body may read from `@Observable` models and texts in the current language; one that reads no model stays also where a
  /// model changes that others read. What else it depends on belongs to the properties that are compared. A view with controls is
  /// built in each frame.
  public func equatable() -> some View { EquatableView(content: self) }
}

private struct EquatableView<Content: View & Equatable>: View {
  let content: Content

  func addElements(to tree: inout ElementTree) {
    let kept = tree.state(orMake: KeptElements<Content>.init)
    tree.addElements(of: content, keptIn: kept)
  }
}

/// Finds out which views read `@Observable` models while they are built.
@MainActor enum ModelReaders {
  /// The types of views that have read one; they are not asked again, since each answer is a registration with the model.
  private static var types: Set<ObjectIdentifier> = []

  /// Builds a view; returns whether it may have read a model.
  static func read(_ type: Any.Type, _ build: () -> Void) -> Bool {
    if types.contains(ObjectIdentifier(type)) {
      build()
      return true
    }
    // The closure is asked for only if there is something to observe.
    withObservationTracking(build, onChange: note(type))
    return types.contains(ObjectIdentifier(type))
  }

  private static func note(_ type: Any.Type) -> @Sendable () -> Void {
    types.insert(ObjectIdentifier(type))
    return {}
  }
}

/// What keeps the elements of a view by ``View/equatable()``.
@MainActor protocol KeptPart: AnyObject {
  /// Whether the elements are those of a view, and no state needs to be kept for them.
  func isBuilt(from view: any View, in basis: FrameBasis) -> Bool
}

/// What a view was built into, and the states that it requested meanwhile.
@MainActor final class KeptElements<Content: View & Equatable>: ViewState, KeptPart {
  struct Built {
    let content: Content
    /// The epoch in which the models that it has read are tracked; `nil` if it has read none.
    let epoch: Int?
    let generation: Int
    let elements: [any Element]
    let states: [ViewStates.Key]

    func isCurrent(in basis: FrameBasis) -> Bool {
      generation == basis.generation && (epoch == nil || epoch == basis.epoch)
    }
  }

  var built: Built?

  init() {}

  func isBuilt(from view: any View, in basis: FrameBasis) -> Bool {
    guard let built, built.states.isEmpty, built.isCurrent(in: basis),
      let view = view as? EquatableView<Content>
    else { return false }
    return view.content == built.content
  }
}
