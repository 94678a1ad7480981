import Sternik
import Testing

@testable import Headlines

/// Links of the command line to feeds and folders.
@Suite struct `A typed link` {
  @Test(arguments: [
    ("headlines/3", ["headlines", "3"]), ("sources", ["sources"]),
    ("sources/2/1", ["sources", "2", "1"]),
    ("sources/source http://a.org/feed.xml", ["sources", "source http://a.org/feed.xml"]),
    ("sources/source http:%2F%2Fa.org", ["sources", "source http://a.org"]),
    ("sources/source http:%2F%2Fa.org/2", ["sources", "source http://a.org", "2"]),
    ("sources/folder News", ["sources", "folder News"]),
    ("sources/folder News/2", ["sources", "folder News", "2"]),
    ("sources/folder News / World", ["sources", "folder News\u{1F}World"]),
    ("sources/folder News/World/2", ["sources", "folder News\u{1F}World", "2"]),
    ("sources/folder /", ["sources", "folder "]), ("", []),
  ])
  func `has addresses and paths of folders as they are written`(
    _ text: String, _ segments: [String]
  ) {
    #expect(DeepLink(typed: text).segments == segments)
  }
}
