/// Why a file could not be read as a feed, or as a list of feeds.
struct FeedError: Error, Sendable, Hashable {
  /// The file as the reader of the message knows it.
  let file: String
  /// The one-based line where reading stopped, if there is one.
  let line: Int?
  let reason: Reason

  init(file: String, line: Int? = nil, reason: Reason) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  /// What is wrong with the file.
  enum Reason: Sendable, Hashable {
    /// There is no such file.
    case missing
    /// The path leads to a folder.
    case folder
    /// The system would not let us read it.
    case unreadable(SystemReason)
    /// It has more bytes than the reader takes.
    case tooLarge(limit: Int)
    /// There is nothing in it.
    case empty
    /// It is something else.
    case notAFeed(Content)
    /// It is something else than a list of sources.
    case notAList(Content)
    /// It lists more sources than are read.
    case tooManySources(limit: Int)
    /// It is written in an encoding that we cannot read.
    case unknownEncoding(String)
    /// It ends before its outermost element does.
    case cutOff
    /// It breaks the rules of XML.
    case malformed
  }

  /// What a file that is not a feed looks like.
  enum Content: Sendable, Hashable {
    case webPage
    case json
    case binary
    case text
    /// XML of another kind, with the name of its outermost element.
    case xml(String)
  }
}

extension FeedError: CustomStringConvertible {
  var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return "\(place): error: \(reason.words)"
  }
}

extension FeedError.Reason {
  fileprivate var words: String {
    switch self {
    case .missing: "no such file"
    case .folder: "a folder, not a file"
    case .unreadable(let reason): "\(reason)"
    case .tooLarge(let limit): "larger than \(limit >> 20) MB"
    case .empty: "the file is empty"
    case .notAFeed(.webPage): "a web page, not a feed"
    case .notAFeed(.json): "JSON, not an RSS or Atom feed"
    case .notAFeed(.binary): "a binary file, not a feed"
    case .notAFeed(.text): "text, not a feed"
    case .notAFeed(.xml(let root)): "XML, but not a feed (it starts with <\(root)>)"
    case .notAList: "not an OPML list of sources"
    case .tooManySources(let limit): "more than \(limit) sources"
    case .unknownEncoding(let name): "unknown encoding \(name)"
    case .cutOff: "the feed is cut off"
    case .malformed: "not well-formed XML"
    }
  }
}
