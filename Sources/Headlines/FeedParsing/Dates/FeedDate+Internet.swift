extension FeedDate {
  /// Reads `2026-11-02T08:30:00+01:00` (RFC 3339) and variants: no seconds, no zone, a space for the
  /// `T`, no hyphens or colons, only the day, the month or the year.
  init?(internet text: String) {
    var rest = Array(text.utf8)[...].drop { $0 <= 0x20 }
    while let last = rest.last, last <= 0x20 { rest.removeLast() }
    guard let year = Self.number(&rest, digits: 4) else { return nil }
    self.year = year
    Self.skip("-", in: &rest)
    if rest.isEmpty { return }
    guard let month = Self.number(&rest, digits: 2) else { return nil }
    self.month = month
    Self.skip("-", in: &rest)
    if rest.isEmpty { return }
    guard let day = Self.number(&rest, digits: 2) else { return nil }
    self.day = day
    guard let separator = rest.popFirst() else { return }
    guard separator | 0x20 == UInt8(ascii: "t") || separator <= 0x20 else { return nil }
    guard let hour = Self.number(&rest, digits: 2) else { return nil }
    self.hour = hour
    Self.skip(":", in: &rest)
    guard let minute = Self.number(&rest, digits: 2) else { return nil }
    self.minute = minute
    Self.skip(":", in: &rest)
    if let second = Self.number(&rest, digits: 2) { self.second = second }
    if rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ",") {
      rest = rest.dropFirst().drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    offset = Self.offset(String(decoding: rest.drop { $0 <= 0x20 }, as: UTF8.self)) ?? 0
  }

  private static func number(_ bytes: inout ArraySlice<UInt8>, digits: Int) -> Int? {
    let digitBytes = bytes.prefix(digits)
    guard digitBytes.count == digits else { return nil }
    var value = 0
    for byte in digitBytes {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    bytes = bytes.dropFirst(digits)
    return value
  }

  private static func skip(_ sign: Unicode.Scalar, in bytes: inout ArraySlice<UInt8>) {
    if bytes.first == UInt8(ascii: sign) { bytes.removeFirst() }
  }
}
