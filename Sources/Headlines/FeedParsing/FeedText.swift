/// A text of a feed and its format.
struct FeedText {
  var bytes: [UInt8]
  var format: Format
  /// The address that links in the text are relative to, if the feed names one.
  var base: String?

  enum Format {
    case plain
    case html
    /// Not text: an image or another file as Atom content.
    case unreadable
  }

  /// The blocks; links are relative to the text's own base, or to this one.
  func body(base: String?) -> ArticleBody {
    switch format {
    case .plain: HTMLText.body(plain: bytes)
    case .html: HTMLText.body(html: bytes, base: self.base ?? base)
    case .unreadable: ArticleBody()
    }
  }

  /// The text on one line.
  var line: String {
    body(base: nil).paragraphs.joined(separator: " ").onOneLine
  }
}
