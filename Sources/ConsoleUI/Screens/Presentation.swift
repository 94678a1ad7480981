/// How a modal screen lies over what is there.
public enum Presentation: Sendable, Hashable {
  /// In the whole room of the place that it lies over.
  case full
  /// In a box in the middle, as large as it needs; what lies below stays in sight.
  case box
}
