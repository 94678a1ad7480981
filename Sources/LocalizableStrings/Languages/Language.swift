internal import CICU

/// A language, with its script and region where they matter: a BCP 47 tag in canonical form.
///
/// ```swift
/// let swiss: Language = "de-CH"
/// Language(name)  // "pl_PL.UTF-8", "sr_RS@latin", "zh-hant": POSIX names and tags alike
/// ```
public struct Language: Sendable, Hashable {
  /// The canonical tag, as `zh-Hant-TW`.
  public let tag: String

  /// Reads a BCP 47 tag or a POSIX name; `nil` if it is neither, or names no language (`C`, `POSIX`).
  public init?(_ name: String) {
    if SimpleTag.isCanonical(name) {
      tag = name
    } else if let tag = POSIXName(name)?.tag, let canonical = Language.canonical(tag) {
      self.tag = canonical
    } else {
      return nil
    }
  }

  private init(canonicalTag: String) { tag = canonicalTag }

  /// No particular language: ICU's root.
  public static let undetermined = Language(canonicalTag: "und")

  /// The code of the language alone, as `zh`.
  public var code: String { subtags.first ?? tag }

  /// The script, if the tag names one, as `Hant`.
  public var script: String? { subtags.dropFirst().prefix(2).first { $0.utf8.count == 4 } }

  /// The region, if the tag names one, as `TW` or `419`.
  public var region: String? {
    subtags.dropFirst().prefix { $0.utf8.count > 1 }.prefix(3).first { subtag in
      subtag.utf8.count == 2 || (subtag.utf8.count == 3 && subtag.allSatisfy(\.isNumber))
    }
  }

  /// With the likely script and region filled in: `zh-TW` becomes `zh-Hant-TW`.
  public var maximized: Language { changed(cicu_locale_maximized) }

  /// Without what is likely anyway: `pl-Latn-PL` becomes `pl`.
  public var minimized: Language { changed(cicu_locale_minimized) }

  /// Whether its usual script runs from right to left.
  public var isRightToLeft: Bool { cicu_locale_is_right_to_left(tag) }

  private var subtags: [String] { tag.split(separator: "-").map(String.init) }

  private func changed(
    _ change: (UnsafePointer<CChar>, UnsafeMutablePointer<CChar>, Int32) -> Int32
  ) -> Language {
    let changed = ICUText.read { change(tag, $0, $1) }
    return changed.map(Language.init(canonicalTag:)) ?? self
  }

  private static func canonical(_ tag: String) -> String? {
    ICUText.read { cicu_locale_canonical(tag, $0, $1) }
  }
}

extension Language: CustomStringConvertible {
  public var description: String { tag }
}

extension Language: ExpressibleByStringLiteral {
  /// A language written in code; it must be a tag or a POSIX name.
  public init(stringLiteral name: String) {
    let tag = POSIXName(name)?.tag
    guard let canonical = SimpleTag.isCanonical(name) ? name : tag.flatMap(Language.canonical)
    else { preconditionFailure("\"\(name)\" is a language tag") }
    self.init(canonicalTag: canonical)
  }
}
