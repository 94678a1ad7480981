/// The ICU number skeleton of a printf conversion.
struct NumberSkeleton {
  var style: Field.Style
  var precision: Int?
  /// The size of the number decides the format of `%g`, its fraction digits that of `%@`.
  var number: NumericArgument
  var showsPlus: Bool
  /// The width to pad with zeros, sign included; `nil` for grouped digits.
  var zeroPaddedWidth: Int?
  var leavesRoomForSign: Bool
  /// Whether trailing zeros are shown in the format of `%g`, and a decimal point without digits after it.
  var keepsZeros: Bool

  var text: String {
    var words: [String] = []
    switch style {
    case .fixed: words.append(Self.fraction(precision ?? 6))
    case .exponent: words += ["scientific/*ee/sign-always", Self.fraction(precision ?? 6)]
    case .general: words += general
    case .object:
      if case .decimal(let number) = number { words.append(Self.fraction(number.fractionDigits)) }
    default:
      if let precision {
        words.append(minimumIntegerDigits(precision))
        // Zeros before the number are not grouped.
        let limit = (0..<min(precision, 300)).dropFirst().reduce(1.0) { size, _ in size * 10 }
        if number.approximation.magnitude < limit { words.append("group-off") }
      }
    }
    if keepsZeros, [.fixed, .exponent, .general].contains(style) { words.append("decimal-always") }
    if showsPlus { words.append("sign-always") }
    if let zeroPaddedWidth {
      words += ["group-off", minimumIntegerDigits(zeroPaddedWidth - reservedWidth)]
    }
    return words.joined(separator: " ")
  }

  /// Exactly this number of fraction digits, which is not negative.
  static func fraction(_ digits: Int) -> String {
    digits == 0 ? "precision-integer" : "." + String(repeating: "0", count: digits)
  }

  private func minimumIntegerDigits(_ digits: Int) -> String {
    "integer-width/+" + String(repeating: "0", count: max(1, digits))
  }

  /// The part of the width that the sign and the fraction take.
  private var reservedWidth: Int {
    let sign = showsPlus || leavesRoomForSign || number.isNegative ? 1 : 0
    guard style == .fixed else { return sign }
    let fraction = precision ?? 6
    return sign + (fraction == 0 && !keepsZeros ? 0 : fraction + 1)
  }

  /// The format of `%g`: with an exponent below 0.0001, and if there are more digits before the point
  /// than significant digits, as in C; the rounded number decides.
  private var general: [String] {
    let digits = max(1, precision ?? 6)
    let shown =
      keepsZeros
      ? String(repeating: "@", count: digits) : "@" + String(repeating: "#", count: digits - 1)
    let size = number.approximation.magnitude
    let limit = (0..<min(digits, 300)).reduce(1.0) { size, _ in size * 10 }
    let isPlain =
      size == 0 || !size.isFinite || (size >= 0.0001 * (1 - 0.5 / limit) && size < limit - 0.5)
    return isPlain ? [shown] : ["scientific/*ee/sign-always", shown]
  }
}
