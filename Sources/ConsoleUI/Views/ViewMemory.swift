/// What the views of one screen remember between two turns: selections, scroll positions, cursors.
///
/// A thing is found by the place and the kind of the view that remembers it. What no view asked for
/// in a turn is forgotten.
@MainActor final class ViewMemory {
  private var kept: [ViewPath: AnyObject] = [:]
  private var asked: [ViewPath: AnyObject] = [:]

  func recall<State: AnyObject>(at path: ViewPath, orMake make: () -> State) -> State {
    let state = asked[path] as? State ?? kept[path] as? State ?? make()
    asked[path] = state
    return state
  }

  /// Ends a turn.
  func forgetUnasked() {
    kept = asked
    asked.removeAll(keepingCapacity: true)
  }
}
