import Coordinators

extension WindowDriver {
  func performFlowAction(_ action: Action) {
    switch action {
    case .startRoot(let name, let window):
      recordingErrors { try windows[window].start(flow(name)) }
    case .start(let name, let parent):
      guard let parent = coordinator(parent) else { return }
      if name.id.isMultiple(of: 2) { return parent.start(child: flow(name)) }
      recordingErrors { try parent.tryStart(child: flow(name)) }
    case .open(let name, let window):
      apps[window].flows[name.id] = { [unowned self] in flow(name) }
      recordingErrors { try LinkOpener(windows[window]).open(DeepLink(["\(name.id)"])) }
    case .startLater(let name, let parent, let tab):
      guard let tab = screen(tab, for: nil) as? Container else { return }
      let flow = flow(name)
      flow.parentID = parent
      coordinator(parent)?.start(child: flow, whenSelected: tab)
      if let parent = flow.parent { flow.parentID = id(of: parent) }
    case .openExisting(let id, let window):
      recordingErrors { try LinkOpener(windows[window]).open(DeepLink(["to", "\(id)"])) }
    case .add(let name, let parent):
      let flow = flow(name)
      flow.parentID = parent
      coordinator(parent)?.add(child: flow)
      if let parent = flow.parent { flow.parentID = id(of: parent) }
    case .run(let name): recordingErrors { try flow(name).startDirectly() }
    case .bringFlowToFront(let id): coordinator(id)?.bringToFront()
    case .finish(let id): coordinator(id)?.finish()
    case .finishThenCall(let id):
      coordinator(id)?.finish { [unowned self] in emit(.done(flow: id)) }
    case .remove(let id, let parent):
      guard let child = coordinator(id), let parent = coordinator(parent), parent.isActive
      else { return }
      parent.remove(child: child)
    case .removeAll(let id): coordinator(id)?.removeAll()
    case .replace(let id, let name):
      guard let old = coordinator(id), let parent = old.parent else { return }
      parent.replace(old, with: flow(name))
    case .reportOutcome(let id): (coordinator(id) as? ScriptedFlow)?.done(id)
    case .await(let name, let parent):
      guard let parent = coordinator(parent) else { return }
      waitForOutcome(of: flow(name), under: parent)
    case .cancel(let id): tasks[id]?.cancel()
    default: preconditionFailure("an action of screens")
    }
  }

  /// Records a thrown error as the diagnostic that would be reported for it.
  func recordingErrors(_ body: () throws -> Void) {
    do {
      try body()
    } catch let diagnostic as CoordinatorDiagnostic {
      record(.diagnostic(diagnostic.kind.rawValue))
    } catch is TransactionFailure {
      record(.diagnostic(CoordinatorDiagnostic.Kind.transactionFailed.rawValue))
    } catch {
      record(.diagnostic(CoordinatorDiagnostic.Kind.startFailed.rawValue))
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

  /// Lets tasks run until all expected outcomes have arrived and everything that the tasks held is released.
  func waitForTasks(_ simulation: Simulation) async {
    let outcomes = simulation.outcomes
    guard !outcomes.arrived.isEmpty || !outcomes.cancelled.isEmpty else { return }
    for _ in 0..<100_000 {
      await Task.yield()
      let isComplete =
        arrived.count >= outcomes.arrived.count && records.count >= simulation.records.count
      guard isComplete else { continue }
      if !answers.isEmpty || leaks(besides: simulation.expectedAlive).isEmpty { return }
    }
  }
}
