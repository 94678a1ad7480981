import TestCases
import Testing

@testable import Headlines

@Suite(.ownThread) struct `Addresses that are written in a text` {
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

  @Test func `are in order with the other links, and none if they are excessively long`() {
    var text = MarkedText(text: "https://a.example b")
    text.spans = [MarkedText.Span(range: 18..<19, mark: .link("https://b.example"))]

    #expect(Self.links(text) == ["https://a.example", "https://b.example"])
    for part in ["a", "ż"] {
      let long = "https://a.example/" + String(repeating: part, count: 2_000)
      #expect(Self.links(MarkedText(text: long + " http://b.example")) == ["http://b.example"])
    }
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

    #expect(linked.spans.dropLast() == marked.spans[...])
    #expect(linked.spans.last?.mark == .link("https://d.example"))
  }

  @Test(arguments: ["http://", "http://a.example ", "(", "http://a(", ":", "://"])
  func `are found in linear time, however many there are`(_ piece: String) {
    // Quadratic time would take minutes.
    let text = MarkedText(text: String(repeating: piece, count: Cases.count(30_000, many: 300_000)))

    let linked = text.withLinkedAddresses

    #expect(linked.text == text.text && linked.spans.count <= 10_000)
  }

  private static func links(_ text: MarkedText) -> [String] {
    text.withLinkedAddresses.spans.compactMap(\.mark.address)
  }
}
