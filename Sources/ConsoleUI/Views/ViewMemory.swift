/// What the views of one screen remember between two turns: selections, scroll positions, cursors.
///
/// A thing is found by the place and the kind of the view that remembers it. What no view asked for
/// in a turn is forgotten.
@MainActor final class ViewMemory {
  private var kept: [Key: AnyObject] = [:]
  private var asked: [Key: AnyObject] = [:]

  /// What is remembered at a place is told apart by its type: a view with a single view inside it, such as a
  /// scroll view with a long text, is at the same place.
  private struct Key: Hashable {
    let path: ViewPath
    let type: ObjectIdentifier
  }

  func recall<State: AnyObject>(at path: ViewPath, orMake make: () -> State) -> State {
    let key = Key(path: path, type: ObjectIdentifier(State.self))
    let state = asked[key] as? State ?? kept[key] as? State ?? make()
    asked[key] = state
    return state
  }

  /// Ends a turn.
  func forgetUnasked() {
    kept = asked
    asked.removeAll(keepingCapacity: true)
  }
}
