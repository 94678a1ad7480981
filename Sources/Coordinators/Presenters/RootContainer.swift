/// A window as its inside knows it: coordinators may hold it, since it owns nothing.
@MainActor
final class RootContainer: Container, Presenter, EnginePlace {
  override init() {}

  var place: Place? { Place(container: self, layer: .content) }

  func show(_ screen: any Presentable, for coordinator: Coordinator?) {
    present(screen, for: coordinator)
  }
}
