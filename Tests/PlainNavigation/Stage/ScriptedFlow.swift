import Coordinators

/// A coordinator whose `start()` follows its name.
@MainActor
final class ScriptedFlow: Coordinator {
  struct Failure: Error {}

  @Once var done: (Int) -> Void = { _ in }
  let name: FlowName
  var parentID = -1
  private unowned let stage: Stage

  init(_ name: FlowName, stage: Stage) {
    (self.name, self.stage) = (name, stage)
    super.init(presenter: stage.presenter(name.place))
    done = { [unowned stage] _ in stage.tell(.outcome(flow: name.id)) }
    listen()
  }

  override func start() throws {
    if isActive { parentID = stage.id(of: parent) }
    for step in name.steps { stage.perform(step) }
    if name.fails { throw Failure() }
  }

  /// Hears of its removal, also of a second one when it was started again.
  private func listen() {
    removeCoordinator = { [unowned self] _ in
      listen()
      stage.tellRemoval(of: self)
    }
  }
}
