import Testing

@testable import ConsoleUI

/// The scalars about whose width terminals disagree, at both ends of their ranges.
struct ContestedWidthTests {
  @Test(
    arguments: [
      0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF, 0x1D300...0x1D356, 0x1D360...0x1D376,
    ] as [ClosedRange<UInt32>])
  func `what Unicode 16 made wide is wide`(range: ClosedRange<UInt32>) throws {
    for value in range {
      let scalar = try #require(Unicode.Scalar(value))

      #expect(ScalarWidth.isContested(scalar), "\(value)")
      #expect(String(scalar).columns == 2, "\(value)")
    }
    try expectSettled(beside: range)
  }

  @Test(
    arguments: [
      0x600...0x605, 0x6DD...0x6DD, 0x70F...0x70F, 0x890...0x891, 0x8E2...0x8E2, 0x110BD...0x110BD,
      0x110CD...0x110CD, 0x115F...0x115F, 0x1F1E6...0x1F1FF, 0x3164...0x3164, 0xFFA0...0xFFA0,
    ] as [ClosedRange<UInt32>])
  func `marks before numbers, fillers and letters of flags are contested`(
    range: ClosedRange<UInt32>
  ) throws {
    for value in range {
      #expect(ScalarWidth.isContested(try #require(Unicode.Scalar(value))), "\(value)")
    }
    try expectSettled(beside: range)
  }

  /// Expects that nobody disagrees about the scalars beside a range that are assigned.
  private func expectSettled(beside range: ClosedRange<UInt32>) throws {
    for value in [range.lowerBound - 1, range.upperBound + 1] {
      let scalar = try #require(Unicode.Scalar(value))
      let isAssigned = scalar.properties.generalCategory != .unassigned

      #expect(!isAssigned || !ScalarWidth.isContested(scalar), "\(value)")
    }
  }
}
