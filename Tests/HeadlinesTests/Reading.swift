import ConsoleTesting
import Foundation
import Sternik

@testable import Headlines

/// A reader in front of the program, in one language, on the morning of 21 November 2026 in UTC.
@MainActor
enum Reading {
  static let now = Timestamp(secondsSince1970: 1_795_253_400)

  /// Starts the program, lets `walk` press keys, and ends it.
  ///
  /// It reads the articles that come with it, or the feed that is given.
  static func `in`(
    _ language: String, columns: Int = 80, rows: Int = 24, feed: Feed? = nil,
    memory: Memory? = nil, surroundings: Surroundings? = nil,
    observing observe: (Window) -> Void = { _ in }, _ walk: (HeadlessConsole) throws -> Void
  ) rethrows {
    try start(
      language, feed: feed, memory: memory, surroundings: surroundings, observing: observe
    ) { window, library in
      let console = HeadlessConsole(window, columns: columns, rows: rows) {
        .localized
      } theme: {
        library.look.theme
      }
      try walk(console)
    }
  }

  /// The same, with what a folder holds; everything is saved when it returns.
  static func `in`(
    _ language: String, feed: Feed? = nil, folder: StateFolder,
    surroundings: Surroundings? = nil, observing observe: (Window) -> Void = { _ in },
    _ walk: (HeadlessConsole) throws -> Void
  ) async rethrows {
    let memory = Memory(folder)
    do {
      try self.in(
        language, feed: feed, memory: memory, surroundings: surroundings, observing: observe, walk)
    } catch {
      await memory.save()
      throw error
    }
    await memory.save()
  }

  /// Starts the program as for somebody who hears it, lets `walk` type lines, and ends it.
  static func inLines(
    _ language: String, feed: Feed? = nil, _ walk: (HeadlessLinearConsole) throws -> Void
  ) rethrows {
    try start(language, feed: feed) { window, _ in
      try walk(HeadlessLinearConsole(window) { .localized })
    }
  }

  private static func start(
    _ language: String, feed: Feed?, memory: Memory? = nil,
    surroundings: Surroundings? = nil, observing observe: (Window) -> Void = { _ in },
    _ walk: (Window, Library) throws -> Void
  ) rethrows {
    try Localizer.withCurrent(localizer(language)) {
      let window = Window()
      observe(window)
      let library = Library(
        given: feed.map { [shelf($0)] }, memory: memory ?? Memory()
      ) { now }
      try? window.start(
        HeadlinesCoordinator(
          window: window, library: library,
          surroundings: surroundings ?? Surroundings { now }))
      try walk(window, library)
      window.close()
    }
  }

  /// A feed as it was given on the command line.
  static func shelf(_ feed: Feed) -> Shelf {
    var shelf = Shelf(source: Source(id: "given.xml"), isGiven: true)
    shelf.take(feed, now: now)
    return shelf
  }

  /// A text of the program in a language.
  static func text(_ key: String, _ language: String) -> String {
    Localizer.withCurrent(localizer(language)) { key.localize }
  }

  static func localizer(_ language: String) -> Localizer {
    Localizer(
      tables: Localizations.tables, preferring: [Language(language)].compactMap(\.self),
      developmentLanguage: "en", timeZone: .utc)
  }

  /// A feed with so many articles, numbered from one.
  static func feed(of count: Int) -> Feed {
    Feed(
      title: "Numbers",
      articles: (1...count).map { Article(id: "\($0)", title: "Article number \($0)") })
  }
}
