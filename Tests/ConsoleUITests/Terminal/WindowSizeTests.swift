import Foundation
import Testing

@testable import ConsoleUI

/// The size of a window that the system reports, in part or not at all.
struct WindowSizeTests {
  @Test(arguments: [0, 1, 2, 1_999, 2_000, 2_001, .max] as [UInt16])
  func `what the system does not report comes from the environment`(length: UInt16) throws {
    let environment = EnvironmentVariables { ["COLUMNS": "33", "LINES": "44"][$0] }
    let clamped = min(Int(length), 2_000)
    for other in [0, 7] as [UInt16] {
      let wide = try Self.size(columns: length, rows: other, environment)
      let high = try Self.size(columns: other, rows: length, environment)

      #expect(wide.columns == (length == 0 ? 33 : clamped))
      #expect(wide.rows == (other == 0 ? 44 : 7))
      #expect(high.columns == (other == 0 ? 33 : 7))
      #expect(high.rows == (length == 0 ? 44 : clamped))
    }
  }

  @Test func `a window without a size in an empty environment has the usual one`() throws {
    let size = try Self.size(columns: 0, rows: 0, EnvironmentVariables { _ in nil })

    #expect(size == Size(columns: 80, rows: 24))
  }

  private static func size(
    columns: UInt16, rows: UInt16, _ environment: EnvironmentVariables
  ) throws -> Size {
    var (leader, follower): (Int32, Int32) = (-1, -1)
    var window = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&leader, &follower, nil, nil, &window) == 0)
    defer {
      close(leader)
      close(follower)
    }
    return WindowSize.current(of: follower, environment: environment)
  }
}
