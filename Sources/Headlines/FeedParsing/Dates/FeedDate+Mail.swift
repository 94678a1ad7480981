extension FeedDate {
  /// Reads `Mon, 02 Nov 2026 08:30:00 +0100` (RFC 822) and common deviations.
  ///
  /// These are a missing or wrong weekday, full or Polish month names, two-digit years, no seconds, zone names, and
  /// `asctime` order. Unknown words are ignored.
  init?(mail text: String) {
    var numbers: [Int] = []
    var hasMonth = false
    var hasTime = false
    for word in text.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
      if !hasTime, let time = Self.time(word) {
        (hour, minute, second) = time
        hasTime = true
      } else if numbers.count < 2, let number = Int(word.filter { $0 != "." }), number >= 0 {
        numbers.append(number)
      } else if !hasMonth, let month = Self.month(word) {
        self.month = month
        hasMonth = true
      } else if !hasMonth, numbers.isEmpty, let date = Self.hyphenated(word) {
        (numbers, month) = ([date.day, date.year], date.month)
        hasMonth = true
      } else if let offset = Self.offset(String(word)) {
        self.offset = offset
      }
    }
    guard hasMonth, numbers.count == 2 else { return nil }
    day = numbers[0]
    // The pivot of RFC 2822, section 4.3.
    year = numbers[1] < 50 ? numbers[1] + 2000 : numbers[1] < 1000 ? numbers[1] + 1900 : numbers[1]
  }

  /// The minutes ahead of UTC for `+0100`, `+1:00`, `GMT+1`, `Z` or `CET`.
  static func offset(_ zone: String) -> Int? {
    let upper = zone.uppercased().filter { $0 != "(" && $0 != ")" }
    if let minutes = zones[upper] { return minutes }
    var digits = upper[...]
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
    let parts = word.prefix { $0 != "." }.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3 else { return nil }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count else { return nil }
    return (numbers[0], numbers[1], numbers.count > 2 ? numbers[2] : 0)
  }

  private static func hyphenated(_ word: Substring) -> (day: Int, month: Int, year: Int)? {
    let parts = word.split(separator: "-")
    guard parts.count == 3, let day = Int(parts[0]), let month = month(parts[1]),
      let year = Int(parts[2])
    else { return nil }
    return (day, month, year)
  }

  private static func month(_ word: Substring) -> Int? {
    months[String(word.lowercased().prefix(3))]
  }

  private static let months: [String: Int] = [
    "jan": 1, "feb": 2, "mar": 3, "apr": 4, "may": 5, "jun": 6, "jul": 7, "aug": 8, "sep": 9,
    "oct": 10, "nov": 11, "dec": 12, "sty": 1, "lut": 2, "kwi": 4, "maj": 5, "cze": 6, "lip": 7,
    "sie": 8, "wrz": 9, "paź": 10, "lis": 11, "gru": 12,
  ]

  private static let zones: [String: Int] = [
    "Z": 0, "UT": 0, "UTC": 0, "GMT": 0, "WET": 0, "WEST": 60, "BST": 60, "IST": 330,
    "CET": 60, "CEST": 120, "MEZ": 60, "MESZ": 120, "EET": 120, "EEST": 180, "MSK": 180,
    "EST": -300, "EDT": -240, "CST": -360, "CDT": -300, "MST": -420, "MDT": -360, "PST": -480,
    "PDT": -420, "AKST": -540, "AKDT": -480, "HST": -600, "JST": 540, "KST": 540, "AEST": 600,
    "AEDT": 660, "NZST": 720, "NZDT": 780,
  ]
}
