typealias ContainerID = SlotMap<ContainerNode>.ID

/// The two lists of screens in a container: its content, and the modals over it.
enum Layer {
  case content
  case modals
}

/// A container in the tree.
struct ContainerNode {
  let container: Container
  /// The number of containers around it.
  let depth: Int
  /// The screen node of this container; `nil` for the window.
  var host: ScreenID?
  var content = LinkedLists<ScreenNode>.List()
  var modals = LinkedLists<ScreenNode>.List()
  /// The selected tab.
  var selected: ScreenID?
  /// Whether the user saw the container at the last commit, with or without modals over it.
  var isInFront = false
  /// Its front screen then, if it was in front.
  var committedFront: ScreenID?
  /// The coordinators that use this container as their presenter.
  var coordinators = LinkedLists<CoordinatorNode>.List()

  init(container: Container, depth: Int = 0) {
    (self.container, self.depth) = (container, depth)
  }

  subscript(layer: Layer) -> LinkedLists<ScreenNode>.List {
    get { layer == .content ? content : modals }
    set { if layer == .content { content = newValue } else { modals = newValue } }
  }
}
