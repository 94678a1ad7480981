import ConsoleTesting
import Testing

@testable import ConsoleUI

/// Colours on terminals with fewer of them.
@Suite @MainActor struct DegradedColorTests {
  private static let levels: [UInt8] = [0, 63, 127, 191, 255]

  @Test func `every colour of the palette has the nearest of sixteen`() {
    let rows = stride(from: 0, to: 256, by: 16).map { start in
      (start..<start + 16).map { index in
        "\(Color.palette(UInt8(index)).degraded(to: .sixteen).paletteIndex ?? 99)"
      }.joined(separator: " ")
    }

    expectSnapshot(of: rows.joined(separator: "\n"), named: "sixteen")
  }

  @Test func `every mixture has the nearest of the palette and of sixteen`() {
    var rows: [String] = []
    for red in Self.levels {
      for green in Self.levels {
        rows.append(
          Self.levels.map { blue in
            let color = Color.rgb(red, green, blue)
            let palette = color.degraded(to: .palette).paletteIndex ?? 0
            return "\(palette)/\(color.degraded(to: .sixteen).paletteIndex ?? 99)"
          }.joined(separator: " "))
      }
    }

    expectSnapshot(of: rows.joined(separator: "\n"), named: "mixtures")
  }

  @Test func `the colours of the palette are those of xterm`() {
    let colors = (0...255).map { index in
      let (red, green, blue) = Color.components(ofIndex: UInt8(index))
      return "\(index): \(red) \(green) \(blue)"
    }

    expectSnapshot(of: colors.joined(separator: "\n"), named: "palette")
  }

  @Test func `colours that the terminal has stay`() {
    for index in 0..<16 {
      #expect(Color.palette(UInt8(index)).degraded(to: .sixteen) == .palette(UInt8(index)))
    }
    #expect(Color.palette(200).degraded(to: .palette) == .palette(200))
    #expect(Color.rgb(1, 2, 3).degraded(to: .trueColor) == .rgb(1, 2, 3))
    #expect(Color.standard.degraded(to: .sixteen) == .standard)
    #expect(Color.rgb(1, 2, 3).degraded(to: .none) == .standard)
  }
}
