import ConsoleTesting
import Foundation
import GRDB
import Testing

@testable import Headlines

/// `--import` and `--export`.
struct `Feeds in OPML` {
  private let temporary = TemporaryFolder()
  var directory: URL { temporary.url }

  func run(_ arguments: String...) throws -> Program.Run {
    try Program.run(
      ["--lang", "en", "--state", directory.appending(path: "state").path()] + arguments)
  }

  func write(_ text: String) throws -> String {
    try temporary.write(text, to: "feeds.opml")
    return directory.appending(path: "feeds.opml").path()
  }

  @Test func `are imported once and exported`() throws {
    let file = try write(
      """
      <opml version="2.0"><body>
        <outline text="News">
          <outline type="rss" text="One &amp; only" xmlUrl="https://one.example/feed"/>
          <outline type="rss" text="Two" xmlUrl="https://two.example/feed"/>
        </outline>
        <outline text="Later"/>
        <outline type="rss" text="FTP" xmlUrl="ftp://three.example/feed"/>
      </body></opml>
      """)

    let first = try run("--import", file)
    let second = try run("--import", file)
    let export = try run("--export", "-")

    #expect(first.status == 0 && first.output.isEmpty)
    #expect(first.error.contains("2 feeds were added.") && first.error.contains("ftp"))
    #expect(second.error.contains("0 feeds were added."))
    let document = try OPMLDocument(opml: Array(export.output.utf8), file: "-")
    #expect(document.feeds.map(\.title) == ["One & only", "Two"])
    #expect(document.emptyFolders == [["Later"]])
    #expect(
      document.feeds.map(\.address) == ["https://one.example/feed", "https://two.example/feed"])
  }

  @Test func `without an address are named`() throws {
    let file = try write(
      "<opml><body><outline type='rss' text='No feed'/><outline text='Folder'/></body></opml>")

    #expect(
      try run("--import", file).error
        == "headlines: “No feed” was left out, since it has no address.\n0 feeds were added.\n")
  }

  @MainActor
  @Test func `keep the names that another program gave them, unless the feeds have them, too`()
    async throws
  {
    let folder = StateFolder(directory.appending(path: "state").path())
    let outlines = ["a", "b"].map { "<outline text='Name \($0)' xmlUrl='https://\($0).org/'/>" }
    _ = try run(
      "--import",
      try write(
        "<opml><body>\(outlines.joined())<outline type='rss' text='None'/></body></opml>"))
    let library = folder.library
    let updates = [("a", "Name a"), ("b", "Title b")].map { feed, title in
      FeedUpdate.fetched(
        "https://\(feed).org/",
        FeedResponse(
          content: .document(FeedDocument(title: title, articles: []), HTTPValidators())))
    }
    await library.apply(updates)
    await library.save()

    #expect(library.feeds.map(\.feed.name) == ["", "Name b"])
    let export = try run("--export", "-").output
    #expect(export.contains("text=\"Name b\" title=\"Title b\"") && !export.contains("None"))
  }

  @Test func `are imported from standard input`() throws {
    let state = directory.appending(path: "state").path()
    let run = try Program.shell(
      "echo '<opml><body><outline text=\"A\" xmlUrl=\"https://a.org/\"/></body></opml>'"
        + " | \"$0\" --lang en --state '\(state)' --import -")

    #expect(run.error == "1 feed was added.\n")
  }

  @MainActor
  @Test(arguments: ["--export -", "--import '%'", "--refresh"])
  func `are read from a damaged file, and that is said`(_ arguments: String) async throws {
    let folder = StateFolder(directory.appending(path: "state").path())
    let library = folder.library
    library.add(Feed(id: directory.appending(path: "none.xml").path()))
    try await library.close()
    let handle = try FileHandle(forWritingTo: URL(filePath: folder.database))
    try handle.write(contentsOf: Data(repeating: 7, count: 200))
    try handle.close()
    let file = try write("<opml><body><outline text='B' xmlUrl='https://b.org/'/></body></opml>")

    let run = try Program.shell(
      "\"$0\" --lang en --state '\(folder.path)' \(arguments.replacing("%", with: file))")

    #expect(run.status == (arguments == "--refresh" ? 75 : 0))
    #expect(run.error.contains("headlines.sqlite was damaged. It was renamed to "))
    #expect(run.error.contains("1 feed was added.") == arguments.hasPrefix("--import"))
    #expect(run.output.contains("none.xml") == arguments.hasPrefix("--export"))
  }

  @Test func `are not imported by a refresh`() throws {
    let run = try run("--refresh", "--export", "-")

    #expect(run.status == 64)
    #expect(run.error == "headlines: --refresh cannot be combined with --export.\n")
  }

  @Test func `are not exported over an earlier file if they cannot be read`() throws {
    let file = try write("old")
    let folder = StateFolder(directory.appending(path: "state").path())
    try FileManager.default.createDirectory(
      atPath: folder.path, withIntermediateDirectories: true)
    #expect(try run("--import", try write("<opml/>")).status == 0)
    let connection = try DatabaseQueue(path: folder.database)
    try connection.write {
      try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('of a later version')")
    }
    try connection.close()
    _ = try write("old")

    let run = try run("--export", file)

    #expect(run.status == 64 && run.error.contains("headlines.sqlite"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "old")
  }

  @Test func `are exported through a link, and into what is no regular file`() throws {
    let real = try write("old")
    let link = directory.appending(path: "link.opml").path()
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "feeds.opml")

    #expect(try run("--export", link).status == 0)

    let type = try FileManager.default.attributesOfItem(atPath: link)[.type]
    #expect(type as? FileAttributeType == .typeSymbolicLink)
    #expect(try String(contentsOfFile: real, encoding: .utf8).contains("<opml"))

    let pipe = directory.appending(path: "pipe").path()
    #expect(mkfifo(pipe, 0o600) == 0)
    let state = directory.appending(path: "state").path()
    let run = try Program.shell(
      "\"$0\" --state '\(state)' --export '\(pipe)' & cat '\(pipe)'; wait $!")
    #expect(run.status == 0 && run.output.contains("<opml"))
  }

  @Test func `are not exported beyond a quota, which is an error and no end`() throws {
    let export = directory.appending(path: "export.opml").path()
    let run = try Program.shell(
      "ulimit -f 0; exec \"$0\" --lang en --state '\(directory.path())' --export '\(export)'")

    #expect(run.status == 64 && run.error.contains("headlines: "))
  }

  @Test func `go round without loss: 500 in folders, with names and attributes of others`() throws {
    var document = OPMLDocument(title: "Headlines")
    document.feeds = (0..<500).map { number in
      OPMLFeed(
        title: "Feed \(number)", name: number % 7 == 0 ? "Mine \(number)" : nil,
        address: "https://example.com/\(number)",
        homePage: number % 3 == 0 ? "https://example.com/" : nil,
        folders: number < 10 ? [] : ["Folder \(number / 50)", "Ąę & \"<\(number / 25)>\""],
        others: number % 5 == 0 ? ["updateInterval": "\(number)", "type": "atom"] : [:])
    }
    // In two folders, and beside one.
    for number in [3, 499] {
      var again = document.feeds[number]
      again.folders = ["Again"]
      document.feeds.append(again)
    }

    let first = try run("--import", try write(document.opml))
    let export = try run("--export", "-")

    #expect(first.error == "500 feeds were added.\n")
    #expect(
      try Set(OPMLDocument(opml: Array(export.output.utf8), file: "-").feeds) == Set(document.feeds)
    )
    #expect(
      export.output.split(separator: "\n").count == document.opml.split(separator: "\n").count)
  }

  @MainActor
  @Test func `get their folders when they are imported again`() throws {
    let folder = StateFolder(directory.appending(path: "state").path())
    folder.library.add(Feed(id: "https://one.example/feed", title: "One"))
    let outline = "<outline text=\"One\" xmlUrl=\"https://one.example/feed\"/>"

    _ = try run(
      "--import", try write("<opml><body><outline text='A'>\(outline)</outline></body></opml>"))
    _ = try run(
      "--import", try write("<opml><body><outline text='B'>\(outline)</outline></body></opml>"))

    #expect(folder.feeds.map(\.folders) == [[FeedFolder(["A"])]])
  }

  @MainActor
  @Test func `that have moved are exported with their new address, and not imported again`()
    async throws
  {
    let folder = StateFolder(directory.appending(path: "state").path())
    let library = folder.library
    library.add(Feed(id: "https://old.example/feed", title: "Moved"))
    let moved = FeedResponse(
      content: .unchanged, movedTo: try FeedAddress("https://new.example/feed"))
    await library.apply([.fetched("https://old.example/feed", moved)])

    let export = try run("--export", "-")
    #expect(export.output.contains("https://new.example/feed"))
    let again = try run("--import", try write(export.output))

    #expect(again.error.contains("0 feeds were added."))
    #expect(folder.feeds.map(\.id) == ["https://old.example/feed"])
    #expect(folder.feeds.map(\.movedTo) == ["https://new.example/feed"])
  }

  @Test(arguments: ["<rss><channel/></rss>", "", "text", "<opml><body><outline"])
  func `that are invalid are one line on standard error and status 64`(_ text: String) throws {
    let run = try run("--import", try write(text))

    #expect(run.status == 64)
    #expect(run.error.hasPrefix("headlines: ") && run.error.contains("feeds.opml"))
    #expect(run.error.split(separator: "\n").count == 1)
  }

  @Test func `have no characters that a terminal obeys`() throws {
    let title = "C1 \u{85}x, \u{202E}right\u{2066} to \u{200F}left, a line\u{2028}end, DEL \u{7F}."
    var document = OPMLDocument(title: "Headlines")
    document.feeds = [OPMLFeed(title: title, address: "https://one.example/feed")]

    let text = document.opml

    #expect(
      !text.unicodeScalars.contains {
        $0.value != 10 && $0.properties.generalCategory == .control
          || $0.properties.isBidiControl || $0.value == 0x2028
      })
    #expect(text.contains("&#133;x, &#8238;right&#8294; to &#8207;left, a line&#8232;end"))
  }

  @Test func `are written through a link, and keep the mode of the file`() throws {
    let file = URL(filePath: try write("old"))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path())
    let link = directory.appending(path: "link").path()
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "feeds.opml")
    let empty = directory.appending(path: "empty").path()
    try FileManager.default.createSymbolicLink(atPath: empty, withDestinationPath: "new.opml")

    #expect(try run("--export", link).status == 0)
    #expect(try run("--export", empty).status == 0)
    #expect(try run("--export", "/dev/null").status == 0)

    #expect(try String(contentsOf: file, encoding: .utf8).contains("<opml"))
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path())
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "feeds.opml")
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path())
    #expect(Set(names).subtracting(["state"]) == ["feeds.opml", "new.opml", "link", "empty"])
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test func `beyond the quota are an error, and the file stays`() throws {
    let file = try write("old")

    let run = try Program.shell("ulimit -f 0; \"$0\" --lang en --export '\(file)'")

    #expect(run.status == 64)
    #expect(
      run.error == "headlines: --export: “\(file)” cannot be written (disk quota exceeded).\n")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "old")
  }

  @Test func `that cannot be written are one line on standard error and status 64`() throws {
    let run = try run("--export", "/no/such/folder/feeds.opml")

    #expect(run.status == 64)
    #expect(run.error.hasPrefix("headlines: --export: “/no/such/folder/feeds.opml” cannot be"))
  }
}
