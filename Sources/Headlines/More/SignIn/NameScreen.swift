import Sternik

/// Asks for the user's name.
final class NameScreen: Screen {
  var didSubmit: (_ name: String) -> Void = { _ in }

  private var name = ""

  var title: String { Texts.signIn.title }

  var body: some View {
    VStack(spacing: 1) {
      Text(Texts.signIn.explanation)
      TextField(
        Texts.signIn.name, didChange: { self.name = $0 }, didSubmit: { self.didSubmit($0) })
      Button(Texts.signIn.next) { self.didSubmit(self.name) }
    }
    .formLayout()
  }
}
