import ConsoleLibrary
package import StringsFormats
package import StringsSyntax

extension Diagnostic.Code {
  /// No Swift source uses a key.
  package static let unusedKey = Self(rawValue: "unused-key")
  /// A Swift source uses a key that no table has.
  package static let missingKey = Self(rawValue: "missing-key")
  /// A Swift source does not say which key it uses.
  package static let undecidedKey = Self(rawValue: "undecided-key")
  /// A literal of several lines in a Swift source has no end, so that the keys below it are not found.
  package static let openLiteral = Self(rawValue: "open-literal")
}

/// Compares the keys of tables with those that Swift sources use.
package struct KeyUsage {
  /// The keys that the sources use and no table has, and the keys of tables that no source uses.
  package private(set) var findings: [Diagnostic] = []
  /// The uses whose keys the sources do not say.
  package private(set) var undecided: [Diagnostic] = []
  /// The keys of all tables.
  package let keys: Set<String>

  private let keysByTable: [String: Set<String>]
  /// The keys of each typed name, such as `app.title`.
  private var keysByName: [String: Set<String>] = [:]
  private var used: Set<String> = []
  private var patterns: Set<KeyPattern> = []

  /// Compares the texts in the development language, and the keys of each table, with the uses; `isUsed` says whether a key is used by
  /// something else than the sources.
  package init(
    sources: [Translation], keys keysByTable: [String: Set<String>], uses: [KeyUses],
    isUsed: (String) -> Bool
  ) {
    self.keysByTable = keysByTable
    let keys = keysByTable.values.reduce(into: Set()) { $0.formUnion($1) }
    self.keys = keys
    for key in keys {
      let name = SwiftName.path(of: key).map(\.name).joined(separator: ".")
      // A key that is also a group has this name.
      for name in [name, name + "_"] { keysByName[name, default: []].insert(key) }
    }
    for file in uses { read(file) }
    for source in sources {
      for entry in source.entries where !entry.isStale && !LibraryTexts.console.owns(entry.key) {
        guard !isUsed(entry.key), !self.isUsed(entry.key), !SourceKeys.isOfObject(entry.key) else {
          continue
        }
        findings.append(
          entry.diagnostic(
            .unusedKey, "no source uses \"\(entry.key)\": remove it, or name it with --used",
            atKey: true))
      }
    }
  }

  /// Makes errors of the findings, but not of what cannot be decided.
  package mutating func treatWarningsAsErrors() {
    for index in findings.indices { findings[index].severity = .error }
  }

  private func isUsed(_ key: String) -> Bool {
    used.contains(key) || patterns.contains { $0.matches(key) }
  }

  private mutating func read(_ file: KeyUses) {
    findings += file.openLiterals.map {
      Diagnostic(
        file: file.file, position: $0, severity: .warning, code: .openLiteral,
        message: "this literal has no end, so that the keys below it are not found: close it")
    }
    used.formUnion(file.literals)
    patterns.formUnion(file.patterns)
    for use in file.uses {
      used.insert(use.key)
      // The table of another module is not known.
      let table = use.table.flatMap { name in keysByTable[name].map { (name: name, keys: $0) } }
      guard !(table?.keys ?? keys).contains(use.key), !LibraryTexts.console.owns(use.key) else {
        continue
      }
      let place = table.map { "the table \"\($0.name)\" has no" } ?? "no table has"
      findings.append(
        Diagnostic(
          file: file.file, position: use.position, severity: .error, code: .missingKey,
          message: "\(place) \"\(use.key)\": users see the key", key: use.key))
    }
    for (path, position) in file.typed { readTyped(path, position, file.file) }
    for use in file.undecided {
      if let pattern = use.pattern { patterns.insert(pattern) }
      addUndecided(use.pattern, use.position, file.file)
    }
  }

  /// The longest name of a key counts: what follows it is a member of the text.
  private mutating func readTyped(_ path: [String], _ position: SourcePosition, _ file: String) {
    for count in (1...path.count).reversed() {
      if let found = keysByName[path[..<count].joined(separator: ".")] {
        used.formUnion(found)
        return
      }
    }
    let path = path.last == "self" ? path.dropLast() : path[...]
    let name = path.joined(separator: ".")
    let group = keys(inGroup: name)
    used.formUnion(group)
    if !group.isEmpty {
      undecided.append(
        Diagnostic(
          file: file, position: position, severity: .warning, code: .undecidedKey,
          message: "\(KeyUseReader.typedKeys).\(name) is a group of keys: each of them may be used")
      )
    } else if let first = path.first, !keys(inGroup: first).isEmpty {
      // Otherwise it is another type of that name.
      findings.append(
        Diagnostic(
          file: file, position: position, severity: .error, code: .missingKey,
          message: "no table has a key for \(KeyUseReader.typedKeys).\(name)"))
    }
  }

  private func keys(inGroup name: String) -> Set<String> {
    keysByName.reduce(into: []) { keys, named in
      if named.key.hasPrefix(name + ".") { keys.formUnion(named.value) }
    }
  }

  private mutating func addUndecided(
    _ pattern: KeyPattern?, _ position: SourcePosition, _ file: String
  ) {
    let message =
      pattern.map { "this key is put together: each \"\($0.prefix)…\($0.suffix)\" may be used" }
      ?? "this key is a value: each that is a literal of a source may be used"
    undecided.append(
      Diagnostic(
        file: file, position: position, severity: .warning, code: .undecidedKey, message: message))
  }
}
