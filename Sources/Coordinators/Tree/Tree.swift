typealias WindowID = SlotMap<WindowNode>.ID

/// The screens, containers and coordinators of all windows, and of containers that are in none.
///
/// A container that is in no window is a root like that of a window: the same operations change it, and showing it in a
/// window links it there alone (`Tree+Entering.swift`). Nobody sees it, so nobody is asked or notified when its screens come and go.
///
/// A few low-level mutations change it (`Tree+Mutations.swift`); each is recorded in the journal and can be
/// rolled back. ``commit(into:_:)`` turns the mutations since the last commit into one ``WindowChange`` for each window that
/// they concern. Not copyable, since each copy would retain all of its arrays.
@MainActor
struct Tree: ~Copyable {
  var screenNodes = SlotMap<ScreenNode>()
  var containerNodes = SlotMap<ContainerNode>()
  var coordinatorNodes = SlotMap<CoordinatorNode>()
  /// The windows that have not been closed.
  var windows = SlotMap<WindowNode>()

  /// The screens in each layer of a container, bottom first.
  var layerOrder = LinkedLists<ScreenNode>()
  /// The screens of each coordinator, oldest first.
  var ownedScreens = LinkedLists<ScreenNode>()
  /// The children of each coordinator, oldest first.
  var siblings = LinkedLists<CoordinatorNode>()
  /// The tabs of each tab bar that were selected before the selected one, the latest last.
  var tabHistory = LinkedLists<ScreenNode>()
  /// The coordinators whose presenter is the same container.
  var hostedCoordinators = LinkedLists<CoordinatorNode>()

  /// The containers that the running operation has shown in a window; what they have enters it, too.
  var newContainers: [ContainerID] = []

  /// A container in no window that the running operation has filled; the window whose program does so is not known yet.
  var newlyFilled: ContainerID?

  /// The mutations since the last commit, in order.
  var journal: [TreeMutation] = []
  /// Whether the transaction may have moved screens or selected tabs.
  var mayBeRearranged = false
  /// The tabs selected by the running operation whose coordinators were to start then.
  var selectedTabs: [Container] = []
  /// The coordinators that may be empty; `removeEmptyCoordinators()` checks them before the next commit.
  var removalCandidates: [CoordinatorID] = []
  /// Objects to release after the transaction, such as those that came and left within it.
  var discarded: [AnyObject] = []
  /// The coordinators that the transaction has removed and that were in no window.
  var removedOutside: [Coordinator] = []
  /// The windows that the running transaction concerns, and those of what it has rolled back; from the commit on those that
  /// have changed, in the order in which they were opened.
  var touched = TouchedWindows()
  /// The number of windows that were opened so far.
  private var windowCount = 0
  /// The number of screens that were shown so far, also in transactions that were rolled back.
  var showingCount = 0
  /// Whether a split view was shown; without one, a commit settles no columns.
  var hasShownColumns = false
  /// Whether a detail has shown a screen in a container that is in no window and in no column.
  var hasDisplacedDetails = false
  /// Whether the screens of a class are guards: this costs a tenth of the cast that decides it.
  var guardClasses = IdentityMap<Bool>()
  /// Set while a coordinator is being replaced.
  var insertionPoint: InsertionPoint?

  /// The nodes of all screens.
  var index = IdentityMap<ScreenID>()
}

/// What makes a window known to the tree, and what leaves when it has closed.
extension Tree {
  mutating func open(_ state: WindowState) -> WindowID {
    let window = windows.insert(WindowNode(state: state, number: windowCount))
    windowCount += 1
    let root = node(of: state.root)
    (containerNodes[root].window, containerNodes[root].committedWindow) = (window, window)
    containerNodes[root].isInFront = true
    windows[window].root = root
    return window
  }

  /// Forgets a window without contents; its objects are released by the caller.
  mutating func forget(_ window: WindowID) {
    let state = windows[window].state
    if let root = windows[window].root { containerNodes.remove(root) }
    state.root.node = nil
    windows.remove(window)
  }

  /// Whether it has no windows and nothing else.
  var isEmpty: Bool {
    windows.isEmpty && screenNodes.isEmpty && containerNodes.isEmpty && coordinatorNodes.isEmpty
      && journal.isEmpty && discarded.isEmpty
  }

  /// Notes that the running transaction concerns a window.
  @inline(__always)
  mutating func touch(_ window: WindowID) {
    if touched.first != window { touchAnother(window) }
  }

  @inline(never)
  private mutating func touchAnother(_ window: WindowID) {
    if touched.first == nil {
      touched.first = window
    } else if windows[window].change == nil {
      touched.others.append(window)
      windows[window].change = touched.others.count
    }
  }

  /// Ends the transaction for the windows that it concerned.
  mutating func forgetTouched() {
    for window in touched.others { windows[window].change = nil }
    touched = TouchedWindows()
  }
}

/// The windows that a transaction concerns: mostly one.
struct TouchedWindows {
  var first: WindowID?
  var others: [WindowID] = []
}

/// The position that a replaced coordinator's screens had, where those of its replacement are inserted.
struct InsertionPoint {
  let container: ContainerID
  /// The screen below the position; `nil` for the bottom.
  var below: ObjectIdentifier?
  /// Whether the first replaced screen was the selected tab.
  let wasSelected: Bool
}

/// An open window in the tree.
struct WindowNode {
  let state: WindowState
  /// The number of windows that were opened before; windows are notified in this order.
  let number: Int
  /// The node of its root container, from `Tree.open(_:)` on.
  var root: ContainerID?
  /// The coordinators that the window started.
  var roots = LinkedLists<CoordinatorNode>.List()
  /// The active screen at the last commit.
  var committedActive: ScreenID?
  /// The outermost container in front of the user whose screens have changed since then.
  var outermostChange: ContainerID?

  /// The index of its change, if the running transaction concerns another window, too.
  var change: Int?

  init(state: WindowState, number: Int) { (self.state, self.number) = (state, number) }
}
