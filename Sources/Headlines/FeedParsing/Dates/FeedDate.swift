import Foundation

/// A date and time with its offset from UTC, as written in a feed.
struct FeedDate: Equatable {
  var year = 0
  var month = 1
  var day = 1
  var hour = 0
  var minute = 0
  var second = 0
  /// The minutes ahead of UTC.
  var offset = 0
  /// The name of a time zone, such as `Europe/Brussels`.
  var zone: String?

  /// Seconds since 1970-01-01 00:00 UTC; nil if the day or time does not exist.
  var secondsSince1970: Double? {
    guard (1...9999).contains(year), (1...12).contains(month), (1...lastDay).contains(day),
      (0...24).contains(hour), (0...59).contains(minute), (0...60).contains(second),
      hour < 24 || (minute == 0 && second == 0)
    else { return nil }
    let seconds = Double(((daysSince1970 * 24 + hour) * 60 + minute - offset) * 60 + second)
    guard let zone = zone.flatMap({ TimeZone(identifier: $0) }) else { return seconds }
    // The offset at this time in UTC may be the one before a change of the clocks.
    let near = Date(
      timeIntervalSince1970: seconds
        - Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds))))
    return seconds - Double(zone.secondsFromGMT(for: near))
  }

  private var lastDay: Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Computed with years that begin in March, so that the leap day is their last day.
  private var daysSince1970: Int {
    let marchYear = month > 2 ? year : year - 1
    let marchMonth = (month + 9) % 12
    let leapDays = marchYear / 4 - marchYear / 100 + marchYear / 400
    return marchYear * 365 + leapDays + (marchMonth * 153 + 2) / 5 + day - 1 - 719_468
  }
}
