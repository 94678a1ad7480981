/// The screens, containers and coordinators of all windows as plain arrays; a copy is enough to roll back.
struct ModelTree {
  /// The windows, of which each has its index as its id.
  var windows: [ModelNode]
  /// The windows that have closed.
  var closed: Set<Int> = []
  /// The containers that are in no window and in no other container, from their first use on.
  var others: [ModelNode] = []
  /// The number of screens that were shown.
  var showingCount = 0
  var flows: [Int: ModelFlow]
  /// All coordinators that were ever in a window.
  var flowNames: [Int: FlowName] = [:]
  /// The coordinators that were started directly and are in no window yet.
  var outside: [Int: FlowName] = [:]
  /// The ids of the coordinators that the windows started, oldest first.
  var roots: [Int]
  /// The number of coordinators that have joined a window.
  var joinCount = 0
  /// The details in the order in which they were opened first, also in actions that were rolled back.
  var openedDetails: [Int] = []
  /// The selected tabs whose coordinators may have to start.
  var selectedTabs: [ScreenName] = []
  /// The number of coordinators that were to start with a tab.
  var deferralCount = 0
  /// The number of coordinators that have started because their tab was selected.
  var startsBySelection = 0
  var change = PendingChange()

  init(windowCount: Int) {
    windows = (0..<windowCount).map { ModelNode(.window($0)) }
    roots = Array(0..<windowCount)
    flows = [:]
    for id in roots {
      flows[id] = ModelFlow(
        name: .app(of: id), window: id, parent: nil, container: id, isNew: false)
    }
  }

  /// What one action has changed so far.
  struct PendingChange {
    /// The windows that the action has changed.
    var touched: [Int] = []
    /// The screens that were in a window before the action and have not left yet, with that window.
    var knownScreens: [Int: Int] = [:]
    var shown: [ScreenName] = []
    /// The known screens that left, in order; screens that come and leave within one action are not reported.
    var removed: [(node: ModelNode, window: Int)] = []
    var addedFlows: [Int] = []
    var removedFlows: [ModelFlow] = []
    /// The coordinators that may have to leave, in order.
    var candidates: [Int] = []
    /// The requests and calls to queue after the action.
    var calls: [ModelRequest] = []
    var insertionPoint: InsertionPoint?
    /// The coordinators in no window that may have lost their last screen.
    var candidatesOutside: [Int] = []
    /// Those that were removed.
    var removedOutside: [FlowName] = []
    /// The containers that came into a window, with what they have.
    var newContainers: [ScreenName] = []
    /// The tab bars in which the action has gone back.
    var tabsGoneBackIn: Set<Int> = []
    /// What is reported after the action, and the window that it concerns.
    var problems: [(refusal: Refusal, window: Int)] = []
    var exitRequests: [Int] = []
    /// The windows in which screens have moved or another tab is selected.
    var rearranged: Set<Int> = []
  }

  /// The position of a replaced coordinator's screens.
  struct InsertionPoint {
    let container: Int
    var below: [Int]
    let wasSelected: Bool
  }

  /// The node of a screen, in a window or not.
  func find(_ id: Int) -> ModelNode? {
    windows.lazy.compactMap { $0.find(id) }.first ?? others.lazy.compactMap { $0.find(id) }.first
  }

  func parent(of id: Int) -> ModelNode? {
    windows.lazy.compactMap { $0.parent(of: id) }.first
      ?? others.lazy.compactMap { $0.parent(of: id) }.first
  }

  mutating func edit(_ id: Int, _ change: (inout ModelNode) -> Void) {
    for index in windows.indices where windows[index].edit(id, change) { return }
    for index in others.indices where others[index].edit(id, change) { return }
  }

  /// The window that a screen is in.
  func window(of id: Int) -> Int? { windows.first { $0.find(id) != nil }?.id }

  func isShown(_ id: Int) -> Bool { window(of: id) != nil }

  /// Everything in a window, and the windows.
  var shown: [ModelNode] { windows.flatMap(\.all) }

  /// Everything in a window and in containers in none.
  var all: [ModelNode] { shown + others.flatMap(\.all) }

  /// Notes that the action has changed a window.
  mutating func touch(_ window: Int?) {
    if let window, !change.touched.contains(window) { change.touched.append(window) }
  }

  /// A container with what it has, also before its first use.
  func node(_ container: ScreenName) -> ModelNode {
    find(container.id) ?? ModelNode(unused: container)
  }

  /// Makes the node of a container at its first use; a column comes with its split view.
  mutating func use(_ container: ScreenName) {
    if find(container.id) == nil { others.append(ModelNode(unused: container.split ?? container)) }
  }

  /// What a container has, in a window or not.
  func summary(of container: ScreenName) -> [Int] {
    let node = node(container)
    let selected = container.kind == .split ? node.selectedColumn : node.selected
    return node.content.map(\.id) + [-1] + node.modals.map(\.id) + [-1, selected ?? -1]
  }

  /// The nodes from a window's root to its active screen.
  func activePath(in window: Int) -> [ModelNode] {
    var path: [ModelNode] = []
    var cursor = windows[window].front
    while let node = cursor {
      path.append(node)
      cursor = node.front
    }
    return path
  }

  func active(in window: Int) -> ScreenName? { activePath(in: window).last?.screen }

  /// What `back` does in a window: it removes a screen or selects a tab.
  func wayBack(in window: Int, throughTabs: Bool = true) -> Action? {
    for node in activePath(in: window).reversed() {
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

  var snapshot: [Int] { windows.flatMap { snapshot(of: $0.id, isReported: false) } }

  /// The snapshot of what the events of a window contain: no histories of tabs, and not when a screen was shown in no window.
  func reportedSnapshot(of window: Int) -> [Int] { snapshot(of: window, isReported: true) }

  private func snapshot(of window: Int, isReported: Bool) -> [Int] {
    let wayBack = wayBack(in: window, throughTabs: !isReported)
    var snapshot: [Int] = [active(in: window)?.id ?? -1, wayBack == nil ? 0 : 1]
    windows[window].write(into: &snapshot)
    for root in roots(in: window) { write(root, isReported: isReported, into: &snapshot) }
    return snapshot
  }

  /// The ids of the coordinators that a window started, oldest first.
  func roots(in window: Int) -> [Int] { roots.filter { flows[$0]?.window == window } }

  private func write(_ id: Int, isReported: Bool, into snapshot: inout [Int]) {
    guard let flow = flows[id] else { return }
    let screens = flow.screens.filter(isShown)
    snapshot += [id, -5] + (isReported ? screens.sorted() : screens) + [-6]
    for child in flow.children { write(child, isReported: isReported, into: &snapshot) }
    snapshot.append(-7)
  }
}
