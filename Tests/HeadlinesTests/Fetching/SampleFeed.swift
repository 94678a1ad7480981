/// Small RSS feeds.
enum SampleFeed {
  static func titled(_ title: String) -> String {
    "<rss><channel><title>\(title)</title><item><title>One</title></item></channel></rss>"
  }

  /// A feed with numbered items.
  static func items(_ count: Int) -> String {
    let items = (1...max(count, 1)).map {
      "<item><title>\($0)</title><guid>\($0)</guid></item>\n"
    }
    return "<rss><channel><title>Many</title>\(items.joined())</channel></rss>"
  }
}
