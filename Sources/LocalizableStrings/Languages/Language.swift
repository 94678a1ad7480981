/// A language as people choose it: `pl`, `pt-BR`, `zh-Hant-TW`.
///
/// It is made from a BCP 47 tag or from a POSIX locale name, and written as a BCP 47 tag.
public struct Language: Sendable, Hashable {
  /// The language subtag, in lower case: `pl`.
  public let code: String
  /// The script subtag, in title case, if there is one: `Hant`.
  public let script: String?
  /// The region subtag, in upper case, if there is one: `TW`.
  public let region: String?
  /// Everything after, as it was given, in lower case; `nil` if there is nothing.
  public let rest: String?

  public init(code: String, script: String? = nil, region: String? = nil) {
    self.init(code: code, script: script, region: region, rest: nil)
  }

  init(code: String, script: String?, region: String?, rest: String?) {
    self.code = code.lowercased()
    self.script = script.map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
    self.region = region?.uppercased()
    self.rest = rest?.lowercased()
  }

  /// The BCP 47 tag.
  public var tag: String {
    [code, script, region, rest].compactMap(\.self).joined(separator: "-")
  }

  /// The language alone, without script and region.
  public var base: Language { Language(code: code) }
}

extension Language: CustomStringConvertible {
  public var description: String { tag }
}
