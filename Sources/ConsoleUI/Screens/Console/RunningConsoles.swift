internal import Coordinators

/// The running consoles of the process, for changes that concern all of them, such as the language.
@MainActor
enum RunningConsoles {
  private struct WeakConsole {
    weak var console: Console?
  }

  private static var consoles: [ObjectIdentifier: WeakConsole] = [:]

  static var all: [Console] { consoles.values.compactMap(\.console) }

  /// The console that shows a screen, whether other screens cover it or not.
  static func console(showing screen: any Screen) -> Console? {
    all.first { $0.window.position(of: screen) != nil }
  }

  static func add(_ console: Console) {
    consoles[ObjectIdentifier(console)] = WeakConsole(console: console)
  }

  static func remove(_ console: Console) { consoles[ObjectIdentifier(console)] = nil }
}
