/// An event that a window reports to its observers.
public enum WindowEvent {
  /// One operation was performed.
  case changed(WindowChange)
  /// The user went back and there was nothing to go back from.
  case exitRequested
  /// The window was closed and everything in it has left.
  case closed
}
