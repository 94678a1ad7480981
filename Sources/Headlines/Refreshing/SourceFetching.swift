import Foundation
import Sternik

/// Asks sources for news and keeps what comes, off the main actor.
struct SourceFetching: Sendable {
  /// Where what was fetched is kept for reading offline; nil where nothing is.
  let folder: StateFolder?

  /// What was kept of each source, then what each answers.
  func outcomes(of shelves: [Shelf], now: Timestamp) -> AsyncStream<FetchOutcome> {
    AsyncStream { stream in
      let fetching = Task.detached {
        var shelves = shelves
        for index in shelves.indices where restore(&shelves[index]) {
          stream.yield(.kept(shelves[index]))
        }
        await fetch(shelves, now: now, into: stream)
        stream.finish()
      }
      stream.onTermination = { _ in fetching.cancel() }
    }
  }

  /// Fills a shelf with what was kept; false if nothing was, or it is filled already.
  private func restore(_ shelf: inout Shelf) -> Bool {
    guard let folder, !shelf.isGiven, shelf.stories.isEmpty else { return false }
    let kept = folder.archive(of: shelf.source).load().content
    guard kept.source?.id == shelf.id else { return false }
    shelf.stories = kept.stories
    shelf.validators = kept.validators
    return true
  }

  private func fetch(
    _ shelves: [Shelf], now: Timestamp, into stream: AsyncStream<FetchOutcome>.Continuation
  ) async {
    let byAddress = Dictionary(shelves.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    _ = byAddress
  }
}
