import GRDB
import Testing

@testable import Headlines

@MainActor
@Suite struct `The stored text of an article` {
  private static let html = """
    <h1>T</h1><p>a <b>b</b> <a href=http://x>c</a></p><ol start=3><li>d<ul><li>e</ul></ol>
    <blockquote>q</blockquote><pre>x  y\n z</pre><hr><table><caption>C</caption><tr><th>1<th>2
    <tr><td><td>ż</table>H<sub>2</sub><sup>3</sup><code>k</code><i>l</i><img src=http://i>
    """

  @Test func `has all that the article has`() {
    let body = HTMLText.body(html: Array(Self.html.utf8))

    #expect(BodyLayout.body(BodyLayout.encoded(body)) == body)
    #expect(BodyLayout.body("") == [])
    #expect(BodyLayout.encoded([]) == "")
  }

  @Test(arguments: ["&#x301;", "&#x200D;", "&#xFE0F;"])
  func `keeps a mark at the start of an item`(_ mark: String) {
    let body = HTMLText.body(html: Array("<ul><li>\(mark)abc <a href=http://x>d</a>".utf8))

    let read = BodyLayout.body(BodyLayout.encoded(body))

    #expect(read == body)
    #expect(body.blocks[0].text.text.unicodeScalars.count > 5)
  }

  @Test func `is that of earlier versions where it is plain`() {
    let body: ArticleBody = ["a", "b\nc"]

    #expect(BodyLayout.encoded(body) == "a\u{1E}b\nc")
    #expect(BodyLayout.body("a\u{1E}b\nc") == body)
  }

  @Test(arguments: [
    "a\u{1E}b\u{1D}", "a\u{1E}b\u{1D}h1", "a\u{1E}b\u{1D}\n\n", "a\u{1E}b\u{1D}x y\nz",
    "a\u{1E}b\u{1D}e0-9 s-1-1 k1-0 _9999999999999999999-1 a0-1@file:///x\nq99 l-1 i9",
    "a\u{1E}b\u{1D}=1-9 i0 h99\u{1D}\u{1E}\n\u{1D}",
  ])
  func `keeps its words if its layout is damaged`(_ stored: String) {
    #expect(BodyLayout.body(stored).paragraphs == ["a", "b"])
  }

  @Test func `is refreshed if only its marks have changed, and search finds its words only`() throws
  {
    let library = Library(store: Store()) { TestApp.now }
    let plain: ArticleBody = ["one quokka"]
    let marked = HTMLText.body(html: Array("<p>one <a href=http://wicket>quokka</a>".utf8))
    let feed = Feed(id: "https://example.org/feed")
    library.add(feed)

    for body in [plain, marked] {
      library.store.change { db in
        let tables = ArticleTables(db: db)
        try tables.write(
          ArticleContent(id: "1", title: "T", body: body), of: (try tables.feed(feed.id), feed.id),
          date: TestApp.now, worldSections: [])
        while try tables.addToSearch(limit: 10) {}
      }
    }

    let article = try #require(library.articles(.feed(feed.id)).first)
    #expect(library.text(of: article).body == marked)
    let found = library.store.read(else: []) { db in
      try ["quokka", "wicket", "http"].map { word in
        try Int.fetchOne(
          db, sql: "SELECT count(*) FROM search WHERE search MATCH ?", arguments: [word])
      }
    }
    #expect(found == [1, 0, 0])
  }
}
