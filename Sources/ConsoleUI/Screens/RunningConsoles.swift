/// The consoles that are running, for changes that concern all of them.
@MainActor
enum RunningConsoles {
  private struct Entry {
    weak var console: Console?
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  static var all: [Console] { entries.values.compactMap(\.console) }

  static func add(_ console: Console) {
    entries[ObjectIdentifier(console)] = Entry(console: console)
  }

  static func remove(_ console: Console) { entries[ObjectIdentifier(console)] = nil }
}
