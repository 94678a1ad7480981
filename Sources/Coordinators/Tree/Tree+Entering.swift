/// What comes into a window with a container: everything that it was shown while it was in none.
///
/// It was committed then without a change, so its `isCommitted` is false. Entering links nothing again: the journal gets one
/// `containerEntered` for each container, and the commit makes one change of all. What may not be there leaves as a `problem`.
extension Tree {
  /// Lets the containers that the running operation has shown in a window enter it, with what they have.
  ///
  /// Screens and the containers in them are linked already: they get the order in which the user sees them come, and
  /// containers their positions. Iterative, since containers may be nested deeper than the call stack.
  mutating func enterNewContainers() {
    var guests = hasDisplacedDetails ? moveDisplacedDetails() : []
    var entered: [ContainerID] = []
    swap(&entered, &newContainers)
    var next = 0
    while next < entered.count {
      let id = entered[next]
      next += 1
      setPosition(of: id)
      for layer in [Layer.content, .modals] {
        var cursor = containerNodes[id][layer].first
        while let screen = cursor {
          showingCount += 1
          screenNodes[screen].showing = showingCount
          if let inner = screenNodes[screen].content { entered.append(inner) }
          if let owner = screenNodes[screen].owner,
            coordinatorNodes[owner].window != containerNodes[id].window
          {
            guests.append(screen)
          }
          cursor = layerOrder.next(of: screen)
        }
      }
      journal.append(.containerEntered(id, showing: showingCount))
    }
    mayBeRearranged = true
    adoptOwners(of: guests)
    for id in entered where containerNodes[id].role == .tabs {
      if let tab = containerNodes[id].selected { noteSelection(of: tab) }
    }
  }

  /// Notes a detail that has shown a screen where no column is; in a window it may mean one.
  mutating func noteDisplacement(
    of detail: Detail, by id: ScreenID, leavingWith anchor: ScreenID?
  ) {
    let container = screenNodes[id].container
    guard containerNodes[container].window == nil, !containerNodes[container].isColumn else {
      return
    }
    screenNodes[id].displacedDetail = DisplacedDetail(
      detail, anchor: anchor.map { screenNodes[$0].screen })
    hasDisplacedDetails = true
  }

  /// Shows the screens of details in the columns that they mean now that their containers lie in a split view.
  ///
  /// - Returns: those in columns that were in the window before; their coordinators may not be there yet.
  private mutating func moveDisplacedDetails() -> [ScreenID] {
    var containers = newContainers
    var displaced: [ScreenID] = []
    var next = 0
    while next < containers.count {
      let id = containers[next]
      next += 1
      for layer in [Layer.content, .modals] {
        for screen in layerOrder.ids(in: containerNodes[id][layer]) {
          if let inner = screenNodes[screen].content { containers.append(inner) }
          if screenNodes[screen].displacedDetail != nil { displaced.append(screen) }
        }
      }
    }
    // What comes in keeps its order also while a coordinator is being replaced.
    let point = insertionPoint
    insertionPoint = nil
    var guests: [ScreenID] = []
    for screen in displaced {
      guard let moved = moveToColumn(screen), let owner = screenNodes[moved].owner,
        let window = containerNodes[screenNodes[moved].container].window
      else { continue }
      if coordinatorNodes[owner].window != window { guests.append(moved) }
    }
    insertionPoint = point
    return guests
  }

  private mutating func moveToColumn(_ id: ScreenID) -> ScreenID? {
    // It may have left with what another one took the place of.
    guard screenNodes[id].isLinked, let shown = screenNodes[id].displacedDetail,
      let column = shown.detail.target?.container.node, containerNodes[column].isColumn,
      column != screenNodes[id].container
    else { return nil }
    let owner = screenNodes[id].owner
    let anchor = anchor(of: shown)
    guard anchor != nil || !shown.hasAnchor,
      open(shown.detail, in: column, leavingWith: anchor)
    else {
      if screenNodes[id].isLinked { removeAlone(id) }
      return nil
    }
    // It may have been in what the column had.
    if !screenNodes[id].isLinked { return nil }
    selectNeighbour(of: id, in: screenNodes[id].container)
    // Its coordinator has not lost it, so nothing is noted.
    detach(id)
    journal.append(.screenRemoved(id))
    if let content = screenNodes[id].content, containerNodes[column].window != nil {
      newContainers.append(content)
    }
    showingCount += 1
    let moved = link(
      ScreenNode(
        screen: screenNodes[id].screen, owner: owner, container: column, layer: .content,
        modal: nil,
        showing: showingCount, content: screenNodes[id].content),
      above: containerNodes[column].content.last)
    // A detail that leaves with it leaves with its new node.
    if let anchored = screenNodes[id].anchoredColumn {
      var detail = containerNodes[anchored].detail
      detail.anchor = moved
      setDetail(detail, of: anchored)
    }
    return moved
  }

  /// The screen that a displaced detail belongs to, unless it has left the presenter that it was in.
  private func anchor(of displaced: DisplacedDetail) -> ScreenID? {
    guard let id = displaced.anchor.flatMap({ id(of: $0) }), let source = displaced.detail.source,
      source.container.node == screenNodes[id].container, source.layer == screenNodes[id].layer
    else { return nil }
    return id
  }
}
