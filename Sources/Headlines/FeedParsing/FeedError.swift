/// Why a file could not be read as a feed or as OPML.
struct FeedError: Error, Sendable, Hashable, Codable {
  /// The path or address to display.
  let file: String
  /// The one-based line of the error, if known.
  let line: Int?
  let reason: Reason

  init(file: String, line: Int? = nil, reason: Reason) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  /// What is wrong with the file.
  enum Reason: Error, Sendable, Hashable, Codable {
    case missing
    /// The path is a folder.
    case folder
    /// The system refused reading.
    case unreadable(SystemError)
    /// The file is larger than the limit, in bytes.
    case tooLarge(limit: Int)
    case empty
    case notAFeed(Content)
    case notOPML(Content)
    case tooManyFeeds(limit: Int)
    /// The name of an encoding that is not supported.
    case unknownEncoding(String)
    /// The file ends before its root element does.
    case truncated
    /// The file is not well-formed XML.
    case malformed
    /// The file is made so that parsing it takes very long, or is very unusual.
    case excessive(MarkupLimits.Excess)
    /// The task was cancelled.
    case cancelled
  }

  /// What a file that is not a feed looks like.
  enum Content: Sendable, Hashable, Codable {
    case webPage
    case json
    case binary
    case text
    /// Other XML, with the name of its root element.
    case xml(String)
  }
}

extension FeedError: CustomStringConvertible {
  var description: String {
    let location = line.map { "\(file):\($0)" } ?? file
    return "\(location): error: \(reason.message)"
  }
}

extension FeedError.Reason {
  fileprivate var message: String {
    switch self {
    case .missing: "no such file"
    case .folder: "a folder, not a file"
    case .unreadable(let reason): "\(reason)"
    case .tooLarge(let limit): "larger than \(limit >> 20) MB"
    case .empty: "the file is empty"
    case .notAFeed(.webPage): "a web page, not a feed"
    case .notAFeed(.json): "JSON, but not a complete JSON Feed"
    case .notAFeed(.binary): "a binary file, not a feed"
    case .notAFeed(.text): "text, not a feed"
    case .notAFeed(.xml(let root)): "XML, but not a feed (the root element is <\(root)>)"
    case .notOPML: "not an OPML file"
    case .tooManyFeeds(let limit): "more than \(limit) feeds"
    case .unknownEncoding(let name): "unknown encoding \(name)"
    case .truncated: "the feed is truncated"
    case .malformed: "not well-formed XML"
    case .excessive(let excess): "\(excess)"
    case .cancelled: "cancelled"
    }
  }
}
