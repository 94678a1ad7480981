import Sternik

extension Article {
  /// The title, or a word that says that there is none.
  var displayTitle: String { title.isEmpty ? Texts.article.untitled : title }

  /// How many minutes most people need for the text; `nil` if there is none.
  var readingMinutes: Int? {
    let wordsPerMinute = 200
    let words = body.reduce(0) { $0 + $1.split(whereSeparator: \.isWhitespace).count }
    return words == 0 ? nil : max(1, (words + wordsPerMinute / 2) / wordsPerMinute)
  }
}
