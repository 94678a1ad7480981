import Coordinators

/// A coordinator whose `start()` follows its name.
@MainActor
final class ScriptedFlow: Coordinator {
  struct Failure: Error {}

  let name: FlowName
  private unowned let stage: Stage

  init(_ name: FlowName, stage: Stage) {
    (self.name, self.stage) = (name, stage)
    super.init(presenter: stage.presenter(name.place))
  }

  override func start() throws {
    let (stage, id, parentID) = (stage, name.id, (parent as? ScriptedFlow)?.name.id ?? 0)
    removeCoordinator = { [unowned stage] _ in stage.tell(.removed(flow: id, under: parentID)) }
    for step in name.steps {
      switch step {
      case .show(let screen): show(stage.screen(screen, for: self))
      case .start(let child): start(child: stage.flow(child))
      case .finish: finish()
      }
    }
    if name.fails { throw Failure() }
  }
}
