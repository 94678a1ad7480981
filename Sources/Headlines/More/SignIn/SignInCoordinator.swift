import Sternik

/// Signs the user in by name and code, or by recovery key, on a navigation stack of its own.
final class SignInCoordinator: Coordinator, AlertPresenting {
  @Once var done: (Profile) -> Void = { _ in }

  private var codeIssuer: CodeIssuer
  private let profiles: [Profile]
  private let stack = NavigationController()
  private var code: OneTimeCode?

  init(codeIssuer: CodeIssuer, profiles: [Profile], presenter: any Presenter) {
    self.codeIssuer = codeIssuer
    self.profiles = profiles
    super.init(presenter: presenter)
    removeCoordinator = { _ in codeIssuer.withdraw() }
  }

  override func start() {
    show(stack)
    let screen = NameScreen()
    screen.didSubmit = { [unowned screen] in self.deliverCode(to: $0, on: screen) }
    screen.didTapCancel = { self.finish() }
    stack.show(screen, for: self)
  }

  private func deliverCode(to text: String, on screen: NameScreen) {
    let name = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    screen.lacksName = name.isEmpty
    if !name.isEmpty { deliverCode(to: name) }
  }

  /// Delivers a code to the user with this name, and asks for it.
  private func deliverCode(to name: String) {
    let code = codeIssuer.makeCode()
    do {
      let screen = CodeScreen(deliveredTo: try codeIssuer.deliver(code, name))
      screen.didSubmit = { [unowned screen] in self.check($0, of: name, on: screen) }
      screen.didTapCancel = { self.finish() }
      if let profile = profiles.first(where: { $0.name == name }) {
        screen.didTapOther = { self.recover(profile) }
      }
      self.code = code
      stack.show(screen, for: self)
    } catch {
      presentAlert(title: Texts.signIn.undelivered, message: error.systemError.text)
    }
  }

  private func check(_ text: String, of name: String, on screen: CodeScreen) {
    switch code?.check(text, now: codeIssuer.now()) {
    case .correct: signIn(name)
    case .incorrect(let left):
      screen.clear()
      screen.error = .incorrect(attemptsLeft: left)
    case .incomplete: screen.error = .incomplete
    case .expired, nil:
      screen.clear()
      screen.error = nil
      presentAlert(
        title: Texts.signIn.expired, message: Texts.signIn.expiredMessage, kind: .warning,
        actions: [
          AlertAction(Texts.signIn.newCode) {
            self.stack.pop()
            self.deliverCode(to: name)
          },
          AlertAction(Texts.alert.cancel, role: .cancel),
        ])
    }
  }

  /// Signs in to a known profile, or creates one and shows its recovery key.
  ///
  /// The recovery key replaces the stack, so that Back does not lead to the used code.
  private func signIn(_ name: String) {
    code = nil
    if let profile = profiles.first(where: { $0.name == name }) { return end(profile) }
    let profile = Profile(name: name, recoveryKey: codeIssuer.makeRecoveryKey())
    let screen = RecoveryKeyScreen(key: profile.recoveryKey)
    screen.didTapContinue = { self.finish() }
    stack.setScreens([screen], for: self)
    done(profile)
  }

  private func recover(_ profile: Profile) {
    let recovery = RecoveryCoordinator(profile, presenter: stack)
    recovery.didTapCancel = { self.finish() }
    recovery.done = { self.end($0) }
    start(child: recovery)
  }

  private func end(_ profile: Profile) {
    finish()
    done(profile)
  }
}
