extension FeedDate {
  /// Reads `2026-11-02T08:30:00+01:00` (RFC 3339) and variants.
  ///
  /// These are no seconds, no zone, a space for the `T`, no hyphens or colons, slashes or dots for
  /// hyphens, one digit for two, and only the day, the month or the year.
  init?(internet text: String) {
    var rest = Array(text.utf8)[...].drop { $0 <= 0x20 }
    while let last = rest.last, last <= 0x20 { rest.removeLast() }
    guard let year = Self.number(&rest, digits: 4) else { return nil }
    self.year = year
    let separator = rest.first.flatMap { "-/.".utf8.contains($0) ? $0 : nil }
    Self.skip(separator, in: &rest)
    if rest.isEmpty { return }
    guard let month = Self.number(&rest, digits: 2, isShort: separator != nil) else { return nil }
    self.month = month
    Self.skip(separator, in: &rest)
    if rest.isEmpty { return }
    guard let day = Self.number(&rest, digits: 2, isShort: separator != nil) else { return nil }
    self.day = day
    guard let next = rest.first else { return }
    if next | 0x20 == UInt8(ascii: "t") || next <= 0x20 {
      rest.removeFirst()
    } else if separator != nil || rest.count < 4 {
      return nil
    }
    guard let hour = Self.number(&rest, digits: 2, isShort: rest.dropFirst().first == 0x3A) else {
      return nil
    }
    self.hour = hour
    Self.skip(UInt8(ascii: ":"), in: &rest)
    guard let minute = Self.number(&rest, digits: 2) else { return nil }
    self.minute = minute
    Self.skip(UInt8(ascii: ":"), in: &rest)
    if let second = Self.number(&rest, digits: 2) { self.second = second }
    if rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ",") {
      rest = rest.dropFirst().drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    let words = String(decoding: rest, as: UTF8.self).split(separator: " ")
    offset = words.lazy.compactMap { Self.offset(String($0)) }.first ?? 0
  }

  /// The number of exactly `digits` digits; with `isShort`, of at most so many.
  private static func number(
    _ bytes: inout ArraySlice<UInt8>, digits: Int, isShort: Bool = false
  ) -> Int? {
    let digitBytes = bytes.prefix(digits).prefix { (0x30...0x39).contains($0) }
    guard digitBytes.count == digits || (isShort && !digitBytes.isEmpty) else { return nil }
    bytes = bytes.dropFirst(digitBytes.count)
    return digitBytes.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  private static func skip(_ sign: UInt8?, in bytes: inout ArraySlice<UInt8>) {
    if let sign, bytes.first == sign { bytes.removeFirst() }
  }
}
