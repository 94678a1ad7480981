/// What an element does with room that it does not need.
public enum Growth: Sendable, Hashable {
  /// Leaves it to others.
  case never
  /// Takes the room that its neighbours made, and asks for none: a line between two texts.
  case follows
  /// Asks for all that is left: a list, a spacer.
  case fills
}
