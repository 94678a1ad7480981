import ConsoleTesting
import Coordinators
import Testing

@testable import ConsoleUI

/// An article with everything that texts of feeds have.
@Suite @MainActor struct `An article` {
  @Test func `names its links in reading order, however they were marked`() throws {
    let (first, second) = (try #require(LinkURL("a://1")), try #require(LinkURL("b://2")))
    var text = StyledText("one two a://1")
    text.mark(4..<7, link: second)
    text.mark(0..<7, link: first)
    text.mark(8..<13, link: first)
    text.mark(0..<3, link: first)

    #expect(text.links == [first, first, second, first])
    #expect(text.namedLinks.map(\.text) == ["one two", "one", "two", "a://1"])
    #expect(text.spokenText == "one (a://1) two (b://2) (a://1) a://1")
  }

  @Test(arguments: [30, 72])
  func `has headings, emphasis, links, lists, quotations and code`(columns: Int) throws {
    let address = try #require(LinkURL("https://harbour.example/timetable"))
    var opened: [LinkURL] = []
    let console = show(columns, 40) { ArticleView(address: address) { opened.append($0) } }

    expectSnapshot(of: console.styledScreen, named: "article-\(columns)")
    console.press("enter")
    #expect(opened == [address])
  }

  @Test func `has all of it in the linear form`() throws {
    let address = try #require(LinkURL("https://harbour.example/timetable"))
    let window = Window()
    window.show(SampleScreen { ArticleView(address: address) { _ in } })

    HeadlessLinearConsole(window).expectSnapshot(named: "article-linear")
  }
}

private struct ArticleView: View {
  let address: LinkURL
  let open: (LinkURL) -> Void

  var body: some View {
    Text(StyledText("Night ferry returns to the strait", .heading))
    Text(StyledText("World · 20 November 2026", .muted))
    Text("")
    Text(
      """
      After \("eleven years", .strong) the night ferry is back. Its \("timetable", link: address) \
      says that it \("never", .emphasis) waits.
      """
    ).didOpenLink(open)
    Text("")
    Text(StyledText("What is new", .heading))
    item("a cabin for \("dogs", .strong)")
    item("breakfast with a view of the pilots, who come aboard at five in the morning")
    Text("")
    HStack(spacing: 1) {
      Text("│")
      Text(StyledText("We never sold the bell. It hung in my kitchen.", .quote))
    }
    Text("")
    ScrollView(.horizontal) {
      Text(StyledText("ferry --from Harbour --at 23:40", .code)).padding(columns: 2)
    }
    Text("")
    Text(StyledText("The night ferry is a ferry.").highlighting("FERRY"))
  }

  private func item(_ text: StyledText) -> some View {
    HStack(spacing: 1) {
      Text("•").frame(width: 1)
      Text(text)
    }
  }
}
