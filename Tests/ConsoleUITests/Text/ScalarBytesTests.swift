import Testing

@testable import ConsoleUI

struct `The bytes of a scalar` {
  @Test(arguments: [0x7F, 0x80, 0x7FF, 0x800, 0xFFFF, 0x1_0000, 0x10_FFFF] as [UInt32])
  func `are those of UTF-8, also at the ends of each length`(value: UInt32) throws {
    var bytes: [UInt8] = []

    bytes.append(scalar: value)

    #expect(bytes == Array(String(Character(try #require(UnicodeScalar(value)))).utf8))
  }
}
