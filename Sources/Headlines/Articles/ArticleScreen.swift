import CodableState
import Sternik

/// The text of one article.
final class ArticleScreen: Screen, CodableStatePreserving {
  /// The article is on the screen.
  var didShow: () -> Void = {}
  var didToggleSaved: (_ text: ArticleText) -> Void = { _ in }
  var didOpenInBrowser: (_ link: String) -> Void = { _ in }
  /// The user has copied the address.
  var didCopyLink: () -> Void = {}
  /// The user pages to the next article (1) or to the previous one (-1).
  var didPage: (_ step: Int) -> Void = { _ in }
  /// Whether there is an article to page to.
  var canPage: (_ step: Int) -> Bool = { _ in false }

  /// The first visible row; `nil` at the top.
  var preservedValue: Int?

  private let article: Article
  private let text: ArticleText
  private let library: Library
  /// The time that ages are relative to.
  private var time: Timestamp

  /// The line below the title.
  private static let ruleColumns = 24

  init(_ article: Article, library: Library, now: @escaping () -> Timestamp) {
    self.article = article
    self.library = library
    text = library.text(of: article)
    time = now()
    every(.seconds(10)) { $0.time = now() }
  }

  private var content: ArticleContent { article.content }

  func didAppear() { didShow() }

  /// The name of the feed.
  var title: String { article.feed.displayName }

  /// Whether the article is saved, visible also when the text is scrolled.
  var status: StyledText {
    guard library.isSaved(article) else { return "" }
    return "\("★", style: Style(foreground: .accent)) \(Texts.article.saved)"
  }

  var commands: [KeyCommand] {
    let save = library.isSaved(article) ? Texts.keys.unsave : Texts.keys.save
    let link = content.link.flatMap { Browser.canOpen($0) ? $0 : nil }
    return [
      KeyCommand(.character("s"), save) { self.didToggleSaved(self.text) },
      KeyCommand(.character("o"), Texts.keys.browser) {
        if let link { self.didOpenInBrowser(link) }
      }.disabled(link == nil),
      KeyCommand(.character("n"), Texts.keys.nextArticle) { self.didPage(1) }
        .disabled(!canPage(1)),
      KeyCommand(.character("p"), Texts.keys.previousArticle) { self.didPage(-1) }
        .disabled(!canPage(-1)),
      KeyCommand(.character("c"), Texts.keys.copyLink) {
        if let link, self.copy(link) { self.didCopyLink() }
      }.disabled(link == nil),
    ]
  }

  var body: some View {
    RoomReader { room in
      let margin = ReadingMargin.columns(in: room)
      ScrollView {
        VStack(spacing: 1) {
          VStack {
            Text(self.content.displayTitle).bold()
            Text(self.byline).accessibilityLabel(self.details.joined(separator: ", "))
            Divider().frame(width: Self.ruleColumns)
          }
          for paragraph in self.paragraphs { Text(paragraph) }
          // The blank row keeps the end of the text away from the bar below.
          VStack {
            if let link = self.content.link { Text(self.address(link)) }
            Text("")
          }
        }
        .frame(maxWidth: ReadingMargin.maxLineColumns)
        .padding(columns: margin)
      }
      .initialOffset(self.preservedValue ?? 0)
      .didScroll { self.preservedValue = $0 == 0 ? nil : $0 }
    }
  }

  /// The line with the address; what cannot be opened is no link.
  private func address(_ link: String) -> StyledText {
    let text = Texts.article.link(link)
    guard Browser.canOpen(link), let url = LinkURL(link) else { return StyledText(text, .muted) }
    return StyledText(text, link: url)
  }

  /// The section, the authors, the date, and the reading or playing time.
  private var byline: StyledText {
    guard let section = content.section else {
      return StyledText(details.joined(separator: " · "), .muted)
    }
    let style = Style(foreground: .section(section), attributes: .bold)
    let rest = details.dropFirst().map { " · " + $0 }.joined()
    return "\(section, style: style)\(rest, .muted)"
  }

  private var details: [String] {
    [content.section, content.author, published, length].compactMap(\.self)
  }

  private var length: String? {
    if let duration = content.duration {
      return Texts.article.duration(duration.playingTime)
    }
    return ArticleContent.readingMinutes(of: text.body).map { Texts.article.minutes(minutes: $0) }
  }

  private var published: String {
    guard let published = content.published else { return Texts.article.undated }
    return Localizer.current.date(published)
  }

  private var paragraphs: [String] {
    if !text.body.isEmpty { return text.body }
    return [text.summary.isEmpty ? Texts.article.noText : text.summary]
  }
}
