import LocalizableStrings
import Testing

@testable import Headlines

@Suite struct `JSON Feed` {
  @Test func `version 1.1 is read`() throws {
    let document = try Self.document(
      """
      {"version": "https://jsonfeed.org/version/1.1", "title": "A & <b>", "language": "pl",
       "home_page_url": "https://example.org/a/", "authors": [{"name": "Redakcja"}],
       "items": [
        {"id": "1", "url": "b?c=1", "title": "1 < 2", "summary": "Lead",
         "content_html": "<p>One</p><p>Two &amp; three</p>", "tags": ["Nauka", "B"],
         "image": "p.png",
         "authors": [{"name": "Anna"}, {"url": "x"}, {"name": "Jan"}],
         "date_published": "2026-11-02T08:30:00+01:00",
         "attachments": [{"url": "x.mp3", "mime_type": "audio/mpeg", "duration_in_seconds": 125}]},
        {"id": 2, "external_url": "https://example.com/x", "content_text": "a <b>\\n\\nc"}
       ]}
      """)

    #expect(document.title == "A & <b>")
    #expect(document.language == "pl")
    let first = try #require(document.articles.first)
    #expect(first.id == "1" && first.title == "1 < 2" && first.summary == "Lead")
    #expect(first.body.paragraphs == ["One", "Two & three"])
    #expect(first.link == "https://example.org/a/b?c=1")
    for link in ["p.png", "x.mp3"] {
      #expect(BodyLayout.encoded(first.body).contains("@https://example.org/a/\(link)"))
    }
    #expect(first.author == "Anna, Jan" && first.section == "Nauka")
    #expect(first.published == Timestamp(secondsSince1970: 1_793_604_600))
    #expect(first.duration == .seconds(125))
    let second = document.articles[1]
    #expect(
      second.id == "2" && second.title == "a <b>" && second.body.paragraphs == ["a <b>", "c"])
    #expect(second.link == "https://example.com/x" && second.author == "Redakcja")
  }

  @Test(arguments: [#""1.0""#, #""1.1""#, "1", "1.1"])
  func `the version may be a number`(version: String) throws {
    let document = try Self.document(
      #"{"version": \#(version), "title": "T", "items": [{"id": "1", "title": "A"}]}"#)

    #expect(document.title == "T")
    #expect(document.articles.map(\.title) == ["A"])
  }

  @Test(arguments: [
    ("Q&amp;A", "Q&A"), ("The <dialog> element", "The <dialog> element"), ("<b>Bold</b>", "Bold"),
    ("Caf&eacute; &lt;3", "Café <3"),
  ])
  func `titles are text, or HTML of a line`(title: String, text: String) throws {
    let document = try Self.document(
      #"{"version": "https://jsonfeed.org/version/1.1", "title": "\#(title)","#
        + #""items": [{"id": "1", "title": "\#(title)", "tags": ["\#(title)"]}]}"#)

    #expect(document.title == text)
    #expect(document.articles.map(\.title) == [text])
    #expect(document.articles.map(\.section) == [text])
  }

  @Test func `version 1.0 has one author`() throws {
    let document = try Self.document(
      """
      {"version": "https://jsonfeed.org/version/1", "title": "T", "author": {"name": "Ewa"},
       "items": [{"id": "1", "content_text": "x", "author": {"name": "Ola"}},
                 {"id": "2", "content_text": "y"}]}
      """)

    #expect(document.articles.map(\.author) == ["Ola", "Ewa"])
  }

  @Test func `values of wrong types are ignored`() throws {
    let document = try Self.document(
      """
      {"version": "https://jsonfeed.org/version/1.1", "title": [], "authors": 5, "items":
       [5, null, {"id": {}, "title": "T", "url": [], "tags": {}, "authors": [null, 5],
        "attachments": [5, {"duration_in_seconds": "x"}]}, {}]}
      """)

    #expect(document.articles.map(\.title) == ["T"])
    #expect(try Self.document(#"{"version": "jsonfeed.org/version/1"}"#) == FeedDocument(title: ""))
  }

  @Test(arguments: [
    #"{"version": "2", "items": []}"#, #"{"version": "https://jsonfeed.org/version/1", "items": ["#,
    #"[{"version": "https://jsonfeed.org/version/1"}]"#, String(repeating: "[", count: 100_000),
  ])
  func `other or truncated JSON is an error`(_ text: String) {
    #expect(Fixture.error(of: text)?.reason == .notAFeed(.json))
  }

  @Test func `items beyond the limit are counted, and cancelling stops`() throws {
    let items = (1...5).map { #"{"id": "\#($0)", "title": "T"}"# }.joined(separator: ",")
    let json = Array(#"{"version": "jsonfeed.org/version/1", "items": [\#(items)]}"#.utf8)

    let document = try FeedReader(itemLimit: 3).document(bytes: json, file: "t")

    #expect(document.articles.count == 3 && document.omittedCount == 2)
    #expect(throws: FeedError(file: "t", reason: .cancelled)) {
      try FeedReader(isCancelled: { true }).document(bytes: json, file: "t")
    }
  }

  private static func document(_ json: String) throws -> FeedDocument {
    try FeedReader().document(bytes: Array(json.utf8), file: "test.json")
  }
}
