/// The states of the views of one screen, kept from frame to frame: highlights, scroll positions, cursors.
///
/// A state is identified by the path of its view and by its own type. A state that no view has requested
/// during a frame is discarded, unless it outlives its view.
@MainActor final class ViewStates {
  // Lazy because every visible row has view states of its own.
  private(set) lazy var submission = FormSubmission()
  /// The states of the previous frame.
  private(set) var previous: [Key: any ViewState] = [:]
  /// The states that views have requested in the current frame.
  private var current: [Key: any ViewState] = [:]

  /// The type is part of the key because a view and its only child share a path, such as a scroll view and
  /// the long text in it.
  struct Key: Hashable {
    let path: ViewPath
    let type: ObjectIdentifier
  }

  init() {}

  func state<State: ViewState>(at path: ViewPath, orMake make: () -> State) -> State {
    let key = Key(path: path, type: ObjectIdentifier(State.self))
    let state = current[key] as? State ?? previous[key] as? State ?? make()
    current[key] = state
    return state
  }

  /// The same states for a spare drawing, which changes none of them.
  func forSpareDrawing() -> ViewStates {
    let spare = ViewStates()
    spare.previous = previous
    spare.submission = submission.copy()
    return spare
  }

  /// Ends the frame and discards the states that no view has requested.
  func discardUnused() {
    for (key, state) in previous where state.outlivesView && current[key] == nil {
      current[key] = state
    }
    previous = current
    current.removeAll(keepingCapacity: true)
  }
}
