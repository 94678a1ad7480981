internal import CICU

extension Language {
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
