extension DrawingContext {
  /// What a part of a screen lies on; it decides about the colour behind text, and how the colours of a theme are drawn there.
  public enum Surface: Sendable, Hashable, CaseIterable {
    /// The page behind everything.
    case page
    /// A bar at an edge of the window.
    case bar
    /// A panel over the page.
    case raised
    /// The selected row of the control with the focus, drawn as one even bar.
    case selection
    /// The row that is selected as soon as its control has the focus.
    case idleSelection

    /// Whether text here has one look whatever colours its parts ask for.
    var isSelected: Bool { self == .selection || self == .idleSelection }
  }
}
