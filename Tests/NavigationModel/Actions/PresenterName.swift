/// A presenter in the model: a container, or a modal over it.
struct PresenterName: Hashable, Sendable, CustomStringConvertible {
  let container: ScreenName
  var modal: Int?

  var description: String { modal.map { "modal \($0) over \(container)" } ?? "\(container)" }
}
