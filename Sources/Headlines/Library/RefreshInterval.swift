/// When the program refreshes the feeds without being asked: when it starts, and every so many minutes after that.
enum RefreshInterval: Int, CaseIterable, Identifiable {
  case never = -1
  case start = 0
  case quarter = 15
  case half = 30
  case hour = 60

  var id: Self { self }

  /// The name in the current language.
  var name: String {
    switch self {
    case .never: Texts.interval.never
    case .start: Texts.interval.start
    case .quarter, .half, .hour: Texts.interval.every(minutes: rawValue)
    }
  }

  /// The value in the configuration file.
  var configurationValue: String {
    switch self {
    case .never: "never"
    case .start: "start"
    case .quarter, .half, .hour: "\(rawValue)"
    }
  }
}
