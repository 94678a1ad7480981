public import ConsoleDriver
public import ConsoleUI
public import Coordinators
public import LocalizableStrings
internal import Sternik

/// A program, and the steps of a user in it, which a gallery or a test walks in each language and at each size.
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
/// var gallery = Gallery(title: "Shop")
/// await gallery.add(purchase, named: "Purchase")
/// try gallery.write(to: URL(filePath: "gallery.html"))
/// ```
///
/// Before each screen is looked at, the tasks of screens and coordinators continue until they wait for the clock, which stands still
/// until a step moves it, for at most a second of real time. So a screen that loads from a fake shows what it has loaded.
///
/// Each walk has its own window and its own console, and the localizer of its language is the current one. The window
/// is closed at the end without asking guards. The program should get the same from its surroundings each time, such as a fixed
/// date instead of that of today.
@MainActor public struct Walkthrough {
  package var localizer: Localizer
  package let steps: [WalkthroughStep]
  package let theme: () -> Theme
  /// The size of the terminal if a walk gives none, in cells.
  package let size: Size
  package let capabilities: Capabilities
  private let start: @MainActor (Window) throws -> Void
  /// Sets up the console of each walk.
  package private(set) var setUp: @MainActor (Console, Window) -> Void = { _, _ in }

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
  /// Its only step is ``WalkthroughStep/replay(_:filePath:line:)``, with the name `replay`. The terminal has the recorded
  /// size and colours, and the theme is by default the recorded one, so with the same language and the same dependencies the
  /// screens are the recorded ones.
  public init(
    _ localizer: Localizer, replaying recording: Recording, theme: (() -> Theme)? = nil,
    filePath: String = #filePath, line: Int = #line,
    start: @escaping @MainActor (Window) throws -> Void
  ) {
    self.init(
      localizer,
      steps: [.replay(recording, filePath: filePath, line: line).named("replay")],
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

  /// The same walkthrough with what the program sets for its console, such as its own commands and last row.
  ///
  /// ```swift
  /// func purchase(in shop: Walkthrough) -> Walkthrough {
  ///   shop.console { console, window in
  ///     console.commands = {
  ///       [KeyCommand(.control("n"), "shop.new".localize) { window.toast("shop.made".localize) }]
  ///     }
  ///   }
  /// }
  /// ```
  public func console(
    _ setUp: @escaping @MainActor (_ console: Console, _ window: Window) -> Void
  ) -> Walkthrough {
    var walkthrough = self
    walkthrough.setUp = setUp
    return walkthrough
  }

  /// Calls `body` with a window that shows the start in a language, and closes it.
  package func show(
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

  /// Calls `visit` with a console after the start and after each step.
  ///
  /// Tasks continue before each visit and between the actions of a step, for at most a second of real time.
  ///
  /// - Throws: The error of `visit` or of a step, with the place of the step.
  package func walk(
    _ console: HeadlessConsole, in language: WalkthroughLanguage, at size: Size,
    visit: (HeadlessConsole, WalkthroughStop) async throws -> Void
  ) async throws {
    await console.settle()
    try await visit(console, WalkthroughStop(index: 0, stepName: nil, language, size))
    for (index, step) in steps.enumerated() {
      let stop = WalkthroughStop(index: index + 1, stepName: step.name, language, size)
      for action in step.actions {
        do {
          try await action.perform(console)
        } catch var error as StepError {
          error.place = action.place
          error.step = stop.name
          throw error
        }
        await console.settle()
      }
      try await visit(console, stop)
    }
  }
}

extension HeadlessConsole {
  /// A console for the screens of a gallery, in true colours and without a test.
  convenience init(showing window: Window, of walkthrough: Walkthrough, at size: Size) throws {
    var capabilities = walkthrough.capabilities
    capabilities.colors = .trueColor
    let terminal = HeadlessTerminal(size: size, capabilities: capabilities)
    let console = Console(
      window, in: terminal, clock: .movedByHand(), strings: { .localized })
    console.theme = walkthrough.theme
    walkthrough.setUp(console, window)
    self.init(console, in: terminal)
    try console.begin()
  }
}
