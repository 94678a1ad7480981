/// Keys that are put together from parts: all with a prefix and a suffix.
package struct KeyPattern: Hashable, Sendable {
  let prefix: String
  let suffix: String

  /// The pattern of a literal with interpolations; `nil` if nothing of the key is known.
  init?(_ parts: [String]) {
    prefix = parts.first ?? ""
    suffix = parts.count > 1 ? parts[parts.count - 1] : ""
    if prefix.isEmpty, suffix.isEmpty { return nil }
  }

  init(prefix: String) {
    self.prefix = prefix
    suffix = ""
  }

  func matches(_ key: String) -> Bool {
    key.utf8.count >= prefix.utf8.count + suffix.utf8.count && key.hasPrefix(prefix)
      && key.hasSuffix(suffix)
  }

  /// Whether it is likely to be one of keys where nothing else says so: its prefix ends where a part of a key ends, or it knows more
  /// than a letter or two.
  func isLikely(isInterpolated: Bool) -> Bool {
    let letters = (prefix + suffix).count(where: \.isLetter)
    return prefix.last.map { "._-/".contains($0) } ?? false || isInterpolated && letters >= 3
  }
}
