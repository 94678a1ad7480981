internal import ConsoleGallery
internal import ConsoleUI
internal import LocalizableStrings
import Testing

/// A walkthrough as a gallery shows it: in true colours.
@MainActor struct WalkthroughTour: GalleryTour {
  private var walkthrough: Walkthrough
  private let sourceLocation: SourceLocation

  init(_ walkthrough: Walkthrough, _ sourceLocation: SourceLocation) {
    (self.walkthrough, self.sourceLocation) = (walkthrough, sourceLocation)
    self.walkthrough.capabilities.colors = .trueColor
  }

  var localizer: Localizer {
    get { walkthrough.localizer }
    set { walkthrough.localizer = newValue }
  }

  func walk(
    in language: WalkthroughLanguage, at size: Size, tracedIn trace: LookupTrace,
    checksReuse: Bool, visit: @MainActor (Console, WalkthroughStop) -> Void
  ) async throws {
    try await walkthrough.walk(
      in: [language], sizes: [size], sourceLocation: sourceLocation,
      localizer: { $0.tracing(in: trace) }, didFail: { throw $0 },
      visit: { headless, stop in
        headless.checksReuse = checksReuse
        visit(headless.console, stop)
      })
  }
}
