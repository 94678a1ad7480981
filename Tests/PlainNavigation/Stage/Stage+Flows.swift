import Coordinators

extension Stage {
  func performOnFlow(_ move: Move, in window: Window) {
    switch move {
    case .start(let name, nil): noting { try window.start(flow(name)) }
    case .start(let name, let parent?):
      guard let parent = coordinator(parent) else { return }
      if name.id.isMultiple(of: 2) { return parent.start(child: flow(name)) }
      noting { try parent.tryStart(child: flow(name)) }
    case .add(let name, let parent):
      let flow = flow(name)
      (flow as? ScriptedFlow)?.parentID = parent
      coordinator(parent)?.add(flow)
    case .run(let name): noting { try coordinator(name.id)?.start() }
    case .finish(let id): coordinator(id)?.finish()
    case .finishAndTell(let id):
      coordinator(id)?.finish { [unowned self] in tell(.done(flow: id)) }
    case .remove(let id, let parent): coordinator(id).map { coordinator(parent)?.remove($0) }
    case .removeAll(let id): coordinator(id)?.removeAll()
    case .replace(let id, let name):
      guard let old = coordinator(id), let parent = old.parent else { return }
      parent.replace(old, by: flow(name))
    case .tell(let id): (coordinator(id) as? ScriptedFlow)?.done(id)
    case .await(let name, let parent):
      guard let parent = coordinator(parent), let flow = flow(name) as? ScriptedFlow
      else { return }
      waitForOutcome(of: flow, under: parent)
    case .cancel(let id): tasks[id]?.cancel()
    default: preconditionFailure("about no coordinator")
    }
  }

  /// Notes what is thrown as the diagnostic hook would be told of it.
  func noting(_ body: () throws -> Void) {
    do {
      try body()
    } catch let diagnostic as CoordinatorDiagnostic {
      note(.diagnostic(diagnostic.kind.rawValue))
    } catch is TransactionFailure {
      note(.diagnostic(CoordinatorDiagnostic.Kind.transactionFailed.rawValue))
    } catch {
      note(.diagnostic(CoordinatorDiagnostic.Kind.startFailed.rawValue))
    }
  }

  private func waitForOutcome(of flow: ScriptedFlow, under parent: Coordinator) {
    let id = flow.name.id
    let task = Task.immediate {
      let value = await parent.outcome(of: flow, \.done)
      arrived[id] = .some(value)
      tasks[id] = nil
    }
    if arrived[id] == nil { tasks[id] = task }
  }

  /// Lets the tasks that wait go on until all has come that should, and what they held is freed.
  func settle(_ simulation: Simulation) async {
    let outcomes = simulation.outcomes
    guard !outcomes.arrived.isEmpty || !outcomes.cancelled.isEmpty else { return }
    for _ in 0..<100_000 {
      await Task.yield()
      let isAllTold =
        arrived.count >= outcomes.arrived.count && records.count >= simulation.records.count
      guard isAllTold else { continue }
      if !answers.isEmpty || leaks(besides: simulation.present).isEmpty { return }
    }
  }
}
