/// A ``Change`` by names: a value that can be kept, compared and written down.
public struct TracedChange: Sendable, Hashable {
  /// The screens that came, in the order in which they were shown.
  public var shown: [TracedScreen]
  /// Where each of them came to lie, in the same order.
  public var places: [TracedPosition]
  /// The screens that lie elsewhere in their stack, each with the one right before it.
  public var moved: [TracedRelation]
  /// The tabs that came to the front.
  public var selected: [TracedName]
  /// The coordinators that came, each with its parent: parents before children.
  public var addedCoordinators: [TracedRelation]
  /// The screens that left, in the order in which they left.
  public var removed: [TracedName]
  /// The coordinators that left: children before parents.
  public var removedCoordinators: [TracedName]
  /// The screen that takes keys from now on, if that is another one than before.
  public var activated: TracedScreen?

  public init(
    shown: [TracedScreen] = [], places: [TracedPosition] = [], moved: [TracedRelation] = [],
    selected: [TracedName] = [], addedCoordinators: [TracedRelation] = [],
    removed: [TracedName] = [], removedCoordinators: [TracedName] = [],
    activated: TracedScreen? = nil
  ) {
    self.shown = shown
    self.places = places
    self.moved = moved
    self.selected = selected
    self.addedCoordinators = addedCoordinators
    self.removed = removed
    self.removedCoordinators = removedCoordinators
    self.activated = activated
  }
}

extension TracedChange {
  private enum Field: String, CaseIterable {
    case shown
    case places = "in"
    case moved
    case selected
    case addedCoordinators = "coordinators"
    case removed
    case removedCoordinators = "removed-coordinators"
    case activated
  }

  /// Reads the words of a line after the first; `nil` if one of them is not understood.
  init?(words: some Sequence<Substring>) {
    self.init()
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let field = Field(rawValue: String(parts[0])) else { return nil }
      let values = parts[1].split(separator: ",", omittingEmptySubsequences: false)
        .map(String.init)
      switch field {
      case .shown: shown = values.compactMap(TracedScreen.init)
      case .places: places = values.compactMap(TracedPosition.init)
      case .moved: moved = values.compactMap(TracedRelation.init)
      case .selected: selected = values.compactMap(TracedName.init)
      case .addedCoordinators: addedCoordinators = values.compactMap(TracedRelation.init)
      case .removed: removed = values.compactMap(TracedName.init)
      case .removedCoordinators: removedCoordinators = values.compactMap(TracedName.init)
      case .activated: activated = TracedScreen(String(parts[1]))
      }
      guard self.values(of: field).count == values.count else { return nil }
    }
  }

  /// The words of a line after the first; what has no value is left out.
  var words: [String] {
    Field.allCases.compactMap { field in
      let values = values(of: field)
      return values.isEmpty ? nil : field.rawValue + "=" + values.joined(separator: ",")
    }
  }

  private func values(of field: Field) -> [String] {
    switch field {
    case .shown: shown.map(\.description)
    case .places: places.map(\.description)
    case .moved: moved.map(\.description)
    case .selected: selected.map(\.description)
    case .addedCoordinators: addedCoordinators.map(\.description)
    case .removed: removed.map(\.description)
    case .removedCoordinators: removedCoordinators.map(\.description)
    case .activated: activated.map { [$0.description] } ?? []
    }
  }
}
