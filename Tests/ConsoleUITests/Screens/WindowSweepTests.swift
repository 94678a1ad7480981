import ConsoleTesting
import ConsoleUI
import Testing

/// Snapshots of bars, boxes, sheets and messages in windows at their limits.
@Suite @MainActor struct WindowSweepTests {
  private static let heights = [2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 15, 16, 23, 24]
  private static let widths = [1, 4, 11, 12, 15, 16, 29, 30, 44, 59, 60, 79, 80, 120]

  @Test(arguments: SweptWindow.allCases)
  func `with few rows`(window: SweptWindow) {
    expectSweep(of: window, sizes: Self.heights.map { (34, $0) }, named: "rows")
  }

  @Test(arguments: SweptWindow.allCases)
  func `with few columns`(window: SweptWindow) {
    expectSweep(of: window, sizes: Self.widths.map { ($0, 17) }, named: "columns")
  }

  @Test(arguments: SweptWindow.allCases)
  func `in colour`(window: SweptWindow) {
    let pictures = [(59, 9), (60, 24)].map { columns, rows in
      "\(columns) × \(rows)\n"
        + window.console(columns: columns, rows: rows, theme: .night).styledScreen
    }
    expectSnapshot(of: pictures.joined(separator: "\n"), named: "\(window)-colours")
  }

  private func expectSweep(of window: SweptWindow, sizes: [(Int, Int)], named name: String) {
    let pictures = sizes.map { columns, rows in
      "\(columns) × \(rows)\n"
        + window.console(columns: columns, rows: rows, theme: .terminal).screen
    }
    expectSnapshot(of: pictures.joined(separator: "\n"), named: "\(window)-\(name)")
  }
}
