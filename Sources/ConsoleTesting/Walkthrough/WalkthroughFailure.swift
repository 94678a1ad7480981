internal import ConsoleGallery
internal import ConsoleUI
import Testing

/// The reason why a step cannot be done, which ends its walk: what follows would be on another screen.
struct WalkthroughFailure: Error, CustomStringConvertible {
  let message: String
  let sourceLocation: SourceLocation

  var description: String { message }

  /// Reports the failure of the step that would lead to a stop.
  @MainActor func record(before stop: WalkthroughStop, on console: HeadlessConsole) {
    Issue.record(
      """
      step \(stop.name) in \(stop.language) at \(stop.size.columns)x\(stop.size.rows): \(message); this walk ends. \
      The screen is
      \(console.screen)
      """, sourceLocation: sourceLocation)
  }
}
