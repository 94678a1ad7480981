extension Duration {
  /// Reads a playing time: seconds (`125`, `125.4`), `2:05` or `1:02:05`; else nil.
  init?(feedText text: String) {
    var seconds = 0.0
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    for part in parts {
      let digits = part.filter { $0 != " " }
      guard let value = Double(digits), value >= 0, value < 1e7 else { return nil }
      seconds = seconds * 60 + value
    }
    guard seconds > 0 else { return nil }
    self = .seconds(seconds.rounded())
  }
}
