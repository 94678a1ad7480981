import Foundation

extension FeedDate {
  /// Reads `Mon, 02 Nov 2026 08:30:00 +0100` (RFC 822) and common deviations.
  ///
  /// These are a missing or wrong weekday, month names in full or in other languages, ordinals, two-digit years, no seconds, no day,
  /// `8:30 PM`, zones by name or without a space before them, the year first, and `asctime` order; and numbers alone, such as
  /// `26/06/2026`, if they can be one day only. Unknown words are ignored.
  init?(mail text: String) {
    var numbers: [Int] = []
    var hasMonth = false
    var hasTime = false
    var hasNumericOffset = false
    var startsWithMonth = false
    var isAfternoon: Bool?
    var days: [FeedDay] = []
    let words = Self.words(of: text)
    for (index, word) in words.enumerated() {
      if !hasTime, let rest = readTime(word) {
        hasTime = true
        isAfternoon = isAfternoon ?? Self.halfOfDay(rest)
        if readZone(rest) { hasNumericOffset = rest.contains(where: \.isNumber) }
      } else if let half = Self.halfOfDay(word) {
        // "am 2. November", and "오후 3:30".
        if hasTime || !word.utf8.allSatisfy({ $0 < 0x80 }) { isAfternoon = half }
      } else if numbers.count < (hasMonth ? 2 : 3), let number = Self.number(word) {
        numbers.append(number)
      } else if !hasMonth || startsWithMonth, let month = FeedMonth.named(word) {
        // `mar` at the start may be a weekday.
        startsWithMonth = index == 0
        self.month = month
        hasMonth = true
      } else if days.isEmpty, numbers.isEmpty, word.contains(where: \.isNumber),
        case let found = FeedDay.all(in: word), !found.isEmpty
      {
        days = found
      } else if !hasNumericOffset, zone == nil, readZone(word) {
        // The name after it, as in `+0800 (CST)`, may have several meanings.
        hasNumericOffset = word.contains(where: \.isNumber)
      }
    }
    // "Nov. 2026", and nothing else.
    if hasMonth, numbers.count == 1, words.count > 2 { return nil }
    if days.isEmpty { days = hasMonth ? FeedDay.all(numbers, month: month) : FeedDay.all(numbers) }
    if days.count > 1 { days = days.filter { $0.isOn(weekday: words.first ?? "") } }
    guard days.count == 1 else { return nil }
    (year, month, day) = (days[0].year, days[0].month, days[0].day)
    if let isAfternoon, (1...12).contains(hour) { hour = hour % 12 + (isAfternoon ? 12 : 0) }
  }

  /// The words; a `T` between a day and `8:30` separates them.
  private static func words(of text: String) -> [Substring] {
    var bytes = Array(text.utf8)
    for index in bytes.indices.dropFirst()
    where bytes[index] | 0x20 == UInt8(ascii: "t") && bytes[index - 1].isDigit
      && bytes[(index + 1)...].prefix(3).firstIndex(of: UInt8(ascii: ":")) ?? 0 > index + 1
    {
      bytes[index] = UInt8(ascii: " ")
    }
    return String(decoding: bytes, as: UTF8.self)
      .split { $0.isWhitespace || $0 == "," || $0 == ";" }
  }

  /// Reads `8:30`, `08:30:00` or `08:30:00.5`, and returns what follows in the word, such as `pm` or `+0100`; nil for other words.
  private mutating func readTime(_ word: Substring) -> Substring? {
    let end = word.firstIndex { !$0.isNumber && $0 != ":" } ?? word.endIndex
    let parts = word[..<end].split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count, numbers.count == 2 || numbers.count == 3 else { return nil }
    (hour, minute) = (numbers[0], numbers[1])
    second = numbers.count > 2 ? numbers[2] : 0
    let rest = word[end...]
    return rest.first == "." ? rest.dropFirst().drop(while: \.isNumber) : rest
  }

  /// Reads a zone: an offset, a name such as `CET`, or one such as `Europe/Brussels`; false for other words.
  private mutating func readZone(_ word: Substring) -> Bool {
    if let offset = Self.offset(String(word)) {
      self.offset = offset
      return true
    }
    guard word.contains("/"), word.utf8.count < 64,
      word.allSatisfy({ $0.isASCII && ($0.isLetter || "/_-+".contains($0)) })
    else { return false }
    guard TimeZone(identifier: String(word)) != nil else { return false }
    (zone, offset) = (String(word), 0)
    return true
  }

  /// The minutes ahead of UTC for `+0100`, `+1:00`, `GMT+1`, `Z` or `CET`.
  static func offset(_ zone: String) -> Int? {
    // In small letters they are words: "at", "et".
    if let minutes = shortZones[zone] { return minutes }
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
    // What follows, as in `-06:00Z`, is no part of it.
    let value = digits.dropFirst().prefix { $0.isNumber || $0 == ":" }.filter { $0 != ":" }
    guard (1...4).contains(value.count), let number = Int(value), number >= 0 else { return nil }
    let minutes = value.count <= 2 ? number * 60 : number / 100 * 60 + number % 100
    return sign == "+" ? minutes : -minutes
  }

  /// Whether `AM` or `PM` means the afternoon; nil for other words.
  private static func halfOfDay(_ word: Substring) -> Bool? {
    switch word.lowercased() {
    case "am", "a.m.", "오전", "午前", "上午": false
    case "pm", "p.m.", "오후", "午後", "下午": true
    default: nil
    }
  }

  /// The number in `2`, `02.` or `2nd`; nil for `+0000`, which is a zone.
  private static func number(_ word: Substring) -> Int? {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    let rest = word.dropFirst(digits.count).lowercased()
    let suffixes = ["", ".", "st", "nd", "rd", "th", "er", "º", "년", "월", "일", "年", "月", "日"]
    return suffixes.contains(rest) ? Int(digits) : nil
  }

  private static let shortZones = ["AT": -240, "ET": -300, "CT": -360, "MT": -420, "PT": -480]
  private static let zones: [String: Int] = [
    "Z": 0, "UT": 0, "UTC": 0, "GMT": 0, "WET": 0, "WEST": 60, "BST": 60, "IST": 330,
    "CET": 60, "MET": 60, "MEST": 120, "CEST": 120, "MEZ": 60, "MESZ": 120, "EET": 120, "EEST": 180,
    "MSK": 180,
    "EST": -300, "AST": -240,
    "ADT": -180, "EDT": -240, "CST": -360, "CDT": -300, "MST": -420, "MDT": -360, "PST": -480,
    "PDT": -420, "AKST": -540, "AKDT": -480, "HST": -600, "JST": 540, "KST": 540, "AEST": 600,
    "AEDT": 660, "NZST": 720, "NZDT": 780,
  ]
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
