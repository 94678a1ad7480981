import Sternik

/// Lets somebody in by the key that they wrote down.
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

  private func check(_ typed: String) {
    guard Self.bare(typed) == Self.bare(profile.recoveryKey) else {
      return presentAlert(title: Texts.recovery.wrong, message: Texts.recovery.wrongMessage)
    }
    finish()
    done(profile)
  }

  /// The key as it is compared: without the dashes, and whatever the case.
  private static func bare(_ key: String) -> String {
    key.uppercased().filter { $0.isLetter || $0.isNumber }
  }
}
