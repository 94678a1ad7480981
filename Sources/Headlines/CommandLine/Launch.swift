import Foundation
import Sternik

/// Finds out what a command line means, then runs the program.
@MainActor
struct Launch {
  private static let sizes = 1...1000

  let command: HeadlinesCommand
  let folder: StateFolder?
  let memory: Memory
  private let keys: [KeyPress]?
  private let translations: EditedTranslations?

  /// Finds out what the command line means, and speaks the language that the reader chose.
  ///
  /// - Throws: ``UsageError`` for a value that makes no sense.
  init(_ command: HeadlinesCommand) throws(UsageError) {
    self.command = command
    let environment = LanguageEnvironment.process.languages
    translations = try command.localizations.map(Self.translations(in:))
    if let translations {
      Localizer.setDefault(
        Localizer(
          tables: translations.stringsTables, preferring: environment,
          developmentLanguage: Localizations.developmentLanguage))
    }
    let wish = try command.lang.map(Self.language(named:))
    folder = try Self.folder(for: command).map(StateFolder.init)
    memory = folder.map(Memory.init) ?? Memory()
    if let language = wish ?? memory.reader.content.language.flatMap({ Language($0) }) {
      Localizer.setDefault(Localizer.current.preferring([language] + environment))
    }
    try Self.check(command.width, Texts.cli.error.width)
    try Self.check(command.height, Texts.cli.error.height)
    keys = try command.keys.map(Self.keys(named:))
  }

  /// Runs the program until the reader or a signal ends it.
  ///
  /// - Throws: ``UsageError`` for a feed that cannot be read, a link that leads nowhere, and a trace, picture or
  ///   whereabouts that cannot be written; ``TerminalError`` for a terminal that cannot be taken.
  func run() async throws -> ConsoleOutcome {
    let picture = try command.svg.map {
      try PictureFile(path: $0, size: size, playing: keys ?? [])
    }
    let terminal = picture?.terminal ?? terminal()
    let hasReader = isLive(terminal)
    let library = Library(
      given: try given(), memory: hasReader || keys != nil ? memory : memory.forgetful, now: now)
    if !hasReader { await fetchAll(of: library) }
    let window = Window()
    let trace = try command.trace.map(TraceFile.init(path:))
    trace?.follow(window)
    let whereabouts = command.restore ? folder.map { Whereabouts(folder: $0.path) } : nil
    // As one change: what is only passed on the way is not shown, and not marked as read.
    try window.transaction {
      try window.start(
        HeadlinesCoordinator(
          window: window, library: library,
          surroundings: surroundings(in: terminal, hasReader: hasReader)))
      whereabouts?.restore(window)
      if let path = command.open { try Self.open(path, in: window) }
    }
    whereabouts?.follow(window)
    let console = Console(window, terminal: terminal)
    console.strings = { .localized }
    console.theme = { library.look.theme }
    let following = follow(translations, in: window, isLive: hasReader)
    defer { following?.cancel() }
    let outcome = try await run(console, saving: library)
    for error in translations?.folder.errors ?? [] { StandardError.print("\(error)") }
    try picture?.finish()
    let failure = (terminal as? PlainTerminal)?.failure ?? (terminal as? LineTerminal)?.failure
    if let failure { throw failure }
    do throws(StateProblem) {
      try whereabouts?.save()
    } catch {
      throw UsageError(message: error.text)
    }
    if let failure = trace?.failure { throw failure }
    return outcome
  }

  /// Runs until the reader or a signal ends it, and saves what was not saved yet.
  private func run(_ console: Console, saving library: Library) async throws -> ConsoleOutcome {
    let end: Result<ConsoleOutcome, any Error>
    do {
      end = .success(try await console.run())
    } catch {
      end = .failure(error)
    }
    await library.save()
    if let problem = library.takeProblem() { StandardError.print("headlines: \(problem.text)") }
    return try end.get()
  }

  /// Shows translations as they change, where somebody sees it.
  private func follow(
    _ translations: EditedTranslations?, in window: Window, isLive: Bool
  ) -> Task<Void, Never>? {
    guard let translations, isLive else { return nil }
    let showErrors = { [weak window] in
      (window?.appCoordinator as? HeadlinesCoordinator)?.showErrors(of: translations)
    }
    translations.didRead = { [weak translations] in
      guard let translations else { return }
      Localizer.setDefault(Localizer.default.replacing(tables: translations.stringsTables))
      showErrors()
      Console.setAllNeedRedraw()
    }
    showErrors()
    return Task { await translations.follow() }
  }

  private func terminal() -> any Terminal {
    guard let keys else {
      return StandardTerminal.make(
        plain: command.plain, linear: command.linear, size: size,
        ambiguousWidth: command.ambiguousWidth, reportsMouse: !command.noMouse)
    }
    let events = keys.map(TerminalEvent.key)
    if command.linear { return LineTerminal(size: size, playing: events) }
    return PlainTerminal(size: size, playing: events, ambiguousWidth: command.ambiguousWidth)
  }

  /// Whether somebody sees what happens while it happens.
  private func isLive(_ terminal: any Terminal) -> Bool {
    (terminal as? LineTerminal)?.isLive ?? !(terminal is PlainTerminal)
  }

  /// The size that was asked for; what was not is as in the terminal that there is.
  private var size: Size? {
    guard command.width != nil || command.height != nil else { return nil }
    let standard = StandardTerminal.make(plain: true).size
    return Size(
      columns: command.width ?? standard.columns, rows: command.height ?? standard.rows)
  }

  private static func language(named name: String) throws(UsageError) -> Language {
    if let language = Language(name),
      Localizer.current.preferring([language]).language.code == language.code
    {
      return language
    }
    let known = Localizer.current.available.map(\.tag).joined(separator: ", ")
    throw UsageError(message: Texts.cli.error.language(name, known))
  }

  private static func open(_ path: String, in window: Window) throws {
    let link = DeepLink(path)
    do {
      guard !link.segments.isEmpty else { throw LinkError.unknownSegment("", at: 0, in: link) }
      try LinkOpener(window).open(link)
    } catch LinkError.unknownSegment(let segment, _, let link) {
      throw UsageError(message: Texts.cli.error.link(segment, link.description))
    }
  }

  private static func translations(in path: String) throws(UsageError) -> EditedTranslations {
    let translations = EditedTranslations(URL(filePath: path))
    guard !path.isEmpty, !translations.isEmpty else {
      throw UsageError(
        message: translations.folder.errors.first.map { "\($0)" }
          ?? Texts.cli.error.localizations(path))
    }
    return translations
  }

  private static func folder(for command: HeadlinesCommand) throws(UsageError) -> String? {
    guard let folder = command.state else {
      return StateFolder.standardPath(environment: ProcessInfo.processInfo.environment)
    }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
    guard !folder.isEmpty, !exists || isFolder.boolValue else {
      throw UsageError(message: Texts.cli.error.state(folder))
    }
    return folder
  }

  private static func check(
    _ size: Int?, _ message: (_ given: Int, _ least: Int, _ most: Int) -> String
  ) throws(UsageError) {
    guard let size, !sizes.contains(size) else { return }
    throw UsageError(message: message(size, sizes.lowerBound, sizes.upperBound))
  }

  private static func keys(named names: String) throws(UsageError) -> [KeyPress] {
    var keys: [KeyPress] = []
    for name in names.split(separator: " ") {
      guard let key = KeyPress(name: String(name)) else {
        throw UsageError(message: Texts.cli.error.key(String(name)))
      }
      keys.append(key)
    }
    return keys
  }
}
