internal import Coordinators

/// The work of all screens, until they leave their windows.
@MainActor enum ScreenTasks {
  private struct Entry {
    /// Weak, as in the closures of the work: a screen that is never shown is released.
    weak var screen: (any Screen)?
    var tasks: [ScreenTask] = []
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  /// The screens that have work which waits for a console, in the order in which it was added.
  private static var waiting: [ObjectIdentifier] = []

  /// Keeps work, which begins with the next frame of the console that shows the screen.
  static func add(_ task: ScreenTask, of screen: any Screen) {
    Window.didRemove = { cancelTasks(of: $0) }
    discardReleasedScreens()
    let id = ObjectIdentifier(screen)
    entries[id, default: Entry(screen: screen)].tasks.removeAll(where: \.hasEnded)
    entries[id]?.tasks.append(task)
    if !waiting.contains(id) { waiting.append(id) }
  }

  /// Starts the work that waits, of the screens in the window of a console.
  static func begin(in console: Console) {
    for id in waiting {
      guard let entry = entries[id] else { continue }
      guard let screen = entry.screen else {
        discard(id)
        continue
      }
      guard console.window.position(of: screen) != nil else { continue }
      waiting.removeAll { $0 == id }
      for task in entry.tasks { task.begin(in: console) }
    }
  }

  private static func cancelTasks(of screen: any Presentable) {
    for task in discard(ObjectIdentifier(screen)) { task.cancel() }
  }

  /// Another screen may get the address of a released one.
  private static func discardReleasedScreens() {
    for (id, entry) in entries where entry.screen == nil { discard(id) }
  }

  @discardableResult private static func discard(_ id: ObjectIdentifier) -> [ScreenTask] {
    waiting.removeAll { $0 == id }
    return entries.removeValue(forKey: id)?.tasks ?? []
  }
}
