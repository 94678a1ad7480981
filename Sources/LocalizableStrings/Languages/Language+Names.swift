extension Language {
  /// Reads a BCP 47 tag (`pt-BR`, `zh-Hant`) or a POSIX locale name (`pl_PL.UTF-8`, `sr_RS@latin`).
  ///
  /// `nil` for what is neither, and for `C` and `POSIX`, which name no language.
  public init?(_ name: String) {
    let (locale, modifier) = name.split(around: "@")
    let (tag, _) = locale.split(around: ".")
    var subtags = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
    guard let code = subtags.popFirst(), Self.isCode(code),
      subtags.allSatisfy({ Self.isSubtag($0) })
    else { return nil }
    guard tag.lowercased() != "posix" else { return nil }
    var script = subtags.first.flatMap { Self.isScript($0) ? String($0) : nil }
    if script != nil { subtags.removeFirst() }
    let region = subtags.first.flatMap { Self.isRegion($0) ? String($0) : nil }
    if region != nil { subtags.removeFirst() }
    if script == nil, let modifier { script = Self.scriptOfModifier[modifier.lowercased()] }
    self.init(
      code: String(code), script: script, region: region,
      rest: subtags.isEmpty ? nil : subtags.joined(separator: "-"))
  }

  /// POSIX modifiers that stand for scripts.
  private static let scriptOfModifier = [
    "latin": "Latn", "cyrillic": "Cyrl", "arabic": "Arab", "devanagari": "Deva", "hebrew": "Hebr",
  ]

  private static func isCode(_ subtag: Substring) -> Bool {
    (2...8).contains(subtag.utf8.count) && subtag.utf8.count != 4 && isLetters(subtag)
  }

  private static func isScript(_ subtag: Substring) -> Bool {
    subtag.utf8.count == 4 && isLetters(subtag)
  }

  private static func isRegion(_ subtag: Substring) -> Bool {
    (subtag.utf8.count == 2 && isLetters(subtag))
      || (subtag.utf8.count == 3 && subtag.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
  }

  private static func isLetters(_ subtag: Substring) -> Bool {
    subtag.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
  }

  private static func isSubtag(_ subtag: Substring) -> Bool {
    (1...8).contains(subtag.utf8.count)
      && subtag.utf8.allSatisfy {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20
          || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
      }
  }
}

extension StringProtocol {
  /// What stands before the first `mark`, and what after it, if there is one.
  fileprivate func split(around mark: Character) -> (String, String?) {
    guard let index = firstIndex(of: mark) else { return (String(self), nil) }
    return (String(self[..<index]), String(self[self.index(after: index)...]))
  }
}
