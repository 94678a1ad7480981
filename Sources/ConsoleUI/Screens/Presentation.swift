internal import Coordinators

/// How a modal screen lies over what is there.
///
/// A sheet, for example, comes up from the bottom:
///
/// ```
///  Articles
/// ┌ Add a feed ──────────────────┐
/// │ > Address: https://          │
/// │   [ Add ]                    │
/// ```
public enum Presentation: Sendable, Hashable {
  /// In the whole room of the place that it lies over.
  case full
  /// In a box in the middle, as large as it needs; what lies below stays in sight.
  case box
  /// In a panel that comes up from the bottom, as high as it needs; some of what lies below stays in sight.
  ///
  /// A stack whose first screen asks for this is shown in the panel as a whole, so that a flow of several
  /// screens can lie over what is there.
  case sheet
}

extension Presentable {
  /// How this lies over others when it is shown in a modal.
  var shownPresentation: Presentation {
    switch self {
    case let screen as any Screen: screen.presentation
    case let stack as NavigationController:
      // A box asks one thing; a stack has more room than that.
      stack.screens.first?.shownPresentation == .sheet ? .sheet : .full
    default: .full
    }
  }
}
