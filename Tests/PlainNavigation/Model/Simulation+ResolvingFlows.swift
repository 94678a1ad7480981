/// What a command about coordinators means here and now.
extension Simulation {
  private static let flowLimit = 9

  mutating func flowMove(for command: Command) -> Move? {
    let numbers = command.numbers
    let parent = pick(state.flows.keys.sorted(), numbers[1])
    switch command.kind {
    case .start, .throwingStart:
      guard let parent, let place = newcomersPlace(numbers) else { return nil }
      return .start(
        newFlow(in: place, numbers, fails: command.kind == .throwingStart), under: parent)
    case .swapInStart:
      guard let parent, let place = newcomersPlace(numbers) else { return nil }
      return .start(newSwappingFlow(in: place, numbers), under: parent)
    case .startRoot:
      guard let place = newcomersPlace(numbers) else { return nil }
      return .start(newFlow(in: place, numbers, fails: numbers[2] % 5 == 0), under: nil)
    case .await:
      guard let parent, let place = newcomersPlace(numbers) else { return nil }
      let flow = newFlow(in: place, numbers, fails: numbers[2] % 5 == 0)
      return .await(flow, under: parent)
    case .add:
      guard let parent, let place = newcomersPlace(numbers) else { return nil }
      let flow = newFlow(in: place, numbers, fails: numbers[2] % 5 == 0)
      unstarted.append(flow)
      return .add(flow, under: parent)
    case .startAdded:
      return pick(unstarted.filter { state.flows[$0.id] != nil }, numbers[0]).map { .run($0) }
    case .startTwice:
      guard let flow = someFlow(numbers[0]), let parent else { return nil }
      return .start(flow.name, under: parent)
    case .showUnless: return showUnless(numbers)
    case .finish: return someFlow(numbers[0]).map { .finish($0.name.id) }
    case .finishAndTell: return someFlow(numbers[0]).map { .finishAndTell($0.name.id) }
    case .remove:
      guard let flow = someFlow(numbers[0]), let parent = flow.parent else { return nil }
      return .remove(flow.name.id, from: parent)
    case .removeAll: return parent.map { .removeAll(from: $0) }
    case .replace:
      guard let old = someFlow(numbers[0]), old.parent != nil, let place = place(numbers)
      else { return nil }
      let isSamePlace = numbers[2] % 3 > 0
      return .replace(
        old.name.id,
        by: newFlow(in: isSamePlace ? old.name.place : place, numbers, fails: numbers[3] % 7 == 0))
    case .tell: return someFlow(numbers[0]).map { .tell($0.name.id) }
    case .cancel: return pick(outcomes.cancellable.sorted(), numbers[0]).map { .cancel($0) }
    default: return nil
    }
  }

  /// What a coordinator that has left asks for.
  mutating func orphanMove(_ numbers: [Int]) -> Move? {
    guard let orphan, state.flows[orphan.name.id] == nil else { return nil }
    let (id, place) = (orphan.name.id, orphan.name.place)
    switch numbers[0] % 11 {
    case 0: return .show(newScreen(numbers[1]), in: place, for: id)
    case 1: return .showUnless(top: nil, newScreen(numbers[1]), in: place, for: id)
    case 2: return .start(newFlow(in: place, numbers, fails: false), under: id)
    case 3: return .await(newFlow(in: place, numbers, fails: false), under: id)
    case 4: return .add(newFlow(in: place, numbers, fails: false), under: id)
    case 5: return .finish(id)
    case 6: return .finishAndTell(id)
    case 7: return .removeAll(from: id)
    case 8: return .tell(id)
    case 9:
      guard let stack = state.window.all.first(where: { $0.screen.kind == .stack })
      else { return nil }
      return .replaceTop(newScreen(numbers[1]), in: stack.screen, for: id)
    default:
      guard orphan.name.startsNobody else { return nil }
      return .start(orphan.name, under: pick(state.flows.keys.sorted(), numbers[1]))
    }
  }

  /// Who may be alive: what is shown, the coordinators, and the modals that hold or wait for screens.
  var present: Set<Int> {
    let shown = state.window.all
    var present = Set(shown.map(\.id) + shown.compactMap(\.modal)).union(state.flows.keys)
    for flow in Array(state.flows.values) + (orphan.map { [$0] } ?? []) {
      present.formUnion([flow.name.id, flow.name.place.container.id])
      if let modal = flow.name.place.modal { present.insert(modal) }
    }
    return present
  }

  private func someFlow(_ number: Int) -> Flow? {
    let app = FlowName.app.id
    return pick(
      state.flows.values.filter { $0.name.id != app }.sorted { $0.name.id < $1.name.id }, number)
  }

  private mutating func newcomersPlace(_ numbers: [Int]) -> PlaceName? {
    state.flows.count < Self.flowLimit && !isFull ? place(numbers) : nil
  }

  private mutating func showUnless(_ numbers: [Int]) -> Move? {
    guard let flow = pick(state.flows.values.sorted { $0.name.id < $1.name.id }, numbers[0])
    else { return nil }
    if numbers[1] % 2 == 0, let place = newcomersPlace(numbers) {
      let id = newID()
      let show = Move.showUnless(
        top: top(of: place, numbers[2]), newScreen(numbers[3]), in: place, for: id)
      return .start(
        FlowName(id: id, place: place, steps: [show], fails: false), under: flow.name.id)
    }
    let place = flow.name.place
    guard place.container != .window else { return nil }
    return .showUnless(
      top: top(of: place, numbers[2]), newScreen(numbers[3]), in: place, for: flow.name.id)
  }

  /// The screen on top of a place, more often than another one.
  private func top(of place: PlaceName, _ number: Int) -> ScreenName? {
    guard let node = state.find(place.container.id) else { return nil }
    let row = place.modal == nil ? node.content : node.modals
    return number % 3 == 0 ? row.first?.screen : row.last?.screen
  }
}

extension FlowName {
  fileprivate var startsNobody: Bool {
    steps.allSatisfy { if case .show = $0 { true } else { false } }
  }
}
