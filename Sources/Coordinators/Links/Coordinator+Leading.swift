extension Coordinator {
  /// Continues at the child that `isMeant` accepts, or creates and starts a new one.
  ///
  /// A child whose tab was not selected yet is started. Another existing child stays as it is, with its descendants; if
  /// `isMeant` accepts several, the newest is used. The other children leave, those without screens included, so that going
  /// back from the child returns to this coordinator. Those stay that are below an existing child, that contain the
  /// presenter of the child, and that are in other tabs or in columns on its left.
  ///
  /// - Throws: the error of `make`, or that of the child's start, as ``tryStart(child:)``.
  public final func leadToChild<Child: Coordinator>(
    orStart make: @autoclosure () throws -> Child, where isMeant: (Child) -> Bool = { _ in true }
  ) throws -> RouteDecision {
    // A child without screens is about to be removed if its screens were popped in this transaction.
    let found = children.lazy.compactMap { $0 as? Child }
      .last { isMeant($0) && $0.lowestPlace != nil }
    let child = try found ?? make()
    if isActive {
      let place =
        if let screen = found?.lowestPlace {
          Engine.shared.tree.screensBeside(screen)
        } else {
          Engine.shared.tree.screensBeside((child.presenter as? any BuiltInPresenter)?.target)
        }
      removeChildren(besides: child, keeping: place)
    }
    let tab = child.tabToStartWith
    if found == nil { try tryStart(child: child) } else { try child.startBeforeSelection() }
    if let screen = child.lowestScreen ?? tab { select(screen) }
    return .leads(to: child)
  }

  /// Brings this coordinator's own screen that `isMeant` accepts to the top, or shows a new one.
  final func leadToScreen(
    orShow show: () throws -> Void, where isMeant: (AnyObject) -> Bool
  ) throws -> RouteDecision {
    if let screen = shownScreens.last(where: { isMeant($0) }) {
      uncover(screen)
      return .leads(to: self)
    }
    guard isActive else { return .unknown }
    // What is above its place in its own stack would be below the screen.
    if (presenter as? any BuiltInPresenter)?.target?.container is NavigationController { uncover() }
    try show()
    guard let screen = shownScreens.last(where: { isMeant($0) }) else { return .leads(to: self) }
    var place = Engine.shared.tree.screensBeside(Engine.shared.tree.target(of: screen))
    removeOthers(below: screen, keepingIn: &place)
    removeChildren(besides: nil, keeping: place)
    select(screen)
    return .leads(to: self)
  }

  /// Brings the place of this coordinator to the top: what is above it leaves, also its screens that routes lead to.
  ///
  /// The place is its last screen before those; a coordinator whose own screens are containers stays as it is.
  final func uncover() {
    if let ownPlace { uncover(ownPlace) }
  }

  /// Whether a link that names a screen, or else this coordinator, leads to a screen.
  final func isPlace(_ screen: any Presentable) -> Bool {
    let routes = (self as? any Routing)?.routes ?? []
    return screen === ownPlace || routes.contains { $0.texts(screen) != nil }
  }

  private var ownPlace: (any Presentable)? {
    let routes = (self as? any Routing)?.routes ?? []
    let own = shownScreens.filter { !($0 is Container) }
    let unrouted = own.prefix { screen in !routes.contains { $0.texts(screen) != nil } }
    return unrouted.last ?? own.first
  }

  /// Brings one of its screens to the top: children, screens and modals above it leave, and so does what is above the
  /// containers that it lies in.
  final func uncover(_ screen: any Presentable) {
    guard isActive else { return }
    removeChildren(besides: nil, keeping: Engine.shared.tree.screensBeside(screen))
    if let stack = Engine.shared.tree.container(of: screen) as? NavigationController,
      stack.topScreen !== screen, stack.screens.contains(where: { $0 === screen })
    {
      stack.pop(to: screen)
    }
    for modal in Engine.shared.tree.modals(over: screen) {
      Engine.shared.issue(.removeScreen(modal))
    }
    var cursor = screen
    while let container = Engine.shared.tree.container(of: cursor) {
      if let stack = container as? NavigationController, cursor !== screen,
        Engine.shared.tree.target(of: cursor)?.layer == .content, stack.topScreen !== cursor
      {
        stack.pop(to: cursor)
      }
      cursor = container
    }
    select(screen)
  }

  /// Removes the children and the screens with routes that are below a new screen in the same container, one by one, so
  /// that none of them takes the screen along; this coordinator's own containers stay, with what is in them.
  private func removeOthers(below screen: any Presentable, keepingIn place: inout ScreensBeside) {
    // Links leave other tabs alone.
    if Engine.shared.tree.container(of: screen) is TabBarController,
      Engine.shared.tree.target(of: screen)?.layer == .content
    {
      return
    }
    let routes = (self as? any Routing)?.routes ?? []
    for below in Engine.shared.tree.screens(below: screen) {
      let owner = Engine.shared.tree.coordinator(of: below)
      if let child = owner.flatMap({ child(around: $0) }) {
        Engine.shared.issue(.removeFlowAlone(child))
      } else if below is Container {
        Engine.shared.tree.addScreen(below, to: &place)
      } else if owner === self, routes.contains(where: { $0.texts(below) != nil }) {
        Engine.shared.issue(.removeAlone(below))
      }
    }
  }

  /// Removes those of its children and screens that `isMeant` accepts and that are below a child or screen in the same
  /// container, one by one.
  final func removeAlone(below part: AnyObject, where isMeant: (AnyObject) -> Bool) {
    guard let screen = part as? any Presentable ?? (part as? Coordinator)?.lowestScreen else {
      return
    }
    for below in Engine.shared.tree.screens(below: screen) {
      let owner = Engine.shared.tree.coordinator(of: below)
      if let child = owner.flatMap({ child(around: $0) }) {
        if isMeant(child) { Engine.shared.issue(.removeFlowAlone(child)) }
      } else if owner === self, isMeant(below) {
        Engine.shared.issue(.removeAlone(below))
      }
    }
  }

  /// The child of this coordinator that another one is or descends from.
  private func child(around coordinator: Coordinator) -> Coordinator? {
    var cursor = coordinator
    while let parent = cursor.parent, parent !== self { cursor = parent }
    return cursor.parent === self ? cursor : nil
  }

  private func removeChildren(besides child: Coordinator?, keeping place: ScreensBeside) {
    for other in children.reversed() where other !== child {
      if let screen = other.lowestPlace, Engine.shared.tree.isKept(screen, by: place) {
        continue
      }
      remove(child: other)
    }
  }

  /// Selects the tabs and the columns that a screen is in.
  private func select(_ screen: any Presentable) {
    var cursor = screen
    while let container = Engine.shared.tree.container(of: cursor) {
      switch container {
      // A modal over tabs or columns is none of them.
      case _ where Engine.shared.tree.target(of: cursor)?.layer == .modals: break
      case let tabs as TabBarController: tabs.select(cursor)
      case let split as SplitViewController:
        // One that only a modal covers cannot be selected.
        if let column = cursor as? NavigationController, column.topScreen != nil {
          split.select(column)
        }
      default: break
      }
      cursor = container
    }
  }

  /// Starts this coordinator if its tab was not selected yet.
  ///
  /// - Throws: the error of its `start()`; nothing has changed then.
  final func startBeforeSelection() throws {
    if tabToStartWith != nil { try Engine.shared.perform(.startAdded(self)) }
  }

  /// Its lowest screen, or the tab that it starts with.
  private var lowestPlace: (any Presentable)? { lowestScreen ?? tabToStartWith }

  /// The first screen of this coordinator, or that of its first descendant with screens.
  private var lowestScreen: (any Presentable)? {
    var pending: [Coordinator] = [self]
    while let coordinator = pending.popLast() {
      if let screen = coordinator.shownScreens.first { return screen }
      pending += coordinator.children.reversed()
    }
    return nil
  }
}

/// The screens that a link to a place leaves as they are.
struct ScreensBeside {
  /// Those that the place lies in.
  fileprivate var path: Set<ScreenID> = []
  /// Those below the place, in other tabs, and in columns on its left.
  fileprivate var kept: Set<ScreenID> = []
}

extension Tree {
  /// What a link to a shown screen leaves as it is.
  func screensBeside(_ screen: any Presentable) -> ScreensBeside {
    var beside = ScreensBeside()
    addScreens(around: id(of: screen), to: &beside)
    return beside
  }

  /// The screens below another one in its layer, the uppermost first.
  func screens(below screen: any Presentable) -> [any Presentable] {
    var (screens, cursor) = (
      [any Presentable](), id(of: screen).flatMap { layerOrder.previous(of: $0) }
    )
    while let id = cursor {
      screens.append(screenNodes[id].screen)
      cursor = layerOrder.previous(of: id)
    }
    return screens
  }

  /// Leaves a screen as it is, too.
  func addScreen(_ screen: any Presentable, to beside: inout ScreensBeside) {
    if let id = id(of: screen) { beside.kept.insert(id) }
  }

  /// Where a screen is shown.
  func target(of screen: any Presentable) -> PresentationTarget? {
    guard let id = id(of: screen) else { return nil }
    let node = screenNodes[id]
    return containerNodes[node.container].container.map {
      PresentationTarget(container: $0, layer: node.layer, modal: node.modal)
    }
  }

  /// The lowest modal over each container around a screen.
  func modals(over screen: any Presentable) -> [any Presentable] {
    var modals: [any Presentable] = []
    var cursor = id(of: screen)
    while let id = cursor {
      let node = screenNodes[id]
      let container = containerNodes[node.container]
      let above = node.layer == .modals ? layerOrder.next(of: id) : container.modals.first
      if let above { modals.append(screenNodes[above].screen) }
      cursor = container.host
    }
    return modals
  }

  /// What a link to a new screen leaves as it is.
  func screensBeside(_ target: PresentationTarget?) -> ScreensBeside {
    var beside = ScreensBeside()
    guard let target, let id = target.container.node else { return beside }
    let container = containerNodes[id]
    if target.layer == .modals || container.role == .tabs {
      beside.kept.formUnion(layerOrder.ids(in: container.content))
    }
    addScreens(around: container.host, to: &beside)
    return beside
  }

  private func addScreens(around screen: ScreenID?, to beside: inout ScreensBeside) {
    var cursor = screen
    while let id = cursor {
      let node = screenNodes[id]
      let container = containerNodes[node.container]
      beside.path.insert(id)
      if container.role == .tabs || node.layer == .modals {
        beside.kept.formUnion(layerOrder.ids(in: container.content))
      }
      var below = layerOrder.previous(of: id)
      while let screen = below {
        beside.kept.insert(screen)
        below = layerOrder.previous(of: screen)
      }
      cursor = container.host
    }
  }

  /// Whether a screen stays: the place lies in it, or it is, or lies in, one that is kept.
  func isKept(_ screen: any Presentable, by beside: ScreensBeside) -> Bool {
    var cursor = id(of: screen)
    if let id = cursor, beside.path.contains(id) { return true }
    while let id = cursor, !beside.path.contains(id) {
      if beside.kept.contains(id) { return true }
      cursor = containerNodes[screenNodes[id].container].host
    }
    return false
  }
}
