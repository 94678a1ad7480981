import Foundation
import Sternik

/// Imports and exports the user's feeds as OPML, for `--import` and `--export`.
@MainActor
struct OPMLExchange {
  private let command: HeadlinesCommand
  private let store: Store

  init(_ options: LaunchOptions) {
    command = options.command
    store = options.store
  }

  /// Does what the command line requests.
  ///
  /// - Returns: Whether it had one of the options, so that the program ends.
  /// - Throws: ``UsageError`` for a file that cannot be read, and for state that cannot be saved; `TerminalError` for
  ///   standard output that cannot be written.
  func run() throws -> Bool {
    if let file = command.importOPML { try importFeeds(from: file) }
    if let file = command.exportOPML { try exportFeeds(to: file) }
    return command.importOPML != nil || command.exportOPML != nil
  }

  private func importFeeds(from file: String) throws(UsageError) {
    let document: OPMLDocument
    do {
      let reader = FeedReader()
      let bytes = file == "-" ? try reader.bytesOfStandardInput() : try reader.bytes(at: file)
      document = try OPMLDocument(opml: bytes, file: file)
    } catch {
      throw UsageError(message: error.text)
    }
    let (imported, credentials) = ImportedFeed.all(in: document) { error in
      StandardError.print("headlines: \(error.text)")
    }
    for name in document.feedsWithoutAddress {
      StandardError.print("headlines: \(Texts.opml.noAddress(name))")
    }
    let known = Dictionary(
      try feeds.flatMap { feed in ([feed.id] + [feed.movedTo].compactMap(\.self)).map { ($0, feed) }
      }
    ) { first, _ in first }
    let added = imported.filter { known[$0.feed.id] == nil }
    let new = newCredentials(credentials, known: known)
    store.change { db in
      try new.add(to: db)
      for feed in imported {
        let tables = ArticleTables(db: db)
        if let known = known[feed.feed.id] {
          // Folders that the user has made stay.
          if known.folders.isEmpty { try tables.setFolders(feed.folders, of: known.row) }
        } else {
          try tables.subscribe(feed)
        }
      }
      try Settings.change(in: db) {
        $0.addEmptyFolders(document.emptyFolders.map(FeedFolder.init))
      }
    }
    store.retrySaving()
    try store.throwFailure()
    StandardError.print(Texts.opml.imported(sources: added.count))
    if added.count < imported.count {
      let count = Localizer.current.number(imported.count - added.count)
      StandardError.print(Texts.opml.known(count))
    }
  }

  /// The imported passwords, but for those of feeds for which the user has signed in.
  private func newCredentials(
    _ imported: Credentials, known: [Feed.ID: LoadedFeed]
  ) -> Credentials {
    let stored = store.read(else: Credentials(), Credentials.init)
    return Credentials(
      imported.entries.compactMap { entry in
        guard let feed = entry.feed.flatMap({ known[$0] }) else { return entry }
        guard !stored.hasSignIn(for: feed.id) else {
          StandardError.print("headlines: \(Texts.opml.otherPassword(feed.address))")
          return nil
        }
        var entry = entry
        // The file may have the address that the feed has moved to.
        entry.feed = feed.id
        return entry
      })
  }

  private var feeds: [LoadedFeed] {
    get throws(UsageError) {
      let feeds: [LoadedFeed]? = store.read(else: nil) { try LoadedFeed.all($0) }
      guard let feeds else {
        let damage = StateError(file: store.file?.path ?? "", reason: .damagedInPlace)
        throw UsageError(message: (store.failure ?? damage).text)
      }
      return feeds.filter(\.isSubscribed)
    }
  }

  private func exportFeeds(to file: String) throws {
    var document = OPMLDocument(title: Texts.app.title)
    document.feeds = try feeds.flatMap(\.entries)
    document.emptyFolders = store.read(else: Settings(), Settings.init).emptyFolders.map(\.names)
    store.printRepair()
    // What is missing must not replace an earlier export; what only cannot be changed is whole.
    if store.lacksFile, let error = store.failure { throw UsageError(message: error.text) }
    if file == "-" { return try StandardOutput.write(document.opml) }
    do {
      try ExportedFile(path: file).write(Data(document.opml.utf8))
    } catch {
      throw UsageError(message: Texts.cli.error.export(file, reason: error.systemError.text))
    }
  }
}

extension Store {
  /// Prints that a file was repaired.
  func printRepair() {
    if let error = takeError(), error.isRepaired { StandardError.print("headlines: \(error.text)") }
  }

  /// Prints that a file was repaired.
  ///
  /// - Throws: ``UsageError`` if something could not be saved.
  func throwFailure() throws(UsageError) {
    printRepair()
    if let failure { throw UsageError(message: failure.text) }
  }
}
