/// The field `Accept-Language` of an HTTP request (RFC 9110, 12.5.4), as it came from anyone.
///
/// What is malformed is left out, and so is what is beyond any sensible length.
struct AcceptLanguage {
  /// A language range with its weight in thousandths; a range of `nil` is `*`.
  private struct Wish {
    var range: Language?
    var weight: Int
  }

  private let wishes: [Wish]

  private static let greatestLength = 4_096
  private static let mostWishes = 32

  init(_ header: String) {
    wishes = header.utf8.prefix(AcceptLanguage.greatestLength)
      .split(separator: UInt8(ascii: ",")).prefix(AcceptLanguage.mostWishes)
      .compactMap { AcceptLanguage.wish(Substring($0)) }
      .enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .map(\.element)
  }

  /// The languages asked for, best first; `*` stands for those available that no range names.
  func languages(of available: [Language]) -> [Language] {
    var languages: [Language] = []
    for wish in wishes where wish.weight > 0 {
      let meant = wish.range.map { [$0] } ?? available.filter { !isNamed($0) }
      languages += meant.filter { !languages.contains($0) && !isRefused($0) }
    }
    return languages
  }

  private func isNamed(_ language: Language) -> Bool { weight(of: language) != nil }

  private func isRefused(_ language: Language) -> Bool { weight(of: language) == 0 }

  /// The weight that the longest range which fits gives: `en` fits `en-GB`, `en-GB` fits better.
  private func weight(of language: Language) -> Int? {
    wishes.filter {
      $0.range.map { language.tag == $0.tag || language.tag.hasPrefix($0.tag + "-") } ?? false
    }
    .max { ($0.range?.tag.utf8.count ?? 0) < ($1.range?.tag.utf8.count ?? 0) }?.weight
  }

  /// `range [; q=weight]`, with spaces and tabs anywhere around; `nil` if it is malformed.
  private static func wish(_ element: Substring) -> Wish? {
    let parts = element.split(separator: ";", omittingEmptySubsequences: false).map(trimmed)
    var weight = 1_000
    for parameter in parts.dropFirst() where parameter.lowercased().hasPrefix("q=") {
      guard let thousandths = thousandths(parameter.dropFirst(2)) else { return nil }
      weight = thousandths
    }
    guard let name = parts.first, !name.isEmpty else { return nil }
    if name == "*" { return Wish(range: nil, weight: weight) }
    return Language(String(name)).map { Wish(range: $0, weight: weight) }
  }

  /// A weight from 0 to 1; more digits than the three that are allowed do no harm.
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
    let start = text.drop(while: isSpace)
    return start.last.map(isSpace) == true ? trimmed(start.dropLast()) : start
  }
}
