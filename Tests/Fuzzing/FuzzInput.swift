/// The bytes of a fuzzing input, consumed from the front to control a check.
struct FuzzInput: Sendable {
  /// The bytes that are not consumed yet.
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// The next byte; zero after the last one.
  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  mutating func number(below limit: Int) -> Int { Int(byte()) % limit }

  mutating func word() -> UInt64 { (0..<8).reduce(0) { word, _ in word << 8 | UInt64(byte()) } }

  /// The next text, whose length is its first byte.
  mutating func text() -> String {
    let count = min(Int(byte()), rest.count)
    defer { rest = rest.dropFirst(count) }
    return String(decoding: rest.prefix(count), as: UTF8.self)
  }
}
