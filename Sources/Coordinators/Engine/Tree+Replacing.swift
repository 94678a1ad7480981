/// How screens and coordinators come in the place of others.
extension Tree {
  /// Makes a stack what `change` makes of it: what is in both stays what it is.
  mutating func setScreens(
    _ change: ([any Presentable]) -> [any Presentable], in stack: NavigationController,
    for coordinator: Coordinator?, _ operation: Operation, engine: Engine
  ) throws(CoordinatorDiagnostic) {
    let container = try id(of: stack, for: operation, engine: engine)
    var owner: MemberID?
    if let coordinator { owner = try liveID(of: coordinator, for: operation, engine: engine) }
    let wanted = change(screens(in: container, .content))
    let kept = Set(wanted.map(ObjectIdentifier.init))
    guard kept.count == wanted.count else { throw operation.refusal(.screenAlreadyShown) }
    for id in layers.ids(in: containers[container].content).reversed()
    where !kept.contains(ObjectIdentifier(entries[id].screen)) { take(id) }
    var below: EntryID?
    for screen in wanted {
      if let id = entry(of: screen) {
        guard entries[id].container == container, entries[id].layer == .content else {
          throw operation.refusal(.screenAlreadyShown, about: screen)
        }
        if layers.previous(of: id) != below { move(id, above: below) }
        below = id
      } else {
        if lies(container, in: screen) { throw operation.refusal(.cycle, about: screen) }
        below = try insert(
          screen, in: container, .content, above: below, owner: owner, for: operation,
          engine: engine)
      }
    }
  }

  /// Takes a coordinator away with all that it started, and keeps its place among others for whoever comes
  /// next: what lies above its screens in a stack stays.
  mutating func dismissKeepingPlace(_ member: MemberID) {
    if let first = members[member].screens.first, entries[first].layer == .content {
      let container = entries[first].container
      gap = Gap(
        container: container, below: layers.previous(of: first),
        isSelected: containers[container].selected == first)
    }
    let leaving = subtree(of: member)
    for id in leaving {
      mark(id, isLeaving: true)
      while let entry = members[id].screens.last {
        if entries[entry].layer == .modals { cut(entry) } else { takeOne(entry) }
      }
    }
    emptied += leaving
  }
}
