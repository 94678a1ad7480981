/// The name of an XML element and its namespace.
struct FeedElement: Equatable {
  let namespace: Namespace
  let name: String

  /// The XML namespaces of feeds.
  enum Namespace: Equatable {
    /// RSS and Atom; they share one namespace because no name has two meanings.
    case core
    case dublinCore
    case content
    case media
    case itunes
    case rdf
    case other
  }

  /// Finds the namespace by its URI or, if it is undeclared, by its usual prefix.
  init(name: String, uri: String?, qualifiedName: String?) {
    self.name = name
    if let uri, !uri.isEmpty {
      namespace = Self.namespace(uri: uri)
    } else if let qualifiedName, let colon = qualifiedName.firstIndex(of: ":") {
      namespace = Self.namespace(prefix: qualifiedName[..<colon])
    } else {
      namespace = .core
    }
  }

  private static func namespace(uri: String) -> Namespace {
    namespaces[uri] ?? namespaces[usualForm(uri)] ?? .other
  }

  /// In their usual form.
  private static let namespaces: [String: Namespace] = [
    "http://www.w3.org/2005/atom": .core, "http://purl.org/atom/ns": .core,
    "http://purl.org/rss/1.0": .core, "http://my.netscape.com/rdf/simple/0.9": .core,
    "http://channel.netscape.com/rdf/simple/0.9": .core, "http://backend.userland.com/rss2": .core,
    "http://purl.org/dc/elements/1.1": .dublinCore, "http://purl.org/dc/terms": .dublinCore,
    "http://purl.org/dc/elements/1.0": .dublinCore,
    "http://purl.org/rss/1.0/modules/content": .content, "http://search.yahoo.com/mrss": .media,
    "http://www.itunes.com/dtds/podcast-1.0.dtd": .itunes,
    "http://www.w3.org/1999/02/22-rdf-syntax-ns": .rdf,
  ]

  /// Without what feeds get wrong: the case of letters, `https`, and what ends the address.
  private static func usualForm(_ uri: String) -> String {
    var uri = uri.lowercased()
    while let last = uri.last, "/#".contains(last) { uri.removeLast() }
    return uri.hasPrefix("https:") ? "http:" + uri.dropFirst(6) : uri
  }

  private static func namespace(prefix: Substring) -> Namespace {
    switch prefix {
    case "atom", "a10": .core
    case "dc", "dcterms": .dublinCore
    case "content": .content
    case "media": .media
    case "itunes": .itunes
    case "rdf": .rdf
    default: .other
    }
  }
}
