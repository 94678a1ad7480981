/// What the markup of a file may have, so that parsing it takes linear time and little memory.
///
/// libxml2 compares each attribute with those before it, and each namespace with those in scope.
struct MarkupLimits: Sendable {
  /// The most attributes of an element, namespace declarations included.
  var attributes = 1_000
  /// The most namespace declarations of the open elements.
  var namespaces = 1_000
  /// The most open elements; libxml2 has 256.
  var depth = 250
  /// The longest name of an element or attribute, in bytes.
  var nameLength = 1_000
  /// The longest attribute value or text without white space, in bytes; libxml2 has 10 MB.
  var wordLength = 8 << 20

  /// A limit that a file exceeds.
  enum Excess: Sendable, Hashable, Codable {
    case attributes(limit: Int)
    case namespaces(limit: Int)
    case depth(limit: Int)
    case nameLength(limit: Int)
    case wordLength(limit: Int)
  }
}

extension MarkupLimits.Excess: CustomStringConvertible {
  var description: String {
    switch self {
    case .attributes(let limit): "an element has more than \(limit) attributes"
    case .namespaces(let limit): "more than \(limit) namespaces are declared"
    case .depth(let limit): "elements are nested more than \(limit) deep"
    case .nameLength(let limit): "a name is longer than \(limit) bytes"
    case .wordLength(let limit): "a word is longer than \(limit >> 20) MB"
    }
  }
}
