/// The separators and groups of numbers in one language.
struct NumberSyntax {
  private let decimalSeparator: Unicode.Scalar
  /// `nil` if the language does not group digits.
  private let groupSeparator: Unicode.Scalar?
  /// The number of digits in the last group, and in those before it.
  private let lastGroup, otherGroups: Int

  /// Takes them from a number that ICU formats; returns `nil` if ICU writes more than separators between the digits.
  init?(_ format: NumberFormat) {
    let sample = NumberSyntax.unified(format.string(-1_234_567_890.5))
    let digits = sample.split(omittingEmptySubsequences: true) { $0.digit == nil }
    let separators = sample.drop { $0.digit == nil }.filter { $0.digit == nil }
    guard separators.count == digits.count - 1, let decimalSeparator = separators.last else {
      return nil
    }
    self.decimalSeparator = decimalSeparator
    groupSeparator = separators.dropLast().last
    lastGroup = digits.dropLast().last?.count ?? 0
    otherGroups = digits.dropLast(2).last?.count ?? 0
  }

  /// Returns `nil` if the whole text is not a number.
  func number(_ text: String) -> DecimalNumber? {
    // The longest number takes this many bytes in any script, and a long text no time.
    guard text.utf8.count <= 4_096 else { return nil }
    var scalars = NumberSyntax.unified(text)[...]
    let sign = scalars.first == "-" ? "-" : ""
    if scalars.first == "-" || scalars.first == "+" {
      scalars = scalars.dropFirst().drop { $0 == " " }
    }
    let parts = scalars.split(
      separator: decimalSeparator, maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first.flatMap(wholeDigits), whole != "" || parts.count == 2 else {
      return nil
    }
    let start = sign + (whole == "" ? "0" : whole)
    guard parts.count == 2 else { return DecimalNumber(start) }
    return NumberSyntax.digits(parts[1]).flatMap { DecimalNumber("\(start).\($0)") }
  }

  /// The digits of the whole part without its groups and the zeros at its start.
  private func wholeDigits(_ scalars: ArraySlice<Unicode.Scalar>) -> String? {
    let separator = scalars.first { $0.digit == nil } ?? " "
    guard separator == groupSeparator || separator == " " else { return nil }
    let groups = scalars.split(separator: separator, omittingEmptySubsequences: false)
    if groups.count > 1 {
      let sizes = groups.map(\.count)
      guard groupSeparator != nil, sizes.last == lastGroup, sizes[0] > 0, sizes[0] <= otherGroups,
        sizes.dropFirst().dropLast().allSatisfy({ $0 == otherGroups })
      else { return nil }
    }
    guard let digits = NumberSyntax.digits(groups.joined()) else { return nil }
    let significant = digits.drop { $0 == "0" }
    return significant.isEmpty && !digits.isEmpty ? "0" : String(significant)
  }

  private static func digits(_ scalars: some Sequence<Unicode.Scalar>) -> String? {
    var digits = ""
    for scalar in scalars {
      guard let digit = scalar.digit else { return nil }
      digits += String(digit)
    }
    return digits
  }

  /// The text without controls of direction and spaces around it; spaces, apostrophes and signs have one form each.
  private static func unified(_ text: String) -> [Unicode.Scalar] {
    let scalars = text.unicodeScalars.filter { !$0.isDirectionControl }.map(\.unified)
    return Array(scalars.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

extension Unicode.Scalar {
  /// The value of a decimal digit in any script.
  fileprivate var digit: Int? {
    properties.numericType == .decimal ? properties.numericValue.map { Int($0) } : nil
  }

  fileprivate var unified: Unicode.Scalar {
    switch self {
    case "\u{2019}", "\u{2BC}": "'"
    case "\u{2212}", "\u{2010}", "\u{2011}", "\u{2013}": "-"
    case "\u{FF0B}": "+"
    default: properties.isWhitespace ? " " : self
    }
  }

  /// A mark that only changes the order in which the text around it is shown.
  var isDirectionControl: Bool {
    switch value {
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
