import Testing

@testable import Headlines

@Suite struct `Addresses that are written in a text` {
  @Test(arguments: [
    ("See https://a.example/b?c=d#e now", ["https://a.example/b?c=d#e"]),
    (
      "(https://a.example/b_(c)), or https://d.example.",
      ["https://a.example/b_(c)", "https://d.example"]
    ),
    (
      "[https://a.example/b]; \"https://c.example\"!", ["https://a.example/b", "https://c.example"]
    ),
    ("„https://a.example”, «http://b.example»", ["https://a.example", "http://b.example"]),
    (
      "https://a.example/żółć https://b.example/を見る",
      ["https://a.example/żółć", "https://b.example/"]
    ),
    ("HTTPS://A.example ftp://b.example/c", ["HTTPS://A.example", "ftp://b.example/c"]),
    ("xhttps://a.example gopher://b https:// http://) ://c", []),
    ("http://a.example/http://b.example", ["http://a.example/http://b.example"]),
  ])
  func `are links without the marks of the sentence`(_ text: String, _ links: [String]) {
    #expect(Self.links(MarkedText(text: text)) == links)
  }

  @Test func `stay as they are in links, files and code`() {
    let text = "https://a.example https://b.example https://c.example https://d.example"
    var marked = MarkedText(text: text)
    marked.spans = [
      MarkedText.Span(range: 2..<5, mark: .link("https://x.example")),
      MarkedText.Span(range: 18..<35, mark: .code),
      MarkedText.Span(range: 30..<53, mark: .media(.image, "https://y.example")),
    ]

    let linked = marked.withLinkedAddresses

    #expect(linked.spans.prefix(3) == marked.spans[...])
    #expect(linked.spans.dropFirst(3).map(\.mark) == [.link("https://d.example")])
  }

  @Test(arguments: ["http://", "http://a.example ", "(", "http://a(", ":"])
  func `are found in linear time, however many there are`(_ piece: String) {
    // Quadratic time would take minutes.
    let text = MarkedText(text: String(repeating: piece, count: 300_000))

    let linked = text.withLinkedAddresses

    #expect(linked.text == text.text && linked.spans.count <= 10_000)
  }

  private static func links(_ text: MarkedText) -> [String] {
    text.withLinkedAddresses.spans.compactMap(\.mark.address)
  }
}
