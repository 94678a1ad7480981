import NavigationModel
import TestCases
import Testing

/// Laws of split views that hold in every state; random commands produce the states.
@MainActor
struct ColumnLawTests {
  @Test(arguments: Seed.few(4, many: 30, from: 300))
  func `a modal over any column gives the keys back`(seed: Seed) throws {
    let window = try windowWithColumns(seed: seed)
    let before = window.snapshot

    for column in window.splits.joined() {
      window.cover(column) { #expect(window.snapshot != before) }
      #expect(window.snapshot == before)
    }
  }

  @Test(arguments: Seed.few(4, many: 30, from: 330))
  func `selecting another column and the first one again cancel out`(seed: Seed) throws {
    let window = try windowWithColumns(seed: seed)
    let before = window.snapshot

    for columns in window.splits {
      guard let selected = columns.first(where: \.isSelected), selected.depth > 0 else { continue }
      for other in columns where other.depth > 0 && !other.isSelected {
        window.select(other)
        #expect(window.snapshot != before)
        window.select(selected)
        #expect(window.snapshot == before)
      }
    }
  }

  @Test(arguments: Seed.few(4, many: 30, from: 360))
  func `the first detail and back cancel out`(seed: Seed) throws {
    let window = try windowWithColumns(seed: seed)
    let before = window.snapshot
    let column = try #require(window.activeColumns.last)

    window.openDetail(of: column)
    #expect(window.snapshot != before)
    window.back()

    #expect(window.snapshot == before)
  }

  @Test(arguments: Seed.few(4, many: 30, from: 390))
  func `a detail opened with another one in its place is the only one`(seed: Seed) throws {
    let (once, often) = (
      try windowWithColumns(seed: seed), try windowWithColumns(seed: seed)
    )

    for isSelected in [false, false, true] {
      often.openDetail(of: try #require(often.activeColumns.last), isSelected: isSelected)
    }
    once.openDetail(of: try #require(once.activeColumns.last))

    #expect(often.splits.map { $0.map(\.depth) } == once.splits.map { $0.map(\.depth) })
    often.back()
    once.back()
    #expect(often.snapshot == once.snapshot)
  }

  private func windowWithColumns(seed: Seed) throws -> RandomWindow {
    let window = try RandomWindow(seed: seed.value)
    window.showColumns()
    return window
  }
}
