import Foundation

extension Duration {
  /// The playing time, such as `2:05` or `1:30:00`.
  var playingTime: String {
    formatted(.time(pattern: self < .seconds(3600) ? .minuteSecond : .hourMinuteSecond))
  }
}
