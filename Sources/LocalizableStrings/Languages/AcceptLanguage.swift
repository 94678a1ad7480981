/// The `Accept-Language` field of an HTTP request (RFC 9110, 12.5.4), which is untrusted input.
///
/// Malformed ranges and everything beyond the limits are ignored.
struct AcceptLanguage {
  /// A language range with its weight in thousandths.
  private struct LanguageRange {
    /// `nil` for `*`.
    var language: Language?
    var weight: Int
  }

  private let ranges: [LanguageRange]

  private static let maximumLength = 4_096
  private static let maximumRanges = 32

  init(_ header: String) {
    ranges = header.utf8.prefix(AcceptLanguage.maximumLength)
      .split(separator: UInt8(ascii: ",")).prefix(AcceptLanguage.maximumRanges)
      .compactMap { AcceptLanguage.range(Substring($0)) }
      .enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .map(\.element)
  }

  /// The requested languages, best first; `*` stands for the available ones that no range names.
  func languages(of available: [Language]) -> [Language] {
    let variants = Set(available.flatMap(\.variants))
    var languages: [Language] = []
    for range in ranges where range.weight > 0 {
      let matching = range.language.map { [$0] } ?? available.filter { !isNamed($0) }
      for language in matching where !isRefused(language) {
        let known = available.contains(language) ? language : language.known(variants)
        if !languages.contains(known) { languages.append(known) }
      }
    }
    return languages
  }

  private func isNamed(_ language: Language) -> Bool { weight(of: language) != nil }

  private func isRefused(_ language: Language) -> Bool { weight(of: language) == 0 }

  /// The weight of the longest matching range: both `en` and `en-GB` match `en-GB`.
  private func weight(of language: Language) -> Int? {
    ranges.filter {
      $0.language.map { language.tag == $0.tag || language.tag.hasPrefix($0.tag + "-") } ?? false
    }
    .max { ($0.language?.tag.utf8.count ?? 0) < ($1.language?.tag.utf8.count ?? 0) }?.weight
  }

  /// Parses `range [; q=weight]` with spaces and tabs around each part; `nil` if it is malformed.
  private static func range(_ element: Substring) -> LanguageRange? {
    let parts = element.split(separator: ";", omittingEmptySubsequences: false).map(trimmed)
    var weight = 1_000
    for parameter in parts.dropFirst() where parameter.lowercased().hasPrefix("q=") {
      guard let thousandths = thousandths(parameter.dropFirst(2)) else { return nil }
      weight = thousandths
    }
    guard let name = parts.first, !name.isEmpty else { return nil }
    if name == "*" { return LanguageRange(language: nil, weight: weight) }
    return Language(String(name)).map { LanguageRange(language: $0, weight: weight) }
  }

  /// Parses a weight from 0 to 1; digits after the third, which are not allowed, are ignored.
  private static func thousandths(_ text: Substring) -> Int? {
    let parts = text.utf8.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    let isNumber = parts.allSatisfy { $0.allSatisfy { (0x30...0x39).contains($0) } }
    guard isNumber, let whole = parts.first, whole.count == 1, let first = whole.first else {
      return nil
    }
    let fraction = (parts.dropFirst().first ?? "".utf8[...]).prefix(3)
    let scale = [1_000, 100, 10, 1][fraction.count]
    let thousandths =
      Int(first - 0x30) * 1_000 + fraction.reduce(0) { $0 * 10 + Int($1 - 0x30) } * scale
    return thousandths <= 1_000 ? thousandths : nil
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    var text = text.drop(while: isSpace)
    while text.last.map(isSpace) == true { text.removeLast() }
    return text
  }
}

extension Language {
  /// The languages that the `Accept-Language` field of an HTTP request requests, best first.
  ///
  /// ```swift
  /// Language.accepted(by: "de;q=0.5, pl, *;q=0.1", of: ["en", "pl"])  // pl, de, en
  /// ```
  /// `*` stands for the available languages that the field does not name. Languages of weight 0 are
  /// left out, and so is what CLDR does not know of a language that is not available, such as its extensions. The field is untrusted input (RFC 9110, 12.5.4): malformed ranges are ignored, and so
  /// is everything after the first 4,096 bytes or 32 ranges.
  public static func accepted(by header: String, of available: [Language] = []) -> [Language] {
    AcceptLanguage(header).languages(of: available)
  }
}
