/// What handling an event may have changed.
enum EventEffect {
  /// Nothing.
  case nothing
  /// Anything: closures of the program may have run.
  case anything
  /// States of views only.
  case viewStates
  /// States of the focused control only.
  case focusedControl
}
