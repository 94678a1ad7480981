/// Where a screen is shown: the content of a container, or a modal over it.
struct PlaceName: Hashable, Sendable, CustomStringConvertible {
  let container: ScreenName
  var modal: Int?

  var description: String { modal.map { "modal \($0) over \(container)" } ?? "\(container)" }
}
