import Sternik

/// Asks for the recovery key.
final class RecoveryScreen: Screen {
  var didSubmit: (_ key: String) -> Void = { _ in }
  var didTapCancel: () -> Void = {}

  /// Whether the submitted key is not that of the profile.
  var isWrong = false
  private var key = ""

  var title: String { Texts.recovery.title }

  var presentation: Presentation { .box }

  var body: some View {
    VStack(spacing: 1) {
      Text(Texts.recovery.explanation).foreground(.muted)
      TextField(Texts.recovery.key, didChange: change, didSubmit: { self.didSubmit($0) })
        .validationError(
          isWrong ? "\(Texts.recovery.wrong) \(Texts.recovery.wrongMessage)" : nil)
      HStack(spacing: 0) {
        Button(Texts.signIn.enter) { self.didSubmit(self.key) }
        Button(Texts.alert.cancel) { self.didTapCancel() }
      }
    }
    .formLayout()
  }

  private func change(_ text: String) {
    key = text
    isWrong = false
  }
}
