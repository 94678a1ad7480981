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
    // A child without screens is about to be removed if its screens were popped in this transaction. One whose screens have
    // left, and that stays for its own children, is no place that a link can show.
    let found = children.lazy.compactMap { $0 as? Child }
      .last { isMeant($0) && $0.lowestPlace != nil && !$0.hasLostScreens }
    let child = try found ?? make()
    if isActive {
      let beside =
        if let place = found?.lowestPlace {
          Engine.shared.tree.screensBeside(place)
        } else {
          Engine.shared.tree.screensBeside(child.presenterTarget)
        }
      removeChildren(besides: child, keeping: beside)
    }
    let tab = child.tabToStartWith
    if found == nil {
      try tryStart(child: child)
    } else if tab != nil {
      try Engine.shared.perform(.startPostponed(child))
    }
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
    if presenterTarget?.container is NavigationController { uncover() }
    try show()
    guard let screen = shownScreens.last(where: { isMeant($0) }) else { return .leads(to: self) }
    // Links leave other tabs alone.
    if Engine.shared.tree.role(around: screen) != .tabs {
      let routes = statedRoutes
      removeAlone(below: screen) {
        $0 is Coordinator || !($0 is Container) && routes.route(to: $0) != nil
      }
    }
    removeChildren(besides: nil, keeping: Engine.shared.tree.screensBeside(screen))
    select(screen)
    return .leads(to: self)
  }

  /// Brings the place of this coordinator to the top: what is above it leaves, also its screens that routes lead to.
  ///
  /// The place is its last screen before those. A coordinator whose own screens are containers keeps what is in them: what
  /// covers them leaves. One without screens stays as it is.
  final func uncover() {
    if let place = ownPlace ?? ownContainer { uncover(place) }
  }

  /// Whether all its screens have left, so that it stays for its children alone.
  private var hasLostScreens: Bool {
    nodeID.map { Engine.shared.tree.hasLostScreens($0) } ?? false
  }

  /// Whether a link that names a screen, or else this coordinator, leads to a screen.
  final func isPlace(_ screen: any Presentable) -> Bool {
    screen === ownPlace || statedRoutes.route(to: screen) != nil
  }

  private var ownPlace: (any Presentable)? {
    let routes = statedRoutes
    let own = shownScreens.filter { !($0 is Container) }
    return own.prefix { routes.route(to: $0) == nil }.last ?? own.first
  }

  /// The outermost of its containers, or the uppermost one in that if it is a stack, and so on.
  private var ownContainer: Container? {
    let own = shownScreens.compactMap { $0 as? Container }
    var (place, cursor) = (own.first, own.first?.host)
    while let container = cursor {
      if own.contains(where: { $0 === container }) { place = container }
      cursor = container.host
    }
    while let stack = place as? NavigationController,
      let inner = stack.screens.last(where: { screen in own.contains { $0 === screen } })
    {
      place = inner as? Container
    }
    return place
  }

  /// Brings one of its screens to the top: children, screens and modals above it leave, and so does what is above the
  /// containers that it lies in.
  ///
  /// If it is a container, children in it stay.
  final func uncover(_ screen: any Presentable) {
    guard isActive else { return }
    let beside = Engine.shared.tree.screensBeside(screen, withContents: true)
    removeChildren(besides: nil, keeping: beside)
    if let modal = (screen as? Container)?.modals.first {
      Engine.shared.issue(.removeScreen(modal))
    }
    var level: (any Presentable)? = screen
    while let screen = level {
      for cover in Engine.shared.tree.covers(of: screen) {
        Engine.shared.issue(.removeScreen(cover))
      }
      level = Engine.shared.tree.container(of: screen)
    }
    select(screen)
  }

  /// Removes those of its children and screens that `isMeant` accepts and that are below a child or screen in the same
  /// container, one by one, so that none of them takes the screen along.
  final func removeAlone(below part: AnyObject, where isMeant: (AnyObject) -> Bool) {
    guard let screen = part as? any Presentable ?? (part as? Coordinator)?.lowestScreen else {
      return
    }
    for below in Engine.shared.tree.screens(below: screen) {
      let owner = Engine.shared.tree.coordinator(of: below)
      if let child = owner.flatMap({ child(around: $0) }) {
        if isMeant(child) { Engine.shared.issue(.remove(child, .alone)) }
      } else if owner === self, isMeant(below) {
        Engine.shared.issue(.removeScreen(below, isAlone: true))
      }
    }
  }

  /// The child of this coordinator that another one is or descends from.
  private func child(around coordinator: Coordinator) -> Coordinator? {
    var cursor = coordinator
    while let parent = cursor.parent, parent !== self { cursor = parent }
    return cursor.parent === self ? cursor : nil
  }

  private func removeChildren(besides child: Coordinator?, keeping beside: ScreensBeside) {
    for other in children.reversed() where other !== child {
      if let place = other.lowestPlace, Engine.shared.tree.isKept(place, by: beside) { continue }
      remove(child: other)
    }
  }

  /// Selects the tabs and the columns that a screen is in.
  private func select(_ screen: any Presentable) {
    var cursor = screen
    while let container = Engine.shared.tree.container(of: cursor) {
      switch container {
      // A modal over tabs or columns is none of them.
      case _ where Engine.shared.tree.role(around: cursor) == nil: break
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
  /// Those that the place lies in, and the place.
  fileprivate var path: Set<ScreenID> = []
  /// Those below the place, in other tabs, and in columns on its left; the place, if what is in it stays.
  fileprivate var kept: Set<ScreenID> = []
}

extension Tree {
  /// What a link to a shown screen leaves as it is, with what is in that or without.
  func screensBeside(
    _ screen: any Presentable, withContents keepsContents: Bool = false
  ) -> ScreensBeside {
    guard let id = id(of: screen) else { return ScreensBeside() }
    var beside = screensBeside(id, in: screenNodes[id].container, screenNodes[id].layer)
    if keepsContents {
      beside.path.remove(id)
      beside.kept.insert(id)
    }
    return beside
  }

  /// What a link to a new screen leaves as it is.
  func screensBeside(_ target: PresentationTarget?) -> ScreensBeside {
    guard let target, let container = target.container.node else { return ScreensBeside() }
    return screensBeside(nil, in: container, target.layer)
  }

  private func screensBeside(
    _ place: ScreenID?, in container: ContainerID, _ layer: Layer
  ) -> ScreensBeside {
    var beside = ScreensBeside()
    var (cursor, container, layer) = (place, container, layer)
    while true {
      let node = containerNodes[container]
      if node.role == .tabs || layer == .modals {
        beside.kept.formUnion(layerOrder.ids(in: node.content))
      }
      if let cursor {
        beside.path.insert(cursor)
        beside.kept.formUnion(ids(below: cursor))
      }
      guard let host = node.host else { return beside }
      (cursor, container, layer) = (host, screenNodes[host].container, screenNodes[host].layer)
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

  /// The screens below another one in its layer, the uppermost first.
  func screens(below screen: any Presentable) -> [any Presentable] {
    id(of: screen).map { ids(below: $0).map { screenNodes[$0].screen } } ?? []
  }

  private func ids(below screen: ScreenID) -> [ScreenID] {
    var (ids, cursor) = ([ScreenID](), layerOrder.previous(of: screen))
    while let id = cursor {
      ids.append(id)
      cursor = layerOrder.previous(of: id)
    }
    return ids
  }

  /// How the container of a screen shows its content; `nil` for a modal over it.
  func role(around screen: any Presentable) -> ContainerRole? {
    guard let id = id(of: screen), screenNodes[id].layer == .content else { return nil }
    return containerNodes[screenNodes[id].container].role
  }

  /// The lowest ones of the screens and modals that cover a screen in its container.
  func covers(of screen: any Presentable) -> [any Presentable] {
    guard let id = id(of: screen) else { return [] }
    let container = containerNodes[screenNodes[id].container]
    let isModal = screenNodes[id].layer == .modals
    let above = isModal || container.role == .stack ? layerOrder.next(of: id) : nil
    return [above, isModal ? nil : container.modals.first]
      .compactMap { $0.map { screenNodes[$0].screen } }
  }
}

extension Coordinator {
  /// Its routes; none if it states none.
  final var statedRoutes: [Route] { (self as? any Routing)?.routes ?? [] }
}

extension [Route] {
  /// The first route that leads to a child or screen.
  @MainActor func route(to part: AnyObject) -> Route? { first { $0.texts(part) != nil } }
}
