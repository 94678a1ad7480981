/// Which missing keys were meant by keys that differ from them in a single letter, or in the order of two.
package struct MistypedKeys {
  private var meant: [String: [String]] = [:]

  /// A longer key is hardly typed, and has too many variants; in a shorter one, a letter is another word.
  private static let lengths = 4...64
  /// Of more keys that differ in one character, each has its own meaning.
  private static let maximumOfAlike = 8

  /// `known` are the keys of the source, whatever a translation has of them.
  package init(_ unknown: Set<String>, known: Set<String>) {
    // Of many keys, the variants would take much memory.
    let (fewer, more) = unknown.count <= known.count ? (unknown, known) : (known, unknown)
    var byVariant: [UInt64: [String]] = [:]
    for key in fewer {
      for variant in Set(Self.variants(of: key)) { byVariant[variant, default: []].append(key) }
    }
    guard !byVariant.isEmpty else { return }
    for key in more {
      let near = Self.variants(of: key).reduce(into: Set()) { near, variant in
        if let keys = byVariant[variant], keys.count <= Self.maximumOfAlike {
          near.formUnion(keys)
        }
      }
      for other in near where Self.differInOneSlip(key, other) {
        let (unknown, known) = unknown.contains(key) ? (key, other) : (other, key)
        meant[unknown, default: []].append(known)
      }
    }
  }

  /// Whether a key may be a misspelt one of the source.
  func contains(_ key: String) -> Bool { meant[key] != nil }

  /// The keys that a key may have been meant to be, sorted, of those that are missing; empty if it is not misspelt.
  package func keys(meantBy key: String, isMissing: (String) -> Bool) -> [String] {
    meant[key]?.filter(isMissing).sorted() ?? []
  }

  /// The hashes of the key without one of its characters each time, and as it is; not without a digit, since `item.2` is no `item.1`.
  ///
  /// A hash is a polynomial, so that all of a key are made in one pass: a project may have thousands of keys.
  private static func variants(of key: String) -> [UInt64] {
    let scalars = Array(key.lowercased().unicodeScalars)
    guard lengths.contains(scalars.count) else { return [] }
    var starts: [UInt64] = [0]
    for scalar in scalars { starts.append(starts[starts.count - 1] &* base &+ hash(scalar)) }
    let whole = starts[scalars.count]
    var variants = [whole]
    // The power of the characters behind one.
    var power: UInt64 = 1
    for index in scalars.indices.reversed() {
      if scalars[index].properties.numericType == nil {
        let rest = whole &- starts[index + 1] &* power
        variants.append(starts[index] &* power &+ rest)
      }
      power = power &* base
    }
    return variants
  }

  private static let base: UInt64 = 0x9E37_79B9_7F4A_7C15

  private static func hash(_ scalar: Unicode.Scalar) -> UInt64 {
    (UInt64(scalar.value) &+ 1) &* 0xBF58_476D_1CE4_E5B9
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
