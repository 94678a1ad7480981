/// New screens, modals and coordinators for actions.
extension Simulation {
  /// A container, or a new modal over one, or a detail; mostly in a window, if one is given, or in none.
  mutating func somePresenter(_ numbers: [Int], in window: Int? = nil) -> PresenterName? {
    if numbers[4] % 3 == 0 { return someDetail(numbers, in: window) }
    guard let container = pick(containers(in: window, numbers), numbers[0]) else { return nil }
    let replacesRoot = numbers[3] % 4 == 0
    if numbers[3] % 5 == 0 || (container.screen.kind == .window && !replacesRoot) {
      return newModal(over: container)
    }
    return PresenterName(container: container.screen)
  }

  /// The windows and what they have.
  var shownNodes: [ModelNode] { openWindows.flatMap { state.windows[$0].all } }

  /// All containers, or mostly those of one window and those in none.
  private func containers(in window: Int?, _ numbers: [Int]) -> [ModelNode] {
    let isLimited = numbers[0] % 8 > 0
    let windows = openWindows.filter { !isLimited || window == nil || window == $0 }
    return (windows.flatMap { state.windows[$0].all } + idleNodes)
      .filter { $0.screen.kind != .page }
  }

  /// One of the open windows, or rarely one that has closed.
  func someWindow(_ number: Int) -> Int {
    let isAny = number % 29 == 0 || openWindows.isEmpty
    return pick(isAny ? state.windows.map(\.id) : openWindows, number) ?? 0
  }

  /// The ids of all coordinators, or mostly of those of the window of a container.
  func flows(around container: ScreenName?, _ numbers: [Int]) -> [Int] {
    let ids = state.flows.keys.sorted()
    guard let window = container.flatMap({ state.window(of: $0.id) }), numbers[1] % 11 > 0
    else { return ids }
    return ids.filter { state.flows[$0]?.window == window }
  }

  /// A new detail of any presenter, mostly of a column or what is in one, or a detail that was used before.
  mutating func someDetail(_ numbers: [Int], in window: Int? = nil) -> PresenterName {
    let allContainers = containers(in: window, numbers)
    if numbers[5] % 3 == 0, let old = pick(details.suffix(6), numbers[1]) { return .detail(old) }
    let inColumns = allContainers.filter {
      state.target(of: .detail(DetailName(id: 0, isSelected: true, source: .container($0.screen))))
        .container.kind == .column
    }
    let containers = inColumns.isEmpty || numbers[3] % 7 == 0 ? allContainers : inColumns
    var source = PresenterName.container(
      pick(containers, numbers[0])?.screen ?? .window(someWindow(numbers[0])))
    let special =
      switch numbers[3] % 7 {
      case 1: coveringContainers
      case 2, 3: inColumns.map(\.screen).filter { $0.kind == .tabs }
      default: movingContainers
      }
    if let special = pick(special, numbers[0]) { source = .container(special) }
    switch numbers[3] % 11 {
    case 0: source = .modal(newID(), over: source.container)
    case 1: source = pick(details, numbers[0]).map { .detail($0) } ?? source
    default: break
    }
    let detail = DetailName(id: newID(), isSelected: numbers[2] % 3 > 0, source: source)
    details.append(detail)
    return .detail(detail)
  }

  /// The containers that queued requests show, so that details mean other columns afterwards.
  private var movingContainers: [ScreenName] {
    queue.compactMap { request in
      guard case .show(let screen, _, _) = request.action, screen.kind != .page else { return nil }
      return screen
    }
  }

  /// The containers over split views, which are no columns.
  private var coveringContainers: [ScreenName] {
    shownNodes.filter { $0.screen.kind == .split }.flatMap(\.modals).map(\.screen)
      .filter { $0.kind != .page }
  }

  mutating func newFlow(in presenter: PresenterName, _ numbers: [Int], fails: Bool) -> FlowName {
    let id = newID()
    var steps: [Action] = []
    for index in 0..<(numbers[4] % 4) {
      let screen = newScreen(numbers[index + 2])
      steps.append(.show(screen, in: presenter, for: id))
      if screen.kind == .stack || screen.kind == .split || numbers[index] % 5 == 0 {
        let inner = screen.kind == .page ? presenter : .container(screen)
        let child = newChild(in: inner, numbers[index], fails: numbers[index] % 4 == 0)
        steps.append(.start(child, under: id))
      }
    }
    if let leaving = leavingStep(numbers, for: id) {
      steps.insert(leaving, at: numbers[5] % (steps.count + 1))
    }
    if numbers[5] % 12 == 0 { steps.append(.finish(id)) }
    if numbers[5] % 8 == 0 { steps.append(.reportOutcome(id)) }
    return FlowName(id: id, presenter: presenter, steps: steps, fails: fails)
  }

  /// Sometimes a step that removes existing screens, which their guards may refuse.
  private mutating func leavingStep(_ numbers: [Int], for flow: Int) -> Action? {
    guard numbers[1] % 3 == 0,
      let stack = pick(shownNodes.filter(\.screen.isStack), numbers[3])
    else { return nil }
    switch numbers[2] % 8 {
    case 0: return .pop(stack.screen)
    case 1: return .popToRoot(stack.screen)
    case 2: return .replaceTop(newScreen(numbers[4]), in: stack.screen, for: flow)
    case 3: return .setScreens([newScreen(numbers[4])], in: stack.screen, for: flow)
    case 4:
      return .show(
        newContainer(numbers[4]), in: .container(.window(someWindow(numbers[3]))), for: flow)
    case 5: return bringToFrontOrShow(in: .container(stack.screen), numbers, for: flow)
    case 6:
      return pick(stack.content, numbers[4]).map {
        .bringToFront($0.screen, in: .container(stack.screen), for: nil)
      }
    default:
      guard let child = pick(state.flows.keys.sorted(), numbers[4]),
        let parent = state.flows[child]?.parent
      else { return nil }
      return .remove(child, from: parent)
    }
  }

  /// A coordinator that replaces one child with another one in its `start()`.
  mutating func newReplacingFlow(in presenter: PresenterName, _ numbers: [Int]) -> FlowName {
    let id = newID()
    let first = newChild(in: presenter, numbers[2], fails: false)
    let second = newChild(in: presenter, numbers[3], fails: numbers[3] % 5 == 0)
    var steps: [Action] = [.start(first, under: id)]
    if numbers[4] % 2 == 0 {
      steps.insert(.show(newScreen(numbers[4]), in: presenter, for: id), at: numbers[4] / 2 % 2)
    }
    steps.append(.replace(first.id, with: bringing(second, numbers)))
    if numbers[5] % 3 == 0 { steps.append(.show(newScreen(numbers[5]), in: presenter, for: id)) }
    return FlowName(id: id, presenter: presenter, steps: steps, fails: numbers[5] % 7 == 0)
  }

  /// Sometimes lets a coordinator first bring a screen to the front, which may be below the one that it replaces.
  private func bringing(_ flow: FlowName, _ numbers: [Int]) -> FlowName {
    let container = state.target(of: flow.presenter).container
    guard numbers[1] % 2 == 0, container.isStack,
      let screen = pick(state.node(container).content, numbers[0])
    else { return flow }
    let step = Action.bringToFront(screen.screen, in: .container(container), for: nil)
    return FlowName(
      id: flow.id, presenter: flow.presenter, steps: [step] + flow.steps, fails: flow.fails)
  }

  /// Calls `start()` of a coordinator that no parent has, in a presenter of a window.
  ///
  /// Its first screen is new, and only the root and a detail ask guards. While one of these asks the user, the detail may
  /// leave its window; the coordinator waits in it then.
  mutating func startDirectly(_ numbers: [Int]) -> Action? {
    guard phase == .idle, !isFull, let presenter = somePresenter(numbers),
      state.isShown(state.target(of: presenter).container.id)
    else { return nil }
    let id = newID()
    var steps: [Action] = []
    if presenter.isDetail || (presenter.modals.isEmpty && presenter.container.kind == .window) {
      steps.append(.show(newContainer(numbers[2]), in: presenter, for: id))
    } else {
      steps.append(.show(ScreenName(id: newID(), kind: .page), in: presenter, for: id))
      for index in 0..<(numbers[4] % 3) {
        steps.append(.show(newScreen(numbers[index]), in: presenter, for: id))
        if numbers[index] % 3 == 0 {
          let child = newChild(in: presenter, numbers[index], fails: numbers[index] % 4 == 0)
          steps.append(.start(child, under: id))
        }
      }
      if numbers[5] % 12 == 0 { steps.append(.finish(id)) }
    }
    return .run(FlowName(id: id, presenter: presenter, steps: steps, fails: numbers[2] % 5 == 0))
  }

  private mutating func newChild(in presenter: PresenterName, _ number: Int, fails: Bool)
    -> FlowName
  {
    let id = newID()
    let steps = (0..<(number % 3)).map {
      Action.show(newScreen(number + $0), in: presenter, for: id)
    }
    return FlowName(id: id, presenter: presenter, steps: steps, fails: fails)
  }

  mutating func newModal(over node: ModelNode) -> PresenterName {
    PresenterName(container: node.screen, modal: newID())
  }

  /// The containers in no window that actions use.
  var idleNodes: [ModelNode] {
    idleContainers.filter { !state.isShown($0.id) }.flatMap { [$0] + $0.columns }
      .map { state.node($0) }
  }

  /// Shows a screen in a new container, or in one that is in no window.
  mutating func fill(_ numbers: [Int], for owner: Int?) -> Action? {
    let filled = state.others.flatMap { $0.all.dropFirst() }
    guard filled.count(where: { $0.screen.kind != .column }) < 16 else { return nil }
    if numbers[0] % 3 == 0 || idleNodes.isEmpty {
      idleContainers = (idleContainers + [newContainer(numbers[3])]).suffix(6)
    }
    guard let container = pick(idleNodes, numbers[4]) else { return nil }
    let presenter =
      numbers[5] % 5 == 0 ? newModal(over: container) : PresenterName(container: container.screen)
    return .show(newScreen(numbers[2]), in: presenter, for: owner)
  }

  /// A new screen, or sometimes a container that was filled before.
  mutating func newScreen(_ number: Int) -> ScreenName {
    if number % 7 == 3, let idle = pick(idleContainers, number / 7) { return idle }
    return switch number % 12 {
    case 0, 1: newContainer(number / 12)
    case 2: ScreenName(id: newID(), kind: .page, leaveDecision: .refused)
    case 3, 4: ScreenName(id: newID(), kind: .page, leaveDecision: .asks)
    default: ScreenName(id: newID(), kind: .page)
    }
  }

  mutating func newContainer(_ number: Int) -> ScreenName {
    switch number % 5 {
    case 0: return ScreenName(id: newID(), kind: .tabs)
    case 1: return ScreenName(id: newID(), kind: .stack)
    default:
      defer { nextID += 3 }
      return ScreenName(id: newID(), kind: .split, columnCount: number % 5 == 2 ? 3 : 2)
    }
  }

  mutating func newID() -> Int {
    defer { nextID += 1 }
    return nextID
  }
}
