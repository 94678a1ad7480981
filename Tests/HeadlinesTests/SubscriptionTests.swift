import Foundation
import Testing

@testable import Headlines

/// Taking sources over from another news reader, and handing them to one.
struct `Subscriptions` {
  private let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  private func run(_ arguments: String...) throws -> Program.Run {
    try Program.run(["--lang", "en", "--state", place.appending(path: "state").path()] + arguments)
  }

  private func write(_ text: String) throws -> String {
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let file = place.appending(path: "feeds.opml")
    try Data(text.utf8).write(to: file)
    return file.path()
  }

  @Test func `are imported once, shown, and exported as they were`() throws {
    defer { try? FileManager.default.removeItem(at: place) }
    let file = try write(
      """
      <opml version="2.0"><body>
        <outline text="News">
          <outline type="rss" text="One &amp; only" xmlUrl="https://one.example/feed"/>
          <outline type="rss" text="Two" xmlUrl="https://two.example/feed"/>
        </outline>
        <outline type="rss" text="FTP" xmlUrl="ftp://three.example/feed"/>
      </body></opml>
      """)

    let first = try run("--import", file)
    let second = try run("--import", file)
    let export = try run("--export", "-")

    #expect(first.status == 0 && first.output.isEmpty)
    #expect(first.error.contains("2 feeds were added.") && first.error.contains("ftp"))
    #expect(second.error.contains("0 feeds were added."))
    let list = try SubscriptionList(opml: Array(export.output.utf8), file: "-")
    #expect(list.subscriptions.map(\.title) == ["One & only", "Two"])
    #expect(
      list.subscriptions.map(\.feed) == ["https://one.example/feed", "https://two.example/feed"])
  }

  @Test func `that have moved are exported where they are, and not imported again`() throws {
    defer { try? FileManager.default.removeItem(at: place) }
    let folder = StateFolder(place.appending(path: "state").path())
    var reader = ReaderState()
    reader.sources = [Source(id: "https://old.example/feed", title: "Moved")]
    reader.moved = ["https://old.example/feed": "https://new.example/feed"]
    try folder.reader.save(reader)

    let export = try run("--export", "-")
    #expect(export.output.contains("https://new.example/feed"))
    let again = try run("--import", try write(export.output))

    #expect(again.error.contains("0 feeds were added."))
    #expect(folder.reader.load().content == reader)
  }

  @Test(arguments: ["<rss><channel/></rss>", "", "text", "<opml><body><outline"])
  func `that are no list are one line on standard error and status 64`(_ text: String) throws {
    defer { try? FileManager.default.removeItem(at: place) }

    let run = try run("--import", try write(text))

    #expect(run.status == 64)
    #expect(run.error.hasPrefix("headlines: ") && run.error.contains("feeds.opml"))
    #expect(run.error.split(separator: "\n").count == 1)
  }

  @Test func `that cannot be written are one line on standard error and status 64`() throws {
    let run = try run("--export", "/no/such/folder/feeds.opml")

    #expect(run.status == 64)
    #expect(run.error.hasPrefix("headlines: --export: \"/no/such/folder/feeds.opml\" cannot be"))
  }
}
