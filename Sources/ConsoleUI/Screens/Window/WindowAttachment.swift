internal import Coordinators

/// What this library keeps with a window, whether a console shows it already or not.
@MainActor final class WindowAttachment {
  /// The console that shows the window now.
  weak var console: Console?
  let toasts = Toasts()
  /// Observes what the guards of routes read, if the program wants it.
  var guards: GuardWatch?
}

extension Window {
  var attached: WindowAttachment {
    if let attached = attachment as? WindowAttachment { return attached }
    let attached = WindowAttachment()
    attachment = attached
    return attached
  }
}
