/// A day as written in a feed.
struct FeedDay: Hashable {
  var year: Int
  var month: Int
  var day: Int

  /// The days that a word may mean: one for `02-Nov-2026`, `2.11.2026`, `2026/11/2` and `26/06/2026`, and two for `2/11/2026`.
  static func all(in word: Substring) -> [FeedDay] {
    let parts = word.split { "-/.年月日".contains($0) }
    guard parts.count == 3, let year = Int(parts[2]) else { return [] }
    if let month = FeedMonth.named(parts[1]) {
      return Int(parts[0]).map { all([$0, year], month: month) } ?? []
    }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == 3 else { return [] }
    if word.contains("."), numbers[0] <= 31 {
      return [FeedDay(year: whole(year), month: numbers[1], day: numbers[0])]
    }
    return all(numbers)
  }

  /// The day of a year and, before or after it, perhaps the day of its month.
  static func all(_ numbers: [Int], month: Int) -> [FeedDay] {
    switch numbers.count {
    case 1 where numbers[0] >= 1_000: [FeedDay(year: numbers[0], month: month, day: 1)]
    case 2 where numbers[0] >= 1_000: [FeedDay(year: numbers[0], month: month, day: numbers[1])]
    case 2: [FeedDay(year: whole(numbers[1]), month: month, day: numbers[0])]
    default: []
    }
  }

  /// The days that a year, a month and a day in an order of a country may mean.
  static func all(_ numbers: [Int]) -> [FeedDay] {
    guard numbers.count == 3 else { return [] }
    let (first, second, last) = (numbers[0], numbers[1], numbers[2])
    if first > 31 { return [FeedDay(year: whole(first), month: second, day: last)] }
    let year = whole(last)
    let days: Set = [
      FeedDay(year: year, month: second, day: first),
      FeedDay(year: year, month: first, day: second),
    ]
    return days.filter { (1...12).contains($0.month) }
  }

  /// A year of two digits in full, by the pivot of RFC 2822, section 4.3.
  private static func whole(_ year: Int) -> Int {
    year < 50 ? year + 2000 : year < 1000 ? year + 1900 : year
  }

  /// Whether it is on a day of the week, such as `Mon`.
  func isOn(weekday name: Substring) -> Bool {
    let names: [Substring] = ["thu", "fri", "sat", "sun", "mon", "tue", "wed"]
    guard let index = names.firstIndex(of: Substring(name.lowercased().prefix(3))) else {
      return false
    }
    let date = FeedDate(year: year, month: month, day: day)
    return date.secondsSince1970.map { Int(($0 / 86_400).rounded(.down)) % 7 == index } ?? false
  }
}
