import ConsoleTesting
import Foundation
import Sternik

@testable import Headlines

/// A reader in front of the program, in one language, on the morning of 21 November 2026 in UTC.
@MainActor
enum Reading {
  static let now = Timestamp(secondsSince1970: 1_795_253_400)

  /// Starts the program, lets `walk` press keys, and ends it.
  static func `in`(
    _ language: String, columns: Int = 80, rows: Int = 24, source: ArticleSource? = nil,
    store: StateStore? = nil, observing observe: (Window) -> Void = { _ in },
    _ walk: (HeadlessConsole) throws -> Void
  ) rethrows {
    try start(language, source: source, store: store, observing: observe) { window in
      try walk(HeadlessConsole(window, columns: columns, rows: rows) { .localized })
    }
  }

  /// Starts the program as for somebody who hears it, lets `walk` type lines, and ends it.
  static func inLines(
    _ language: String, source: ArticleSource? = nil, _ walk: (HeadlessDialogue) throws -> Void
  ) rethrows {
    try start(language, source: source) { try walk(HeadlessDialogue($0) { .localized }) }
  }

  private static func start(
    _ language: String, source: ArticleSource?, store: StateStore? = nil,
    observing observe: (Window) -> Void = { _ in }, _ walk: (Window) throws -> Void
  ) rethrows {
    try Localizer.withCurrent(localizer(language)) {
      let window = Window()
      observe(window)
      let library = Library(source: source ?? .bundled(BundledFeeds()), store: store)
      try? window.start(HeadlinesCoordinator(window: window, library: library) { now })
      try walk(window)
      window.close()
    }
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
