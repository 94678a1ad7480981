import Foundation
import Sternik

/// The feeds of tours that need others than the bundled one.
@MainActor
enum TourFeeds {
  static let name = "Harbour Radio"

  /// Has articles with files and links, and without any text.
  static let radio = TemporaryFeed(
    id: "https://news.example.com/radio.xml",
    document: FeedDocument(
      title: name,
      articles: [
        ArticleContent(
          id: "1", title: title, body: body, section: "World", author: author,
          published: ScreenTour.now, link: "https://news.example.com/tide"),
        ArticleContent(
          id: "2", title: "", published: ScreenTour.now, link: "https://news.example.com/2"),
      ], omittedCount: 2))

  /// One has articles, one could never be read, one only before, and one needs a sign-in.
  static let inFolders = [
    radio,
    TemporaryFeed(
      id: "https://news.example.com/gazette",
      document: FeedDocument(
        title: gazette, articles: [ArticleContent(id: "1", title: title, section: "World")]),
      error: FetchError(address: .web(url), reason: .timedOut)),
    TemporaryFeed(
      id: "https://news.example.com/gone",
      error: FetchError(address: .web(url), reason: .notFound)),
    locked,
  ]

  static let locked = TemporaryFeed(
    id: url.absoluteString,
    error: FetchError(
      address: .web(url), reason: .unauthorized(space, isRejected: false)))

  /// The sign-in for the locked feed.
  static var credentials: Credentials {
    var credentials = Credentials()
    credentials.set(
      Credential(scheme: .basic, name: author, secret: "secret"), for: space)
    return credentials
  }

  /// The same with a token.
  static var token: Credentials {
    var credentials = Credentials()
    credentials.set(Credential(scheme: .bearer, secret: "secret"), for: space)
    return credentials
  }

  /// Has an article of today and one from before a month.
  static let quay = TemporaryFeed(
    id: "https://news.example.com/quay.xml",
    document: FeedDocument(
      title: gazette,
      articles: [
        ArticleContent(id: "1", title: title, section: "World", published: ScreenTour.now),
        ArticleContent(
          id: "2", title: otherTitle, section: "World",
          published: Timestamp(secondsSince1970: ScreenTour.now.secondsSince1970 - 40 * 86_400)),
      ]))

  /// A word of one title of ``quay``.
  static let rareWord = "again"

  /// A word of all titles of ``quay``.
  static let hiddenWord = "tide"

  static let empty = TemporaryFeed(
    id: "https://news.example.com/empty.xml", document: FeedDocument(title: name))

  /// Has more articles than a search shows.
  static let long = TemporaryFeed(
    id: "https://news.example.com/long.xml",
    document: FeedDocument(
      title: folder,
      articles: (1...ArticleSearch.limit).map {
        ArticleContent(id: "\($0)", title: title, published: ScreenTour.now)
      }))

  /// Has an article with media in its text and one that is a film, both without a date.
  static let album = TemporaryFeed(
    id: "https://news.example.com/album.xml",
    document: FeedDocument(
      title: name,
      articles: [
        ArticleContent(id: "1", title: title, body: album(MarkedText.Media.allCases)),
        ArticleContent(id: "2", title: title, body: body, duration: .seconds(754)),
      ]))

  /// A text for each medium with a name, and one for each without.
  private static func album(_ media: [MarkedText.Media]) -> ArticleBody {
    var body = ArticleBody()
    for text in [name, MarkedText.unnamedMedia] {
      body.blocks += media.map { medium in
        let span = MarkedText.Span(
          range: 0..<text.utf8.count, mark: .media(medium, "https://news.example.com/map"))
        return ArticleBlock(text: MarkedText(text: text, spans: [span]))
      }
    }
    return body
  }

  /// The feeds that a page names.
  static let choices = ["news", "radio"].map { Feed(id: "https://news.example.com/\($0)") }

  static let wrongConfiguration = """
    refresh = often
    color = night
    limit
    key.save = bend
    key.copy = q
    player = mpv
    player = vlc
    browser =
    """

  /// Whether a text is a name or a text of these feeds.
  static func contains(_ text: some StringProtocol) -> Bool {
    let texts = [name, otherTitle, author, paragraph, gazette, folder]
    return (texts + files.flatMap { [$0.title, $0.address] }).contains { $0.contains(text) }
  }

  static let folder = "Coast"
  private static let gazette = "Gazette"
  private static let title = "The sound of the tide"
  private static let otherTitle = "\(title), \(rareWord)"
  private static let author = "Clara"
  private static let paragraph = "An hour at the quay, and the map of the walk."
  private static let files = [
    FeedEnclosure(
      address: "https://news.example.com/tide.mp3", type: "audio/mpeg", title: "Part one"),
    FeedEnclosure(address: "https://news.example.com/tide.webm", type: "video/webm", title: "Film"),
    FeedEnclosure(
      address: "https://news.example.com/map.pdf", type: "application/pdf", title: "Map"),
  ]

  private static let body: ArticleBody = {
    let words = "the map of the walk"
    let start = paragraph.utf8.count - words.utf8.count - 1
    let link = MarkedText.Span(
      range: start..<(start + words.utf8.count), mark: .link("https://news.example.com/map"))
    var body = ArticleBody()
    body.blocks = [ArticleBlock(text: MarkedText(text: paragraph, spans: [link]))]
    body.append(files)
    return body
  }()

  nonisolated static let space = ProtectionSpace(url)

  private nonisolated static let url: URL = {
    guard let url = FeedAddress.url("http://news.example.com/own/feed.xml") else {
      preconditionFailure("this is an address")
    }
    return url
  }()
}
