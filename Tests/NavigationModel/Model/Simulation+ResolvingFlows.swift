/// Chooses the objects of a command for coordinators.
extension Simulation {
  private static let flowLimit = 9

  mutating func flowAction(for command: Command) -> Action? {
    let numbers = command.numbers
    let parent = pick(state.flows.keys.sorted(), numbers[1])
    switch command.kind {
    case .start, .throwingStart:
      guard let parent, let presenter = presenterForNewFlow(numbers, under: parent) else {
        return nil
      }
      return .start(
        newFlow(in: presenter, numbers, fails: command.kind == .throwingStart), under: parent)
    case .replaceInStart:
      guard let parent, let presenter = presenterForNewFlow(numbers, under: parent) else {
        return nil
      }
      return .start(newReplacingFlow(in: presenter, numbers), under: parent)
    case .openLink:
      let window = someWindow(numbers[1])
      guard let presenter = presenterForNewFlow(numbers, under: window) else { return nil }
      return .open(newFlow(in: presenter, numbers, fails: numbers[2] % 5 == 0), in: window)
    case .openExisting:
      let window = someWindow(numbers[1])
      let children = state.flows[window]?.children ?? []
      let waiting = children.filter { state.flows[$0]?.tabToStartWith != nil }
      return pick(waiting.isEmpty || numbers[0] % 3 == 0 ? children : waiting, numbers[1])
        .map { .openExisting($0, in: window) }
    case .startLater: return startLater(numbers, under: parent)
    case .addLazyTab: return addLazyTab(numbers, under: parent)
    case .startRoot:
      let window = someWindow(numbers[1])
      guard let presenter = presenterForNewFlow(numbers, under: window) else { return nil }
      return .startRoot(newFlow(in: presenter, numbers, fails: numbers[2] % 5 == 0), in: window)
    case .await:
      guard let parent, let presenter = presenterForNewFlow(numbers, under: parent) else {
        return nil
      }
      let flow = newFlow(in: presenter, numbers, fails: numbers[2] % 5 == 0)
      return .await(flow, under: parent)
    case .add:
      guard let parent, let presenter = presenterForNewFlow(numbers, under: parent) else {
        return nil
      }
      let flow = newFlow(in: presenter, numbers, fails: numbers[2] % 5 == 0)
      unstarted.append(flow)
      return .add(flow, under: parent)
    case .startAdded:
      return pick(unstarted.filter { state.flows[$0.id] != nil }, numbers[0]).map { .run($0) }
    case .startDirectly: return startDirectly(numbers)
    case .addAdopted:
      guard phase == .idle, let parent else { return nil }
      let adopted = state.flows.values.filter(\.isAdopted).sorted { $0.name.id < $1.name.id }
      return pick(adopted, numbers[0]).map { .add($0.name, under: parent) }
    case .startTwice:
      guard let flow = someFlow(numbers[0]), let parent else { return nil }
      return .start(flow.name, under: parent)
    case .showUnless: return showUnless(numbers)
    case .bringFlowToFront:
      guard let flow = someFlow(numbers[0]) else { return nil }
      if numbers[1] % 3 > 0 || isFull { return .bringFlowToFront(flow.name.id) }
      return bringToFrontOrShow(in: flow.name.presenter, numbers, for: flow.name.id)
    case .finish: return someFlow(numbers[0]).map { .finish($0.name.id) }
    case .finishThenCall: return someFlow(numbers[0]).map { .finishThenCall($0.name.id) }
    case .remove:
      guard let flow = someFlow(numbers[0]), let parent = flow.parent else { return nil }
      return .remove(flow.name.id, from: parent)
    case .removeAll: return parent.map { .removeAll(from: $0) }
    case .replace:
      guard let old = someFlow(numbers[0]), old.parent != nil,
        let presenter = somePresenter(numbers, in: old.window)
      else { return nil }
      let isSamePresenter = numbers[2] % 3 > 0
      return .replace(
        old.name.id,
        with: newFlow(
          in: isSamePresenter ? old.name.presenter : presenter, numbers, fails: numbers[3] % 7 == 0)
      )
    case .reportOutcome: return someFlow(numbers[0]).map { .reportOutcome($0.name.id) }
    case .cancel: return pick(outcomes.cancellable.sorted(), numbers[0]).map { .cancel($0) }
    default: return nil
    }
  }

  /// A request of a coordinator that has been removed.
  mutating func removedFlowAction(_ numbers: [Int]) -> Action? {
    guard let removedFlow, state.flows[removedFlow.name.id] == nil else { return nil }
    let (id, presenter) = (removedFlow.name.id, removedFlow.name.presenter)
    switch numbers[0] % 13 {
    case 0: return .show(newScreen(numbers[1]), in: presenter, for: id)
    case 1: return .showUnless(top: nil, newScreen(numbers[1]), in: presenter, for: id)
    case 2: return .start(newFlow(in: presenter, numbers, fails: false), under: id)
    case 3: return .await(newFlow(in: presenter, numbers, fails: false), under: id)
    case 4: return .add(newFlow(in: presenter, numbers, fails: false), under: id)
    case 5: return .finish(id)
    case 6: return .finishThenCall(id)
    case 7: return .removeAll(from: id)
    case 8: return .reportOutcome(id)
    case 11: return .bringFlowToFront(id)
    case 12: return bringToFrontOrShow(in: presenter, numbers, for: id)
    case 9:
      guard let stack = shownNodes.first(where: { $0.screen.isStack })
      else { return nil }
      return .replaceTop(newScreen(numbers[1]), in: stack.screen, for: id)
    default:
      guard removedFlow.name.startsNoFlows else { return nil }
      return pick(state.flows.keys.sorted(), numbers[1]).map {
        .start(removedFlow.name, under: $0)
      }
    }
  }

  /// The ids of the objects that may be alive: shown screens, coordinators, and their containers and modals.
  var expectedAlive: Set<Int> {
    let nodes = state.all
    var expectedAlive = Set(nodes.map(\.id) + nodes.compactMap(\.modal)).union(state.flows.keys)
    expectedAlive.formUnion(details.flatMap(\.source.modals))
    expectedAlive.formUnion(nodes.compactMap(\.owner))
    for flow in Array(state.flows.values) + (removedFlow.map { [$0] } ?? []) {
      let presenter = flow.name.presenter
      expectedAlive.formUnion([flow.name.id, presenter.container.id] + presenter.modals)
    }
    return expectedAlive
  }

  private func someFlow(_ number: Int) -> ModelFlow? {
    pick(
      state.flows.values.filter { !$0.name.isApp }.sorted { $0.name.id < $1.name.id }, number)
  }

  private mutating func presenterForNewFlow(
    _ numbers: [Int], under parent: Int
  ) -> PresenterName? {
    let limit = Self.flowLimit + 4 * (state.windows.count - 1)
    guard state.flows.count < limit, !isFull else { return nil }
    return somePresenter(numbers, in: state.flows[parent]?.window)
  }

  private mutating func showUnless(_ numbers: [Int]) -> Action? {
    guard let flow = pick(state.flows.values.sorted { $0.name.id < $1.name.id }, numbers[0])
    else { return nil }
    if numbers[1] % 2 == 0, let presenter = presenterForNewFlow(numbers, under: flow.name.id) {
      let id = newID()
      let show = Action.showUnless(
        top: top(of: presenter, numbers[2]), newScreen(numbers[3]), in: presenter, for: id)
      return .start(
        FlowName(id: id, presenter: presenter, steps: [show], fails: false), under: flow.name.id)
    }
    let presenter = flow.name.presenter
    guard state.target(of: presenter).container.kind != .window else { return nil }
    return .showUnless(
      top: top(of: presenter, numbers[2]), newScreen(numbers[3]), in: presenter, for: flow.name.id)
  }

  /// The top screen of a presenter, or sometimes the bottom one.
  private func top(of presenter: PresenterName, _ number: Int) -> ScreenName? {
    let screens = state.screens(of: state.target(of: presenter))
    return number % 3 == 0 ? screens.first : screens.last
  }
}

extension FlowName {
  fileprivate var startsNoFlows: Bool {
    steps.allSatisfy { if case .show = $0 { true } else { false } }
  }
}
