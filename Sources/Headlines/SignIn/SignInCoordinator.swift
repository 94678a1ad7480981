import Sternik

/// Signs the user in to a server, by name and password or by token, on a navigation stack of its own.
///
/// The server is asked before `done`, so that nothing that it does not accept is kept.
final class SignInCoordinator: Coordinator {
  /// Reports all credentials, with those that the server has accepted, and what it has sent.
  @Once var done: (Credentials, FoundFeeds) -> Void = { _, _ in }

  private let address: FeedAddress
  private let findFeeds: FindFeeds
  private let stack = NavigationController()
  private var space: ProtectionSpace
  private var credentials: Credentials
  private var asking: Task<Void, Never>?

  /// Makes a coordinator for an address whose server asks for a sign-in.
  init(
    to space: ProtectionSpace, for address: FeedAddress, credentials: Credentials,
    findFeeds: @escaping FindFeeds, presenter: any Presenter
  ) {
    self.space = space
    self.address = address
    self.credentials = credentials
    self.findFeeds = findFeeds
    super.init(presenter: presenter)
    removeCoordinator = { ($0 as? SignInCoordinator)?.asking?.cancel() }
  }

  override func start() {
    show(stack)
    space.needsToken ? askForToken() : askForPassword()
  }

  private func askForPassword() {
    let screen = PasswordScreen(space)
    screen.didSubmit = { [unowned screen] in self.submit($0, on: screen) }
    screen.didChange = { [unowned screen] in self.stopAsking(on: screen) }
    screen.didTapToken = { [unowned screen] in
      self.stopAsking(on: screen)
      self.askForToken()
    }
    screen.didTapCancel = { self.finish() }
    stack.show(screen, for: self)
  }

  private func askForToken() {
    let screen = TokenScreen(space)
    screen.didSubmit = { [unowned screen] in self.submit($0, on: screen) }
    screen.didChange = { [unowned screen] in self.stopAsking(on: screen) }
    screen.didTapCancel = { self.finish() }
    stack.show(screen, for: self)
  }

  /// Asks the server whether it accepts a credential.
  private func submit(_ credential: Credential, on screen: some SignInForm) {
    stopAsking(on: screen)
    (screen.isWaiting, screen.error) = (true, nil)
    var credentials = credentials
    credentials.set(credential, for: space)
    asking = Task { [address, findFeeds, credentials, weak self, weak screen] in
      do throws(FetchError) {
        let found = try await findFeeds(address, credentials)
        guard !Task.isCancelled, let self else { return }
        finish()
        done(credentials, found)
      } catch {
        guard !Task.isCancelled, let self, let screen else { return }
        screen.isWaiting = false
        report(error, of: credentials, on: screen)
      }
    }
  }

  /// Says what is wrong, or asks for the credentials of the next server if a redirect leads to one.
  private func report(
    _ error: FetchError, of credentials: Credentials, on screen: some SignInForm
  ) {
    guard let asked = error.reason.protectionSpace else {
      screen.error = .failed(error)
      return
    }
    if (asked.origin, asked.realm) == (space.origin, space.realm) {
      screen.error = screen is TokenScreen ? .rejectedToken : .rejectedPassword
    } else {
      (space, self.credentials) = (asked, credentials)
      space.needsToken ? askForToken() : askForPassword()
    }
  }

  private func stopAsking(on screen: some SignInForm) {
    asking?.cancel()
    screen.isWaiting = false
  }
}
