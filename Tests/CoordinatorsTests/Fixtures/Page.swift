import Coordinators

/// A screen with a name, and a note that saved states have.
@MainActor
final class Page: Presentable, StatePreserving {
  let name: String
  var note: String?
  private(set) var appearances = 0
  init(_ name: String) { self.name = name }
  func didAppear() { appearances += 1 }

  var preservedState: String? { note }
  func restore(preservedState text: String, version: Int) { note = text }
}

/// The names of pages; `?` for other screens.
@MainActor
func names(_ screens: [any Presentable]) -> [String] { screens.map { ($0 as? Page)?.name ?? "?" } }
