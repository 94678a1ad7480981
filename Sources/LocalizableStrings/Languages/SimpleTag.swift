/// Recognizes common canonical tags without ICU, which would load data to check them.
enum SimpleTag {
  /// Whether a name is a two-letter language with at most a script and a region, in canonical case
  /// and without deprecated codes; `false` if only ICU can decide.
  static func isCanonical(_ name: String) -> Bool {
    let subtags = name.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let language = subtags.first, language.count == 2, language.allSatisfy(isLowercase),
      subtags.count <= 3, !deprecated.contains(where: { $0.utf8.elementsEqual(language) })
    else { return false }
    var rest = subtags.dropFirst()
    if let script = rest.first, isScript(script) { rest = rest.dropFirst() }
    if let region = rest.first, isRegion(region) { rest = rest.dropFirst() }
    return rest.isEmpty
  }

  /// Language codes that the BCP 47 registry or CLDR replaced.
  private static let deprecated = ["in", "iw", "ji", "jw", "mo", "sh", "tl", "tw", "no", "bh"]

  private static func isScript(_ subtag: Substring.UTF8View) -> Bool {
    subtag.count == 4 && subtag.first.map(isUppercase) == true
      && subtag.dropFirst().allSatisfy(isLowercase)
  }

  /// Deprecated regions (`BU`, `DD`, `YU`) and numeric ones are left to ICU.
  private static func isRegion(_ subtag: Substring.UTF8View) -> Bool {
    subtag.count == 2 && subtag.allSatisfy(isUppercase)
      && !deprecatedRegions.contains { $0.utf8.elementsEqual(subtag) }
  }

  private static let deprecatedRegions = [
    "AN", "BU", "CS", "DD", "FX", "NT", "SU", "TP", "UK", "YD", "YU", "ZR",
  ]

  private static func isLowercase(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isUppercase(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }
}
