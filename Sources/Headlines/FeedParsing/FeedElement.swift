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
    switch uri {
    case "http://www.w3.org/2005/Atom", "http://purl.org/atom/ns#", "http://purl.org/rss/1.0/",
      "http://my.netscape.com/rdf/simple/0.9/", "http://channel.netscape.com/rdf/simple/0.9/",
      "http://backend.userland.com/rss2", "http://backend.userland.com/RSS2":
      .core
    case "http://purl.org/dc/elements/1.1/", "http://purl.org/dc/terms/",
      "http://purl.org/dc/elements/1.0/":
      .dublinCore
    case "http://purl.org/rss/1.0/modules/content/": .content
    case "http://search.yahoo.com/mrss/", "http://search.yahoo.com/mrss": .media
    case "http://www.itunes.com/dtds/podcast-1.0.dtd",
      "http://www.itunes.com/DTDs/Podcast-1.0.dtd":
      .itunes
    case "http://www.w3.org/1999/02/22-rdf-syntax-ns#": .rdf
    default: .other
    }
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
