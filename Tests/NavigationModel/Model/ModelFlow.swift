/// A coordinator in the model's tree.
struct ModelFlow {
  let name: FlowName
  let window: Int
  var parent: Int?
  /// Grows with each coordinator that joins a window.
  var rank = 0
  var children: [Int] = []
  /// The ids of its screens, oldest first.
  var screens: [Int] = []
  /// The container that its presenter meant when it joined its window, until that leaves.
  var container: Int?
  /// Whether it was started directly and no parent has added it since.
  var isAdopted = false
  /// Whether it was adopted by the running action, so that no change has named its parent yet.
  var isJustAdopted = false
  /// Whether it has joined its window in the running action, so that no change has named it yet.
  var isNew = true
  /// The tab whose first selection starts it, until it starts, and its number among all such.
  var tabToStartWith: (tab: ScreenName, number: Int)?
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
      || (!name.isApp && (hasLostPresentation || isRemovalCandidate))
  }
}
