typealias ContainerID = SlotMap<ContainerNode>.ID

/// The two lists of screens in a container: its content, and the modals over it.
enum Layer {
  case content
  case modals
}

/// A container in the tree.
struct ContainerNode {
  let container: Container
  let role: ContainerRole
  let window: WindowID
  /// The number of containers around it.
  let depth: Int
  /// Whether it is a column of a split view.
  let isColumn: Bool
  /// The outermost split view that it lies in.
  let outermostSplit: ContainerID?
  /// The screen node of this container; `nil` for the root of a window.
  var host: ScreenID?
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
  /// Whether the user saw the container at the last commit, with or without modals over it.
  var isInFront = false
  /// Its front screen then, if it was in front.
  var committedFront: ScreenID?
  /// The coordinators that use this container as their presenter.
  var coordinators = LinkedLists<CoordinatorNode>.List()

  init(
    container: Container, in window: WindowID, depth: Int = 0, isColumn: Bool = false,
    in split: ContainerID? = nil
  ) {
    (self.container, self.window, self.depth, role) = (container, window, depth, container.role)
    (self.isColumn, outermostSplit) = (isColumn, split)
  }

  /// Whether it is the root of a window.
  var isRoot: Bool { depth == 0 }

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
