/// Chooses the tabs of a command.
extension Simulation {
  /// A new tab bar, mostly one that goes back to the previous tab, in a window or in any presenter.
  mutating func showTabs(_ numbers: [Int]) -> Action? {
    guard !isFull else { return nil }
    if numbers[2] % 4 > 0, !nextID.isMultiple(of: 2) { nextID += 1 }
    let tabs = ScreenName(id: newID(), kind: .tabs)
    let window = PresenterName(container: .window(someWindow(numbers[0])))
    let presenter = (numbers[3] % 3 > 0 ? somePresenter(numbers) : nil) ?? window
    let owner = pick(flows(around: presenter.container, numbers), numbers[1])
    return .show(tabs, in: presenter, for: numbers[1] % 5 == 0 ? nil : owner)
  }

  /// A coordinator that starts with a tab that is there, or with any other container.
  mutating func startLater(_ numbers: [Int], under parent: Int?) -> Action? {
    guard hasRoomForFlows else { return nil }
    let containers = (shownNodes + idleNodes).filter { $0.screen.kind != .page }
    let tabs = containers.filter { $0.screen.kind == .tabs }.flatMap(\.content)
      .filter { $0.screen.kind != .page }
    guard let parent = linkedParent(parent, numbers),
      let tab = pick(tabs.isEmpty || numbers[0] % 9 == 0 ? containers : tabs, numbers[2]),
      tab.screen.kind != .window, tab.screen.kind != .column
    else { return nil }
    return .startLater(laterFlow(in: tab.screen, numbers), under: parent, tab: tab.screen)
  }

  /// A new tab with a coordinator that starts with it.
  mutating func addLazyTab(_ numbers: [Int], under parent: Int?) -> Action? {
    let bars = (shownNodes + idleNodes).filter { $0.screen.kind == .tabs }
    guard hasRoomForFlows, let parent = linkedParent(parent, numbers),
      let bar = pick(bars, numbers[3])
    else { return nil }
    let tab = newContainer(numbers[4])
    idleContainers = (idleContainers + [tab]).suffix(6)
    let flow = laterFlow(in: tab, numbers)
    var actions: [Action] = [
      .startLater(flow, under: parent, tab: tab),
      .show(tab, in: .container(bar.screen), for: numbers[0] % 2 == 0 ? parent : nil),
    ]
    if numbers[1] % 4 == 0 { actions.reverse() }
    if numbers[2] % 5 == 0 { actions.append(.select(tab, in: bar.screen)) }
    return .transaction(
      actions, number: newID(), fails: numbers[5] % 7 == 0,
      in: state.flows[parent]?.window ?? someWindow(numbers[0]))
  }

  /// A tab that is not selected and has a coordinator to start, or the selected one whose start has failed.
  func selectLazyTab(_ numbers: [Int]) -> Action? {
    let bars = (shownNodes + idleNodes).filter { $0.screen.kind == .tabs }
    let pairs = bars.flatMap { bar in bar.content.map { (bar: bar.screen, tab: $0.screen) } }
      .filter { !state.unstartedFlows(of: $0.tab).isEmpty }
    return pick(pairs, numbers[0]).map { .select($0.tab, in: $0.bar) }
  }

  private var hasRoomForFlows: Bool { state.flows.count < 12 && !isFull }

  /// Mostly an app coordinator, whose children links lead to.
  private func linkedParent(_ parent: Int?, _ numbers: [Int]) -> Int? {
    numbers[1] % 3 == 0 ? parent : pick(openWindows, numbers[4])
  }

  private mutating func laterFlow(in tab: ScreenName, _ numbers: [Int]) -> FlowName {
    let presenter = numbers[3] % 6 == 0 ? somePresenter(numbers) : nil
    let flow = newFlow(
      in: presenter ?? .container(tab), numbers.map { $0 / 2 }, fails: numbers[5] % 4 == 0)
    unstarted.append(flow)
    return flow
  }
}
