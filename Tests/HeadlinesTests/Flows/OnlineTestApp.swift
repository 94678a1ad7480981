import ConsoleTesting
import Foundation
import Observation
import Sternik
import Testing

@testable import Headlines

/// The program on a headless console, with feeds that it fetches from real servers.
@MainActor
final class OnlineTestApp {
  let library: Library
  let console: HeadlessConsole
  let window = Window()

  /// Starts the program with the state in a folder, and subscribes to `feeds`.
  init(
    _ feeds: [String], in folder: StateFolder, columns: Int = 100, rows: Int = 24,
    observing observe: (Window) -> Void = { _ in }, findingBy findFeeds: FindFeeds? = nil,
    fetchingBy fetch: FetchFeeds? = nil
  ) {
    observe(window)
    let before = folder.library
    before.changeSettings { $0.includesBundledFeed = false }
    for feed in feeds { before.add(Feed(id: feed)) }
    var dependencies = Dependencies { TestApp.now }
    dependencies.fetch = { feeds, credentials, now in
      FeedUpdater(FeedFetcher(limits: .patient, credentials: credentials))
        .updates(of: feeds, now: now)
    }
    dependencies.findFeeds = { address, credentials throws(FetchError) in
      try await FeedFetcher(limits: .patient, credentials: credentials).find(address)
    }
    if let fetch { dependencies.fetch = fetch }
    if let findFeeds { dependencies.findFeeds = findFeeds }
    let library = Library(store: Store(folder)) { TestApp.now }
    let app = HeadlinesCoordinator(window: window, library: library, dependencies: dependencies)
    try? window.start(app)
    // As by the key r, so that failures are alerts.
    app.refresh()
    self.library = library
    console = HeadlessConsole(window, columns: columns, rows: rows)
  }

  /// Waits until the refresh has ended or was cancelled.
  func waitUntilRefreshed() async { await waitUntil { $0.refreshProgress == nil } }

  /// Ends the program and waits until everything is saved.
  func end() async {
    window.close()
    await library.save()
  }

  /// Waits until a condition holds for the library.
  func waitUntil(_ condition: (Library) -> Bool) async { await library.wait(until: condition) }
}

extension Library {
  /// Waits until a condition holds.
  func wait(until condition: (Library) -> Bool) async {
    while !condition(self) {
      await withCheckedContinuation { continuation in
        withObservationTracking {
          _ = condition(self)
        } onChange: {
          continuation.resume()
        }
      }
    }
    // Lets the coordinators react, which they do after the change.
    await Task.yield()
  }
}
