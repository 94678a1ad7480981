public import StringsSyntax

extension [Diagnostic] {
  /// Puts one diagnostic instead of several about what a language lacks of a file.
  ///
  /// It is at the place of the first, and names some of the keys. `library` is the one that was checked.
  public mutating func summarizeMissing(_ library: LibraryTexts? = nil) {
    var keys: [MissingGroup: [String]] = [:]
    for diagnostic in self {
      if let group = MissingGroup(diagnostic), let key = diagnostic.key {
        keys[group, default: []].append(key)
      }
    }
    // In place: there may be a hundred thousand.
    var kept = startIndex
    for index in indices {
      if index > kept { swapAt(index, kept) }
      if let group = MissingGroup(self[kept]) {
        guard let missing = keys.removeValue(forKey: group) else { continue }
        if missing.count > 1 {
          self[kept].key = nil
          self[kept].message = Self.summary(of: missing, in: group, library)
        }
      }
      kept += 1
    }
    removeSubrange(kept...)
  }

  private static func summary(
    of keys: [String], in group: MissingGroup, _ library: LibraryTexts?
  ) -> String {
    let library = group.isOfLibrary ? library : nil
    let command = library?.printedBy.map { "; '\($0) \(group.language)' prints them" }
    return "\(keys.count) texts\(library.map { " of \($0.name)" } ?? "") are not translated into "
      + "\(group.language): \(listed(keys))" + (command ?? "")
  }

  /// For example `"a", "b", "c" and 9 more`.
  private static func listed(_ keys: [String]) -> String {
    let maxKeys = 3
    let names = keys.prefix(keys.count == maxKeys + 1 ? keys.count : maxKeys).map {
      "\"\($0.excerpt(40))\""
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
  let isOfLibrary: Bool

  /// `nil` for any other diagnostic.
  init?(_ diagnostic: Diagnostic) {
    guard let language = diagnostic.languageTag, diagnostic.key != nil,
      diagnostic.code == .missingTranslation || diagnostic.code == .missingLibraryText
    else { return nil }
    file = diagnostic.file
    self.language = language
    isOfLibrary = diagnostic.code == .missingLibraryText
  }
}
