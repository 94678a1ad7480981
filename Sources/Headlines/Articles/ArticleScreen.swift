import Sternik
import SternikFoundation

/// The text of one article.
final class ArticleScreen: Screen, CodableStatePreserving {
  /// The article is on the screen.
  var didShow: () -> Void = {}
  var didToggleSaved: (_ text: ArticleText) -> Void = { _ in }
  /// The user opens an address in the browser.
  var didOpen: (_ link: String) -> Void = { _ in }
  /// The user plays or saves one of these files.
  var didOpenFile: ([ArticleFile], LinkAction) -> Void = { _, _ in }
  /// The user has copied the address.
  var didCopyLink: () -> Void = {}
  /// The user pages to the next article (1) or to the previous one (-1).
  var didPage: (_ step: Int) -> Void = { _ in }
  var didMarkUnread: () -> Void = {}
  var didTapNextUnread: () -> Void = {}
  var keys = Keymap()
  /// Whether the article was opened from the list of its feed.
  var isInListOfFeed = false
  /// Whether there is an article to page to.
  var canPage: (_ step: Int) -> Bool = { _ in false }

  /// The place at the top of the screen, in bytes of the text; `nil` where the user has left the article.
  var preservedValue: Int?

  private let article: Article
  private let text: ArticleText
  private let document: ArticleDocument
  private let hasParagraphs: Bool
  /// How long reading takes; `nil` for a short text.
  private let minutes: Int?
  private let library: Library
  /// Whether the user has read to the end, after which the article starts at its top again.
  private var hasReachedEnd = false
  /// The time that ages are relative to.
  private var time: Timestamp

  /// The line below the title.
  private static let ruleColumns = 24

  init(_ article: Article, library: Library, now: @escaping () -> Timestamp) {
    self.article = article
    self.library = library
    text = library.text(of: article)
    document = ArticleDocument(text.body)
    hasParagraphs = !text.body.paragraphs.isEmpty
    minutes = ArticleContent.readingMinutes(of: text.body)
    time = now()
    every(.seconds(10)) {
      $0.time = now()
      // Also for a program that is killed.
      $0.keepPlace()
    }
  }

  private var content: ArticleContent { article.content }

  func didAppear() { didShow() }

  func willDisappear() { keepPlace() }

  private func keepPlace() {
    guard let preservedValue else { return }
    library.setPlace(hasReachedEnd ? 0 : preservedValue, in: article)
  }

  /// The name of the feed, or the title where the list before has that name.
  var title: String { isInListOfFeed ? content.displayTitle : article.feed.displayName }

  /// Whether the article is saved, visible also when the text is scrolled.
  var status: StyledText {
    guard library.isSaved(article) else { return "" }
    return "\("★", style: Style(foreground: .accent)) \(Texts.article.saved)"
  }

  var commands: [KeyCommand] {
    let save = library.isSaved(article) ? Texts.keys.unsave : Texts.keys.save
    let link = content.link.flatMap { LinkPrograms.isWebAddress($0) ? $0 : nil }
    return [
      KeyCommand(keys[.save], save) { self.didToggleSaved(self.text) },
      KeyCommand(keys[.browser], Texts.keys.browser) {
        if let link { self.didOpen(link) }
      }.disabled(link == nil),
    ] + files + [
      KeyCommand(keys[.next], Texts.keys.nextArticle) { self.didPage(1) }
        .disabled(!canPage(1)),
      KeyCommand(keys[.previous], Texts.keys.previousArticle) { self.didPage(-1) }
        .disabled(!canPage(-1)),
      KeyCommand(keys[.copy], Texts.keys.copyLink) {
        if let link, self.copy(link) { self.didCopyLink() }
      }.disabled(link == nil),
      KeyCommand(keys[.nextUnread], Texts.keys.nextUnread) { self.didTapNextUnread() },
      KeyCommand(keys[.toggleRead], Texts.keys.markUnread) { self.didMarkUnread() },
    ]
  }

  /// The keys for sound, film and other files, in articles that have some.
  private var files: [KeyCommand] {
    let files = document.files
    let played = files.filter(\.isPlayable)
    let play = KeyCommand(keys[.play], Texts.keys.play) { self.didOpenFile(played, .play) }
    let download = KeyCommand(keys[.download], Texts.keys.download) {
      self.didOpenFile(files, .download)
    }
    return (played.isEmpty ? [] : [play]) + (files.isEmpty ? [] : [download])
  }

  var body: some View {
    RoomReader { room in
      DocumentView(self.blocks)
        .lineWidth(ReadingMargin.maxLineColumns, margin: ReadingMargin.columns(in: room))
        .initialPlace(self.preservedValue ?? self.library.place(in: self.article))
        .didScroll { (self.preservedValue, self.hasReachedEnd) = ($0, false) }
        .didReachEnd { self.hasReachedEnd = true }
        .didOpenLink { link in
          if LinkPrograms.canOpen(link.description) { self.didOpen(link.description) }
        }
        .linkList(title: Texts.article.links)
    }
  }

  private var blocks: [DocumentBlock] {
    var byline = DocumentBlock(.paragraph, byline)
    byline.label = details.joined(separator: ", ")
    byline.isTight = true
    var rule = DocumentBlock(.rule(columns: Self.ruleColumns))
    rule.isTight = true
    let title = StyledText(content.displayTitle, style: .title)
    let link = content.link.map { [address($0)] } ?? []
    return [DocumentBlock(.paragraph, title), byline, rule] + summary + document.blocks + link
  }

  /// The line with the address; what cannot be opened is no link.
  private func address(_ link: String) -> DocumentBlock {
    let text = Texts.article.link(link)
    let url = LinkPrograms.isWebAddress(link) ? LinkURL(link) : nil
    var block = DocumentBlock(
      .paragraph, url.map { StyledText(text, link: $0) } ?? StyledText(text, .muted))
    block.numbersLinks = false
    return block
  }

  /// What stands for a text that has no words, only pictures or nothing.
  private var summary: [DocumentBlock] {
    guard !hasParagraphs else { return [] }
    if text.summary.isEmpty, !text.body.isEmpty { return [] }
    let summary = text.summary.isEmpty ? Texts.article.noText : text.summary
    return [DocumentBlock(.paragraph, StyledText(summary))]
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
    if let time = content.duration?.playingTime { return Texts.article.duration(time) }
    // The notes of an episode say nothing about its length.
    guard !document.files.contains(where: \.isPlayable) else { return nil }
    return minutes.map { Texts.article.minutes(minutes: $0) }
  }

  private var published: String {
    guard let published = content.published else { return Texts.article.undated }
    return Localizer.current.date(published)
  }
}
