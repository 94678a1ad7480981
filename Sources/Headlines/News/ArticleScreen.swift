import Foundation
import Sternik

/// One article, set for reading.
final class ArticleScreen: Screen {
  /// The reader sees the article.
  var didShow: () -> Void = {}

  private let article: Article
  private let now: () -> Timestamp

  /// Longer lines are hard to read.
  private static let widestLine = 76

  init(article: Article, now: @escaping () -> Timestamp) {
    self.article = article
    self.now = now
  }

  func didAppear() { didShow() }

  var title: String { article.section ?? Texts.article.title }

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

  /// Who wrote it, when, and how long it takes.
  private var lead: [String] {
    [article.author.map(Texts.article.byline), published, length].compactMap(\.self)
  }

  private var length: String? {
    if let duration = article.duration {
      return Texts.article.duration(duration.formatted(.time(pattern: .minuteSecond)))
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
