/// The name of an XML element with the strings that it belongs to.
struct FeedElement: Equatable {
  let strings: ConsoleStrings
  let name: String

  /// The sets of element names that feeds are written with.
  enum ConsoleStrings: Equatable {
    /// RSS and Atom themselves; they share one set, because their names never mean two things.
    case core
    case dublinCore
    case content
    case media
    case itunes
    case rdf
    case other
  }

  /// Tells the strings by its address, or by its usual prefix when the feed forgot to declare it.
  init(name: String, uri: String?, qualifiedName: String?) {
    self.name = name
    if let uri, !uri.isEmpty {
      strings = Self.strings(uri: uri)
    } else if let qualifiedName, let colon = qualifiedName.firstIndex(of: ":") {
      strings = Self.strings(prefix: qualifiedName[..<colon])
    } else {
      strings = .core
    }
  }

  private static func strings(uri: String) -> ConsoleStrings {
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

  private static func strings(prefix: Substring) -> ConsoleStrings {
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
