import Sternik

extension ArticleContent {
  /// The title, or a placeholder for an empty one.
  var displayTitle: String { title.isInvisible ? Texts.article.untitled : title }

  /// The reading time of a text in minutes; nil without a text.
  static func readingMinutes(of body: ArticleBody) -> Int? {
    let wordsPerMinute = 200
    let words = body.paragraphs.reduce(0) { $0 + $1.split(whereSeparator: \.isWhitespace).count }
    return words == 0 ? nil : max(1, (words + wordsPerMinute / 2) / wordsPerMinute)
  }
}
