/// A coordinator in the model's tree.
struct ModelFlow {
  let name: FlowName
  let parent: Int?
  var children: [Int] = []
  /// The ids of its screens, oldest first.
  var screens: [Int] = []
  var container: Int?
  var isFinishing = false
  /// Whether it has lost its last screen or its container.
  var hasLostPresentation = false
  /// Whether, in the running action, a child was removed without having finished, or `show(_:unless:)` found
  /// its screen already shown.
  var isRemovalCandidate = false

  /// Whether it is finished or empty and nothing keeps it.
  var canBeRemoved: Bool {
    guard children.isEmpty, screens.isEmpty else { return false }
    return isFinishing
      || (name.id != FlowName.app.id && (hasLostPresentation || isRemovalCandidate))
  }
}
