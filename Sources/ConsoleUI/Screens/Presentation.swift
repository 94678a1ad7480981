internal import Coordinators

/// How a modal screen covers what is below it.
///
/// A sheet, for example, covers the lower part:
///
/// ```
///   Articles
/// ┌─ Add a feed ─────────────────┐
/// │ Address                      │
/// │ > https://                   │
/// │   [ Add ]                    │
/// ```
public enum Presentation: Sendable, Hashable {
  /// Covers the presenter completely.
  case full
  /// A centred box of the size of its content, at most 64 columns wide; the screen below stays visible.
  ///
  /// A list, a table, a text that scrolls and a document ask for the room of all of their rows there, up to what there is. A list
  /// whose rows do not all fit has the greatest width.
  ///
  /// A narrow or low window has it at the bottom, in the full width. A navigation controller whose root screen has
  /// this presentation is shown in a box as a whole, of the size of the screen on top, so a form of several steps can
  /// take place in a box; give each step this presentation.
  case box
  /// A panel at the bottom, as high as its content; some rows of the screen below stay visible. Lists and texts that scroll are as
  /// high as their rows, as in a box.
  ///
  /// A navigation controller whose root screen has this presentation is shown in the sheet as a whole, so a flow
  /// of several screens can take place in a sheet.
  case sheet
}

extension Presentable {
  /// How the console presents this in a modal.
  var effectivePresentation: Presentation {
    switch self {
    case let screen as any Screen: screen.presentation
    case let stack as NavigationController: stack.rootScreen?.effectivePresentation ?? .full
    default: .full
    }
  }
}
