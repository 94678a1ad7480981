/// The names of months in the languages of many feeds.
enum FeedMonth {
  /// The month, from 1, whose name begins like the word; nil if there is none.
  static func named(_ word: Substring) -> Int? {
    let name = word.lowercased()
    return months[String(name.prefix(4))] ?? months[String(name.prefix(3))]
  }

  /// English, Polish, German, French, Spanish, Italian, Portuguese and Dutch.
  private static let months: [String: Int] = {
    let names = [
      "jan sty gen ene", "feb lut fév fev", "mar mär mrz mrt", "apr kwi avr abr",
      "may maj mai mag mei", "jun cze giu juin", "jul lip lug juil", "aug sie aoû aou ago",
      "sep wrz set", "oct paź okt ott out", "nov lis", "dec gru dez déc dic",
    ]
    var months: [String: Int] = [:]
    for (index, names) in names.enumerated() {
      for name in names.split(separator: " ") { months[String(name)] = index + 1 }
    }
    return months
  }()
}
