import StringsFormats
import StringsSyntax

/// Two keys with one Swift name: which one gets it, and the warning about the other.
extension KeyGroup {
  /// A name goes to the key that is spelled exactly like it, or else to the first key.
  mutating func nameKeys(in owner: String) {
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
  func warning(_ message: String) -> Diagnostic {
    definition.entry.diagnostic(.untypedKey, message, atKey: true)
  }

  fileprivate func unreachable(as name: String, takenBy other: TypedKey?) -> Diagnostic {
    let key = SwiftLiteral.line(key)
    let owner = other.map { "is the key \(SwiftLiteral.line($0.key))" } ?? "is a group of keys"
    return warning(
      "\(name) \(owner); for this key use \(key).localize")
  }
}
