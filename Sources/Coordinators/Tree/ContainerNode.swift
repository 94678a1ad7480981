typealias ContainerID = SlotMap<ContainerNode>.ID

/// The two lists of screens in a container: its content, and the modals over it.
enum Layer {
  case content
  case modals
}

/// A container in the tree: from its first use on, as long as it lives.
struct ContainerNode {
  /// Not held: a screen node holds the container that is shown, and only the program holds one that is not.
  ///
  /// `nil` once the container is gone; what it has leaves then.
  // Safe because the deinit of a container, on the main actor too, clears it before the memory goes.
  unowned(unsafe) var container: Container?
  let role: ContainerRole
  /// Whether it is a column of a split view.
  let isColumn: Bool
  /// The screen node of this container; `nil` for the root of a window, and for a container that is shown nowhere.
  var host: ScreenID?
  /// The window that it lies in; `nil` while it lies in none.
  var window: WindowID?
  /// The window that it lay in at the last commit.
  var committedWindow: WindowID?
  /// The number of containers around it, in a window.
  var depth = 0
  /// The outermost split view that it lies in, in a window.
  var outermostSplit: ContainerID?
  var content = LinkedLists<ScreenNode>.List()
  var modals = LinkedLists<ScreenNode>.List()
  /// The selected tab or column.
  var selected: ScreenID?
  /// The tab that was selected at the last commit.
  var committedTab: ScreenID?
  /// The tabs that were selected before it, each once, the latest last.
  var history = LinkedLists<ScreenNode>.List()
  /// What is shown in a column.
  var detail = ColumnDetail()
  /// Whether the user saw the container at the last commit, with or without modals over it, and it has not left since.
  var isInFront = false
  /// Its front screen then; meaningless if it was not in front.
  var committedFront: ScreenID?
  /// The coordinators that use this container as their presenter.
  var coordinators = LinkedLists<CoordinatorNode>.List()
  /// The window whose program filled it first while it was in none, if that is known; it may have been released.
  var fillingWindow: WindowState?
  /// Whether it was reported because it was filled and not shown.
  var isReportedAsNeverShown = false

  @MainActor init(_ container: Container) {
    (self.container, role, isColumn) = (container, container.role, container.isColumn)
  }

  /// Whether it is the root of a window.
  var isRoot: Bool { host == nil && window != nil }

  subscript(layer: Layer) -> LinkedLists<ScreenNode>.List {
    get { layer == .content ? content : modals }
    set { if layer == .content { content = newValue } else { modals = newValue } }
  }
}

/// The detail in a column of a split view.
struct ColumnDetail: Equatable {
  /// The id of the detail that has shown the first screen; `nil` if a program has pushed that on the column itself.
  ///
  /// Not the detail: that holds the presenter that it belongs to, which may have left.
  var presenter: Int?
  /// The screen, in a column on the left, that the detail leaves with.
  var anchor: ScreenID?
  /// The number of the newest detail that was started for the column.
  var latest = 0
}
