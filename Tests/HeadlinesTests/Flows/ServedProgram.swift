import ConsoleTesting
import Foundation
import Observation
import Sternik

@testable import Headlines

/// The program before a reader who has sources on the web, in one language.
@MainActor
final class ServedProgram {
  let library: Library
  let console: HeadlessConsole
  let window = Window()

  /// Starts the program with what a folder holds; the sources are added to what is in it.
  init(
    _ sources: [String], in folder: StateFolder, columns: Int = 100, rows: Int = 24,
    observing observe: (Window) -> Void = { _ in }
  ) {
    observe(window)
    var reader = folder.reader.load().content
    reader.readsBundled = false
    let known = Set(reader.sources.map(\.id))
    reader.sources += sources.filter { !known.contains($0) }.map { Source(id: $0) }
    _ = try? folder.reader.save(reader)
    var surroundings = Surroundings { Reading.now }
    surroundings.refreshesAtStart = true
    surroundings.fetch = { shelves, now in
      let fetcher = FeedFetcher(limits: .patient)
      return SourceFetching(folder: folder, refresh: FeedRefresh(fetcher))
        .outcomes(of: shelves, now: now)
    }
    let library = Library(memory: Memory(folder)) { Reading.now }
    try? window.start(
      HeadlinesCoordinator(window: window, library: library, surroundings: surroundings))
    self.library = library
    console = HeadlessConsole(window, columns: columns, rows: rows) { .localized }
  }

  /// Waits until all sources have answered, or are not waited for any more.
  func refreshed() async { await changed { $0.refresh == nil } }

  /// Ends the program and waits until everything is saved.
  func end() async {
    window.close()
    await library.save()
  }

  /// Waits until the library is as it should be.
  func changed(_ isExpected: (Library) -> Bool) async {
    while !isExpected(library) {
      await withCheckedContinuation { continuation in
        withObservationTracking {
          _ = isExpected(library)
        } onChange: {
          continuation.resume()
        }
      }
    }
    // What is told of a change comes a step after it.
    await Task.yield()
  }
}
