import Coordinators

/// Performs actions on real windows and records their events.
@MainActor
final class WindowDriver {
  private(set) var records: [EventRecord] = []
  private(set) var answers: [Int: (Bool) -> Void] = [:]
  /// The closures of questions that were answered, or whose guard has left.
  private var oldAnswers: [Int: (Bool) -> Void] = [:]

  /// The outcomes that tasks received since the last action.
  var arrived: [Int: Int?] = [:]
  var tasks: [Int: Task<Void, Never>] = [:]
  /// The tasks that coordinators have made, by the coordinator's id.
  var handles: [Int: [CoordinatorTask]] = [:]
  /// Those of them that the `init` of a coordinator made.
  var initHandles: [Int: [CoordinatorTask]] = [:]
  var observations: [Int: WindowObservation] = [:]

  /// The windows and their app coordinators, by their ids in the model.
  private(set) var windows: [Window] = []
  private(set) var apps: [LinkedApp] = []
  private var objects = WeakObjects()
  /// Held, since nothing else holds what is in no window.
  private var containers: [ScreenName: Container] = [:]
  /// Held, since a detail that is used again must be the same object.
  private var details: [Int: Detail] = [:]
  private var ids: [ObjectIdentifier: Int] = [:]
  private var issued: [Int: IssuedAction] = [:]
  private var eventCount = 0
  /// The coordinator that was removed last; held to make requests after its removal.
  private var removedFlow: ScriptedFlow?
  /// The trees of the windows rebuilt from their events alone.
  private var replays: [EventReplay] = []

  init(windowCount: Int) throws {
    for id in 0..<windowCount { try openWindow(id) }
  }

  private func openWindow(_ id: Int) throws {
    let window = Window()
    windows.append(window)
    // Tasks report outside of `play`.
    window.didReport = { [unowned self] in record(.diagnostic($0.kind.rawValue)) }
    replays.append(EventReplay(of: id))
    replays[id].id = { [unowned self] object in
      (object as? Coordinator).map { self.id(of: $0) } ?? ids[ObjectIdentifier(object)] ?? -9
    }
    window.observe { [unowned self] in replays[id].read($0) }
    let app = LinkedApp(window: window)
    apps.append(app)
    app.removeCoordinator = { [unowned self] _ in emit(.removed(flow: id, under: -1)) }
    window.observe { [unowned self] in emit($0, of: id) }
    try window.start(app)
  }

  /// Whether all windows have closed.
  var isClosed: Bool { windows.allSatisfy(\.isClosed) }

  /// Performs an action, and inside its callbacks the actions that the model issued there.
  func play(_ issuedAction: IssuedAction, inCallbacks issued: [Int: IssuedAction]) {
    recordEvents(inCallbacks: issued) { perform(issuedAction) }
    if isClosed { removedFlow = nil }
  }

  /// Forgets the recorded events and records those of `body`.
  func recordEvents(inCallbacks issued: [Int: IssuedAction] = [:], of body: () -> Void) {
    (records, self.issued, eventCount, arrived) = ([], issued, 0, [:])
    let outer = CoordinatorDiagnostic.handler
    CoordinatorDiagnostic.handler = { [unowned self] in record(.diagnostic($0.kind.rawValue)) }
    body()
    CoordinatorDiagnostic.handler = outer
  }

  /// The ids of objects that are alive though they should not be.
  func leaks(besides expectedAlive: Set<Int>) -> Set<Int> {
    // A page that left, or waits, may be shown for another coordinator, and must not keep the first one.
    for case let page as Page in objects.alive
    where !windows.contains(where: { $0.coordinator(of: page) === page.coordinator }) {
      page.coordinator = nil
    }
    let alive = objects.aliveIDs()
    if answers.isEmpty { ids = ids.filter { alive.contains($0.value) } }
    return alive.subtracting(expectedAlive).subtracting(containers.keys.map(\.id))
  }

  /// Releases the windows.
  func releaseWindows() {
    // Releasing an open window closes it and emits events, so its property must not be accessed exclusively
    // meanwhile.
    let (windows, containers, details) = (windows, containers, details)
    (self.windows, apps, removedFlow, self.containers, self.details) = ([], [], nil, [:], [:])
    withExtendedLifetime((windows, containers, details)) {}
  }

  var snapshot: [Int] {
    windows.indices.flatMap { snapshot(of: windows[$0], id: $0) }
  }

  private func snapshot(of window: Window, id: Int) -> [Int] {
    var snapshot = [
      window.activeScreen.map(self.id(of:)) ?? -1, window.canGoBack ? 1 : 0, id, -1, -2,
    ]
    if let root = window.rootScreen { write(root, into: &snapshot) }
    snapshot.append(-3)
    for modal in window.modals { write(modal, into: &snapshot) }
    snapshot.append(-4)
    for root in window.coordinators { write(root, into: &snapshot) }
    return snapshot
  }

  /// What each container has, in a window or not.
  var contents: [ScreenName: [Int]] {
    containers.mapValues { container in
      let modals = container.modals.map(id(of:))
      return container.contents.map(id(of:)) + [-1] + modals
        + [-1, container.selection.map(id(of:)) ?? -1]
    }
  }

  func replayedSnapshot(of window: Int) -> [Int] { replays[window].snapshot }

  /// The difference between a window and the tree rebuilt from its events; `nil` if there is none.
  var replayFailure: String? {
    for (window, replay) in zip(windows, replays) where !window.isClosed {
      guard replay.isConsistent, replay.outline == window.outline else {
        return "replayed: \(replay.outline)\nbut there was: \(window.outline)"
      }
    }
    return nil
  }

  func screen(_ name: ScreenName, for owner: Coordinator?) -> any Presentable {
    if let screen = objects[name.id] as? any Presentable { return screen }
    if let split = name.split { _ = self.screen(split, for: nil) }
    let screen = objects[name.id] as? any Presentable ?? made(name)
    (screen as? Page)?.coordinator = owner
    register(screen, as: name)
    for (column, name) in zip((screen as? SplitViewController)?.columns ?? [], name.columns) {
      register(column, as: name)
    }
    return screen
  }

  private func register(_ screen: any Presentable, as name: ScreenName) {
    if let container = screen as? Container { containers[name] = container }
    objects[name.id] = screen
    ids[ObjectIdentifier(screen)] = name.id
  }

  func presenter(named name: PresenterName) -> any Presenter {
    switch name {
    case .container(let name):
      guard
        let presenter: any Presenter = name.kind == .window
          ? windows[name.id] : screen(name, for: nil) as? any Presenter
      else { preconditionFailure("not a container") }
      return presenter
    case .modal(let id, let container, let detail):
      if let modal = objects[id] as? Modal { return modal }
      let covered = detail.map { PresenterName.detail($0) } ?? .container(container)
      let modal = Modal(over: presenter(named: covered))
      modal.didDismiss = { [unowned self] in emit(.dismissed(modal: id)) }
      objects[id] = modal
      return modal
    case .detail(let name):
      if let detail = details[name.id] { return detail }
      let detail = Detail(of: presenter(named: name.source), isSelected: name.isSelected)
      details[name.id] = detail
      return detail
    }
  }

  func flow(_ name: FlowName) -> ScriptedFlow {
    let flow = objects[name.id] as? ScriptedFlow ?? ScriptedFlow(name, driver: self)
    objects[name.id] = flow
    return flow
  }

  func coordinator(_ id: Int) -> Coordinator? {
    apps.indices.contains(id) ? apps[id] : objects[id] as? Coordinator
  }

  func id(of coordinator: Coordinator?) -> Int {
    guard let coordinator else { return -1 }
    return (coordinator as? ScriptedFlow)?.name.id ?? apps.firstIndex { $0 === coordinator } ?? -8
  }

  func notifyRemoval(of flow: ScriptedFlow) {
    emit(.removed(flow: flow.name.id, under: flow.parentID))
  }

  func emit(_ event: Event) {
    record(event)
    if case .didLeave(let id) = event { retireAnswer(of: id) }
    let number = eventCount
    eventCount += 1
    if let issuedAction = issued[number] { perform(issuedAction) }
  }

  private func emit(_ event: WindowEvent, of window: Int) {
    switch event {
    case .changed(let change):
      let added = change.addedCoordinators.map(id(of:))
      for case let flow as ScriptedFlow in change.addedCoordinators {
        flow.parentID = id(of: flow.parent)
      }
      let removed = change.removedCoordinators.compactMap { $0 as? ScriptedFlow }
      removedFlow = removed.max { $0.name.id < $1.name.id } ?? removedFlow
      let shown = change.shown.map(id(of:))
      emit(
        Event.changed(
          in: window, shown: shown, removed: change.removed.map(id(of:)), added: added))
    case .exitRequested: emit(Event.exitRequested(in: window))
    case .closed: emit(Event.closed(window))
    }
  }

  func record(_ event: Event) { records.append(EventRecord(event: event, snapshot: snapshot)) }

  private func perform(_ issuedAction: IssuedAction) {
    guard issuedAction.bypassesGuards, let window = windows.first else {
      return perform(issuedAction.action)
    }
    window.withoutGuards { perform(issuedAction.action) }
  }

  func answer(_ id: Int, _ mayLeave: Bool) { retireAnswer(of: id)?(mayLeave) }

  func answerAgain(_ id: Int, _ mayLeave: Bool) { oldAnswers[id]?(mayLeave) }

  @discardableResult
  private func retireAnswer(of id: Int) -> ((Bool) -> Void)? {
    guard let answer = answers.removeValue(forKey: id) else { return nil }
    oldAnswers[id] = answer
    return answer
  }

  private func made(_ name: ScreenName) -> any Presentable {
    switch name.kind {
    case .stack: return NavigationController()
    case .tabs:
      let tabs = TabBarController()
      tabs.goesBackToPreviousTab = name.goesBackToPreviousTab
      return tabs
    case .split: return SplitViewController(hasSidebar: name.columnCount == 3)
    case .page where name.leaveDecision == .allowed:
      return Page(name) { [unowned self] in emit($0) }
    case .page, .window, .column:
      let page = GuardedPage(name) { [unowned self] in emit($0) }
      page.didAsk = { [unowned self] answer in
        answers[name.id] = { answer($0) }
        emit(.asked(name.id))
      }
      return page
    }
  }

  func id(of screen: any Presentable) -> Int { ids[ObjectIdentifier(screen)] ?? -9 }

  private func write(_ screen: any Presentable, into snapshot: inout [Int]) {
    let container = screen as? Container
    snapshot += [id(of: screen), container?.selection.map(id(of:)) ?? -1, -2]
    for inner in container?.contents ?? [] { write(inner, into: &snapshot) }
    snapshot.append(-3)
    for modal in container?.modals ?? [] { write(modal, into: &snapshot) }
    snapshot.append(-4)
  }

  private func write(_ coordinator: Coordinator, into snapshot: inout [Int]) {
    var screens: [Int] = []
    for screen in coordinator.screens
    where windows.contains(where: { $0.coordinator(of: screen) === coordinator }) {
      if !screens.contains(id(of: screen)) { screens.append(id(of: screen)) }
    }
    snapshot += [id(of: coordinator), -5] + screens + [-6]
    for child in coordinator.children { write(child, into: &snapshot) }
    snapshot.append(-7)
  }
}
