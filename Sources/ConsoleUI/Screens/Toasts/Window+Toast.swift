public import Coordinators

extension Window {
  /// Shows a message that goes by itself, such as what has just been done.
  ///
  /// ```swift
  /// window.toast("feeds.added".localize(feed.title))
  /// ```
  ///
  /// It appears over the lower edge of the window, with the newest of several last, and takes neither keys nor the
  /// focus. It goes after three seconds, a long text after up to ten, by the ``clock``. Three messages are shown at a
  /// time; older ones that were not shown yet wait until there is room. On a final screen it has rows of its own. In the
  /// linear form it is a line that is announced once.
  ///
  /// If no console shows the window yet, the message waits for one. In a closed window it is dropped.
  ///
  /// - Parameter text: The message; evaluated at each drawing so that it follows a change of language.
  public func toast(_ text: @autoclosure @escaping () -> String) {
    guard !isClosed else { return }
    attached.toasts.add(text)
    attached.console?.setNeedsRedraw()
  }
}
