extension FeedDate {
  /// Reads `Mon, 02 Nov 2026 08:30:00 +0100` (RFC 822) and common deviations.
  ///
  /// These are a missing or wrong weekday, month names in full or in other languages, ordinals,
  /// two-digit years, no seconds, `8:30 PM`, zone names, and `asctime` order. Unknown words are
  /// ignored.
  init?(mail text: String) {
    var numbers: [Int] = []
    var hasMonth = false
    var hasTime = false
    var hasNumericOffset = false
    var startsWithMonth = false
    let words = text.split(whereSeparator: { $0.isWhitespace || $0 == "," })
    for (index, word) in words.enumerated() {
      if !hasTime, let time = Self.time(word) {
        (hour, minute, second) = time
        hasTime = true
      } else if let isAfternoon = Self.halfOfDay(word) {
        if hasTime { applyHalfOfDay(isAfternoon: isAfternoon) }
      } else if numbers.count < 2, let number = Self.number(word) {
        numbers.append(number)
      } else if !hasMonth || startsWithMonth, let month = FeedMonth.named(word) {
        // `mar` at the start may be a weekday.
        startsWithMonth = index == 0
        self.month = month
        hasMonth = true
      } else if !hasMonth, numbers.isEmpty, let date = Self.separated(word) {
        (numbers, month) = ([date.day, date.year], date.month)
        hasMonth = true
      } else if !hasNumericOffset, let offset = Self.offset(String(word)) {
        self.offset = offset
        // The name after it, as in `+0800 (CST)`, may have several meanings.
        hasNumericOffset = word.contains(where: \.isNumber)
      }
    }
    guard hasMonth, numbers.count == 2 else { return nil }
    day = numbers[0]
    // The pivot of RFC 2822, section 4.3.
    year = numbers[1] < 50 ? numbers[1] + 2000 : numbers[1] < 1000 ? numbers[1] + 1900 : numbers[1]
  }

  /// The minutes ahead of UTC for `+0100`, `+1:00`, `GMT+1`, `Z` or `CET`.
  static func offset(_ zone: String) -> Int? {
    let upper = zone.uppercased().filter { $0 != "(" && $0 != ")" }.prefix { $0 != "[" }
    if let minutes = zones[String(upper)] { return minutes }
    var digits = upper
    for prefix in ["GMT", "UTC", "UT"] where digits.hasPrefix(prefix) {
      digits = digits.dropFirst(prefix.count)
      break
    }
    guard let sign = digits.first, sign == "+" || sign == "-" || sign == "\u{2212}" else {
      return nil
    }
    let value = digits.dropFirst().filter { $0 != ":" }
    guard (1...4).contains(value.count), let number = Int(value), number >= 0 else { return nil }
    let minutes = value.count <= 2 ? number * 60 : number / 100 * 60 + number % 100
    return sign == "+" ? minutes : -minutes
  }

  private static func time(_ word: Substring) -> (Int, Int, Int)? {
    let half = word.suffix(2)
    let digits = halfOfDay(half) == nil ? word : word.dropLast(2)
    let parts = digits.prefix { $0 != "." }.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3 else { return nil }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count else { return nil }
    var time = FeedDate()
    (time.hour, time.minute) = (numbers[0], numbers[1])
    if let isAfternoon = halfOfDay(half) { time.applyHalfOfDay(isAfternoon: isAfternoon) }
    return (time.hour, time.minute, numbers.count > 2 ? numbers[2] : 0)
  }

  /// Whether `AM` or `PM` means the afternoon; nil for other words.
  private static func halfOfDay(_ word: Substring) -> Bool? {
    switch word.lowercased() {
    case "am", "a.m.": false
    case "pm", "p.m.": true
    default: nil
    }
  }

  private mutating func applyHalfOfDay(isAfternoon: Bool) {
    guard (1...12).contains(hour) else { return }
    hour = hour % 12 + (isAfternoon ? 12 : 0)
  }

  /// The number in `2`, `02.` or `2nd`; nil for `+0000`, which is a zone.
  private static func number(_ word: Substring) -> Int? {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    let rest = word.dropFirst(digits.count).lowercased()
    guard ["", ".", "st", "nd", "rd", "th", "er", "º"].contains(rest) else { return nil }
    return Int(digits)
  }

  /// The date in `02-Nov-2026` or `2.11.2026`.
  private static func separated(_ word: Substring) -> (day: Int, month: Int, year: Int)? {
    if let date = dotted(word) { return date }
    let parts = word.split { $0 == "-" || $0 == "/" || $0 == "." }
    guard parts.count == 3, let day = Int(parts[0]), let month = FeedMonth.named(parts[1]),
      let year = Int(parts[2])
    else { return nil }
    return (day, month, year)
  }

  private static func dotted(_ word: Substring) -> (day: Int, month: Int, year: Int)? {
    let parts = word.split(separator: ".").map { Int($0) }
    guard parts.count == 3, let day = parts[0], let month = parts[1], let year = parts[2] else {
      return nil
    }
    return day > 31 ? (year, month, day) : (day, month, year)
  }

  private static let zones: [String: Int] = [
    "Z": 0, "UT": 0, "UTC": 0, "GMT": 0, "WET": 0, "WEST": 60, "BST": 60, "IST": 330,
    "CET": 60, "CEST": 120, "MEZ": 60, "MESZ": 120, "EET": 120, "EEST": 180, "MSK": 180,
    "EST": -300, "EDT": -240, "CST": -360, "CDT": -300, "MST": -420, "MDT": -360, "PST": -480,
    "PDT": -420, "AKST": -540, "AKDT": -480, "HST": -600, "JST": 540, "KST": 540, "AEST": 600,
    "AEDT": 660, "NZST": 720, "NZDT": 780,
  ]
}
