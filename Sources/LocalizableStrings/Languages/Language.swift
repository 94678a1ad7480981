internal import CICU

/// A language, optionally with script and region: a BCP 47 tag in canonical form.
///
/// ```swift
/// let swiss: Language = "de-CH"
/// Language(name)  // "pl_PL.UTF-8", "sr_RS@latin", "zh-hant": POSIX names and tags alike
/// ```
public struct Language: Sendable, Hashable {
  /// The canonical tag, such as `zh-Hant-TW`.
  public let tag: String

  /// Parses a BCP 47 tag or a POSIX locale name; returns `nil` for anything else, and for `C` and `POSIX`.
  public init?(_ name: String) {
    if SimpleTag.isCanonical(name) {
      tag = name
    } else if let tag = POSIXName(name)?.tag, let canonical = Language.canonical(tag) {
      self.tag = canonical
    } else {
      return nil
    }
  }

  init(canonicalTag: String) { tag = canonicalTag }

  /// No particular language, `und`: ICU's root locale.
  public static let undetermined = Language(canonicalTag: "und")

  /// The language of Xcode's folder `Base.lproj`: the one that the program is developed in, whichever that is.
  ///
  /// A `Localizer` takes these texts for texts in its development language; those of a table in that language
  /// come first. A name never parses as this language.
  public static let base = Language(canonicalTag: "Base")

  /// The code of the language alone, such as `zh`.
  public var code: String {
    tag.utf8.firstIndex(of: UInt8(ascii: "-")).map { String(tag[..<$0]) } ?? tag
  }

  /// The script of the tag, such as `Hant`; `nil` if it has none.
  public var script: String? {
    subtags.dropFirst().prefix(2).first { $0.utf8.count == 4 && $0.first?.isLetter == true }
  }

  /// The region of the tag, such as `TW` or `419`; `nil` if it has none.
  public var region: String? {
    subtags.dropFirst().prefix { $0.utf8.count > 1 }.prefix(3).first { subtag in
      subtag.utf8.count == 2 || (subtag.utf8.count == 3 && subtag.allSatisfy(\.isNumber))
    }
  }

  /// The language with its likely script and region: `zh-TW` becomes `zh-Hant-TW`.
  public var maximized: Language { changed(cicu_locale_maximized) }

  /// The language without its likely script and region: `pl-Latn-PL` becomes `pl`.
  public var minimized: Language { changed(cicu_locale_minimized) }

  /// Whether the usual script of the language runs from right to left.
  public var isRightToLeft: Bool { cicu_locale_is_right_to_left(tag) }

  /// The name of the language in the language itself, such as `polski`.
  public var autonym: String { name(in: self) }

  /// The name of the language in another language; the tag if there is no name.
  ///
  /// The last names are kept, as formats are, for a page that lists its languages.
  public func name(in language: Language) -> String {
    guard self != .base else { return tag }
    return FormatCache.shared.object(.name(self, language)) {
      LanguageName(ICUText.read { cicu_language_name(tag, language.tag, $0, $1) } ?? tag)
    }.text
  }

  /// The parts of the tag.
  var subtags: [String] { tag.split(separator: "-").map(String.init) }

  private func changed(
    _ change: (UnsafePointer<CChar>, UnsafeMutablePointer<CChar>, Int32) -> Int32
  ) -> Language {
    let changed = ICUText.read { change(tag, $0, $1) }
    return changed.map(Language.init(canonicalTag:)) ?? self
  }

  private static func canonical(_ tag: String) -> String? {
    ICUText.read { cicu_locale_canonical(tag, $0, $1) }
  }

  /// The variants of the tag, such as `valencia` of `ca-valencia` and `1996` of `de-1996`.
  var variants: [String] { subtags.dropFirst().prefix { $0.utf8.count > 1 }.filter(Self.isVariant) }

  /// The language without its variants and extensions; itself if it has no variants.
  var withoutVariants: Language {
    variants.isEmpty
      ? self
      : Language(
        canonicalTag: subtags.prefix { !Self.isVariant($0) && $0.utf8.count > 1 }
          .joined(separator: "-"))
  }

  /// The language with a script and a region that CLDR knows, and with some variants, without everything else.
  ///
  /// What a client invents would make ICU open a locale of its own.
  func known(_ variants: Set<String>) -> Language {
    let script = script.flatMap { cicu_script_is_known($0) ? $0 : nil }
    let region = region.flatMap { cicu_region_is_known($0) ? $0 : nil }
    let parts = [code, script, region].compactMap(\.self)
    let kept = self.variants.filter(variants.contains)
    return Language(canonicalTag: (parts + kept).joined(separator: "-"))
  }

  /// True for five to eight letters and digits, or four that start with a digit (BCP 47).
  private static func isVariant(_ subtag: String) -> Bool {
    subtag.utf8.count > 4 || (subtag.utf8.count == 4 && subtag.first?.isNumber == true)
  }
}

/// The name of a language in another one.
final class LanguageName: KeptObject {
  let text: String

  init(_ text: String) { self.text = text }

  var size: Int { text.utf8.count }
}

extension Language: CustomStringConvertible {
  public var description: String { tag }
}

extension Language: ExpressibleByStringLiteral {
  /// Creates a language from a literal, which must be a BCP 47 tag or a POSIX locale name.
  public init(stringLiteral name: String) {
    let tag = POSIXName(name)?.tag
    guard let canonical = SimpleTag.isCanonical(name) ? name : tag.flatMap(Language.canonical)
    else { preconditionFailure("\"\(name)\" is a language tag") }
    self.init(canonicalTag: canonical)
  }
}

/// Coded as its tag; what is no tag is an error.
extension Language: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let tag = try container.decode(String.self)
    guard let language = tag == Language.base.tag ? .base : Language(tag) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(tag)' is no tag of a language")
    }
    self = language
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(tag)
  }
}
