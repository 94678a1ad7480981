/// A date pattern of UTS #35, such as `d. M. y`, as it is used to read what a person wrote.
///
/// A year has the field `yy`, which reads 2026 and 26 as the same. Spaces beside punctuation are optional in a pattern of
/// numbers, and so are words and punctuation around it.
struct DatePattern {
  /// Whether day, month and year are numbers, between which spaces are optional.
  let isNumeric: Bool
  /// The patterns to try, in order.
  let forms: [String]

  /// ISO 8601, whose years have four digits.
  static let iso = DatePattern(isNumeric: true, forms: ["yyyy-MM-dd"])

  /// The fields of day, month and year.
  private static let numbers = "dMLy"

  private init(isNumeric: Bool, forms: [String]) {
    self.isNumeric = isNumeric
    self.forms = forms
  }

  init(_ pattern: String) {
    let pattern = DatePattern.withShortYears(DatePattern.unified(pattern))
    let fields = DatePattern.fields(of: pattern)
    isNumeric = !fields.contains("MMM") && !fields.contains("LLL")
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

  private static func withShortYears(_ pattern: String) -> String {
    var isQuoted = false
    var previous: Character?
    var result = ""
    for character in pattern {
      if character == "'" { isQuoted.toggle() }
      if isQuoted || character != "y" {
        result.append(character)
      } else if previous != "y" {
        result += "yy"
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
