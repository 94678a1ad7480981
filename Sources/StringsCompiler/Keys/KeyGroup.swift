import LocalizableStrings
import StringsSyntax

/// Keys that begin alike, and the groups of those that go on alike.
struct KeyGroup {
  /// How the keys begin, without the last dot; empty for all of them.
  let prefix: String
  /// In the order in which they first come.
  private(set) var groups: [(name: SwiftName, group: KeyGroup)] = []
  private(set) var keys: [(name: String, key: TypedKey)] = []
  /// Keys that cannot be reached by a name.
  private(set) var diagnostics: [Diagnostic] = []

  private var places: [String: Int] = [:]
  private var candidates: [(name: SwiftName, key: TypedKey)] = []

  /// Puts keys into groups and gives each a name that no other thing in its group has.
  init(_ keys: [TypedKey]) {
    self.init(prefix: "")
    for key in keys {
      let path = SwiftName.path(of: key.key)
      if path.isEmpty {
        diagnostics.append(key.place.warning(.untypedKey, "this key gives no name to Swift"))
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
    let place = places[name.name] ?? groups.count
    if place == groups.count {
      places[name.name] = place
      let prefix = prefix.isEmpty ? name.source : "\(prefix).\(name.source)"
      groups.append((name, KeyGroup(prefix: prefix)))
    }
    groups[place].group.insert(key, path.dropFirst())
  }

  /// A key that is written just as its name comes first; of others, the earlier ones do.
  private mutating func nameKeys(in owner: String) {
    var taken: [String: TypedKey] = [:]
    var names: [Int: String] = [:]
    for (index, candidate) in candidates.enumerated()
    where isFree(candidate.name) && taken[candidate.name.name] == nil {
      taken[candidate.name.name] = candidate.key
      names[index] = candidate.name.name
    }
    for (index, candidate) in candidates.enumerated() where names[index] == nil {
      let isGroup = places[candidate.name.name] != nil
      let name = candidate.name.name + (isGroup ? "_" : "")
      if let other = taken[name] {
        diagnostics.append(candidate.key.unreachable(as: "\(owner).\(name)", takenBy: other))
      } else if places[name] != nil {
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

  private func isFree(_ name: SwiftName) -> Bool { name.isExact && places[name.name] == nil }
}

extension TypedKey {
  fileprivate func unreachable(as name: String, takenBy other: TypedKey?) -> Diagnostic {
    let key = SwiftLiteral.line(key)
    let owner = other.map { "is \(SwiftLiteral.line($0.key))" } ?? "is a group of keys"
    return place.warning(
      .untypedKey, "\(name) \(owner); this text is only found with \(key).localize")
  }
}

extension Diagnostic.Code {
  /// A key that no typed key stands for.
  static let untypedKey = Self(rawValue: "untyped-key")
}
