public import ConsoleDriver
public import ConsoleGallery
public import ConsoleUI
public import Coordinators
public import LocalizableStrings
public import Testing

/// A program, and the steps of a user in it, which a test walks in each language and at each size.
///
/// ```swift
/// let localizer = Localizer(
///   tables: Localizations.tables, preferring: [], developmentLanguage: "en")
/// let purchase = Walkthrough(
///   localizer,
///   steps: [
///     .press("down enter").named("pears"), .type("Łódź"), .click(on: "order.save".localize),
///   ]
/// ) { window in
///   try window.start(ShopCoordinator(window: window))
/// }
/// let sizes = [Size(columns: 40, rows: 12), Size(columns: 80, rows: 24)]
/// try await purchase.expectSnapshots(named: "purchase", sizes: sizes)
/// try await purchase.expectFits(sizes: sizes)
/// ```
///
/// Each walk has its own window and its own console, and the localizer of its language is the current one. The window
/// is closed at the end without asking guards.
@MainActor public struct Walkthrough {
  var localizer: Localizer
  let steps: [WalkthroughStep]
  private let theme: () -> Theme
  var capabilities: Capabilities
  /// The size of the terminal if a walk gives none, in cells.
  let size: Size
  private let start: @MainActor (Window) throws -> Void

  /// Creates a walkthrough of what `start` shows in a window.
  ///
  /// - Parameters:
  ///   - localizer: The texts of the program; each walk prefers another language.
  ///   - steps: The steps after the start.
  ///   - theme: The theme of the screens.
  ///   - start: Shows the first screen or starts the root coordinator.
  public init(
    _ localizer: Localizer, steps: [WalkthroughStep], theme: @escaping () -> Theme = { .terminal },
    start: @escaping @MainActor (Window) throws -> Void
  ) {
    self.init(
      localizer, steps: steps, in: Capabilities(), of: Size(columns: 80, rows: 24), theme: theme,
      start: start)
  }

  /// Creates a walkthrough of what a user did in a recorded program, so that their bug becomes a test.
  ///
  /// ```swift
  /// let localizer = Localizer(
  ///   tables: Localizations.tables, preferring: [], developmentLanguage: "en")
  /// let recording = try Recording(contentsOf: path)
  /// let bug = Walkthrough(localizer, replaying: recording) { window in
  ///   try window.start(ShopCoordinator(window: window))
  /// }
  /// try await bug.expectSnapshots(named: "bug-17", in: ["pl"])
  /// ```
  ///
  /// Its only step is ``WalkthroughStep/replay(_:sourceLocation:)``, with the name `replay`. The terminal has the recorded
  /// size and colours, and the theme is by default the recorded one, so with the same language and the same dependencies the
  /// screens are the recorded ones.
  public init(
    _ localizer: Localizer, replaying recording: Recording, theme: (() -> Theme)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation,
    start: @escaping @MainActor (Window) throws -> Void
  ) {
    self.init(
      localizer,
      steps: [.replay(recording, sourceLocation: sourceLocation).named("replay")],
      in: recording.capabilities, of: recording.size, theme: theme ?? { recording.theme },
      start: start)
  }

  private init(
    _ localizer: Localizer, steps: [WalkthroughStep], in capabilities: Capabilities, of size: Size,
    theme: @escaping () -> Theme, start: @escaping @MainActor (Window) throws -> Void
  ) {
    (self.localizer, self.steps) = (localizer, steps)
    (self.capabilities, self.size) = (capabilities, size)
    (self.theme, self.start) = (theme, start)
  }

  /// Calls `visit` with the console after the start and after each step, in each language and at each size.
  ///
  /// The sizes are in cells; without any it is that of the recording, else 80 by 24. A step that cannot be done, such as
  /// a click on a text that is not on the screen or a key with an unknown name, is an issue and ends its walk.
  ///
  /// - Throws: The error of `start`, of a step or of `visit`; it ends all walks.
  public func walk(
    in languages: WalkthroughLanguages = .available,
    sizes: [Size]? = nil,
    sourceLocation: SourceLocation = #_sourceLocation,
    visit: @MainActor (HeadlessConsole, WalkthroughStop) async throws -> Void
  ) async throws {
    try await walk(
      in: languages, sizes: sizes, sourceLocation: sourceLocation, localizer: { $0 }, visit: visit)
  }

  /// Walks with the localizers that `localizer` makes of those of the languages.
  ///
  /// `didFail` is called when a step has ended a walk.
  func walk(
    in languages: WalkthroughLanguages, sizes: [Size]?, sourceLocation: SourceLocation,
    localizer makeLocalizer: (Localizer) -> Localizer,
    didFail: (WalkthroughFailure) throws -> Void = { _ in },
    visit: @MainActor (HeadlessConsole, WalkthroughStop) async throws -> Void
  ) async throws {
    let sizes = sizes ?? [size]
    let languages = languages.languages(of: localizer)
    Self.expectWalks(in: languages, sizes, sourceLocation)
    for language in languages {
      guard language.hasTexts(in: localizer) else {
        let available = localizer.available.map(\.tag).joined(separator: ", ")
        Issue.record(
          "the program has no texts in \(language), only in \(available)",
          sourceLocation: sourceLocation)
        continue
      }
      for size in sizes {
        try await show(in: language, localizer: makeLocalizer) { window in
          let console = HeadlessConsole(
            window, columns: size.columns, rows: size.rows, capabilities: capabilities,
            theme: theme, sourceLocation: sourceLocation)
          try await visit(console, WalkthroughStop(index: 0, stepName: nil, language, size))
          for (index, step) in steps.enumerated() {
            let stop = WalkthroughStop(
              index: index + 1, stepName: step.name, language, size)
            do {
              try await step.perform(console)
            } catch let failure as WalkthroughFailure {
              failure.record(before: stop, on: console)
              return try didFail(failure)
            }
            try await visit(console, stop)
          }
        }
      }
    }
  }

  /// It is an issue if there is nothing to walk in.
  static func expectWalks(
    in languages: [WalkthroughLanguage], _ sizes: [Size], _ sourceLocation: SourceLocation
  ) {
    guard languages.isEmpty || sizes.isEmpty else { return }
    Issue.record(
      "there is no \(languages.isEmpty ? "language" : "size") to walk in",
      sourceLocation: sourceLocation)
  }

  /// Calls `body` with a window that shows the start in a language, and closes it.
  func show(
    in language: WalkthroughLanguage, localizer makeLocalizer: (Localizer) -> Localizer = { $0 },
    _ body: (Window) async throws -> Void
  ) async throws {
    try await Localizer.withCurrent(makeLocalizer(language.localizer(from: localizer))) {
      let window = Window()
      defer { window.withoutGuards { window.close() } }
      try start(window)
      try await body(window)
    }
  }

  /// Compares the screen after the start and after each step with the files recorded next to the test.
  ///
  /// Each file is named after the walkthrough, the step and the language, such as `order-details.pl.txt`: a step has
  /// its name or its number, and the start is `start`. With several sizes the size comes last: `order-details-40x12`.
  ///
  /// - Throws: The error of the start or of a step.
  public func expectSnapshots(
    named name: String, in languages: WalkthroughLanguages = .available,
    sizes: [Size]? = nil, as format: SnapshotFormat = .text,
    filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    var names: Set = ["start"]
    for (index, step) in steps.enumerated() {
      let name = step.name ?? "\(index + 1)"
      guard names.insert(name).inserted else {
        Issue.record(
          "two steps are named \"\(name)\", so that their snapshots would be one file",
          sourceLocation: sourceLocation)
        return
      }
    }
    try await walk(in: languages, sizes: sizes, sourceLocation: sourceLocation) { console, stop in
      let size = (sizes?.count ?? 1) > 1 ? "-\(stop.size.columns)x\(stop.size.rows)" : ""
      console.expectSnapshot(
        named: "\(name)-\(stop.name)\(size)", language: stop.language.tag, as: format,
        filePath: filePath, sourceLocation: sourceLocation)
    }
  }
}
