import Sternik

/// Lets the user add a feed by its address.
final class AddFeedCoordinator: NavigationCoordinator<AddFeedScreen>, AlertPresenting {
  @Once var done: (Feed) -> Void = { _ in }

  override func start() {
    let screen = AddFeedScreen()
    screen.didSubmit = submit
    show(screen)
  }

  private func submit(_ text: String) {
    do {
      let address = try FeedAddress(text)
      finish()
      done(Feed(id: address.text))
    } catch {
      presentAlert(title: Texts.addSource.failed, message: error.text)
    }
  }
}
