/// The namespaces that are declared at a place of a file.
struct ElementNamespaces {
  /// The addresses of each prefix, the innermost last.
  private var addresses: [String: [String]] = [:]
  private var known: Set<String> = []
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  mutating func declare(_ address: String, prefix: String) throws(FeedError.Reason) {
    known.insert(address)
    guard known.count <= limit else { throw .excessive(.namespaces(limit: limit)) }
    addresses[prefix, default: []].append(address)
  }

  mutating func forget(_ prefixes: [String]) {
    for prefix in prefixes { addresses[prefix]?.removeLast() }
  }

  func element(_ name: String) -> FeedElement {
    let (prefix, local) = Self.parts(of: name)
    return FeedElement(
      name: local, uri: addresses[prefix]?.last, qualifiedName: prefix.isEmpty ? local : name)
  }

  /// The attributes, also by their names without a prefix if that is one of RSS or Atom.
  func namingCoreAttributes(_ attributes: [String: String]) -> [String: String] {
    var named = attributes
    for (name, value) in attributes where name.utf8.contains(UInt8(ascii: ":")) {
      let (prefix, local) = Self.parts(of: name)
      if !prefix.isEmpty, named[local] == nil, element(name).namespace == .core {
        named[local] = value
      }
    }
    return named
  }

  /// A name with an empty part has no prefix.
  private static func parts(of name: String) -> (prefix: String, local: String) {
    guard let colon = name.firstIndex(of: ":"), colon > name.startIndex,
      name.index(after: colon) < name.endIndex
    else { return ("", name) }
    return (String(name[..<colon]), String(name[name.index(after: colon)...]))
  }
}
