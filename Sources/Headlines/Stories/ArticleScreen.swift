import Sternik

/// One article, set for reading.
final class ArticleScreen: Screen {
  /// The reader sees the article.
  var didShow: () -> Void = {}
  var didToggleSaved: () -> Void = {}
  var didOpenInBrowser: (_ link: String) -> Void = { _ in }
  /// The reader turns to the next article (1) or to the previous one (-1).
  var didTurn: (_ step: Int) -> Void = { _ in }
  /// Whether there is an article to turn to.
  var canTurn: (_ step: Int) -> Bool = { _ in false }

  private let story: Story
  private let library: Library
  private let now: () -> Timestamp

  /// Longer lines are hard to read.
  private static let widestLine = 76

  init(_ story: Story, library: Library, now: @escaping () -> Timestamp) {
    self.story = story
    self.library = library
    self.now = now
  }

  private var article: Article { story.article }

  func didAppear() { didShow() }

  /// Where it is from and, also for those who have scrolled, whether it is saved.
  var title: String {
    let name = story.source.displayName
    return library.isSaved(story) ? Texts.article.saved + " · " + name : name
  }

  var commands: [KeyCommand] {
    let save = library.isSaved(story) ? Texts.keys.unsave : Texts.keys.save
    var commands = [KeyCommand(.character("s"), save) { self.didToggleSaved() }]
    if let link = article.link, Browser.opens(link) {
      commands.append(
        KeyCommand(.character("o"), Texts.keys.browser) { self.didOpenInBrowser(link) })
    }
    if canTurn(1) {
      commands.append(KeyCommand(.character("n"), Texts.keys.nextArticle) { self.didTurn(1) })
    }
    if canTurn(-1) {
      commands.append(
        KeyCommand(.character("p"), Texts.keys.previousArticle) { self.didTurn(-1) })
    }
    return commands
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 1) {
        VStack {
          Text(article.displayTitle).bold()
          for line in lead { Text(line).dim() }
        }
        for paragraph in paragraphs { Text(paragraph) }
        if let link = article.link { Text(Texts.article.link(link)).dim() }
      }
      .frame(maxWidth: Self.widestLine)
      .padding(rows: 1, columns: 2)
    }
  }

  /// What it is about, who wrote it, when, how long it takes, and whether it is saved.
  private var lead: [String] {
    [
      article.section, article.author.map(Texts.article.byline), published, length,
      library.isSaved(story) ? Texts.article.isSaved : nil,
    ].compactMap(\.self)
  }

  private var length: String? {
    if let duration = article.duration {
      return Texts.article.duration(duration.playingTime)
    }
    return article.readingMinutes.map { Texts.article.minutes(minutes: $0) }
  }

  private var published: String {
    guard let published = article.published else { return Texts.article.undated }
    return Texts.article.publishedRelative(
      Localizer.current.date(published), Localizer.current.relative(published, to: now()))
  }

  private var paragraphs: [String] {
    if !article.body.isEmpty { return article.body }
    return [article.summary.isEmpty ? Texts.article.noText : article.summary]
  }
}
