/// Finds keys that differ from a missing one in a single letter, or in the order of two.
struct MistypedKeys {
  private let variants: Set<String>

  /// A longer key is hardly typed, and has too many variants; in a shorter one, a letter is another word.
  private static let lengths = 4...64

  init(of missing: Set<String>) {
    variants = missing.reduce(into: []) { $0.formUnion(Self.variants(of: $1)) }
  }

  func without(_ keys: Set<String>) -> Set<String> {
    keys.filter { variants.isDisjoint(with: Self.variants(of: $0)) }
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
