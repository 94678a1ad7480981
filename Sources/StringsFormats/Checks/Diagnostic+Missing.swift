public import StringsSyntax

extension [Diagnostic] {
  /// The diagnostics with one instead of several about what a language lacks of a file.
  ///
  /// It is at the place of the first, and names some of the keys.
  public func summarizingMissing() -> [Diagnostic] {
    var keys: [MissingGroup: [String]] = [:]
    for diagnostic in self {
      if let group = MissingGroup(diagnostic), let key = diagnostic.key {
        keys[group, default: []].append(key)
      }
    }
    return compactMap { diagnostic in
      guard let group = MissingGroup(diagnostic) else { return diagnostic }
      guard let missing = keys.removeValue(forKey: group) else { return nil }
      guard missing.count > 1 else { return diagnostic }
      var summary = diagnostic
      summary.key = nil
      summary.message =
        "\(missing.count) texts\(group.isOfConsole ? " of the console" : "") are not translated into "
        + "\(group.language): \(Self.listed(missing))"
        + (group.isOfConsole ? "; 'sternik-strings console \(group.language)' prints them" : "")
      return summary
    }
  }

  /// For example `"a", "b", "c" and 9 more`.
  private static func listed(_ keys: [String]) -> String {
    let (maxKeys, maxLength) = (3, 40)
    let names = keys.prefix(keys.count == maxKeys + 1 ? keys.count : maxKeys).map { key in
      key.count > maxLength ? "\"\(key.prefix(maxLength))…\"" : "\"\(key)\""
    }
    let rest = keys.count - names.count
    let last = rest > 0 ? "\(rest) more" : names[names.count - 1]
    return names.dropLast(rest > 0 ? 0 : 1).joined(separator: ", ") + " and " + last
  }
}

/// What the diagnostics about keys that a language lacks of a file have in common.
private struct MissingGroup: Hashable {
  let file: String
  let language: String
  let isOfConsole: Bool

  /// `nil` for any other diagnostic.
  init?(_ diagnostic: Diagnostic) {
    guard let language = diagnostic.languageTag, diagnostic.key != nil,
      diagnostic.code == .missingTranslation || diagnostic.code == .missingConsoleText
    else { return nil }
    file = diagnostic.file
    self.language = language
    isOfConsole = diagnostic.code == .missingConsoleText
  }
}
