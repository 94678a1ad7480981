/// A coordinator in the model: its id, its presenter, and what its `start()` does.
struct FlowName: Sendable, CustomStringConvertible {
  /// The app coordinator of a window, which has the window's id and stays until the window closes.
  static func app(of window: Int) -> FlowName {
    FlowName(
      id: window, presenter: PresenterName(container: .window(window)), steps: [], fails: false)
  }

  let id: Int
  let presenter: PresenterName
  let steps: [Action]
  let fails: Bool

  /// Whether it is an app coordinator.
  var isApp: Bool { presenter == PresenterName(container: .window(id)) }

  /// Whether its `start()` sets its own closures, also if a task awaits its outcome.
  var setsHandlers: Bool { id.isMultiple(of: 3) }

  /// Whether its `init` makes a task, which begins when it joins the tree.
  var makesTaskInInit: Bool { id % 4 < 2 }
  /// Whether its `start()` makes a task.
  var makesTaskInStart: Bool { id % 5 < 3 }

  var description: String {
    "flow \(id) in \(presenter) \(steps)\(fails ? " failing" : "")"
  }
}
