/// The root coordinator of a program: it lives as long as its window and decides what to show first.
@MainActor
open class AppCoordinator: Coordinator {
  /// Creates the coordinator for `window`; start it with `window.start(_:)`.
  public init(window: Window) {
    super.init(presenter: window)
    window.state.appCoordinator = self
  }

  override final var staysWhenEmpty: Bool { true }

  /// Called when the user goes back and nothing is left to go back from; closes the window unless overridden.
  open func exitRequested() { closeWindow() }

  /// Closes the window and removes everything that it shows, unless a ``LeaveGuard`` refuses.
  public final func closeWindow() {
    if let windowState { Engine.shared.issue(.close(windowState)) }
  }
}
