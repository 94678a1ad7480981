internal import ConsoleUI

extension ClosedRange<Double> {
  /// The place of a value in the range, from 0 to 1; 0 for what is not a number.
  func fraction(of value: Double) -> Double {
    guard value > lowerBound else { return 0 }
    guard value < upperBound else { return 1 }
    // Halved, because the length of the range may be more than the greatest number.
    let fraction = (value / 2 - lowerBound / 2) / (upperBound / 2 - lowerBound / 2)
    return fraction.isFinite ? Swift.min(1, Swift.max(0, fraction)) : 0
  }
}

extension Double {
  /// The number as a program without other texts shows it: whole, or with two decimals at most.
  var chartText: String {
    if let whole = Int(exactly: self) { return String(whole) }
    let rounded = (self * 100).rounded() / 100
    return rounded.isFinite ? "\(rounded)" : "\(self)"
  }
}

extension String {
  /// As much of a label as fits before a bar; nothing rather than an ellipsis alone.
  func chartLabel(in room: Int) -> String {
    room < Swift.min(columns, 2) ? "" : truncated(to: room)
  }
}
