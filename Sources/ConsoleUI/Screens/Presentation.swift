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
  /// A centred box of the size of its content; the screen below stays visible.
  case box
  /// A panel at the bottom, as high as its content; some rows of the screen below stay visible.
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
    case let stack as NavigationController:
      // A box holds a single screen, so a stack that asks for a box is shown full.
      stack.rootScreen?.effectivePresentation == .sheet ? .sheet : .full
    default: .full
    }
  }
}
