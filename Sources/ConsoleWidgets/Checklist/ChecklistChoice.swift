/// The chosen rows of a ``Checklist``, by their indices.
struct ChecklistChoice {
  let isChosen: (Int) -> Bool
  let toggle: (Int) -> Void
  let toggleAll: () -> Void

  /// Makes the choice from the identities of the rows.
  init<ID: Hashable>(
    of chosen: Set<ID>, among all: @escaping () -> Set<ID>, id: @escaping (Int) -> ID,
    didChange: @escaping (Set<ID>) -> Void
  ) {
    isChosen = { chosen.contains(id($0)) }
    toggle = { didChange(chosen.symmetricDifference([id($0)])) }
    toggleAll = {
      let all = all()
      didChange(all.isSubset(of: chosen) ? chosen.subtracting(all) : chosen.union(all))
    }
  }
}
