/// The window as its coordinators hold it; it does not own the window's tree.
@MainActor
final class RootContainer: Container, Presenter, BuiltInPresenter {
  /// The window whose root it is, until that is released; closed if `node` is `nil`.
  ///
  /// Not weak: each access to an object with weak references takes several times as long.
  var state: WindowState?

  init() { super.init() }

  var target: PresentationTarget? { PresentationTarget(container: self, layer: .content) }

  func show(_ screen: any Presentable, for coordinator: Coordinator?) {
    present(screen, for: coordinator)
  }
}
