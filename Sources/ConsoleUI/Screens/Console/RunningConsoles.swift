internal import Coordinators

/// The running consoles of the process, for changes that concern all of them, such as the language.
@MainActor
enum RunningConsoles {
  private struct WeakConsole {
    weak var console: Console?
  }

  private static var consoles: [WeakConsole] = []

  static var all: [Console] { consoles.compactMap(\.console) }

  /// The console that shows a screen, whether other screens cover it or not.
  static func console(showing screen: any Screen) -> Console? {
    all.first { $0.window.position(of: screen) != nil }
  }

  static func add(_ console: Console) {
    remove(console)
    consoles.append(WeakConsole(console: console))
  }

  /// Removes a console, and those that were released while they ran.
  static func remove(_ console: Console) {
    consoles.removeAll { $0.console == nil || $0.console === console }
  }
}

extension Console {
  /// Requests a redraw of the windows of all running consoles.
  public static func setAllNeedRedraw() {
    for console in RunningConsoles.all { console.setNeedsRedraw() }
  }
}
