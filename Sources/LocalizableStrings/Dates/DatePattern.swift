/// A date pattern of UTS #35, such as `d. M. y`, as it is used to read what a person wrote.
///
/// A year has the field `yy`, which reads 2026 and 26 as the same; in a pattern of numbers, days and months have one letter, which
/// reads 4 and 04. Spaces beside punctuation are optional in a pattern of
/// numbers, and so are words and punctuation around it.
struct DatePattern {
  /// Whether day, month and year are numbers, between which spaces are optional.
  let isNumeric: Bool
  /// The patterns to try, in order.
  let forms: [String]
  /// The fields in their order, such as `dMy`.
  let order: String

  /// ISO 8601, whose years have four digits.
  static let iso = DatePattern(isNumeric: true, forms: ["yyyy-M-d"], order: "yMd")

  /// The fields of day, month and year.
  private static let numbers = "dMLy"

  private init(isNumeric: Bool, forms: [String], order: String) {
    self.isNumeric = isNumeric
    self.forms = forms
    self.order = order
  }

  init(_ pattern: String) {
    let unified = DatePattern.unified(pattern)
    let plain = DatePattern.fields(of: unified)
    isNumeric = !plain.contains("MMM") && !plain.contains("LLL")
    let pattern = DatePattern.withShortFields(unified, isNumeric ? "dML" : "")
    let fields = DatePattern.fields(of: pattern)
    order = fields.filter { DatePattern.numbers.contains($0) }.reduce(into: "") { order, field in
      let field: Character = field == "L" ? "M" : field
      if order.last != field { order.append(field) }
    }
    forms =
      isNumeric
      ? [pattern, fields].map { DatePattern.compact($0, DatePattern.numbers.contains) } : [pattern]
  }

  /// The text without controls of direction; each run of spaces is one space, those at its ends are left out.
  static func unified(_ text: String) -> String {
    let visible = text.unicodeScalars.lazy.filter { !$0.isDirectionControl }
    return visible.split { $0.properties.isWhitespace }
      .map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
  }

  /// The text without the spaces that are not between two digits.
  static func compact(_ text: String) -> String { compact(text, \.isNumber) }

  /// The text without the spaces that are not between two parts.
  private static func compact(_ text: String, _ isPart: (Character) -> Bool) -> String {
    let words = unified(text).split(separator: " ")
    return words.dropFirst().reduce(String(words.first ?? "")) { start, word in
      let isBetween = start.last.map(isPart) == true && word.first.map(isPart) == true
      return start + (isBetween ? " " : "") + word
    }
  }

  /// The pattern with two letters for a year, and one for each of the fields `short`.
  private static func withShortFields(_ pattern: String, _ short: String) -> String {
    var isQuoted = false
    var previous: Character?
    var result = ""
    for character in pattern {
      if character == "'" { isQuoted.toggle() }
      if isQuoted || character != previous || !(short + "y").contains(character) {
        result.append(character)
        if !isQuoted, character == "y" { result.append("y") }
      }
      previous = character
    }
    return result
  }

  /// The pattern from its first field of day, month or year to its last one.
  private static func fields(of pattern: String) -> String {
    var isQuoted = false
    let places = pattern.indices.filter { index in
      if pattern[index] == "'" { isQuoted.toggle() }
      return !isQuoted && DatePattern.numbers.contains(pattern[index])
    }
    guard let first = places.first, let last = places.last else { return pattern }
    return String(pattern[first...last])
  }
}
