import Sternik

/// Asks for the words that hide articles.
final class HiddenWordsScreen: Screen {
  var didSubmit: (_ words: String) -> Void = { _ in }
  var didTapCancel: () -> Void = {}

  /// The feed that they are for; nil for all feeds.
  private let feedName: String?
  private var words: String

  init(_ words: String, feedName: String?) {
    self.words = words
    self.feedName = feedName
  }

  var title: String { Texts.hiddenWords.title }

  var presentation: Presentation { .box }

  var body: some View {
    VStack(spacing: 1) {
      Text(feedName.map { Texts.hiddenWords.feed($0) } ?? Texts.hiddenWords.all).bold().truncated()
      Text(Texts.hiddenWords.hint).foreground(.muted)
      TextField(
        Texts.hiddenWords.words, text: words, didChange: { self.words = $0 },
        didSubmit: { self.didSubmit($0) })
      HStack(spacing: 0) {
        Button(Texts.editSource.save) { self.didSubmit(self.words) }
        Button(Texts.alert.cancel) { self.didTapCancel() }
      }
    }
    .formLayout()
  }
}
