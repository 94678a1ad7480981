import LocalizableStrings

extension Timestamp {
  /// Reads a date as feeds write it: RFC 3339, or RFC 822 with common deviations.
  ///
  /// A missing time is midnight, a missing or unknown time zone is UTC.
  init?(feedDate text: String) {
    let date = FeedDate(internet: text) ?? FeedDate(mail: text)
    guard let seconds = date?.secondsSince1970 else { return nil }
    self.init(secondsSince1970: seconds)
  }
}
