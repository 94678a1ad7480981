/// A coordinator as the model knows it: a number, its place, and what its `start()` does.
struct FlowName: Sendable, CustomStringConvertible {
  /// The coordinator of the whole window, which is always there.
  static let app = FlowName(id: 0, place: PlaceName(container: .window), steps: [], fails: false)

  let id: Int
  let place: PlaceName
  let steps: [Move]
  let fails: Bool

  var description: String {
    "flow \(id) in \(place) \(steps)\(fails ? " failing" : "")"
  }
}
