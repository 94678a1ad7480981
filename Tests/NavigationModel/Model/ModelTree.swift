/// The screens, containers and coordinators of a window as plain arrays; a copy is enough to roll back.
struct ModelTree {
  var window = ModelNode(.window)
  /// What the containers in no window were shown; empty ones are left out.
  var waiting: [ScreenName: ModelContents] = [:]
  /// The number of items that were shown in containers in no window.
  var itemCount = 0
  /// The number of screens that were shown in the window.
  var showingCount = 0
  var flows = [
    FlowName.app.id: ModelFlow(name: .app, parent: nil, presenterContainer: .window, container: 0)
  ]
  /// The coordinators that were started directly and have not joined the tree yet.
  var unattached: [Int: FlowName] = [:]
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
    /// The screens that came into the window before their coordinators, which join the tree after all of them.
    var unowned: [(screen: Int, flow: Int)] = []
    /// The containers that came into the window, whose contents follow.
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

  func find(_ id: Int) -> ModelNode? { window.find(id) }

  func parent(of id: Int) -> ModelNode? { window.parent(of: id) }

  mutating func edit(_ id: Int, _ change: (inout ModelNode) -> Void) { window.edit(id, change) }

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

  var snapshot: [Int] { snapshot(throughTabs: true) }

  /// The snapshot of what events contain, which have no histories of tabs.
  var reportedSnapshot: [Int] { snapshot(throughTabs: false) }

  private func snapshot(throughTabs: Bool) -> [Int] {
    var snapshot: [Int] = [active?.id ?? -1, wayBack(throughTabs: throughTabs) == nil ? 0 : 1]
    window.write(into: &snapshot)
    for root in roots { write(root, into: &snapshot) }
    return snapshot
  }

  private func write(_ id: Int, into snapshot: inout [Int]) {
    guard let flow = flows[id] else { return }
    snapshot += [id, -5] + flow.screens + [-6]
    for child in flow.children { write(child, into: &snapshot) }
    snapshot.append(-7)
  }
}
