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
