import Coordinators

/// A coordinator whose `start()` performs the steps of its name.
@MainActor
final class ScriptedFlow: Coordinator, Routing, PreservedObject {
  struct Failure: Error {}

  @Once var done: (Int) -> Void = { _ in }
  let name: FlowName
  var state: String?
  /// Its latest parent; the driver sets it too.
  var parentID = -1
  private unowned let driver: WindowDriver
  private var isStartedDirectly = false

  init(_ name: FlowName, driver: WindowDriver) {
    (self.name, self.driver) = (name, driver)
    super.init(presenter: driver.presenter(named: name.presenter))
    observeOutcome()
    observeRemoval()
    // A flow that is made again makes another task only if the first one was released without a trace.
    if name.makesTaskInInit,
      driver.initHandles[name.id, default: []].allSatisfy({ $0.state == .waiting })
    {
      makeTask()
      driver.initHandles[name.id, default: []] += driver.handles[name.id, default: []].suffix(1)
    }
  }

  var id: Int { name.id }

  var routes: [Route] { [] }

  override func start() throws {
    if isActive { parentID = driver.id(of: parent) }
    if name.setsHandlers {
      observeOutcome()
      observeRemoval()
    }
    if name.makesTaskInStart { makeTask() }
    for step in name.steps {
      if case .show(let screen, name.presenter, name.id) = step, !isStartedDirectly,
        screen.id.isMultiple(of: 2)
      {
        driver.presenter(named: name.presenter).show(driver.screen(screen, for: self))
      } else {
        driver.perform(step)
      }
    }
    if name.fails { throw Failure() }
  }

  /// Calls `start()` as a program may do; what it shows without a coordinator would belong to none then.
  func startDirectly() throws {
    isStartedDirectly = true
    defer { isStartedDirectly = false }
    try start()
  }

  private func makeTask() { driver.handles[name.id, default: []].append(task { _ in }) }

  private func observeOutcome() {
    done = { [unowned driver, id = name.id] _ in driver.emit(.outcome(flow: id)) }
  }

  /// Sets the removal handler, again after each removal: the coordinator may be started again.
  private func observeRemoval() {
    removeCoordinator = { [unowned self] _ in
      observeRemoval()
      driver.notifyRemoval(of: self)
    }
  }
}
