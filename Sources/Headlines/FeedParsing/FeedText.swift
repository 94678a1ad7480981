/// A text of a feed and its format.
struct FeedText {
  var bytes: [UInt8]
  var format: Format

  enum Format {
    case plain
    case html
    /// Not text: an image or another file as Atom content.
    case unreadable
  }

  /// The paragraphs, none of them empty.
  var paragraphs: [String] {
    switch format {
    case .plain: HTMLText.paragraphs(plain: bytes)
    case .html: HTMLText.paragraphs(html: bytes)
    case .unreadable: []
    }
  }

  /// The text on one line.
  var line: String {
    paragraphs.joined(separator: " ").onOneLine
  }
}
