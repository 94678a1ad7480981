/// Text of a feed together with the way it is written.
struct FeedText {
  var bytes: [UInt8]
  var form: Form

  /// How the text is to be read.
  enum Form {
    case plain
    case html
    /// Not text at all: an image or a file in place of an Atom content.
    case unreadable
  }

  /// The paragraphs, none of them empty.
  var paragraphs: [String] {
    switch form {
    case .plain: HTMLText.paragraphs(plain: bytes)
    case .html: HTMLText.paragraphs(html: bytes)
    case .unreadable: []
    }
  }

  /// All of it on one line.
  var line: String {
    paragraphs.joined(separator: " ").onOneLine
  }
}
