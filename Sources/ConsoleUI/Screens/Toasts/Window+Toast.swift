public import Coordinators

extension Window {
  /// Shows a message that goes by itself, such as what has just been done.
  ///
  /// ```swift
  /// window.toast("articles.saved".localize(article.title))
  /// ```
  ///
  /// It appears over the lower edge of the window, with the newest of several last, and takes neither keys nor the
  /// focus; in a narrow window a short one stands in place of the key hints. It stays for four seconds, a long text for up to
  /// ten, by the ``clock``, and until the user presses a key. Three messages are shown at a time; older ones that were
  /// not shown yet wait until there is room. On a final screen it has rows of its own. In the
  /// linear form it is a line that is announced once.
  ///
  /// If no console shows the window yet, the message waits for one. In a closed window it is dropped.
  ///
  /// - Parameters:
  ///   - text: The message; evaluated at each drawing so that it follows a change of language.
  ///   - kind: What the message is about; decides about its sign and the colour of its edge.
  public func toast(_ text: @autoclosure @escaping () -> String, kind: ToastKind = .information) {
    guard !isClosed else { return }
    attached.toasts.add(kind, text)
    attached.console?.setNeedsRedraw()
  }
}
