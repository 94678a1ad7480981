/// ICU's number skeleton for a printf conversion.
struct NumberSkeleton {
  var style: Field.Style
  var precision: Int?
  /// Its size decides how `%g` shows it, its fraction how `%@` shows a decimal.
  var number: ShownNumber
  var showsPlus: Bool
  /// Characters to fill with zeros, sign included; `nil` for groups instead.
  var leastDigits: Int?
  var leavesRoomForSign: Bool
  var keepsZeros: Bool

  var text: String {
    var words: [String] = []
    switch style {
    case .fixed: words.append(fraction(precision ?? 6))
    case .exponent: words += ["scientific/*ee/sign-always", fraction(precision ?? 6)]
    case .general: words += general
    case .object:
      if case .decimal(let number) = number { words.append(fraction(number.fractionDigits)) }
    default:
      if let precision, precision > 1 { words.append(leastIntegers(precision)) }
    }
    if showsPlus { words.append("sign-always") }
    if let leastDigits { words += ["group-off", leastIntegers(leastDigits - taken)] }
    return words.joined(separator: " ")
  }

  private func fraction(_ digits: Int) -> String {
    digits == 0 ? "precision-integer" : "." + String(repeating: "0", count: digits)
  }

  private func leastIntegers(_ digits: Int) -> String {
    "integer-width/+" + String(repeating: "0", count: max(1, digits))
  }

  /// The width that a sign and a fraction take from the zeros.
  private var taken: Int {
    let sign = showsPlus || leavesRoomForSign || number.isNegative ? 1 : 0
    guard style == .fixed else { return sign }
    let fraction = precision ?? 6
    return sign + (fraction == 0 ? 0 : fraction + 1)
  }

  /// An exponent for numbers below 0.0001 and for those with more digits before the point than are
  /// to be shown, as in C.
  private var general: [String] {
    let digits = max(1, precision ?? 6)
    let shown =
      keepsZeros
      ? String(repeating: "@", count: digits) : "@" + String(repeating: "#", count: digits - 1)
    let size = number.approximation.magnitude
    let limit = (0..<min(digits, 300)).reduce(1.0) { size, _ in size * 10 }
    let isPlain = size == 0 || !size.isFinite || (size >= 0.0001 && size < limit)
    return isPlain ? [shown] : ["scientific/*ee/sign-always", shown]
  }
}
