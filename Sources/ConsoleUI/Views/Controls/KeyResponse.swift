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
}
