import ConsoleTesting
import Foundation
import Sternik
import Synchronization
import Testing

@testable import Headlines

/// Refreshing the feeds every few minutes, and without a screen.
@MainActor
final class `Feeds that are refreshed regularly` {
  private let temporary = TemporaryFolder()
  private var directory: URL { temporary.url.appending(path: "state") }
  private var folder: StateFolder { StateFolder(directory.appending(path: "state").path()) }

  private func write(_ feed: String) throws -> String {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let file = directory.appending(path: "feed.xml").path()
    try Data(feed.utf8).write(to: URL(filePath: file))
    return file
  }

  @Test func `are fetched when the chosen time has passed, and a failure opens no alert`() async {
    let library = folder.library
    library.add(Feed(id: "https://example.com/feed"))
    library.changeSettings { $0.refreshInterval = .quarter }
    let window = Window()
    let fetched = Mutex(0)
    var now = TestApp.now
    var dependencies = Dependencies { now }
    dependencies.fetch = { feeds, _, _ in
      fetched.withLock { $0 += 1 }
      return AsyncStream { stream in
        for feed in feeds {
          let error = FetchError(address: .file(feed.id), reason: .timedOut)
          stream.yield(.failed(feed.id, error))
        }
        stream.finish()
      }
    }
    let app = HeadlinesCoordinator(window: window, library: library, dependencies: dependencies)
    try? window.start(app)

    var counts: [Int] = []
    for minutes in [0, 14, 15, 16, 29, 30, 10, 100] {
      now = Timestamp(secondsSince1970: TestApp.now.secondsSince1970 + Double(minutes) * 60)
      if minutes == 100 { library.changeSettings { $0.refreshInterval = .never } }
      app.refreshIfDue()
      await library.wait { $0.refreshProgress == nil }
      counts.append(fetched.withLock { $0 })
    }

    // A clock that was set back does not stop refreshing.
    #expect(counts == [1, 1, 2, 2, 2, 3, 4, 4])
    #expect(window.modals.isEmpty && library.feeds.contains { $0.error != nil })
    window.close()
  }

  @Test func `are not fetched at the start if the user chooses so`() async {
    let library = folder.library
    library.add(Feed(id: "https://example.com/feed"))
    let fetched = Mutex(0)
    var dependencies = Dependencies { TestApp.now }
    dependencies.refreshesAtStart = true
    dependencies.fetch = { _, _, _ in
      fetched.withLock { $0 += 1 }
      return AsyncStream { $0.finish() }
    }

    for interval in [RefreshInterval.never, .start] {
      library.changeSettings { $0.refreshInterval = interval }
      let window = Window()
      try? window.start(
        HeadlinesCoordinator(window: window, library: library, dependencies: dependencies))
      await library.wait { $0.refreshProgress == nil }
      #expect(fetched.withLock { $0 } == (interval == .never ? 0 : 1))
      window.close()
    }
  }

  @Test func `are not given up by Escape, unless the user has asked for them`() async {
    let library = folder.library
    library.add(Feed(id: "https://example.com/feed"))
    var dependencies = Dependencies { TestApp.now }
    dependencies.refreshesAtStart = true
    dependencies.fetch = { _, _, _ in AsyncStream { _ in } }
    let window = Window()
    try? window.start(
      HeadlinesCoordinator(window: window, library: library, dependencies: dependencies))
    let console = HeadlessConsole(window)

    console.press("escape")
    #expect(library.refreshProgress?.isRequested == false)
    console.press("r")
    #expect(library.refreshProgress?.isRequested == true)
    console.press("escape")

    #expect(library.refreshProgress == nil)
    window.close()
  }

  @Test func `are fetched when the program starts, unless the user chooses otherwise`() async throws
  {
    await TestApp.run(in: "en", folder: folder) { console in
      console.press("5 down down down down enter down down enter")
      #expect(console.screen.contains("✓ Every 30 minutes"))
    }

    #expect(folder.settings.refreshInterval == .half)
    folder.change { $0.refreshInterval = .start }
    #expect(try folder.value("SELECT count(*) FROM settings WHERE name = 'refreshInterval'") == 0)
  }

  @Test func `are saved by a run without a screen, whose status says whether all are`() throws {
    let feed = try write(SampleFeed.titled("Saved"))
    let library = folder.library
    library.add(Feed(id: feed))
    let arguments = ["--lang", "en", "--state", folder.path, "--refresh"]

    let first = try Program.run(arguments)
    library.add(Feed(id: "/missing.xml"))
    let second = try Program.run(arguments)

    #expect(first.status == 0 && first.output.isEmpty && first.error.isEmpty)
    #expect(second.status == EX_TEMPFAIL && second.output.isEmpty)
    #expect(second.error.contains("/missing.xml"))
    #expect(folder.feeds.map(\.count) == [1, 0])

    try FileManager.default.removeItem(atPath: feed)
    let stored = try Program.run(["--lang", "en", "--state", folder.path, "--plain"])
    #expect(stored.output.contains("One"))
    #expect(!stored.error.contains(feed) && stored.error.contains("/missing.xml"))
    #expect(folder.library.search("one").contains { $0.content.title == "One" })
  }
}
