/// The screens, containers and coordinators of one window.
///
/// A few low-level mutations change it (`Tree+Mutations.swift`); each is recorded in the journal and can be
/// rolled back. ``commit()`` turns the mutations since the last commit into one ``WindowChange``. Not
/// copyable, since each copy would retain all of its arrays.
@MainActor
struct Tree: ~Copyable {
  var screenNodes = SlotMap<ScreenNode>()
  var containerNodes = SlotMap<ContainerNode>()
  var coordinatorNodes = SlotMap<CoordinatorNode>()

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

  /// The coordinators that the window started.
  var roots = LinkedLists<CoordinatorNode>.List()
  /// Distinguishes this tree from those of other windows.
  let number: Int
  /// The containers attached by the running operation that were shown something before.
  var newContainers: [ContainerID] = []

  /// The mutations since the last commit, in order.
  var journal: [TreeMutation] = []
  /// The tabs selected by the running operation whose coordinators were to start then.
  var selectedTabs: [Container] = []
  /// The coordinators that may be empty; `removeEmptyCoordinators()` checks them before the next commit.
  var removalCandidates: [CoordinatorID] = []
  /// Objects that came and left within one transaction; the engine releases them after it.
  var discarded: [AnyObject] = []
  let window: ContainerID
  /// The number of screens that were shown so far, also in transactions that were rolled back.
  var showingCount = 0
  /// Whether a split view was shown; without one, a commit settles no columns.
  var hasShownColumns = false
  /// Whether the screens of a class are guards: this costs a tenth of the cast that decides it.
  var guardClasses = IdentityMap<Bool>()
  /// Set while a coordinator is being replaced.
  var insertionPoint: InsertionPoint?

  /// The active screen at the last commit.
  var committedActive: ScreenID?
  /// The outermost container in front of the user whose screens have changed since then.
  var outermostChange: ContainerID?

  private static var count = 0

  init(root: Container) {
    Self.count += 1
    number = Self.count
    window = containerNodes.insert(ContainerNode(container: root))
    containerNodes[window].isInFront = true
  }
}
