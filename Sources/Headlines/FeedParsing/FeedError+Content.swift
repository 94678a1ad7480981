extension FeedError.Reason {
  /// Detects from its first bytes that a text is not XML; nil if it may be.
  ///
  /// Web pages are detected here because most are not well-formed XML.
  init?(sniffing text: [UInt8]) {
    let isSpace: (UInt8) -> Bool = { $0 <= 0x20 }
    guard let start = text.firstIndex(where: { !isSpace($0) }) else {
      self = .empty
      return
    }
    let beginning = text[start...].prefix(1024)
    let lowercased = String(decoding: beginning, as: UTF8.self).lowercased()
    if lowercased.hasPrefix("<!doctype html") || lowercased.hasPrefix("<html") {
      self = .notAFeed(.webPage)
    } else if lowercased.hasPrefix("{") || lowercased.hasPrefix("[") {
      self = .notAFeed(.json)
    } else if !lowercased.hasPrefix("<") {
      self = .notAFeed(.text)
    } else {
      return nil
    }
  }
}

extension FeedError {
  /// Whether the file is a web page, by its beginning or its root element.
  var isOfPage: Bool {
    switch reason {
    case .notAFeed(.webPage): true
    case .notAFeed(.xml(let root)): root.lowercased() == "html"
    default: false
    }
  }
}
