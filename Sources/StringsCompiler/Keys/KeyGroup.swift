import StringsFormats
import StringsSyntax

/// The keys with a common prefix up to a dot, nested by what follows the dot.
struct KeyGroup {
  /// The common prefix of the keys without the last dot; empty for the outermost group.
  let prefix: String
  /// In the order of their first keys.
  private(set) var groups: [(name: SwiftName, group: KeyGroup)] = []
  private(set) var keys: [(name: String, key: TypedKey)] = []
  /// A warning for each key without a name.
  private(set) var diagnostics: [Diagnostic] = []

  /// The indices of the groups by name.
  private var groupIndices: [String: Int] = [:]
  private var candidates: [(name: SwiftName, key: TypedKey)] = []

  /// Groups keys and gives each a name that is unique in its group.
  init(_ keys: [TypedKey]) {
    self.init(prefix: "")
    for key in keys {
      let path = SwiftName.path(of: key.key)
      if path.isEmpty {
        diagnostics.append(key.warning("this key has no characters for a Swift name"))
      } else {
        insert(key, path[...])
      }
    }
    nameKeys(in: "Texts")
  }

  private init(prefix: String) { self.prefix = prefix }

  private mutating func insert(_ key: TypedKey, _ path: ArraySlice<SwiftName>) {
    guard let name = path.first else { return }
    if path.count == 1 { return candidates.append((name, key)) }
    let index = groupIndices[name.name] ?? groups.count
    if index == groups.count {
      groupIndices[name.name] = index
      let prefix = prefix.isEmpty ? name.source : "\(prefix).\(name.source)"
      groups.append((name, KeyGroup(prefix: prefix)))
    }
    groups[index].group.insert(key, path.dropFirst())
  }

  /// A name goes to the key that is spelled exactly like it, or else to the first key.
  private mutating func nameKeys(in owner: String) {
    var taken: [String: TypedKey] = [:]
    var names: [Int: String] = [:]
    for (index, candidate) in candidates.enumerated()
    where isFree(candidate.name) && taken[candidate.name.name] == nil {
      taken[candidate.name.name] = candidate.key
      names[index] = candidate.name.name
    }
    for (index, candidate) in candidates.enumerated() where names[index] == nil {
      let isGroup = groupIndices[candidate.name.name] != nil
      let name = candidate.name.name + (isGroup ? "_" : "")
      if let other = taken[name] {
        diagnostics.append(candidate.key.unreachable(as: "\(owner).\(name)", takenBy: other))
      } else if groupIndices[name] != nil {
        diagnostics.append(candidate.key.unreachable(as: "\(owner).\(name)", takenBy: nil))
      } else {
        taken[name] = candidate.key
        names[index] = name
      }
    }
    keys = candidates.enumerated().compactMap { index, candidate in
      names[index].map { ($0, candidate.key) }
    }
    for index in groups.indices {
      groups[index].group.nameKeys(in: "\(owner).\(groups[index].name.name)")
      diagnostics += groups[index].group.diagnostics
    }
  }

  private func isFree(_ name: SwiftName) -> Bool { name.isExact && groupIndices[name.name] == nil }
}

extension TypedKey {
  fileprivate func warning(_ message: String) -> Diagnostic {
    definition.entry.diagnostic(.untypedKey, message, atKey: true)
  }

  fileprivate func unreachable(as name: String, takenBy other: TypedKey?) -> Diagnostic {
    let key = SwiftLiteral.line(key)
    let owner = other.map { "is the key \(SwiftLiteral.line($0.key))" } ?? "is a group of keys"
    return warning(
      "\(name) \(owner); for this key use \(key).localize")
  }
}

extension Diagnostic.Code {
  /// A key without a constant or function.
  static let untypedKey = Self(rawValue: "untyped-key")
}
