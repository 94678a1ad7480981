import Sternik

/// Asks for the code that was delivered.
final class CodeScreen: Screen {
  var didSubmit: (_ code: String) -> Void = { _ in }
  /// The reader wants to sign in another way; nil where there is none.
  var didTapOther: (() -> Void)?

  private let place: String
  private var code = ""

  /// Makes a screen that says where the code was delivered to.
  init(deliveredTo place: String) { self.place = place }

  /// Takes away what was typed.
  func clear() { code = "" }

  var title: String { Texts.signIn.codeTitle }

  var body: some View {
    VStack(spacing: 1) {
      Text(Texts.signIn.delivered(place))
      TextField(
        Texts.signIn.code, text: code, didChange: { self.code = $0 },
        didSubmit: { self.didSubmit($0) })
      Button(Texts.signIn.enter) { self.didSubmit(self.code) }
      if let didTapOther {
        Button(Texts.signIn.other) { didTapOther() }
      }
    }
    .padding(rows: 1, columns: 2)
  }
}
