/// The states of the views of one screen, kept from frame to frame: highlights, scroll positions, cursors.
///
/// A state is identified by the path of its view and by its own type. A state that no view has requested
/// during a frame is discarded, unless it outlives its view.
@MainActor final class ViewStates {
  /// What the frame is built on.
  var basis: FrameBasis
  /// The states requested since the recording began, while a part to keep is built.
  private var recorded: [Key]?
  // Lazy because every visible row has view states of its own.
  private(set) lazy var submission = FormSubmission()
  /// The states of the previous frame.
  private(set) var previous: [Key: any ViewState] = [:]
  /// The states that views have requested in the current frame.
  private var current: [Key: any ViewState] = [:]

  /// The type and the number of states before it are part of the key, because a view and its only child share a path,
  /// such as a scroll view and the long text in it.
  struct Key: Hashable {
    let path: ViewPath
    let type: ObjectIdentifier
    var earlier = 0
  }

  /// The element that views with parts kept by ``View/equatable()`` were built into, and those parts in their order.
  private var kept: (element: KeptElement, parts: [any KeptPart])?

  /// The element to show for one that was built; the same as before if it was built from the same parts, and all of them
  /// are as before.
  func element(for built: any Element, parts: [any KeptPart], isKept: Bool) -> KeptElement {
    if isKept, let kept, kept.parts.elementsEqual(parts, by: ===) { return kept.element }
    let element = KeptElement(built)
    kept = parts.isEmpty ? nil : (element, parts)
    return element
  }

  /// Whether the states belong to another drawing, which this one must not change.
  let isSpare: Bool

  init(_ basis: FrameBasis = FrameBasis(), isSpare: Bool = false) {
    self.basis = basis
    self.isSpare = isSpare
  }

  /// Whether views have requested states in this frame or the last one.
  private(set) var hasStates = false

  func state<State: ViewState>(at path: ViewPath, orMake make: () -> State) -> State {
    hasStates = true
    var key = Key(path: path, type: ObjectIdentifier(State.self))
    while current[key] != nil { key.earlier += 1 }
    let state = previous[key] as? State ?? make()
    current[key] = state
    recorded?.append(key)
    return state
  }

  /// The states that `build` requests.
  func recording(_ build: () -> Void) -> [Key] {
    let outer = recorded
    recorded = []
    build()
    let keys = recorded ?? []
    recorded = outer.map { $0 + keys }
    return keys
  }

  /// Keeps the states of a part that is not built in this frame.
  func keep(_ keys: [Key]) {
    for key in keys { current[key] = previous[key] }
    recorded? += keys
  }

  /// The same states for a spare drawing, which changes none of them.
  func forSpareDrawing() -> ViewStates {
    let spare = ViewStates(isSpare: true)
    spare.previous = previous
    spare.submission = submission.copy()
    return spare
  }

  /// Ends the frame and discards the states that no view has requested.
  func discardUnused() {
    for (key, state) in previous where state.outlivesView && current[key] == nil {
      current[key] = state
    }
    hasStates = !current.isEmpty
    swap(&previous, &current)
    current.removeAll(keepingCapacity: true)
  }
}
