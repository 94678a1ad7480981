import ConsoleDriver
import Foundation
import Sternik
import StringsFormats

/// Runs the program in a terminal, from the first screen to saving the state.
@MainActor
struct Launch {
  let options: LaunchOptions

  var command: HeadlinesCommand { options.command }

  /// Runs the program until the user or a signal ends it.
  ///
  /// - Throws: ``UsageError`` for a feed that cannot be read, a link that leads nowhere, and a trace,
  ///   recording, SVG or navigation state file that cannot be written; `TerminalError` from the terminal.
  func run() async throws {
    let svg = try command.svg.map {
      try SVGFile(path: $0, size: options.size, playing: options.keys ?? [])
    }
    let terminal = svg?.terminal ?? terminal()
    let isInteractive = isInteractive(terminal)
    options.store.createsFile =
      isInteractive || options.keys != nil || terminal is LineModeTerminal
    let temporary = try temporaryFeeds()
    let library = Library(
      temporaryFeeds: temporary?.feeds, store: options.store, keepsHouse: isInteractive, now: now)
    if let temporary { library.temporaryCredentials = temporary.credentials }
    configure(library, isInteractive: isInteractive)
    if !isInteractive { await fetchMissing(of: library) }
    let window = Window()
    let trace = try command.trace.map(TraceFile.init(path:))
    trace?.observe(window)
    let navigationState =
      command.restore ? options.folder.map { NavigationStateFile(folder: $0) } : nil
    // One transaction: screens on the way are not shown, so their articles are not marked as read.
    let app = HeadlinesCoordinator(
      window: window, library: library,
      dependencies: dependencies(in: terminal, isInteractive: isInteractive))
    try window.transaction {
      try window.start(app)
      navigationState?.load().map(app.restore)
      if let path = command.open {
        let links = LinkOpener(window)
        try Self.open(path, in: window, by: links)
        app.keep(links)
      }
    }
    let console = Console(window, terminal: terminal)
    try record(console)
    if let navigationState {
      console.saveNavigationState { try navigationState.save($0) }
    }
    console.theme = { [theme = options.theme] in theme ?? library.themeChoice.theme }
    let following =
      isInteractive
      ? [followTranslations(in: window), follow(library, in: window), refresh(app, in: window)] : []
    defer { for task in following { task?.cancel() } }
    try await run(console, saving: library)
    for error in options.translations?.folder.errors ?? [] { StandardError.print("\(error)") }
    try svg?.finish()
    let failure =
      (terminal as? FinalScreenTerminal)?.failure ?? (terminal as? LineModeTerminal)?.failure
    if let failure { throw failure }
    do throws(StateError) {
      try navigationState?.throwFailure()
    } catch {
      throw UsageError(message: error.text)
    }
    if let failure = trace?.failure { throw failure }
    if let failure = options.store.failure { throw UsageError(message: failure.text) }
  }

  /// Fetches all feeds and saves their articles, and shows nothing.
  ///
  /// - Returns: Whether all could be fetched; each failure is reported on standard error.
  /// - Throws: ``UsageError`` for state that cannot be saved.
  func refresh() async throws -> Bool {
    let library = Library(store: options.store, now: now)
    configure(library, isInteractive: false)
    let areFetched = await fetch(library.feeds.filter(\.isRefreshable), for: library)
    library.updateSearch()
    library.deleteRemovedFeeds()
    await library.finishWork()
    await library.save()
    try options.store.throwFailure()
    return areFetched
  }

  /// Runs the console, then saves the library, also after an error.
  private func run(_ console: Console, saving library: Library) async throws {
    let result: Result<Console.Outcome, any Error>
    do {
      result = .success(try await console.run())
    } catch {
      result = .failure(error)
    }
    await library.save()
    if let error = library.takeStateError(), error != options.store.failure {
      StandardError.print("headlines: \(error.text)")
    }
    _ = try result.get()
  }

  /// Records the console in the file of `--record`.
  ///
  /// - Throws: ``UsageError`` for a file that cannot be written.
  private func record(_ console: Console) throws(UsageError) {
    guard let path = command.record else { return }
    do {
      try console.record(to: path)
    } catch {
      guard case .unwritable(let number) = error.reason else {
        throw UsageError(message: error.description)
      }
      throw UsageError(
        message: Texts.cli.error.record(path, reason: SystemError.number(number).text))
    }
  }

  /// How soon the changes of another program are shown.
  private static let noticeInterval = Duration.milliseconds(200)

  /// Shows the changes of other programs, until the task is cancelled.
  private func follow(_ library: Library, in window: Window) -> Task<Void, Never>? {
    Task {
      let clock = window.clock
      while !Task.isCancelled {
        do { try await clock.sleep(for: Self.noticeInterval) } catch { return }
        library.userStore.noticeChanges()
      }
    }
  }

  /// Refreshes the feeds as often as the user has chosen, until the task is cancelled.
  private func refresh(_ app: HeadlinesCoordinator, in window: Window) -> Task<Void, Never>? {
    Task {
      while !Task.isCancelled {
        do { try await window.clock.sleep(for: .seconds(15)) } catch { return }
        app.refreshIfDue()
      }
    }
  }

  private func terminal() -> any Terminal {
    guard let keys = options.keys else {
      return StandardStreams.makeTerminal(
        plain: command.plain, linear: command.linear, size: options.size,
        ambiguousWidth: command.ambiguousWidth, reportsMouse: !command.noMouse)
    }
    let events = keys.map(TerminalEvent.key)
    if command.linear { return LineModeTerminal(size: options.size, playing: events) }
    return FinalScreenTerminal(
      size: options.size, playing: events, ambiguousWidth: command.ambiguousWidth)
  }

  /// Whether a user sees the screen while the program runs.
  private func isInteractive(_ terminal: any Terminal) -> Bool {
    (terminal as? LineModeTerminal)?.isInteractive ?? !(terminal is FinalScreenTerminal)
  }

  /// Opens the link of `--open`.
  ///
  /// - Throws: ``UsageError`` for a link that leads nowhere.
  static func open(_ path: String, in window: Window, by links: LinkOpener? = nil) throws {
    let link = DeepLink(typed: path)
    do {
      guard !link.segments.isEmpty else { throw LinkError.unknownSegment("", at: 0, in: link) }
      try (links ?? LinkOpener(window)).open(link)
    } catch LinkError.unknownSegment(let segment, _, _) {
      // The text between the names of folders cannot be typed.
      let typed = segment.split(separator: FeedFolder.separator).joined(separator: "/")
      throw UsageError(message: Texts.cli.error.link(typed, link: path))
    }
  }
}
