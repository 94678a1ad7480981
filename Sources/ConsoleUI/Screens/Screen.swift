public import Coordinators

/// A screen: an object that shows things and reports facts.
///
/// Its ``body`` is read anew each time it is drawn, so a text is translated there and never stored. It
/// reports through closures named `did…`; a coordinator decides what follows.
///
/// ```swift
/// final class WelcomeScreen: Screen {
///   var didTapStart: () -> Void = {}
///
///   var body: some View {
///     VStack(spacing: 1) {
///       Text("welcome.title".localize).bold()
///       Button("welcome.start".localize) { self.didTapStart() }
///     }
///   }
/// }
/// ```
@MainActor public protocol Screen: Presentable {
  associatedtype Body: View

  @ViewBuilder var body: Body { get }

  /// The name of the screen: in the title bar, on its tab, on the way back to it. Empty by default.
  var title: String { get }

  /// The keys that do something on this screen, besides those of its controls.
  var commands: [KeyCommand] { get }

  /// How the screen lies over others when it is shown in a ``Modal``.
  var presentation: Presentation { get }
}

extension Screen {
  public var title: String { "" }

  public var commands: [KeyCommand] { [] }

  public var presentation: Presentation { .full }
}
