import Sternik

/// Lets the user add a feed by its address.
final class AddFeedCoordinator: NavigationCoordinator<AddFeedScreen> {
  @Once var done: (Feed) -> Void = { _ in }

  override func start() {
    let screen = AddFeedScreen()
    screen.didSubmit = { [unowned screen] in self.submit($0, on: screen) }
    screen.didTapCancel = { self.finish() }
    show(screen)
  }

  private func submit(_ text: String, on screen: AddFeedScreen) {
    do {
      let address = try FeedAddress(text)
      finish()
      done(Feed(id: address.text))
    } catch {
      screen.error = error
    }
  }
}
