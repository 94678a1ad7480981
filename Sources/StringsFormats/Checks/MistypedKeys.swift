/// Which missing keys were meant by keys that differ from them in a single letter, or in the order of two.
package struct MistypedKeys {
  private var meant: [String: [String]] = [:]

  /// A longer key is hardly typed, and has too many variants; in a shorter one, a letter is another word.
  private static let lengths = 4...64

  package init(_ unknown: Set<String>, missing: Set<String>) {
    // Of many keys, the variants would take much memory.
    let (fewer, more) = unknown.count <= missing.count ? (unknown, missing) : (missing, unknown)
    var byVariant: [String: [String]] = [:]
    for key in fewer {
      for variant in Self.variants(of: key) { byVariant[variant, default: []].append(key) }
    }
    guard !byVariant.isEmpty else { return }
    for key in more {
      let near = Self.variants(of: key).reduce(into: Set()) { $0.formUnion(byVariant[$1] ?? []) }
      for other in near where Self.differInOneSlip(key, other) {
        let (unknown, missing) = unknown.contains(key) ? (key, other) : (other, key)
        meant[unknown, default: []].append(missing)
      }
    }
  }

  /// The missing keys that a key may have been meant to be, sorted; empty if it is not misspelt.
  package func keys(meantBy key: String) -> [String] { meant[key]?.sorted() ?? [] }

  func without(_ keys: Set<String>) -> Set<String> { keys.filter { meant[$0] == nil } }

  /// The key without one of its characters each time, and as it is; not without a digit, since `item.2` is no `item.1`.
  private static func variants(of key: String) -> Set<String> {
    let characters = Array(key.lowercased())
    guard lengths.contains(characters.count) else { return [] }
    var variants: Set = [String(characters)]
    for index in characters.indices where !characters[index].isNumber {
      variants.insert(String(characters[..<index] + characters[(index + 1)...]))
    }
    return variants
  }

  /// Whether keys with a common variant have one letter more or less, another one, or two in the other order.
  private static func differInOneSlip(_ first: String, _ second: String) -> Bool {
    let (first, second) = (Array(first.lowercased()), Array(second.lowercased()))
    guard first.count == second.count else { return true }
    let places = first.indices.filter { first[$0] != second[$0] }
    guard let place = places.first, places.count > 1 else { return true }
    return places == [place, place + 1]
      && (first[place], first[place + 1]) == (second[place + 1], second[place])
  }
}
