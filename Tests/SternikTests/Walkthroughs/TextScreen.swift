import Sternik

/// A screen of the views that a test gives it.
final class TextScreen: Screen {
  private let content: () -> Views

  init(@ViewBuilder _ content: @escaping () -> Views) { self.content = content }

  var body: some View { content() }
}
