package import ConsoleUI
package import LocalizableStrings

/// A program, and what a user does in it, as a gallery shows it.
@MainActor package protocol GalleryTour {
  /// The texts of the program; each walk prefers another language.
  var localizer: Localizer { get set }

  /// Calls `visit` with the console after the start and after each step.
  ///
  /// The current localizer is that of the language, traced in `trace`. With `checksReuse`, a debug build may compare frames
  /// with others that reuse nothing.
  ///
  /// - Throws: The error of the start or of a step.
  func walk(
    in language: WalkthroughLanguage, at size: Size, tracedIn trace: LookupTrace,
    checksReuse: Bool, visit: @MainActor (Console, WalkthroughStop) -> Void
  ) async throws
}
