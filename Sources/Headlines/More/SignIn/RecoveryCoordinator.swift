import Sternik

/// Signs the user in by recovery key.
final class RecoveryCoordinator: NavigationCoordinator<RecoveryScreen> {
  @Once var done: (Profile) -> Void = { _ in }
  var didTapCancel: () -> Void = {}

  private let profile: Profile

  init(_ profile: Profile, presenter: any Presenter) {
    self.profile = profile
    super.init(presenter: presenter)
  }

  override func start() {
    let screen = RecoveryScreen()
    screen.didSubmit = { [unowned screen] in self.check($0, on: screen) }
    screen.didTapCancel = { self.didTapCancel() }
    show(screen)
  }

  private func check(_ text: String, on screen: RecoveryScreen) {
    guard Self.normalized(text) == Self.normalized(profile.recoveryKey) else {
      screen.isWrong = true
      return
    }
    finish()
    done(profile)
  }

  /// The key in upper case, without hyphens and spaces.
  private static func normalized(_ key: String) -> String {
    key.uppercased().filter { $0.isLetter || $0.isNumber }
  }
}
