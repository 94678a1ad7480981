import Coordinators

/// A real window, played with names, that records what it tells.
@MainActor
final class Stage {
  private(set) var records: [Record] = []
  private(set) var answers: [Int: (Bool) -> Void] = [:]

  /// What was told to those who wait for outcomes, in this turn.
  var arrived: [Int: Int?] = [:]
  var tasks: [Int: Task<Void, Never>] = [:]
  var observations: [Int: WindowObservation] = [:]

  private(set) var window: Window? = Window()
  private var app: AppCoordinator?
  private var cast = Cast()
  private var ids: [ObjectIdentifier: Int] = [:]
  private var issued: [Int: Issued] = [:]
  private var eventCount = 0
  /// The coordinator that was removed last: somebody still holds it.
  private var orphan: ScriptedFlow?
  /// What the trace alone says.
  private var replay = Replay()
  /// What the numbers of the trace stand for.
  private var numbers: [Int: Int] = [:]

  init() throws {
    guard let window else { return }
    window.trace { [unowned self] in replay.read($0) }
    let app = QuietApp(window: window)
    self.app = app
    app.removeCoordinator = { [unowned self] _ in tell(.removed(flow: 0, under: -1)) }
    window.observe { [unowned self] in tell($0) }
    try window.start(app)
  }

  /// Issues a move, and in its callbacks what was issued there in the model.
  func play(_ issue: Issued, inside issued: [Int: Issued]) {
    (records, self.issued, eventCount, arrived) = ([], issued, 0, [:])
    let outer = CoordinatorDiagnostic.handler
    CoordinatorDiagnostic.handler = { [unowned self] in note(.diagnostic($0.kind.rawValue)) }
    perform(issue)
    CoordinatorDiagnostic.handler = outer
    if window?.isClosed == true { orphan = nil }
  }

  /// Who lives though nothing shows them any more.
  func leaks(besides present: Set<Int>) -> Set<Int> {
    let leaks = cast.leaks()
    if answers.isEmpty { ids = ids.filter { leaks.contains($0.value) } }
    return leaks.subtracting(present)
  }

  /// Lets go of the window, which has been closed.
  func leave() {
    // A window that is still open is closed by this, and tells of it: nothing is being changed then.
    let window = window
    (self.window, app, orphan) = (nil, nil, nil)
    withExtendedLifetime(window) {}
  }

  var picture: [Int] {
    guard let window else { return [] }
    var picture = [window.activeScreen.map(id(of:)) ?? -1, window.canGoBack ? 1 : 0, 0, -1, -2]
    if let root = window.rootScreen { draw(root, into: &picture) }
    picture.append(-3)
    for modal in window.modals { draw(modal, into: &picture) }
    picture.append(-4)
    for root in window.coordinators { draw(root, into: &picture) }
    return picture
  }

  var replayedPicture: [Int] { replay.picture(naming: numbers) }

  /// Where the tree made from the trace alone and the real one part, if they do.
  var replayFailure: String? {
    guard let window, replay.isConsistent, replay.outline == window.outline else {
      return "replayed: \(replay.outline)\nbut there was: \(window?.outline ?? "no window")"
    }
    return nil
  }

  func screen(_ name: ScreenName, for owner: Coordinator?) -> any Presentable {
    if let screen = cast[name.id] as? any Presentable { return screen }
    let screen = made(name)
    (screen as? Page)?.didSelect = { _ = owner }
    cast[name.id] = screen
    ids[ObjectIdentifier(screen)] = name.id
    return screen
  }

  func presenter(_ place: PlaceName) -> any Presenter {
    guard
      let over: any Presenter = place.container == .window
        ? window : screen(place.container, for: nil) as? any Presenter
    else { preconditionFailure("a container") }
    guard let id = place.modal else { return over }
    if let modal = cast[id] as? Modal { return modal }
    let modal = Modal(over: over)
    modal.didDismiss = { [unowned self] in tell(.dismissed(modal: id)) }
    cast[id] = modal
    return modal
  }

  func flow(_ name: FlowName) -> Coordinator {
    let flow = cast[name.id] as? ScriptedFlow ?? ScriptedFlow(name, stage: self)
    cast[name.id] = flow
    return flow
  }

  func coordinator(_ id: Int) -> Coordinator? { id == 0 ? app : cast[id] as? Coordinator }

  func id(of coordinator: Coordinator?) -> Int {
    guard let coordinator else { return -1 }
    return (coordinator as? ScriptedFlow)?.name.id ?? 0
  }

  func tellRemoval(of flow: ScriptedFlow) {
    tell(.removed(flow: flow.name.id, under: flow.parentID))
  }

  func tell(_ event: Event) {
    note(event)
    if case .left(let id) = event { answers[id] = nil }
    let number = eventCount
    eventCount += 1
    if let issue = issued[number] { perform(issue) }
  }

  private func tell(_ event: WindowEvent) {
    switch event {
    case .changed(let change):
      for screen in change.shown { (screen as? Page)?.forgetIfBack() }
      let added = change.addedCoordinators.map(id(of:))
      let removed = change.removedCoordinators.compactMap { $0 as? ScriptedFlow }
      orphan = removed.max { $0.name.id < $1.name.id } ?? orphan
      let shown = change.shown.map(id(of:))
      for (number, id) in zip(replay.latest.shown + replay.latest.added, shown + added) {
        numbers[number] = id
      }
      tell(.changed(shown: shown, removed: change.removed.map(id(of:)), added: added))
    case .exitRequested: tell(Event.exitRequested)
    case .closed: tell(Event.closed)
    }
  }

  func note(_ event: Event) { records.append(Record(event: event, picture: picture)) }

  private func perform(_ issue: Issued) {
    guard issue.isForced, let window else { return perform(issue.move) }
    window.withoutGuards { perform(issue.move) }
  }

  func answer(_ id: Int, _ mayLeave: Bool) { answers.removeValue(forKey: id)?(mayLeave) }

  private func made(_ name: ScreenName) -> any Presentable {
    switch name.kind {
    case .stack: return NavigationController()
    case .tabs: return TabBarController()
    case .page where name.leaveDecision == .allowed:
      return Page(name) { [unowned self] in tell($0) }
    case .page, .window:
      let page = GuardedPage(name) { [unowned self] in tell($0) }
      page.didAsk = { [unowned self] answer in
        answers[name.id] = { answer($0) }
        tell(.asked(name.id))
      }
      return page
    }
  }

  func id(of screen: any Presentable) -> Int { ids[ObjectIdentifier(screen)] ?? -9 }

  private func draw(_ screen: any Presentable, into picture: inout [Int]) {
    let tabs = screen as? TabBarController
    picture += [id(of: screen), tabs?.selected.map(id(of:)) ?? -1, -2]
    for inner in tabs?.tabs ?? (screen as? NavigationController)?.screens ?? [] {
      draw(inner, into: &picture)
    }
    picture.append(-3)
    for modal in (screen as? Container)?.modals ?? [] { draw(modal, into: &picture) }
    picture.append(-4)
  }

  private func draw(_ coordinator: Coordinator, into picture: inout [Int]) {
    picture += [id(of: coordinator), -5] + coordinator.screens.map(self.id(of:)) + [-6]
    for child in coordinator.children { draw(child, into: &picture) }
    picture.append(-7)
  }
}

/// An app that stays when the reader wants to leave.
@MainActor
private final class QuietApp: AppCoordinator {
  override func exitRequested() {}
}
