/// The tags most programs use, told canonical without asking ICU, which would load data to say so.
enum SimpleTag {
  /// Whether the name is a language of two letters with at most a script and a region, spelled in
  /// the usual case, and none of the codes that were replaced.
  static func isCanonical(_ name: String) -> Bool {
    let subtags = name.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let language = subtags.first, language.count == 2, language.allSatisfy(isLowercase),
      subtags.count <= 3, !replaced.contains(where: { $0.utf8.elementsEqual(language) })
    else { return false }
    var rest = subtags.dropFirst()
    if let script = rest.first, isScript(script) { rest = rest.dropFirst() }
    if let region = rest.first, isRegion(region) { rest = rest.dropFirst() }
    return rest.isEmpty
  }

  /// Two-letter codes that BCP 47's registry or CLDR replaced.
  private static let replaced = ["in", "iw", "ji", "jw", "mo", "sh", "tl", "tw", "no", "bh"]

  private static func isScript(_ subtag: Substring.UTF8View) -> Bool {
    subtag.count == 4 && subtag.first.map(isUppercase) == true
      && subtag.dropFirst().allSatisfy(isLowercase)
  }

  /// Regions that were replaced (`BU`, `DD`, `YU`) are left to ICU, as are the numeric ones.
  private static func isRegion(_ subtag: Substring.UTF8View) -> Bool {
    subtag.count == 2 && subtag.allSatisfy(isUppercase)
      && !replacedRegions.contains { $0.utf8.elementsEqual(subtag) }
  }

  private static let replacedRegions = [
    "AN", "BU", "CS", "DD", "FX", "NT", "SU", "TP", "UK", "YD", "YU", "ZR",
  ]

  private static func isLowercase(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isUppercase(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }
}
