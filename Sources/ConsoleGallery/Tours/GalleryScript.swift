internal import ConsoleDriver
package import ConsoleUI
public import Coordinators
public import LocalizableStrings
internal import Sternik

/// Keys and links of a user in a program that writes its own gallery, without a test.
///
/// ```swift
/// let localizer = Localizer(
///   tables: Localizations.tables, preferring: [], developmentLanguage: "en")
/// let purchase = GalleryScript(
///   localizer, steps: [.press("down enter").named("pears"), .type("Łódź").named("city")]
/// ) { window in
///   try window.start(ShopCoordinator(window: window))
/// }
/// var gallery = Gallery(title: "Shop")
/// await gallery.add(purchase, named: "Purchase")
/// try gallery.write(to: URL(filePath: "gallery.html"))
/// ```
///
/// Each language and each size has its own window, which is closed at the end without asking guards. Before each screen the
/// tasks of screens and coordinators continue until they wait for the clock, which stands still, for at most a second of real
/// time. The program should get the same from its surroundings each time, such as a fixed date instead of that of today.
@MainActor public struct GalleryScript {
  package var localizer: Localizer
  private let steps: [GalleryStep]
  private let start: @MainActor (Window) throws -> Void

  /// Creates a script of what `start` shows in a window, and of the steps after it.
  public init(
    _ localizer: Localizer, steps: [GalleryStep],
    start: @escaping @MainActor (Window) throws -> Void
  ) {
    (self.localizer, self.steps, self.start) = (localizer, steps, start)
  }
}

extension Console {
  private static let workLimit = Duration.seconds(1)

  /// Lets the tasks of screens and coordinators continue until they wait.
  func settle() async {
    // The tasks of a screen begin when it is drawn first.
    redrawIfChanged()
    await finishWork(within: Self.workLimit)
  }
}

extension GalleryScript: GalleryTour {
  package func walk(
    in language: WalkthroughLanguage, at size: Size, tracedIn trace: LookupTrace,
    checksReuse: Bool, visit: @MainActor (Console, WalkthroughStop) -> Void
  ) async throws {
    try await Localizer.withCurrent(language.localizer(from: localizer).tracing(in: trace)) {
      let window = Window()
      defer { window.withoutGuards { window.close() } }
      try start(window)
      let console = Console(
        window, in: GalleryTerminal(size: size), clock: .movedByHand(), strings: { .localized })
      console.taskExecutor = MainQueueExecutor()
      console.theme = { .terminal }
      try console.begin()
      await console.settle()
      visit(console, WalkthroughStop(index: 0, stepName: nil, language, size))
      for (index, step) in steps.enumerated() {
        try await step.perform(console)
        await console.settle()
        visit(console, WalkthroughStop(index: index + 1, stepName: step.name, language, size))
      }
    }
  }
}
