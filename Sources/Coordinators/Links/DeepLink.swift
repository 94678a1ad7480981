/// A place in a program, as a URL: `orders/7/items?sort=price&tag=red&tag=new#notes`.
///
/// The path leads from the ``AppCoordinator`` down; each coordinator on it states what its parts mean (``Routing``).
/// All texts are decoded: in `a%2Fb` there is one segment, `a/b`.
public struct DeepLink: Hashable, Sendable {
  /// A name and a value in the query of a link; names may be repeated.
  public struct QueryItem: Hashable, Sendable {
    /// The name, before the `=`.
    public var name: String
    /// The value, after the `=`; empty if there is none.
    public var value: String

    /// Creates an item.
    public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// The scheme of a whole URL, such as `https`; it does not matter where the link leads.
  public internal(set) var scheme: String?
  /// The host of a URL with the scheme `http` or `https`; it does not matter where the link leads.
  ///
  /// In a URL with another scheme, as in `shop://orders/7`, the host is the first segment.
  public internal(set) var host: String?
  /// How many segments of ``Window/location`` are left out before the segments are added: 0 in `./items`, 1 in `../8`;
  /// `nil` in a link from the root coordinator on.
  public internal(set) var levelsUp: Int?
  /// The segments of the path, outermost first.
  public var segments: [String]
  /// The items of the query, in order.
  public var query: [QueryItem]
  /// What follows `#`.
  public var fragment: String?

  /// Creates a link from the root coordinator on; without segments it leads to the root coordinator.
  public init(_ segments: [String], query: [QueryItem] = [], fragment: String? = nil) {
    (self.segments, self.query, self.fragment) = (segments, query, fragment)
  }

  /// Creates a link relative to ``Window/location``, of which the last `levels` segments are left out.
  public init(
    up levels: Int, _ segments: [String], query: [QueryItem] = [], fragment: String? = nil
  ) {
    self.init(segments, query: query, fragment: fragment)
    levelsUp = max(0, levels)
  }

  /// This link seen from another one: a relative link continues there, and every other link stays as it is.
  ///
  /// A relative link with no more than a query or a fragment keeps the path, and with no more than a fragment the query.
  public func resolved(against base: DeepLink) -> DeepLink {
    guard let levelsUp else { return self }
    var link = self
    link.levelsUp = base.levelsUp
    link.segments = base.segments.dropLast(levelsUp) + segments
    if levelsUp == 0, segments.isEmpty, query.isEmpty, fragment != nil { link.query = base.query }
    return link
  }
}

extension DeepLink: CustomStringConvertible {
  /// Parses a link, with or without a scheme; one slash at each end of the path is optional.
  ///
  /// `./` and `../`, and a link that begins with `?` or `#`, are relative to ``Window/location``. A `%` that no two
  /// hexadecimal digits follow stands for itself.
  public init(_ text: String) {
    self.init([])
    var rest = text.unicodeScalars[...]
    fragment = rest.cut(at: "#").map { $0.percentDecoded }
    let query = rest.cut(at: "?")
    self.query = query?.split(separator: "&").map { QueryItem($0) } ?? []
    if let start = rest.schemeEnd {
      let scheme = String(rest[..<start])
      self.scheme = scheme
      rest = rest[start...].dropFirst(3)
      if Self.schemesWithHost.contains(scheme.lowercased()) {
        let end = rest.firstIndex(of: "/") ?? rest.endIndex
        host = rest[..<end].percentDecoded
        rest = rest[end...]
      }
    } else if rest.isEmpty, query != nil || fragment != nil {
      levelsUp = 0
    }
    var parts = rest.split(separator: "/", omittingEmptySubsequences: false)[...]
    if scheme == nil { levelsUp = Self.takeLevels(from: &parts) ?? levelsUp }
    if levelsUp == nil, parts.first?.isEmpty == true { parts.removeFirst() }
    if parts.last?.isEmpty == true { parts.removeLast() }
    segments = parts.map(\.percentDecoded)
  }

  /// The link as a text that is parsed as an equal link.
  public var description: String {
    var text = path
    if !query.isEmpty { text += "?" + query.map(\.text).joined(separator: "&") }
    if let fragment { text += "#" + fragment.percentEncoded(besides: "") }
    return text
  }

  private var path: String {
    var path = segments.map(\.encodedSegment).joined(separator: "/")
    if segments.last == "" { path += "/" }
    if let levelsUp {
      let start = levelsUp == 0 ? ["."] : Array(repeating: "..", count: levelsUp)
      return (start + (segments.isEmpty ? [] : [path])).joined(separator: "/")
    }
    let isEmpty = segments.isEmpty && scheme == nil && !(query.isEmpty && fragment == nil)
    if segments.first == "" || isEmpty || host != nil && !segments.isEmpty { path = "/" + path }
    return (scheme.map { $0 + "://" } ?? "") + (host?.percentEncoded(besides: "/?#") ?? "") + path
  }

  private static let schemesWithHost: Set = ["http", "https"]

  /// The number of levels that `.` and `..` at the beginning mean; `nil` if there are none.
  private static func takeLevels(from parts: inout ArraySlice<Scalars>) -> Int? {
    var levels: Int?
    while let part = parts.first.map({ String($0) }), part == "." || part == ".." {
      levels = (levels ?? 0) + (part == ".." ? 1 : 0)
      parts.removeFirst()
    }
    return levels
  }
}

/// The text of a link; characters would join a separator and a combining mark.
private typealias Scalars = Substring.UnicodeScalarView

extension DeepLink.QueryItem {
  /// Parses `name=value`, in which `+` is a space.
  fileprivate init(_ text: Substring.UnicodeScalarView) {
    var name = text
    let value = name.cut(at: "=")
    self.init(name.withSpaces.percentDecoded, value?.withSpaces.percentDecoded ?? "")
  }

  fileprivate var text: String {
    let name = name.percentEncoded(besides: "#&=+")
    if value.isEmpty, !name.isEmpty { return name }
    return name + "=" + value.percentEncoded(besides: "#&+")
  }
}

extension String {
  fileprivate var encodedSegment: String {
    // These two mean levels of a relative link.
    self == "." || self == ".." ? map { _ in "%2E" }.joined() : percentEncoded(besides: "/?#:")
  }
}

extension Substring.UnicodeScalarView {
  /// Removes everything from the first `separator` on, and returns what follows it.
  fileprivate mutating func cut(at separator: Unicode.Scalar) -> Self? {
    guard let index = firstIndex(of: separator) else { return nil }
    defer { self = self[..<index] }
    return self[self.index(after: index)...]
  }

  /// The index of `://` after a scheme.
  fileprivate var schemeEnd: Index? {
    guard let end = firstIndex(of: ":"), self[end...].starts(with: "://".unicodeScalars), let first,
      first.isASCII, first.properties.isAlphabetic,
      self[..<end].allSatisfy({
        $0.isASCII && ($0.properties.isAlphabetic || "0123456789+-.".unicodeScalars.contains($0))
      })
    else { return nil }
    return end
  }

  /// The text with spaces for `+`.
  fileprivate var withSpaces: Self {
    var text = Self()
    text.append(contentsOf: map { $0 == "+" ? " " : $0 })
    return text
  }
}
