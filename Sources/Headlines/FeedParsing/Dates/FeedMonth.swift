/// The names of months in the languages of many feeds.
enum FeedMonth {
  /// The month, from 1, whose name begins like the word; nil if there is none.
  static func named(_ word: Substring) -> Int? {
    let name = word.lowercased()
    return months[String(name.prefix(4))] ?? months[String(name.prefix(3))]
  }

  /// English, Polish, German, French, Spanish, Italian, Portuguese, Dutch, Hungarian, Russian and Greek.
  private static let months: [String: Int] = {
    let names = [
      "jan sty gen ene янв ιαν", "feb lut fév fev фев φεβ", "mar mär mrz mrt már мар μάρ μαρ",
      "apr kwi avr abr ápr апр απρ",
      "may maj mai mag mei máj май мая μάι μαΐ", "jun cze giu juin jún июн ιούν",
      "jul lip lug juil júl июл ιούλ", "aug sie aoû aou ago авг αύγ αυγ",
      "sep wrz set sze сен σεπ", "oct paź okt ott out окт οκτ", "nov lis ноя νοέ νοε",
      "dec gru dez déc dic дек δεκ",
    ]
    var months: [String: Int] = [:]
    for (index, names) in names.enumerated() {
      for name in names.split(separator: " ") { months[String(name)] = index + 1 }
    }
    return months
  }()
}
