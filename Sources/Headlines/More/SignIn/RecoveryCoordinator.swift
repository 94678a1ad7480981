import Sternik

/// Signs the user in by recovery key.
final class RecoveryCoordinator: NavigationCoordinator<RecoveryScreen>, AlertPresenting {
  @Once var done: (Profile) -> Void = { _ in }

  private let profile: Profile

  init(_ profile: Profile, presenter: any Presenter) {
    self.profile = profile
    super.init(presenter: presenter)
  }

  override func start() {
    let screen = RecoveryScreen()
    screen.didSubmit = check
    show(screen)
  }

  private func check(_ text: String) {
    guard Self.normalized(text) == Self.normalized(profile.recoveryKey) else {
      return presentAlert(title: Texts.recovery.wrong, message: Texts.recovery.wrongMessage)
    }
    finish()
    done(profile)
  }

  /// The key in upper case, without hyphens and spaces.
  private static func normalized(_ key: String) -> String {
    key.uppercased().filter { $0.isLetter || $0.isNumber }
  }
}
