/// The window as its coordinators hold it; it does not own the window's tree.
@MainActor
final class RootContainer: Container, Presenter, BuiltInPresenter {
  init() { super.init() }

  var target: PresentationTarget? { PresentationTarget(container: self, layer: .content) }

  func show(_ screen: any Presentable, for coordinator: Coordinator?) {
    present(screen, for: coordinator)
  }
}
