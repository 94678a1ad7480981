import Sternik

/// Signs the user in to a server, by name and password or by token, on a navigation stack of its own.
///
/// The coordinator asks the server before it calls `done`, so that only accepted credentials are stored.
final class SignInCoordinator: Coordinator {
  /// Reports the accepted credentials, and what the server has sent.
  @Once var done: (Credentials, FoundFeeds) -> Void = { _, _ in }

  private let space: ProtectionSpace
  private let address: FeedAddress
  private let isRejected: Bool
  private let known: Credentials
  private let findFeeds: FindFeeds
  private let stack = NavigationController()
  private var request: Task<Void, Never>?

  /// Makes a coordinator for a feed whose server asks for a sign-in, or has refused one of the `known` credentials.
  init(
    to space: ProtectionSpace, for address: FeedAddress, isRejected: Bool, known: Credentials,
    findFeeds: @escaping FindFeeds, presenter: any Presenter
  ) {
    (self.space, self.address, self.known) = (space, address, known)
    self.isRejected = isRejected
    self.findFeeds = findFeeds
    super.init(presenter: presenter)
    removeCoordinator = { ($0 as? SignInCoordinator)?.request?.cancel() }
  }

  override func start() {
    show(stack)
    ask(for: space, at: address, after: Credentials())
    // Not if the server wants a token, and has refused a password.
    let wasToken = known.entry(for: space)?.credential.scheme == .bearer
    if isRejected, wasToken == space.needsToken, let screen = stack.topScreen as? SignInScreen {
      screen.reject()
    }
  }

  /// Shows the form for what a server accepts.
  private func ask(
    for space: ProtectionSpace, at address: FeedAddress, after accepted: Credentials
  ) {
    ask(space.needsToken ? .token : .password, for: space, at: address, after: accepted)
  }

  /// Shows a form; `accepted` are the credentials for servers that have led to this one.
  private func ask(
    _ kind: SignInScreen.Kind, for space: ProtectionSpace, at address: FeedAddress,
    after accepted: Credentials
  ) {
    // The form says that nothing is encrypted: who submits it agrees.
    let unconfirmed = known.unconfirmed(of: address.text, at: space.origin)
    let screen = SignInScreen(
      kind, for: space, name: unconfirmed?.name ?? known.entry(for: space)?.credential.name ?? "",
      secret: kind == .password ? unconfirmed?.secret ?? "" : "")
    screen.didSubmit = { [unowned screen] credential in
      var new = accepted
      if unconfirmed == nil {
        new.set(credential, for: space, at: address)
      } else {
        new.confirm(credential, for: address.text, at: space.origin)
      }
      self.submit(new, for: space, on: screen)
    }
    screen.didChange = { [unowned screen] in self.cancelRequest(on: screen) }
    screen.didTapToken = { [unowned screen] in
      self.cancelRequest(on: screen)
      self.ask(.token, for: space, at: address, after: accepted)
    }
    screen.didTapCancel = { self.finish() }
    stack.show(screen, for: self)
  }

  /// Fetches the feed with new credentials; where a redirect leads to another server, asks for those of that one.
  private func submit(_ new: Credentials, for space: ProtectionSpace, on screen: SignInScreen) {
    cancelRequest(on: screen)
    (screen.isWaiting, screen.error) = (true, nil)
    request = Task { [address, findFeeds, known, weak self, weak screen] in
      do throws(FetchError) {
        let found = try await findFeeds(address, known.adding(new))
        guard !Task.isCancelled, let self, let screen, isShown(screen) else { return }
        finish()
        done(new, found)
      } catch {
        guard !Task.isCancelled, let self, let screen, isShown(screen) else { return }
        screen.isWaiting = false
        switch error.reason.protectionSpace {
        case nil: screen.error = .failed(error)
        case let asked? where asked.asksAgain(for: space): screen.reject()
        case let asked?: ask(for: asked, at: error.address, after: new)
        }
      }
    }
  }

  /// Whether the user has not gone back.
  private func isShown(_ screen: SignInScreen) -> Bool { stack.topScreen === screen }

  private func cancelRequest(on screen: SignInScreen) {
    request?.cancel()
    screen.isWaiting = false
  }
}
