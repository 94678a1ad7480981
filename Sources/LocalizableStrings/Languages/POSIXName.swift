/// A POSIX locale name: `language[_territory][.codeset][@modifier]`.
///
/// A BCP 47 tag is accepted too, with hyphens. A name with characters other than letters, digits and
/// the separators is rejected, so that a name from the environment cannot form a path.
struct POSIXName {
  /// The corresponding language tag, which is not canonical yet.
  let tag: String

  /// Returns `nil` for `C`, `POSIX`, an empty name, and a malformed one.
  init?(_ name: String) {
    guard name.utf8.count <= 100 else { return nil }
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let locale = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard locale.dropFirst().allSatisfy(POSIXName.isCodeset),
      parts.dropFirst().allSatisfy(POSIXName.isWord)
    else { return nil }
    var subtags = locale[0].split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "_" || $0 == "-" })
    guard let language = subtags.first, (2...3).contains(language.utf8.count),
      subtags.allSatisfy(POSIXName.isWord), !language.contains(where: \.isNumber)
    else { return nil }
    if let modifier = parts.dropFirst().first {
      if let script = POSIXName.scripts[modifier.lowercased()] {
        subtags.insert(script, at: 1)
      } else if modifier == "valencia" {
        subtags.append(modifier)
      }
    }
    tag = subtags.joined(separator: "-")
  }

  /// The modifiers of glibc's locales that denote a script; other modifiers are ignored.
  private static let scripts: [String: Substring] = [
    "latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "iqtelif": "Latn",
  ]

  private static func isWord(_ part: Substring) -> Bool {
    !part.isEmpty && part.utf8.allSatisfy(isLetterOrDigit)
  }

  private static func isCodeset(_ part: Substring) -> Bool {
    !part.isEmpty
      && part.utf8.allSatisfy { isLetterOrDigit($0) || $0 == 0x2D || $0 == 0x5F || $0 == 0x3A }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}
