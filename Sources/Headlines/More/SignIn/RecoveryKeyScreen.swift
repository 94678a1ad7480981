import Sternik

/// Shows the recovery key of a new profile.
final class RecoveryKeyScreen: Screen {
  var didTapContinue: () -> Void = {}

  private let key: String

  init(key: String) { self.key = key }

  var title: String { Texts.recovery.title }

  var presentation: Presentation { .box }

  var body: some View {
    VStack(spacing: 1) {
      Text(Texts.recovery.writeDown)
      Text(key).bold()
      Button(Texts.recovery.proceed) { self.didTapContinue() }
    }
    .formLayout()
  }
}
