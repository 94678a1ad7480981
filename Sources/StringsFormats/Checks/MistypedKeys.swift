/// Finds which missing key was meant by one that differs from it in a single letter, or in the order of two.
package struct MistypedKeys {
  /// The missing keys by each of their variants.
  private var meant: [String: Set<String>] = [:]

  /// A longer key is hardly typed, and has too many variants; in a shorter one, a letter is another word.
  private static let lengths = 4...64

  package init(of missing: some Sequence<String>) {
    for key in missing {
      for variant in Self.variants(of: key) { meant[variant, default: []].insert(key) }
    }
  }

  func without(_ keys: Set<String>) -> Set<String> {
    keys.filter { Self.variants(of: $0).allSatisfy { meant[$0] == nil } }
  }

  /// The only missing key that a key can stand for; nil also if there are several.
  package func key(meantBy key: String) -> String? {
    let found = Self.variants(of: key).reduce(into: Set()) { $0.formUnion(meant[$1] ?? []) }
    return found.count == 1 ? found.first : nil
  }

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
}
