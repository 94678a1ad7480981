import StringsFormats
import StringsSyntax

/// The keys with a common prefix up to a dot, nested by what follows the dot.
struct KeyGroup {
  /// The common prefix of the keys without the last dot; empty for the outermost group.
  let prefix: String
  /// In the order of their first keys.
  var groups: [(name: SwiftName, group: KeyGroup)] = []
  var keys: [(name: String, key: TypedKey)] = []
  /// A warning for each key without a name.
  var diagnostics: [Diagnostic] = []

  /// The indices of the groups by name.
  var groupIndices: [String: Int] = [:]
  var candidates: [(name: SwiftName, key: TypedKey)] = []

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
}

extension Diagnostic.Code {
  /// A key without a constant or function.
  static let untypedKey = Self(rawValue: "untyped-key")
}
