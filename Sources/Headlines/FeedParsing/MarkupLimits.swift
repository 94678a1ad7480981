/// What the markup of a file may have, so that reading it takes linear time and little memory.
struct MarkupLimits: Sendable {
  /// The most attributes of an element, namespace declarations included.
  var attributes = 1_000
  /// The most different namespaces.
  var namespaces = 1_000
  /// The most open elements; deeper ones are passed over, and their text stays.
  var depth = 250
  /// The longest name of an element or attribute, in bytes.
  var nameLength = 1_000
  /// The longest attribute value or text without white space, in bytes.
  var wordLength = 8 << 20

  /// A limit that a file exceeds.
  enum Excess: Sendable, Hashable, Codable {
    case attributes(limit: Int)
    case namespaces(limit: Int)
    case nameLength(limit: Int)
    case wordLength(limit: Int)
  }
}

extension MarkupLimits.Excess: CustomStringConvertible {
  var description: String {
    switch self {
    case .attributes(let limit): "an element has more than \(limit) attributes"
    case .namespaces(let limit): "more than \(limit) namespaces are declared"
    case .nameLength(let limit): "a name is longer than \(limit) bytes"
    case .wordLength(let limit): "a word is longer than \(limit >> 20) MB"
    }
  }
}
