import Testing

@testable import ConsoleUI

/// The arithmetic of lengths, against that of numbers with twice as many bits.
struct ClampedNumberTests {
  private static let numbers: [Int] =
    [.min, .min + 1, -1 << 62, .max, .max - 1, 1 << 62]
    + [30, 40].flatMap { bit in [-1, 1].flatMap { sign in (-1...1).map { sign << bit + $0 } } }
    + Array(-3...3)

  @Test(arguments: numbers)
  func `lengths and positions have limits`(number: Int) {
    #expect(number.clampedLength == (number < 0 ? 0 : number > 1 << 30 ? 1 << 30 : number))
    #expect(
      number.clampedPosition
        == (number < -1 << 40 ? -1 << 40 : number > 1 << 40 ? 1 << 40 : number))
  }

  @Test(arguments: numbers)
  func `a sum that is too large is the nearest number`(number: Int) {
    for other in Self.numbers {
      let sum = Int128(number) + Int128(other)

      #expect(number.addingClamped(other) == Int(clamping: sum), "\(number) + \(other)")
    }
  }

  @Test(arguments: numbers)
  func `a part of a number is rounded down`(number: Int) {
    for whole in Self.numbers where whole > 0 {
      for part in Self.numbers where (0...whole).contains(part) && number >= 0 {
        let scaled = Int128(number) * Int128(part) / Int128(whole)

        #expect(number.scaled(part, of: whole) == Int(scaled), "\(number) · \(part) / \(whole)")
      }
    }
  }
}
