/// The window as its coordinators hold it; it does not own the window's tree.
@MainActor
final class RootContainer: Container, Presenter, BuiltInPresenter {
  /// The window whose root it is; closed if `node` is `nil`.
  weak var state: WindowState?

  init() { super.init() }

  var target: PresentationTarget? { PresentationTarget(container: self, layer: .content) }

  func show(_ screen: any Presentable, for coordinator: Coordinator?) {
    present(screen, for: coordinator)
  }
}
