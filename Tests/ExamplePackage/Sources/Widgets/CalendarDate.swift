/// A day of the Gregorian calendar, without a time and without Foundation.
public struct CalendarDate: Hashable, Comparable, Sendable {
  public let year: Int
  /// 1 to 12.
  public let month: Int
  /// 1 to 31.
  public let day: Int

  /// A day; a month out of range moves the year, a day out of range is clamped to the month.
  public init(year: Int, month: Int, day: Int) {
    let months = year * 12 + month - 1
    let monthIndex = ((months % 12) + 12) % 12
    self.year = (months - monthIndex) / 12
    self.month = monthIndex + 1
    self.day = min(max(1, day), Self.daysInMonth(self.month, of: self.year))
  }

  /// A day by its distance from 1970-01-01.
  init(dayNumber: Int) {
    let shifted = dayNumber + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The distance from 1970-01-01 in days.
  var dayNumber: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// 0 is Monday, 6 is Sunday.
  public var weekday: Int { (((dayNumber + 3) % 7) + 7) % 7 }

  public var daysInMonth: Int { Self.daysInMonth(month, of: year) }

  public func adding(days: Int) -> CalendarDate { CalendarDate(dayNumber: dayNumber + days) }

  /// The same day some months later, or the last one of that month.
  public func adding(months: Int) -> CalendarDate {
    CalendarDate(year: year, month: month + months, day: day)
  }

  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  private static func daysInMonth(_ month: Int, of year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
