public import Coordinators

extension Window {
  /// Shows a message that goes by itself, such as what has just been done.
  ///
  /// ```swift
  /// window.toast("articles.saved".localize(article.title))
  /// ```
  ///
  /// It appears over the lower edge of the window, or over the upper one where it would hide what has the focus, with the newest
  /// of several last, and takes neither keys nor the focus; in a narrow window a short one stands in place of the key hints. It
  /// stays for four seconds, a long text for up to ten, by the ``clock``, and until the user presses a key. Three messages are
  /// shown at a time; older ones that were not shown yet wait until there is room. What is printed ends with the messages as
  /// lines. In the linear form each is a line that is announced once.
  ///
  /// If no console shows the window yet, the message waits for one. In a closed window it is dropped.
  ///
  /// - Parameters:
  ///   - text: The message; evaluated at each drawing so that it follows a change of language.
  ///   - kind: What the message is about; decides about its sign and the colour of its edge.
  /// - Returns: The message, to take it away before its time.
  @discardableResult
  public func toast(
    _ text: @autoclosure @escaping () -> String, kind: Toast.Kind = .information
  ) -> Toast {
    guard !isClosed else { return Toast(id: -1, window: nil) }
    defer { attached.console?.setNeedsRedraw() }
    return Toast(id: attached.toasts.add(kind, text), window: self)
  }
}

/// A message that ``Coordinators/Window/toast(_:kind:)`` shows.
@MainActor public struct Toast {
  let id: Int
  weak var window: Window?

  /// Takes the message away before its time, such as one about work that has ended; does nothing after that.
  public func dismiss() {
    guard let window, !window.isClosed else { return }
    window.attached.toasts.remove(id)
    window.attached.console?.setNeedsRedraw()
  }
}
