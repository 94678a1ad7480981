extension FeedError.Reason {
  /// Finds out from its beginning that a text cannot be XML at all, and says what it is instead.
  ///
  /// A web page is told here because most of them break XML's rules before they show what they are.
  init?(lookingAt text: [UInt8]) {
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
