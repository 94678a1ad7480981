package import StringsSyntax

/// A hash (FNV-1a) that is the same in every run and on every machine, for files that are kept.
package struct StableHash {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  package init(_ value: PropertyListValue) {
    combine(value)
  }

  package mutating func combine(_ text: String) { combine(text.utf8) }

  /// The hash as sixteen hexadecimal digits.
  package var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Dictionaries are the same in any order of their keys.
  private mutating func combine(_ value: PropertyListValue) {
    switch value {
    case .string(let text): combine(text)
    case .data(let bytes):
      combine("data")
      combine(bytes)
    case .array(let elements):
      combine("array \(elements.count)")
      for element in elements { combine(element) }
    case .dictionary(let pairs):
      combine("dictionary \(pairs.count)")
      for pair in pairs.sorted(by: { $0.key < $1.key }) {
        combine(pair.key)
        combine(pair.value)
      }
    }
  }

  private mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    // A zero byte as the end, so that the parts count and not only all bytes.
    hash = hash &* 0x100_0000_01b3
  }
}
