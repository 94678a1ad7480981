import Sternik

/// Asks for the recovery key.
final class RecoveryScreen: Screen {
  var didSubmit: (_ key: String) -> Void = { _ in }

  private var key = ""

  var title: String { Texts.recovery.title }

  var body: some View {
    VStack(spacing: 1) {
      Text(Texts.recovery.explanation)
      TextField(
        Texts.recovery.key, didChange: { self.key = $0 }, didSubmit: { self.didSubmit($0) })
      Button(Texts.signIn.enter) { self.didSubmit(self.key) }
    }
    .formLayout()
  }
}
