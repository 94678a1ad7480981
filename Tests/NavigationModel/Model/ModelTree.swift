/// The screens, containers and coordinators of a window as plain arrays; a copy is enough to roll back.
struct ModelTree {
  var window = ModelNode(.window)
  /// The containers that are in no window and in no other container, from their first use on.
  var others: [ModelNode] = []
  /// The number of screens that were shown.
  var showingCount = 0
  var flows = [
    FlowName.app.id: ModelFlow(
      name: .app, parent: nil, container: 0, isNew: false)
  ]
  /// The coordinators that were started directly and are in no window yet.
  var outside: [Int: FlowName] = [:]
  /// The ids of the coordinators that the window started, oldest first.
  var roots = [FlowName.app.id]
  /// The details in the order in which they were opened first, also in actions that were rolled back.
  var openedDetails: [Int] = []
  /// The selected tabs whose coordinators may have to start.
  var selectedTabs: [ScreenName] = []
  /// The number of coordinators that were to start with a tab.
  var deferralCount = 0
  /// The number of coordinators that have started because their tab was selected.
  var startsBySelection = 0
  var change = PendingChange()

  /// What one action has changed so far.
  struct PendingChange {
    /// The screens that were there before the action and have not left yet.
    var knownScreens: Set<Int> = []
    var shown: [ScreenName] = []
    /// The known screens that left, in order; screens that come and leave within one action are not reported.
    var removed: [ModelNode] = []
    var addedFlows: [Int] = []
    var removedFlows: [ModelFlow] = []
    /// The requests and calls to queue after the action.
    var calls: [ModelRequest] = []
    var insertionPoint: InsertionPoint?
    /// The coordinators in no window that may have lost their last screen.
    var candidatesOutside: [Int] = []
    /// Those that were removed.
    var removedOutside: [FlowName] = []
    /// The containers that came into the window, with what they have.
    var newContainers: [ScreenName] = []
    /// The tab bars in which the action has gone back.
    var tabsGoneBackIn: Set<Int> = []
    /// What is reported after the action.
    var problems: [Refusal] = []
    var isExitRequested = false
    var isRearranged = false
  }

  /// The position of a replaced coordinator's screens.
  struct InsertionPoint {
    let container: Int
    var below: [Int]
    let wasSelected: Bool
  }

  /// The node of a screen, in the window or not.
  func find(_ id: Int) -> ModelNode? {
    window.find(id) ?? others.lazy.compactMap { $0.find(id) }.first
  }

  func parent(of id: Int) -> ModelNode? {
    window.parent(of: id) ?? others.lazy.compactMap { $0.parent(of: id) }.first
  }

  mutating func edit(_ id: Int, _ change: (inout ModelNode) -> Void) {
    if window.edit(id, change) { return }
    for index in others.indices where others[index].edit(id, change) { return }
  }

  func isShown(_ id: Int) -> Bool { window.find(id) != nil }

  /// Everything in the window and in containers in none.
  var all: [ModelNode] { window.all + others.flatMap(\.all) }

  /// A container with what it has, also before its first use.
  func node(_ container: ScreenName) -> ModelNode {
    find(container.id) ?? ModelNode(unused: container)
  }

  /// Makes the node of a container at its first use; a column comes with its split view.
  mutating func use(_ container: ScreenName) {
    if find(container.id) == nil { others.append(ModelNode(unused: container.split ?? container)) }
  }

  /// What a container has, in the window or not.
  func summary(of container: ScreenName) -> [Int] {
    let node = node(container)
    let selected = container.kind == .split ? node.selectedColumn : node.selected
    return node.content.map(\.id) + [-1] + node.modals.map(\.id) + [-1, selected ?? -1]
  }

  /// The nodes from the window's root to the active screen.
  var activePath: [ModelNode] {
    var path: [ModelNode] = []
    var cursor = window.front
    while let node = cursor {
      path.append(node)
      cursor = node.front
    }
    return path
  }

  var active: ScreenName? { activePath.last?.screen }

  /// What `back` does: it removes a screen or selects a tab.
  func wayBack(throughTabs: Bool = true) -> Action? {
    for node in activePath.reversed() {
      guard let parent = parent(of: node.id) else { return nil }
      if node.modal != nil { return .removeScreen(node.screen) }
      if parent.screen.isStack,
        parent.content.first?.id != node.id || isRightOfScreens(parent)
      {
        return .removeScreen(node.screen)
      }
      if throughTabs, parent.screen.goesBackToPreviousTab,
        let tab = parent.content.first(where: { $0.showing == parent.history.last })
      {
        return .goBack(toTab: tab.screen, in: parent.screen)
      }
    }
    return nil
  }

  /// Whether a column has columns with screens on its left, so that its bottom screen can be gone back from.
  private func isRightOfScreens(_ column: ModelNode) -> Bool {
    guard column.screen.kind == .column, let split = parent(of: column.id) else { return false }
    return split.content.prefix { $0.id != column.id }.contains { !$0.content.isEmpty }
  }

  /// Undoes everything since an earlier state, except that details keep their order.
  mutating func rollBack(to earlier: ModelTree) {
    let details = openedDetails
    self = earlier
    openedDetails = details
  }

  var snapshot: [Int] { snapshot(isReported: false) }

  /// The snapshot of what events contain: no histories of tabs, and not when a screen was shown in no window.
  var reportedSnapshot: [Int] { snapshot(isReported: true) }

  private func snapshot(isReported: Bool) -> [Int] {
    var snapshot: [Int] = [active?.id ?? -1, wayBack(throughTabs: !isReported) == nil ? 0 : 1]
    window.write(into: &snapshot)
    for root in roots { write(root, isReported: isReported, into: &snapshot) }
    return snapshot
  }

  private func write(_ id: Int, isReported: Bool, into snapshot: inout [Int]) {
    guard let flow = flows[id] else { return }
    let screens = flow.screens.filter(isShown)
    snapshot += [id, -5] + (isReported ? screens.sorted() : screens) + [-6]
    for child in flow.children { write(child, isReported: isReported, into: &snapshot) }
    snapshot.append(-7)
  }
}
