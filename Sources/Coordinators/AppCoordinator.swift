/// The coordinator of a whole program: it lives as long as its window and decides what comes first.
@MainActor
open class AppCoordinator: Coordinator {
  /// Makes the coordinator of what `window` shows; `window.start(_:)` starts it.
  public init(window: Window) { super.init(presenter: window) }

  override final var staysWhenEmpty: Bool { true }

  /// The reader went back where there is nothing to go back to; closes the window unless overridden.
  open func exitRequested() { closeWindow() }

  /// Closes the window, and with it everything that it shows.
  public final func closeWindow() {
    engine?.issue(.close)
  }
}
