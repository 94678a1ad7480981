/// A ``WindowChange`` with names instead of objects, which can be stored, compared and printed.
public struct TracedChange: Sendable, Hashable {
  /// The new screens, in the order in which they were shown.
  public var shown: [TracedScreen]
  /// The positions of the new screens, in the same order.
  public var positions: [TracedPosition]
  /// The screens that moved to another position of their stack.
  public var moved: [TracedMove]
  /// The tabs that became the selected ones.
  public var selected: [TracedName]
  /// The coordinators that were added, or moved to another parent: parents before children.
  public var addedCoordinators: [TracedCoordinator]
  /// The screens that left, in the order in which they left.
  public var removed: [TracedName]
  /// The coordinators that were removed: children before parents.
  public var removedCoordinators: [TracedName]
  /// The new active screen, if it is not the same as before.
  public var activated: TracedScreen?

  /// Creates a change; all its lists are empty by default.
  public init(
    shown: [TracedScreen] = [], positions: [TracedPosition] = [], moved: [TracedMove] = [],
    selected: [TracedName] = [], addedCoordinators: [TracedCoordinator] = [],
    removed: [TracedName] = [], removedCoordinators: [TracedName] = [],
    activated: TracedScreen? = nil
  ) {
    self.shown = shown
    self.positions = positions
    self.moved = moved
    self.selected = selected
    self.addedCoordinators = addedCoordinators
    self.removed = removed
    self.removedCoordinators = removedCoordinators
    self.activated = activated
  }
}

extension TracedChange {
  /// The fields of a line, in order; the raw values are part of the file format.
  private enum Field: String, CaseIterable {
    case shown
    case positions = "in"
    case moved
    case selected
    case addedCoordinators = "coordinators"
    case removed
    case removedCoordinators = "removed-coordinators"
    case activated
  }

  /// Parses the words of a line after the first; `nil` if one of them is invalid.
  init?(words: some Sequence<Substring>) {
    self.init()
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let field = Field(rawValue: String(parts[0])) else { return nil }
      let values = parts[1].split(separator: ",", omittingEmptySubsequences: false)
        .map(String.init)
      switch field {
      case .shown: shown = values.compactMap(TracedScreen.init)
      case .positions: positions = values.compactMap(TracedPosition.init)
      case .moved: moved = values.compactMap(TracedMove.init)
      case .selected: selected = values.compactMap(TracedName.init)
      case .addedCoordinators: addedCoordinators = values.compactMap(TracedCoordinator.init)
      case .removed: removed = values.compactMap(TracedName.init)
      case .removedCoordinators: removedCoordinators = values.compactMap(TracedName.init)
      case .activated: activated = TracedScreen(String(parts[1]))
      }
      guard self.values(of: field).count == values.count else { return nil }
    }
  }

  /// The words of a line after the first; fields without values are omitted.
  var words: [String] {
    Field.allCases.compactMap { field in
      let values = values(of: field)
      return values.isEmpty ? nil : field.rawValue + "=" + values.joined(separator: ",")
    }
  }

  private func values(of field: Field) -> [String] {
    switch field {
    case .shown: shown.map(\.description)
    case .positions: positions.map(\.description)
    case .moved: moved.map(\.description)
    case .selected: selected.map(\.description)
    case .addedCoordinators: addedCoordinators.map(\.description)
    case .removed: removed.map(\.description)
    case .removedCoordinators: removedCoordinators.map(\.description)
    case .activated: activated.map { [$0.description] } ?? []
    }
  }
}
