import LocalizableStrings

extension Timestamp {
  /// Reads a date as feeds write it: RFC 3339, RFC 822 with common deviations, or seconds or
  /// milliseconds since 1970.
  ///
  /// A missing time is midnight, a missing or unknown time zone is UTC.
  init?(feedDate text: String) {
    let date = FeedDate(internet: text) ?? FeedDate(mail: text)
    guard let seconds = date?.secondsSince1970 ?? Self.unixTime(text) else { return nil }
    self.init(secondsSince1970: seconds)
  }

  private static func unixTime(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let value = Double(text) else {
      return nil
    }
    switch text.utf8.count {
    case 9, 10: return value
    case 13: return value / 1000
    default: return nil
    }
  }
}
