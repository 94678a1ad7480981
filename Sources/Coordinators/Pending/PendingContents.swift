/// What a container was shown while it is in no window; attaching the container moves it into the tree.
@MainActor
struct PendingContents {
  /// One screen, with the arguments of the call that showed it.
  @MainActor
  struct Item {
    private static var count = 0

    let screen: any Presentable
    let coordinator: Coordinator?
    let modal: Modal?
    let detail: Detail?
    /// The screen that the detail leaves with, if there is one.
    let anchor: Anchor?
    /// Grows with each item, whatever container it is in.
    let number: Int
    private let presenters: [WaitingPresenter]

    init(
      screen: any Presentable, coordinator: Coordinator?, modal: Modal? = nil, detail: Detail? = nil
    ) {
      Self.count += 1
      (self.screen, self.coordinator, self.modal, number) = (screen, coordinator, modal, Self.count)
      // In no window, or its column would be in one, too.
      (self.detail, anchor) = (detail, detail?.source?.pendingAnchor.map(Anchor.init))
      let covering: [(any CoveringPresenter)?] = [modal, detail]
      presenters = covering.compactMap(\.self).map(WaitingPresenter.init)
    }

    var id: ObjectIdentifier { ObjectIdentifier(screen) }
  }

  /// A screen that may leave while a detail waits, and is released then.
  struct Anchor {
    weak var screen: (any Presentable)?
  }

  private(set) var content: [Item] = []
  private(set) var modals: [Item] = []
  /// The selected tab or column.
  var selected: (any Presentable)?
  /// The coordinators in no tree that start when the container is first selected as a tab.
  var heldFlows: [Coordinator] = []
  /// The coordinators in a tree whose presenter is this container.
  private var hosted: [WeakCoordinator] = []

  subscript(layer: Layer) -> [Item] {
    get { layer == .content ? content : modals }
    set { if layer == .content { content = newValue } else { modals = newValue } }
  }

  var items: [Item] { content + modals }

  var isEmpty: Bool { content.isEmpty && modals.isEmpty }

  /// Whether attaching the container changes nothing else.
  var isUntouched: Bool { isEmpty && hosted.isEmpty && heldFlows.isEmpty && selected == nil }

  func contains(_ coordinator: Coordinator) -> Bool {
    content.contains { $0.coordinator === coordinator }
      || modals.contains { $0.coordinator === coordinator }
  }

  mutating func append(_ item: Item, to layer: Layer, selectsFirst: Bool) {
    if layer == .content {
      content.append(item)
      if selectsFirst, selected == nil { selected = item.screen }
    } else {
      modals.append(item)
    }
  }

  /// Undoes the last `append` to a layer.
  mutating func removeLast(of layer: Layer) -> Item {
    let item = layer == .content ? content.removeLast() : modals.removeLast()
    if layer == .content, content.isEmpty { selected = nil }
    return item
  }

  /// Removes items; if the selected tab is among them, selects its neighbour.
  mutating func removeAll(where isRemoved: (Item) -> Bool) {
    modals.removeAll(where: isRemoved)
    if let index = content.firstIndex(where: { $0.screen === selected }), isRemoved(content[index])
    {
      let next = content[index...].first { !isRemoved($0) }
      selected = (next ?? content.last { !isRemoved($0) })?.screen
    }
    content.removeAll(where: isRemoved)
  }

  /// Remembers a coordinator that needs the container's id as soon as there is one.
  mutating func addHosted(_ coordinator: Coordinator) {
    // At each power of two, so that the cost stays constant on average.
    if hosted.count & (hosted.count - 1) == 0 { hosted.removeAll { $0.coordinator == nil } }
    hosted.append(WeakCoordinator(coordinator: coordinator))
  }

  /// The coordinators whose presenter is this container; some may have left.
  var hostedCoordinators: [Coordinator] { hosted.compactMap(\.coordinator) }
}
