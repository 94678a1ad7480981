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
      address: .web(url), reason: .unauthorized(ProtectionSpace(url), isRejected: false)))

  /// The sign-in for the locked feed.
  static var credentials: Credentials {
    var credentials = Credentials()
    credentials.set(
      Credential(scheme: .basic, name: author, secret: "secret"), for: ProtectionSpace(url))
    return credentials
  }

  /// The feeds that a page names.
  static let choices = ["news", "radio"].map { Feed(id: "https://news.example.com/\($0)") }

  static let wrongConfiguration = """
    refresh = often
    color = night
    limit
    key.save = bend
    """

  /// Whether a text is a name or a text of these feeds.
  static func contains(_ text: some StringProtocol) -> Bool {
    let texts = [name, title, author, paragraph, gazette, folder]
    return (texts + files.flatMap { [$0.title, $0.address] }).contains { $0.contains(text) }
  }

  static let folder = "Coast"
  private static let gazette = "Gazette"
  private static let title = "The sound of the tide"
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

  private static let url: URL = {
    guard let url = FeedAddress.url("http://news.example.com/own/feed.xml") else {
      preconditionFailure("this is an address")
    }
    return url
  }()
}
