extension Simulation {
  private static let screenLimit = 16
  private static let flowLimit = 9

  /// The move that a command means here and now.
  mutating func resolve(_ command: Command) -> Issued? {
    move(for: command).map { Issued(kind: command.kind, move: $0, isForced: command.isForced) }
  }

  private mutating func move(for command: Command) -> Move? {
    let numbers = command.numbers
    let shown = state.window.all
    let isFull = shown.count > Self.screenLimit
    let pages = shown.filter { $0.screen.kind != .window }
    func any(_ kind: ScreenName.Kind) -> Node? {
      pick(shown.filter { $0.screen.kind == kind }, numbers[0])
    }
    let owner = numbers[1] % 5 == 0 ? nil : pick(state.flows.keys.sorted(), numbers[1])

    switch command.kind {
    case .push:
      guard let stack = any(.stack), !isFull else { return nil }
      return .show(newScreen(numbers[2]), in: PlaceName(container: stack.screen), for: owner)
    case .present:
      guard let over = pick(shown.filter { $0.screen.kind != .page }, numbers[0]), !isFull
      else { return nil }
      return .show(newScreen(numbers[2]), in: newModal(over: over), for: owner)
    case .appendTab:
      guard let tabs = any(.tabs), !isFull else { return nil }
      return .show(newScreen(numbers[2]), in: PlaceName(container: tabs.screen), for: owner)
    case .swapRoot:
      return .show(newContainer(numbers[2]), in: PlaceName(container: .window), for: owner)
    case .showTwice:
      guard let place = place(numbers), let page = pick(pages, numbers[4]) else { return nil }
      return .show(page.screen, in: place, for: owner)
    case .pop: return any(.stack).map { .pop($0.screen) }
    case .popToRoot: return any(.stack).map { .popToRoot($0.screen) }
    case .popTo:
      guard let stack = any(.stack), let page = pick(stack.content, numbers[2]) else { return nil }
      return .popTo(page.screen, in: stack.screen)
    case .setScreens:
      guard let stack = any(.stack) else { return nil }
      return .setScreens(
        rearranged(stack.content.map(\.screen), numbers), in: stack.screen, for: owner)
    case .dismiss:
      guard let over = pick(shown.filter { !$0.modals.isEmpty }, numbers[0]),
        let modal = pick(over.modals, numbers[2])?.modal
      else { return nil }
      return .dismiss(PlaceName(container: over.screen, modal: modal))
    case .selectTab, .removeTab:
      guard let tabs = any(.tabs), let tab = pick(tabs.content, numbers[2]) else { return nil }
      return command.kind == .selectTab
        ? .select(tab.screen, in: tabs.screen) : .removeTab(tab.screen, in: tabs.screen)
    case .back: return .back
    case .answer:
      guard let asked = pick(pages.filter { pending[$0.id] != nil }, numbers[0]) else { return nil }
      return .answer(asked.screen, numbers[1] % 3 != 0)
    case .start, .throwingStart:
      guard state.flows.count < Self.flowLimit, !isFull,
        let parent = pick(state.flows.keys.sorted(), numbers[1]), let place = place(numbers)
      else { return nil }
      return .start(
        newFlow(in: place, numbers, fails: command.kind == .throwingStart), under: parent)
    case .startTwice:
      guard let flow = someFlow(numbers[0]),
        let parent = pick(state.flows.keys.sorted(), numbers[1])
      else { return nil }
      return .start(flow.name, under: parent)
    case .finish: return someFlow(numbers[0]).map { .finish($0.name.id) }
    case .finishAndTell: return someFlow(numbers[0]).map { .finishAndTell($0.name.id) }
    case .replace:
      guard let old = someFlow(numbers[0]), let place = place(numbers) else { return nil }
      let isSamePlace = numbers[2] % 3 > 0
      return .replace(
        old.name.id,
        by: newFlow(in: isSamePlace ? old.name.place : place, numbers, fails: numbers[3] % 7 == 0))
    }
  }

  /// Who may be alive: what is shown, the coordinators, and the modals that hold or wait for screens.
  var present: Set<Int> {
    let shown = state.window.all
    var present = Set(shown.map(\.id) + shown.compactMap(\.modal)).union(state.flows.keys)
    for flow in state.flows.values {
      present.insert(flow.name.place.container.id)
      if let modal = flow.name.place.modal { present.insert(modal) }
    }
    return present
  }

  private func someFlow(_ number: Int) -> Flow? {
    pick(state.flows.values.filter { $0.parent != nil }.sorted { $0.name.id < $1.name.id }, number)
  }

  /// The content of a container, or a new modal over one.
  private mutating func place(_ numbers: [Int]) -> PlaceName? {
    let containers = state.window.all.filter { $0.screen.kind != .page }
    guard let container = pick(containers, numbers[0]) else { return nil }
    let swapsRoot = numbers[3] % 4 == 0
    if numbers[3] % 5 == 0 || (container.id == 0 && !swapsRoot) { return newModal(over: container) }
    return PlaceName(container: container.screen)
  }

  private mutating func rearranged(_ screens: [ScreenName], _ numbers: [Int]) -> [ScreenName] {
    var screens = screens
    if numbers[2] % 2 == 0 { screens.reverse() }
    if numbers[3] % 3 == 0, !screens.isEmpty { screens.remove(at: numbers[4] % screens.count) }
    if numbers[3] % 2 == 0 {
      screens.insert(newScreen(numbers[5]), at: numbers[4] % (screens.count + 1))
    }
    return screens
  }

  private mutating func newFlow(in place: PlaceName, _ numbers: [Int], fails: Bool) -> FlowName {
    let id = newID()
    var steps: [FlowName.Step] = []
    for index in 0..<(numbers[4] % 4) {
      let screen = newScreen(numbers[index + 2])
      steps.append(.show(screen))
      if screen.kind == .stack || numbers[index] % 5 == 0 {
        let inner = screen.kind == .stack ? PlaceName(container: screen) : place
        steps.append(.start(newChild(in: inner, numbers[index], fails: numbers[index] % 4 == 0)))
      }
    }
    if numbers[5] % 12 == 0 { steps.append(.finish) }
    return FlowName(id: id, place: place, steps: steps, fails: fails)
  }

  private mutating func newChild(in place: PlaceName, _ number: Int, fails: Bool) -> FlowName {
    let id = newID()
    let steps = (0..<(number % 3)).map { FlowName.Step.show(newScreen(number + $0)) }
    return FlowName(id: id, place: place, steps: steps, fails: fails)
  }

  private mutating func newModal(over node: Node) -> PlaceName {
    PlaceName(container: node.screen, modal: newID())
  }

  private mutating func newScreen(_ number: Int) -> ScreenName {
    switch number % 12 {
    case 0, 1: newContainer(number / 12)
    case 2: ScreenName(id: newID(), kind: .page, leaving: .refused)
    case 3, 4: ScreenName(id: newID(), kind: .page, leaving: .asks)
    default: ScreenName(id: newID(), kind: .page)
    }
  }

  private mutating func newContainer(_ number: Int) -> ScreenName {
    ScreenName(id: newID(), kind: number % 2 == 0 ? .tabs : .stack)
  }

  private mutating func newID() -> Int {
    defer { nextID += 1 }
    return nextID
  }
}

private func pick<Element>(_ elements: [Element], _ number: Int) -> Element? {
  elements.isEmpty ? nil : elements[number % elements.count]
}
