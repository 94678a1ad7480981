import Coordinators

extension WindowDriver {
  /// The first difference between the tasks of coordinators and those of the model; `nil` if there is none.
  ///
  /// A task that was not cancelled may have ended by itself, if other tasks had time to continue.
  func difference(from tasks: ModelTasks) -> String? {
    for (flow, handles) in handles.sorted(by: { $0.key < $1.key }) {
      let begun = handles.count { ![.waiting, .dropped].contains($0.state) }
      let (running, cancelled) = (
        handles.count { $0.state == .running }, handles.count { $0.state == .cancelled }
      )
      if begun != tasks.begun[flow, default: 0] {
        return "\(begun) tasks of flow \(flow) have begun, not \(tasks.begun[flow, default: 0])"
      }
      if running > tasks.running(of: flow) {
        return "\(running) tasks of flow \(flow) go on, not \(tasks.running(of: flow))"
      }
      if cancelled > tasks.cancelled[flow, default: 0] {
        return "\(cancelled) tasks of flow \(flow) were cancelled too early"
      }
    }
    return nil
  }
}
