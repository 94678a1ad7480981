/// Where everything is: containers with the screens in them, and coordinators with their children.
///
/// It is changed by a handful of steps, each of which can be undone; whoever changes it decides when the
/// steps since the last ``commit()`` become one ``Change``. It cannot be copied: reading it in place costs
/// nothing, while each copy would count all of its arrays.
@MainActor
struct Tree: ~Copyable {
  var entries = Slots<Entry>()
  var containers = Slots<ContainerNode>()
  var members = Slots<Member>()

  /// The order of screens in a layer of a container, bottom first.
  var layers = Links<Entry>()
  /// The screens of one coordinator, oldest first.
  var belongings = Links<Entry>()
  /// The children of one coordinator, oldest first.
  var siblings = Links<Member>()
  /// The coordinators that show their screens in one container.
  var tenants = Links<Member>()

  /// The coordinators that the window started.
  var roots = Links<Member>.List()
  var entryOfScreen: [ObjectIdentifier: EntryID] = [:]

  /// The steps since the last commit, in order.
  var journal: [Step] = []
  /// Coordinators to look at before the next commit: they may have nothing left to stay for.
  var emptied: [MemberID] = []
  /// What came and went without having been told of; freed when nobody is changing the tree.
  var unseen: [AnyObject] = []
  let window: ContainerID
  /// Where the screens go that come in the place of others.
  var gap: Gap?

  init(root: Container) { window = containers.insert(ContainerNode(container: root)) }
}

typealias EntryID = Slots<Entry>.ID
typealias ContainerID = Slots<ContainerNode>.ID
typealias MemberID = Slots<Member>.ID

/// One screen in its place.
struct Entry {
  let screen: any Presentable
  let owner: MemberID?
  let container: ContainerID
  let layer: Layer
  let modal: Modal?
  /// What lies inside, when the screen is itself a container.
  var content: ContainerID?
  var isLinked = true
  var isCommitted = false
}

/// A place between screens that is kept for others.
struct Gap {
  let container: ContainerID
  var below: EntryID?
  /// Whether what was there was the tab in front.
  let isSelected: Bool
}

/// What a container consists of: its content, and the modals that lie over it.
enum Layer {
  case content
  case modals
}

/// A container that is somewhere in the tree.
struct ContainerNode {
  let container: Container
  /// The entry whose screen is this container; `nil` for the window, and until the container is shown.
  var host: EntryID?
  var content = Links<Entry>.List()
  var modals = Links<Entry>.List()
  /// The tab that is in front.
  var selected: EntryID?
  var tenants = Links<Member>.List()

  init(container: Container) { self.container = container }

  subscript(layer: Layer) -> Links<Entry>.List {
    get { layer == .content ? content : modals }
    set { if layer == .content { content = newValue } else { modals = newValue } }
  }
}

/// A coordinator that is somewhere in the tree.
struct Member {
  let coordinator: Coordinator
  let parent: MemberID?
  /// It had been in a tree before, and left.
  let isBack: Bool
  /// The container in which it shows its screens, if that is one of Sternik's own.
  var home: ContainerID?
  var screens = Links<Entry>.List()
  var children = Links<Member>.List()
  /// It was told to leave, and does so at the next commit, whatever it still has.
  var isLeaving = false
  /// Its place has gone, or its last screen left: it has nothing to wait for.
  var isAdrift = false
  var isLinked = true
}

/// A step that the tree has taken.
enum Step {
  case opened(ContainerID)
  case closed(ContainerID)
  case linkedEntry(EntryID)
  case unlinkedEntry(EntryID)
  case movedEntry(EntryID, above: EntryID?)
  case linkedMember(MemberID)
  case unlinkedMember(MemberID)
  case evicted(MemberID, home: ContainerID)
  case selected(ContainerID, before: EntryID?)
  case marked(MemberID, before: (isLeaving: Bool, isAdrift: Bool))
}
