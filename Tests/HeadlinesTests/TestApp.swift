import ConsoleTesting
import Foundation
import Sternik
import Testing

@testable import Headlines

/// Runs the program on a headless console, in one language, at a fixed time.
@MainActor
enum TestApp {
  nonisolated static let now = ScreenTour.now

  /// Starts the program, calls `body` with its console, and ends it.
  ///
  /// Without `document`, it has the bundled feed.
  static func run(
    in language: String, columns: Int = 80, rows: Int = 24, document: FeedDocument? = nil,
    store: Store? = nil, dependencies: Dependencies? = nil, theme: Theme = .terminal,
    colors: Capabilities.Colors = .trueColor,
    observing observe: (Window) -> Void = { _ in }, _ body: (HeadlessConsole) throws -> Void
  ) rethrows {
    try start(
      language, document: document, store: store, dependencies: dependencies, observing: observe
    ) { window, library in
      let console = HeadlessConsole(
        window, columns: columns, rows: rows, capabilities: Capabilities(colors: colors),
        theme: { library.settings.theme == nil ? theme : library.themeChoice.theme })
      try body(console)
    }
  }

  /// Steps of a user in the program, in each of its languages.
  ///
  /// Without `feeds`, it has the bundled feed.
  static func walkthrough(
    _ steps: [WalkthroughStep] = [], feeds: [TemporaryFeed]? = nil,
    dependencies: Dependencies? = nil
  ) -> Walkthrough {
    ScreenTour.walkthrough(
      localizer("en"), steps, feeds: feeds, dependencies: dependencies ?? Dependencies { now })
  }

  /// A tour of the program, in each of its languages.
  static func walkthrough(_ tour: ScreenTour) -> Walkthrough { tour.walkthrough(localizer("en")) }

  /// Starts the program with the state in a folder, calls `body` with its console, and saves the state.
  static func run(
    in language: String, document: FeedDocument? = nil, folder: StateFolder,
    dependencies: Dependencies? = nil, observing observe: (Window) -> Void = { _ in },
    _ body: (HeadlessConsole) async throws -> Void
  ) async rethrows {
    try await Localizer.withCurrent(localizer(language)) {
      let window = Window()
      observe(window)
      let library = library(document, Store(folder))
      try? window.start(coordinator(window, library, dependencies))
      let theme = { library.settings.theme == nil ? Theme.terminal : library.themeChoice.theme }
      try await body(
        HeadlessConsole(
          window, columns: 80, rows: 24, capabilities: Capabilities(colors: .trueColor),
          theme: theme))
      window.close()
      await library.save()
    }
  }

  /// Starts the program in the linear terminal, calls `body` with the dialogue, and ends it.
  static func runLinear(
    in language: String, document: FeedDocument? = nil,
    _ body: (HeadlessLinearConsole) throws -> Void
  ) rethrows {
    try start(language, document: document) { window, _ in
      try body(HeadlessLinearConsole(window))
    }
  }

  private static func start(
    _ language: String, document: FeedDocument?, store: Store? = nil,
    dependencies: Dependencies? = nil, observing observe: (Window) -> Void = { _ in },
    _ body: (Window, Library) throws -> Void
  ) rethrows {
    try Localizer.withCurrent(localizer(language)) {
      let window = Window()
      observe(window)
      let library = library(document, store)
      try? window.start(coordinator(window, library, dependencies))
      try body(window, library)
      window.close()
    }
  }

  private static func library(_ document: FeedDocument?, _ store: Store? = nil) -> Library {
    Library(
      temporaryFeeds: document.map { [temporaryFeed(with: $0)] }, store: store ?? Store()
    ) { now }
  }

  private static func coordinator(
    _ window: Window, _ library: Library, _ dependencies: Dependencies?
  ) -> HeadlinesCoordinator {
    HeadlinesCoordinator(
      window: window, library: library, dependencies: dependencies ?? Dependencies { now })
  }

  /// A feed as `--feed` adds it.
  static func temporaryFeed(with document: FeedDocument) -> TemporaryFeed {
    TemporaryFeed(id: "given.xml", document: document)
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

  /// A document with numbered articles.
  static func document(articleCount: Int) -> FeedDocument {
    FeedDocument(
      title: "Numbers",
      articles: (1...articleCount).map {
        ArticleContent(id: "\($0)", title: "Article number \($0)")
      })
  }
}

extension HeadlessConsole {
  /// Waits for what the library does outside of the tasks of screens, without moving the clock.
  func finishWorkOfLibrary() async {
    await (window.appCoordinator as? HeadlinesCoordinator)?.library.finishWork()
  }
}
