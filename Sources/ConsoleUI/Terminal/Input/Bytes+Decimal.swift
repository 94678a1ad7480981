extension UInt8 {
  /// Whether the byte is one of the characters `0` to `9`.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

extension Collection<UInt8> {
  /// The value of one to nine decimal digits; nil for anything else, and for more digits than are ever valid.
  var decimal: Int? {
    guard (1...9).contains(count), allSatisfy(\.isDigit) else { return nil }
    return reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
}
