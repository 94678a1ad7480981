/// How often the program refreshes the feeds while it runs; the value is in minutes.
enum RefreshInterval: Int, CaseIterable, Identifiable {
  case never = 0
  case quarter = 15
  case half = 30
  case hour = 60

  var id: Self { self }

  /// The name in the current language.
  var name: String {
    self == .never ? Texts.interval.never : Texts.interval.every(minutes: rawValue)
  }
}
