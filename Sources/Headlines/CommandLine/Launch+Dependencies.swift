import Foundation
import Sternik

extension Launch {
  func dependencies(in terminal: any Terminal, isInteractive: Bool) -> Dependencies {
    var dependencies = Dependencies(now: now)
    dependencies.showsWelcome = isInteractive
    dependencies.refreshesAtStart = isInteractive
    dependencies.fetch = fetchFeeds
    dependencies.findFeeds = { address, credentials throws(FetchError) in
      try await FeedFetcher(credentials: credentials).find(address)
    }
    dependencies.configuration = options.configuration
    dependencies.configurationPath = options.configurationPath
    dependencies.showsFileErrors = isInteractive
    let environment = ProcessInfo.processInfo.environment
    let configuration = options.configuration
    let folder = DownloadFolder.path(
      configured: configuration.downloadFolder, environment: environment)
    let browser = LinkPrograms.browser(environment: environment, command: configuration.browser)
    let player = LinkPrograms.player(environment: environment, command: configuration.player)
    let downloader = LinkPrograms.downloader(folder: folder, command: configuration.downloader)
    dependencies.downloadFolder = folder
    dependencies.open = { action, link, ended in
      let programs =
        switch action {
        case .browse: browser
        case .play: player
        case .download: downloader
        }
      programs.open(link, in: terminal, ended: ended)
    }
    return dependencies
  }

  /// Applies the configuration file; without a user at the screen, its mistakes go to standard error.
  func configure(_ library: Library, isInteractive: Bool) {
    options.configuration.apply(to: library, removesArticles: isInteractive || command.refresh)
    library.keepsPlaces = isInteractive
    guard !isInteractive else { return }
    for error in options.configuration.errors {
      StandardError.print("headlines: \(options.configurationPath): \(error.text)")
    }
  }

  var now: () -> Timestamp { { .now } }

  /// The feeds of `--feed`, with the articles of those that are files, and the passwords in their addresses; nil without
  /// the option.
  ///
  /// - Throws: ``UsageError`` for an invalid address or a file that cannot be read.
  func temporaryFeeds() throws(UsageError) -> (feeds: [TemporaryFeed], credentials: Credentials)? {
    guard !command.feed.isEmpty else { return nil }
    var feeds: [TemporaryFeed] = []
    var credentials = Credentials()
    for text in command.feed {
      let address = credentials.take(from: try Self.address(text))
      guard !feeds.contains(where: { $0.id == address.text }) else { continue }
      var feed = TemporaryFeed(id: address.text)
      if case .file(let path) = address {
        do {
          feed.document = try FeedReader().document(at: path)
        } catch {
          throw UsageError(message: error.text)
        }
      }
      feeds.append(feed)
    }
    return (feeds, credentials)
  }

  /// Fetches the feeds without articles, before the only drawing of a terminal that is not interactive.
  func fetchMissing(of library: Library) async {
    guard library.refreshesByItself else { return }
    // Files of `--feed` were read before.
    let missing = library.feeds.filter {
      $0.isRefreshable && $0.count == 0 && !library.areAllHidden(in: [$0])
    }
    _ = await fetch(missing, for: library)
  }

  /// Fetches feeds; errors go to standard error, in the order of the feeds.
  ///
  /// - Returns: Whether there was none.
  func fetch(_ feeds: [LoadedFeed], for library: Library) async -> Bool {
    var errors: [Feed.ID: FetchError] = [:]
    for await batch in fetchFeeds(feeds, library.credentials, now()).batched() {
      for update in batch { errors[update.id] = update.error }
      await library.apply(batch)
    }
    for error in feeds.compactMap({ errors[$0.id] }) {
      StandardError.print("headlines: \(error.textWithRemedy)")
    }
    return errors.isEmpty
  }

  private var fetchFeeds: FetchFeeds {
    { feeds, credentials, now in
      FeedUpdater(FeedFetcher(credentials: credentials)).updates(of: feeds, now: now)
    }
  }

  private static func address(_ text: String) throws(UsageError) -> FeedAddress {
    if text.isEmpty {
      throw UsageError(message: FeedError(file: "--feed \"\"", reason: .missing).text)
    }
    do {
      return try FeedAddress(text)
    } catch {
      throw UsageError(message: error.text)
    }
  }
}
