import Sternik

/// Asks for the user's name.
final class NameScreen: Screen {
  var didSubmit: (_ name: String) -> Void = { _ in }
  var didTapCancel: () -> Void = {}

  /// Whether the user has submitted nothing.
  var lacksName = false
  private var name = ""

  var title: String { Texts.signIn.title }

  var presentation: Presentation { .box }

  var body: some View {
    VStack(spacing: 1) {
      Text(Texts.signIn.explanation).foreground(.muted)
      TextField(Texts.signIn.name, didChange: change, didSubmit: { self.didSubmit($0) })
        .validationError(lacksName ? Texts.signIn.noNameMessage : nil)
      HStack(spacing: 0) {
        Button(Texts.signIn.next) { self.didSubmit(self.name) }
        Button(Texts.alert.cancel) { self.didTapCancel() }
      }
    }
    .formLayout()
  }

  private func change(_ text: String) {
    name = text
    lacksName = false
  }
}
