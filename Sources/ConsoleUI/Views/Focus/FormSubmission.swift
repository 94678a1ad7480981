/// Moves the focus of a screen to its first invalid control after the user has submitted a form there.
///
/// A button, Enter in a text field that submits, and a command of the screen begin a submission. It lasts until the
/// user's next key, so that an error that a server reports later moves the focus, too, and typing never does.
@MainActor final class FormSubmission {
  /// A control with a validation error.
  struct InvalidControl: Hashable {
    let path: ViewPath
    let message: String
  }

  private enum Phase {
    case none
    /// No frame has been drawn yet: errors of the try before count, too.
    case submitted
    /// The errors of the last frame; only new ones move the focus.
    case drawn([InvalidControl])
  }

  private var phase = Phase.none
  /// Whether the last frame moved the focus.
  private(set) var wasRejected = false

  /// The state for a spare drawing.
  func copy() -> FormSubmission {
    let copy = FormSubmission()
    copy.phase = phase
    copy.wasRejected = wasRejected
    return copy
  }

  /// Makes an action a submission.
  func submitting(_ action: @escaping () -> Void) -> () -> Void {
    {
      self.phase = .submitted
      action()
    }
  }

  /// Ends the submission, because the user goes on.
  func end() { phase = .none }

  /// Ends a frame with these invalid controls, and returns the one to focus.
  func focusTarget(among controls: [InvalidControl]) -> ViewPath? {
    wasRejected = false
    switch phase {
    case .none: return nil
    case .submitted: break
    case .drawn(let known) where controls.allSatisfy(known.contains): return nil
    case .drawn: break
    }
    phase = .drawn(controls)
    wasRejected = !controls.isEmpty
    return controls.first?.path
  }
}
