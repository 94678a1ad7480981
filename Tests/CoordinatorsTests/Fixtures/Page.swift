import Coordinators

/// A screen with a name.
@MainActor
final class Page: Presentable {
  let name: String
  private(set) var appearances = 0
  init(_ name: String) { self.name = name }
  func didAppear() { appearances += 1 }
}

/// The names of pages; `?` for other screens.
@MainActor
func names(_ screens: [any Presentable]) -> [String] { screens.map { ($0 as? Page)?.name ?? "?" } }
