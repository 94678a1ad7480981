import Sternik

/// Leads from an address to a source.
final class AddSourceCoordinator: NavigationCoordinator<AddSourceScreen>, AlertPresenting {
  @Once var done: (Source) -> Void = { _ in }

  override func start() {
    let screen = AddSourceScreen()
    screen.didSubmit = submit
    show(screen)
  }

  private func submit(_ text: String) {
    do {
      let address = try SourceAddress(text)
      finish()
      done(Source(id: address.text))
    } catch {
      presentAlert(title: Texts.addSource.failed, message: error.message)
    }
  }
}
