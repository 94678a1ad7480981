extension Duration {
  /// The playing time in whole seconds, such as `2:05` or `1:30:00`; nil for less, which stands for an unknown one.
  ///
  /// Foundation's format style loads a second ICU, which takes a tenth of the time to the first frame.
  var playingTime: String? {
    guard self >= .seconds(1) else { return nil }
    let (minutes, seconds) = components.seconds.quotientAndRemainder(dividingBy: 60)
    guard minutes >= 60 else { return "\(minutes):\(Self.twoDigits(seconds))" }
    return "\(minutes / 60):\(Self.twoDigits(minutes % 60)):\(Self.twoDigits(seconds))"
  }

  private static func twoDigits(_ number: Int64) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
