/// What a control does with a key.
public enum KeyResponse {
  /// The control does not use the key; the next responder gets it.
  case unused
  /// The control uses the key, but it has no effect now, such as Down in the last row.
  ///
  /// The key may still move the focus or scroll, but it performs no command and never leaves the screen.
  case atEnd
  /// The control performs the closure.
  case perform(() -> Void)
  /// The control performs the closure, which changes states of views only and calls no closure of the program.
  ///
  /// The rows of ``LazyViews`` are not built again in the next frame. So if the state decides which rows there are, their
  /// order or what they show, as that of an open branch or a filter does, answer ``perform(_:)``.
  case changeState(() -> Void)

  /// What to perform, if anything.
  public var action: (() -> Void)? {
    switch self {
    case .unused, .atEnd: nil
    case .perform(let action), .changeState(let action): action
    }
  }

  /// What other responders see of a response.
  enum Kind {
    case unused
    case atEnd
    case used
  }

  var kind: Kind {
    switch self {
    case .unused: .unused
    case .atEnd: .atEnd
    case .perform, .changeState: .used
    }
  }
}
