import Sternik

/// Leads from a name, by a code or another way, to a profile: on a stack of its own.
final class SignInCoordinator: Coordinator, AlertPresenting {
  @Once var done: (Profile) -> Void = { _ in }

  private var desk: CodeDesk
  private let profiles: [Profile]
  private let stack = NavigationController()
  private var code: OneTimeCode?

  init(desk: CodeDesk, profiles: [Profile], presenter: any Presenter) {
    self.desk = desk
    self.profiles = profiles
    super.init(presenter: presenter)
    removeCoordinator = { _ in desk.takeBack() }
  }

  override func start() {
    show(stack)
    let screen = NameScreen()
    screen.didSubmit = deliver
    stack.show(screen, for: self)
  }

  /// Brings a code to whoever has this name, and asks for it.
  private func deliver(to typed: String) {
    let name = typed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !name.isEmpty else {
      return presentAlert(title: Texts.signIn.noName, message: Texts.signIn.noNameMessage)
    }
    let code = desk.makeCode()
    do {
      let screen = CodeScreen(deliveredTo: try desk.deliver(code, name))
      screen.didSubmit = { [unowned screen] in self.check($0, of: name, on: screen) }
      if let profile = profiles.first(where: { $0.name == name }) {
        screen.didTapOther = { self.recover(profile) }
      }
      self.code = code
      stack.show(screen, for: self)
    } catch {
      presentAlert(title: Texts.signIn.undelivered, message: error.systemReason.text)
    }
  }

  private func check(_ typed: String, of name: String, on screen: CodeScreen) {
    switch code?.check(typed, now: desk.now()) {
    case .right: letIn(name)
    case .wrong(let left):
      screen.clear()
      presentAlert(
        title: Texts.signIn.wrong, message: Texts.signIn.attemptsLeft(attempts: left))
    case .incomplete:
      presentAlert(title: Texts.signIn.incomplete, message: Texts.signIn.incompleteMessage)
    case .expired, nil:
      screen.clear()
      presentAlert(
        title: Texts.signIn.expired, message: Texts.signIn.expiredMessage,
        actions: [
          AlertAction(Texts.signIn.newCode) {
            self.stack.pop()
            self.deliver(to: name)
          },
          AlertAction(Texts.alert.cancel, role: .cancel),
        ])
    }
  }

  /// Lets in who is known, and gives who is not a key; there is no way back to the code.
  private func letIn(_ name: String) {
    code = nil
    if let profile = profiles.first(where: { $0.name == name }) { return end(profile) }
    let profile = Profile(name: name, recoveryKey: desk.makeRecoveryKey())
    let screen = KeyScreen(key: profile.recoveryKey)
    screen.didTapContinue = { self.finish() }
    stack.setScreens([screen], for: self)
    done(profile)
  }

  private func recover(_ profile: Profile) {
    let recovery = RecoveryCoordinator(profile, presenter: stack)
    recovery.done = { self.end($0) }
    start(child: recovery)
  }

  private func end(_ profile: Profile) {
    finish()
    done(profile)
  }
}
