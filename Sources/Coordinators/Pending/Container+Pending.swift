extension Container {
  /// Whether the container is `other` or is to be shown inside it.
  func isPending(inside other: Container) -> Bool {
    var cursor: Container? = self
    while let container = cursor {
      if container === other { return true }
      cursor = container.pendingHost ?? (container as? NavigationController)?.split
    }
    return false
  }

  /// Replaces what the container was shown, and updates the links to and from it.
  func setPending(_ contents: PendingContents) {
    for case let inner as Container in pending.items.map(\.screen) where inner.pendingHost === self
    {
      inner.pendingHost = nil
    }
    pending = contents
    for item in contents.items { linkPending(item) }
  }

  func linkPending(_ item: PendingContents.Item) {
    (item.screen as? Container)?.pendingHost = self
    item.coordinator?.addPendingContainer(self)
    FilledContainers.add(self)
  }

  /// The detail that a column in no window begins with, and its first screen.
  var pendingDetail: (detail: Detail, item: PendingContents.Item)? {
    guard isColumn, let item = pending.content.first, let detail = item.detail,
      detail.target?.container === self
    else { return nil }
    return (detail, item)
  }

  /// Reports, once, that the container was filled and is not shown.
  func reportNeverShown() {
    guard !isReportedAsNeverShown else { return }
    isReportedAsNeverShown = true
    neverShown.report(in: fillingWindow?.window == nil ? nil : fillingWindow)
  }

  var neverShown: CoordinatorDiagnostic {
    let owners = pending.items.lazy.compactMap { $0.coordinator as? TabCoordinator }
    if let owner = owners.first(where: { $0.tabs === self }) {
      return CoordinatorDiagnostic(.neverShown, subject: name(of: owner), detail: "tabs")
    }
    let count = pending.items.count
    let subject = isColumn ? "\(SplitViewController.self)" : name(of: self)
    return CoordinatorDiagnostic(
      .neverShown, subject: subject, detail: count == 1 ? "a screen" : "\(count) screens")
  }
}

extension Container {
  /// Remembers the window of the coordinator, or of the call or the event, that fills the container first.
  func noteFilling(for coordinator: Coordinator?) {
    guard node == nil, fillingWindow == nil else { return }
    fillingWindow =
      coordinator?.windowState ?? coordinator?.presenterWindow ?? Engine.shared.runningWindow
      ?? WindowState.handlingEvent
  }
}

extension PendingContents {
  /// The window of the coordinators that have shown something, or start with a tab, if there is one.
  var window: WindowState? {
    items.lazy.compactMap {
      $0.coordinator?.windowState ?? ($0.screen as? Container)?.windowOfUnstartedFlows
    }.first
  }

  /// Releases the items one after the other, since containers may be nested deeper than the call stack.
  mutating func releaseItems() {
    var items = takeItems()
    while var item = items.popLast() {
      var inner = item?.screen as? Container
      item = nil
      if isKnownUniquelyReferenced(&inner) { items += inner?.pending.takeItems() ?? [] }
    }
  }

  private mutating func takeItems() -> [Item?] {
    defer { self = PendingContents() }
    return items.map(Optional.some)
  }
}
