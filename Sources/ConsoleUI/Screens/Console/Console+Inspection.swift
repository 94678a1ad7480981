internal import Coordinators

/// What tests ask a console.
extension Console {
  /// The number of screens whose state is kept.
  package var screenStateCount: Int { screenStates.count }

  /// The active screen as text: its elements with their roles, one per line.
  package var outline: String { active?.outline.joined(separator: "\n") ?? "" }

  /// The control with the focus as a line of the outline; `nil` if there is none.
  package var focus: String? { active?.focused?.semantics.description }

  /// Whether a click on a cell reaches what is drawn there, and not a panel over it.
  package func isInFront(_ point: Point) -> Bool {
    frontRect?.contains(point) ?? true || barTargets.contains { $0.rect.contains(point) }
  }

  /// The title of the screen with the keys.
  package var activeTitle: String { active?.screen.title ?? "" }

  /// The semantics of the controls of the active screen, in reading order.
  package var controlSemantics: [Semantics] { active?.controls.map(\.semantics) ?? [] }

  /// The window in the linear form.
  package var linearText: LinearText {
    LinearText(
      active, at: breadcrumbs, columns: columns, windowCommands: chain.typedWindowCommands,
      canGoBack: window.canGoBack, toasts: window.attached.toasts.texts,
      strings: strings())
  }
}
