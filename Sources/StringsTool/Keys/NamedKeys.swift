import StringsFormats
import StringsSyntax

/// A key that the user says is used; with `*` at its end, all that begin so.
struct NamedKey {
  let name: String
  /// The option or file that names it.
  let file: String
  var position: SourcePosition?

  /// The lines of a file, but for empty ones.
  static func all(in bytes: [UInt8], file: String) -> [NamedKey] {
    let text = String(decoding: TextEncoding(of: bytes).utf8(bytes), as: UTF8.self)
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .compactMap { number, line in
        let name = line.trimmingPrefix("\u{FEFF}").trimmingPrefix(while: \.isWhitespace)
        guard let end = name.lastIndex(where: { !$0.isWhitespace }) else { return nil }
        return NamedKey(
          name: String(name[...end]), file: file,
          position: SourcePosition(line: number + 1, column: 1))
      }
  }

  var prefix: Substring? { name.hasSuffix("*") ? name.dropLast() : nil }
}

/// The keys that the user says are used.
struct NamedKeys {
  private let all: [NamedKey]
  private let names: Set<String>
  private let prefixes: [Substring]

  init(_ all: [NamedKey]) {
    self.all = all
    names = Set(all.map(\.name))
    prefixes = all.compactMap(\.prefix)
  }

  func contains(_ key: String) -> Bool {
    names.contains(key) || prefixes.contains { key.hasPrefix($0) }
  }

  /// The errors about names that no key has.
  func missing(in keys: Set<String>) -> [Diagnostic] {
    all.compactMap { named in
      let isKnown =
        named.prefix.map { prefix in keys.contains { $0.hasPrefix(prefix) } }
        ?? keys.contains(named.name)
      guard !isKnown else { return nil }
      return Diagnostic(
        file: named.file, position: named.position, severity: .error, code: .missingKey,
        message: "no table has \"\(named.name)\": correct the name, or remove it",
        key: named.prefix == nil ? named.name : nil)
    }
  }
}
