import Foundation
import Sternik

extension Launch {
  /// What the program needs of the world around it.
  func surroundings(in terminal: any Terminal, hasReader: Bool) -> Surroundings {
    var surroundings = Surroundings(now: now)
    surroundings.welcomes = hasReader
    surroundings.refreshesAtStart = hasReader
    surroundings.fetch = fetch
    let browser = Browser(environment: ProcessInfo.processInfo.environment)
    surroundings.openInBrowser = { browser.show($0, in: terminal, failed: $1) }
    if let folder { surroundings.codeDesk = CodeDesk(folder: folder) }
    return surroundings
  }

  var now: () -> Timestamp {
    { Timestamp(secondsSince1970: Date().timeIntervalSince1970) }
  }

  /// The shelves of what the command line names, files read already; nil if it names nothing.
  ///
  /// - Throws: ``UsageError`` for what is no address, and a file that cannot be read.
  func given() throws(UsageError) -> [Shelf]? {
    guard !command.feed.isEmpty else { return nil }
    var shelves: [Shelf] = []
    for text in command.feed {
      let address = try Self.address(text)
      guard !shelves.contains(where: { $0.id == address.text }) else { continue }
      var shelf = Shelf(source: Source(id: address.text), isGiven: true)
      if case .file(let path) = address {
        do {
          shelf.take(try FeedReader().feed(at: path), now: now())
        } catch {
          throw UsageError(message: error.text)
        }
      }
      shelves.append(shelf)
    }
    return shelves
  }

  /// Waits for all sources, where nobody could watch them come; what cannot be read is told on standard
  /// error.
  func fetchAll(of library: Library) async {
    let shelves = library.shelves.filter { $0.isRefreshable && $0.stories.isEmpty }
    var outcomes: [FetchOutcome] = []
    for await outcome in fetch(shelves, now()) {
      if let failure = outcome.failure {
        StandardError.print("headlines: \(failure.error.text)")
      }
      outcomes.append(outcome)
    }
    await library.take(outcomes)
  }

  private var fetch: FetchSources {
    let folder = folder
    return { shelves, now in SourceFetching(folder: folder).outcomes(of: shelves, now: now) }
  }

  private static func address(_ text: String) throws(UsageError) -> SourceAddress {
    if text.isEmpty {
      throw UsageError(message: FeedError(file: "--feed \"\"", reason: .missing).text)
    }
    do {
      return try SourceAddress(text)
    } catch {
      throw UsageError(message: error.message)
    }
  }
}
