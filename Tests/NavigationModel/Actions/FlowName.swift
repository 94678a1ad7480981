/// A coordinator in the model: its id, its presenter, and what its `start()` does.
struct FlowName: Sendable, CustomStringConvertible {
  /// The app coordinator, which is always there.
  static let app = FlowName(
    id: 0, presenter: PresenterName(container: .window), steps: [], fails: false)

  let id: Int
  let presenter: PresenterName
  let steps: [Action]
  let fails: Bool

  /// Whether its `start()` sets its own closures, also if a task awaits its outcome.
  var setsHandlers: Bool { id.isMultiple(of: 3) }

  var description: String {
    "flow \(id) in \(presenter) \(steps)\(fails ? " failing" : "")"
  }
}
